/** The focus is never lost: what has it may vanish, and then the next sensible thing is given it. */

import { onDestroy } from 'svelte';

const KIN = ['[data-card]', '.acts .go', '.box button', '.tool', '.foot .go'];
const NEXT = [
  '.tray.on [data-card][tabindex="0"]',
  '.acts .go',
  '.foot .go',
  '.tray [data-card][tabindex="0"]',
  '.box button',
  '.tool',
];

/** Watch over the focus until the answer is called. */
export function guardFocus(): () => void {
  let last: Element | null = null;
  let kin: string | undefined;
  const focused = (event: FocusEvent): void => {
    last = event.target as Element;
    kin = KIN.find((one) => last?.matches(one));
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    // What it is given meanwhile is nobody's choice.
    const chosen = kin;
    find(chosen)?.focus({ preventScroll: true });
    kin = chosen;
  });
  document.addEventListener('focusin', focused);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', focused);
    observer.disconnect();
  };
}

/** Something of the same kind first, where it can be come to by Tab. */
function find(kin: string | undefined): HTMLElement | undefined {
  const order = kin === undefined || kin === '[data-card]' ? NEXT : [kin, ...NEXT];
  for (const one of order) {
    const found = document.querySelector<HTMLElement>(one);
    if (found) return found;
  }
  return undefined;
}

/** Called while something is opened: when it is closed, the focus goes back to where it was. */
export function giveBack(): void {
  const before = document.activeElement as HTMLElement | null;
  onDestroy(() => {
    queueMicrotask(() => {
      const isFree = document.activeElement === document.body || !document.activeElement?.isConnected;
      if (isFree && before?.isConnected) before.focus({ preventScroll: true });
    });
  });
}
