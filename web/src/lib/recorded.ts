/** Real messages of the server, as the unit tests use them: see tests/page/recording.py. */
import type { TableView } from './protocol/protocol';
import recorded from './recorded.json';

export type Game = keyof typeof recorded;

export const messages = (game: Game): TableView[] => recorded[game] as unknown as TableView[];

/** The moment of that phase in which seat 0 is to act, or is not. */
export function moment(game: Game, phase: string | null, isMine: boolean): TableView {
  const found = messages(game).find(
    ({ deal, to_act }) => deal?.['phase'] === phase && (to_act === 0) === isMine,
  );
  if (!found) throw new Error(`no ${phase} in ${game}`);
  return found;
}
