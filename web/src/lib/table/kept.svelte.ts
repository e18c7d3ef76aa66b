/** Small choices of the table that this device keeps: see settings.svelte.ts for the large ones. */
const KEY = 'honeymoon.table';

interface Kept {
  /** Pass without being asked again, unless somebody bids. */
  done: boolean;
  /** The games of which a deal was finished here: they need no coach any more. */
  coached: string[];
}

export const kept: Kept = $state(read());

function read(): Kept {
  const usual: Kept = { done: true, coached: [] };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { done: found.done !== false, coached: Array.isArray(found.coached) ? found.coached.map(String) : [] };
  } catch {
    return usual;
  }
}

export function keep(changed: Partial<Kept>): void {
  Object.assign(kept, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing may be stored, the choice holds until the page is closed.
  }
}

export function finished(game: string): void {
  if (!kept.coached.includes(game)) keep({ coached: [...kept.coached, game] });
}
