/** Where things that are looked at for a moment appear: under the sentence, over the table. */
export const PLACE = 'over-table';

export function overTable(node: HTMLElement): void {
  document.getElementById(PLACE)?.append(node);
}
