/**
 * The service worker: it is registered, and a newer one takes over where no tab is at a table. A
 * deal is never interrupted: whoever is at a table holds a lock that the new version waits for.
 */
import { trusted, WORKER } from './trusted';

const AT_TABLE = 'honeymoon.at-table';
const TAKE_OVER = 'take-over';
/** Milliseconds: a tab that leaves its table gives its lock back a little later. */
const PATIENCE = 2_000;

/** What of the browser is needed, so that tests can give another. */
export interface Device {
  readonly worker: Pick<ServiceWorkerContainer, 'register' | 'addEventListener'> & { readonly controller: unknown };
  readonly locks: Pick<LockManager, 'request'>;
  /** The document as the server has it now. */
  newest(): Promise<string>;
  /** The script that this page runs. */
  readonly script: string;
  reload(): void;
}

export function device(): Device | null {
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return null;
  return {
    worker: navigator.serviceWorker,
    locks: navigator.locks,
    newest: async () => (await fetch('/', { cache: 'no-store' })).text(),
    script: new URL(import.meta.url).pathname,
    reload: () => location.reload(),
  };
}

/** Being at a table, until the answer is called. */
export function stayAtTable({ locks }: Pick<Device, 'locks'>): () => void {
  let leave = (): void => undefined;
  const stays = new Promise<void>((done) => (leave = done));
  void locks.request(AT_TABLE, { mode: 'shared' }, () => stays);
  return leave;
}

/** Done once no tab is at a table; where one stays there, it is left for another time. */
async function away({ locks }: Pick<Device, 'locks'>, work: () => void | Promise<void>): Promise<void> {
  try {
    await locks.request(AT_TABLE, { signal: AbortSignal.timeout(PATIENCE) }, async () => void (await work()));
  } catch {
    // Somebody is at a table.
  }
}

/** Where no tab is at a table, a version that waits takes over, and an old page makes room for it. */
export async function renew(on: Device, registration: Pick<ServiceWorkerRegistration, 'waiting'>): Promise<void> {
  await away(on, () => registration.waiting?.postMessage(TAKE_OVER));
}

/** Register the worker; the answer is called when nobody may be at a table any more. */
export async function install(on: Device): Promise<() => void> {
  let isControlled = on.worker.controller !== null;
  const registration = await on.worker.register(trusted.createScriptURL(WORKER));
  const look = (): void => void renew(on, registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  on.worker.addEventListener('controllerchange', () => {
    // The first worker finds the page that has just brought it.
    if (!isControlled) {
      isControlled = true;
      return;
    }
    void away(on, async () => {
      if (!(await on.newest()).includes(on.script)) on.reload();
    });
  });
  look();
  return () => {
    look();
    void registration.update().catch(() => undefined);
  };
}
