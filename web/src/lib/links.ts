/** The links that a host still has to send; for as long as this tab is open. */
import type { Link } from './client/http';

/** The address of those who watch: it needs nobody to sit down. */
export const watchAddress = (link: string): string => link.replace('/join#', '/watch#');

const key = (table: string): string => `honeymoon.links.${table}`;

export function keepLinks(table: string, links: ReadonlyArray<Link>): void {
  sessionStorage.setItem(key(table), JSON.stringify(links.map(({ seat, link }) => ({ seat, link }))));
}

export function keptLinks(table: string): Array<Pick<Link, 'seat' | 'link'>> {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as Array<Pick<Link, 'seat' | 'link'>>;
}
