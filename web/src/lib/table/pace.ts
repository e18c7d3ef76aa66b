/** How long a view stays before a later one may take its place (ux.md 3.3). */
import type { Deal } from '../protocol/deal';
import type { TableView } from '../protocol/protocol';

export const TRICK_STAYS = 1_300;
export const DRAWN_STAYS = 900;
/** Input is not heard for so long after the screen has changed its phase (ux.md 3.2). */
export const SETTLES = 250;

export const dealOf = (view: TableView): Deal | null => view.deal as unknown as Deal | null;

export function stays(view: TableView): number {
  return dealOf(view)?.events.at(-1)?.kind === 'trick' ? TRICK_STAYS : 0;
}
