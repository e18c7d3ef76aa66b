/** Which rule of the law a phase, an amount or a refusal is about. */
import type { Entry, Phase } from '../protocol/deal';

/** The parts of the law that hold for a game; the decisions, B, hold for all. */
const PARTS: Readonly<Record<string, string>> = {
  'draw-and-discard': 'DD',
  'three-handed': '3H HM',
  bismarck: 'BI',
};
const USUAL = 'PU PL SE ED HM';

const PHASES: Readonly<Record<Phase, string>> = {
  draw: 'DD-09',
  'pick-up': 'PU-03',
  'pick-up-discard': 'PU-05',
  auction: 'DD-22 HM-10',
  'choose-contract': 'BI-06',
  exchange: 'BI-09 3H-03',
  play: 'DD-30 BI-11 HM-17',
};
const AMOUNTS: Readonly<Record<string, string>> = {
  contract: 'DD-36 HM-22',
  overtricks: 'DD-38 HM-25',
  insult: 'DD-39 B-11',
  'slam.small': 'DD-40 HM-26',
  'slam.grand': 'DD-40 HM-26',
  'honours.four': 'HM-28',
  'honours.five': 'HM-28',
  'honours.aces': 'HM-28',
  'rubber.two-nil': 'DD-49 HM-24',
  'rubber.two-one': 'DD-49 HM-24',
  'quota.win': 'BI-14',
  'quota.avoid': 'BI-15',
};
const UNDERTRICKS = { undoubled: 'DD-43 HM-27', doubled: 'DD-44 HM-27', redoubled: 'DD-45 HM-27' } as const;
const MOMENTS = { game: 'DD-48 HM-23', failed: 'DD-42 HM-27', 'passed-out': 'DD-25 HM-12', end: 'DD-50 BI-20 HM-30' } as const;

function holding(game: string, choices: string): string {
  const parts = `${PARTS[game] ?? USUAL} B`.split(' ');
  return choices.split(' ').find((id) => parts.includes(id.split('-')[0] ?? '')) ?? '';
}

export const phaseRule = (game: string, phase: Phase): string => holding(game, PHASES[phase]);
export const momentRule = (game: string, moment: keyof typeof MOMENTS): string => holding(game, MOMENTS[moment]);
export const amountRule = (game: string, { reason, doubling }: Entry): string =>
  holding(game, reason === 'undertricks' ? UNDERTRICKS[doubling] : (AMOUNTS[reason] ?? ''));
