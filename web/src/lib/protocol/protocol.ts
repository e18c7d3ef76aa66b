// Written by `make schema` from src/honeymoon/protocol. Do not edit.

export const PROTOCOL = 1;

/** Take a person's seat under a name. */
export interface Sit {
  readonly command: "sit";
  readonly seat: number;
  readonly name?: string;
}

/** Give the seat up. */
export interface Leave {
  readonly command: "leave";
  readonly seat: number;
}

/** Take an action, by its token; `seen` is the number of the view that it answers. */
export interface Act {
  readonly command: "act";
  readonly seat: number;
  readonly action: string;
  readonly seen: number;
}

/** Ask to take back one's last action. */
export interface AskBack {
  readonly command: "ask-back";
  readonly seat: number;
}

/** Allow or refuse what another asked to take back. */
export interface AnswerBack {
  readonly command: "answer-back";
  readonly seat: number;
  readonly allow: boolean;
}

/** Say whose the remaining tricks are. */
export interface Claim {
  readonly command: "claim";
  readonly seat: number;
  readonly rest: "mine" | "yours";
}

/** Accept a claim, or play on. */
export interface AnswerClaim {
  readonly command: "answer-claim";
  readonly seat: number;
  readonly accept: boolean;
}

/** Pause the play, or resume it. */
export interface Pause {
  readonly command: "pause";
  readonly seat: number;
  readonly pause: boolean;
}

/**
 * Let the agreed stand-in play for a seat, or play it oneself again.
 *
 * `for_seat` is another person's seat, whose holder has been away for long; null is one's own.
 */
export interface HandOver {
  readonly command: "hand-over";
  readonly seat: number;
  readonly to_stand_in: boolean;
  readonly for_seat?: number | null;
}

/** Go on to the next deal, or after the match to another one. */
export interface Next {
  readonly command: "next";
  readonly seat: number;
}

/** The first frame of a client: the version that it speaks. */
export interface Hello {
  readonly t: "hello";
  readonly v: number;
}

/** A command under a key of the client's making: sent again, it is answered as before. */
export interface Do {
  readonly t: "do";
  readonly key: string;
  readonly command: AnyCommand;
}

/** Ask for the view again. */
export interface Sync {
  readonly t: "sync";
  readonly seat?: number | null;
}

/** Ask what to do; `seen` is the number of the view that the answer is to be about. */
export interface Hint {
  readonly t: "hint";
  readonly key: string;
  readonly seat: number;
  readonly seen: number;
}

/** Ask why a computer player did what it did: its last action of the deal, or `back` ago. */
export interface Why {
  readonly t: "why";
  readonly key: string;
  readonly seat: number;
  readonly back?: number;
}

/** Say one of the ready phrases to everybody who is connected to the table now. */
export interface Say {
  readonly t: "say";
  readonly key: string;
  readonly seat: number;
  readonly phrase: "good-luck" | "one-moment" | "stop-after" | "thanks" | "well-played";
}

/** The answer to Hello: the version, and the seats that this connection holds. */
export interface Welcome {
  readonly t: "welcome";
  readonly v: number;
  readonly seats: ReadonlyArray<number>;
}

/** The seats that somebody is connected for now; no view, and stored nowhere. */
export interface Here {
  readonly t: "here";
  readonly seats: ReadonlyArray<number>;
}

/** The command of this key is done and stored; `n` is the number of the view after it. */
export interface Ack {
  readonly t: "ack";
  readonly key: string;
  readonly n: number;
}

/**
 * Nothing was done. `code` is of a closed list; `rule` is the rule that forbids it.
 *
 * `retry`: the same command may be accepted later.
 */
export interface Err {
  readonly t: "err";
  readonly code: string;
  readonly key: string | null;
  readonly reason: string | null;
  readonly rule: string | null;
  readonly retry: boolean;
}

/**
 * All that a seat may know, or who watches (`seat` is null), in one piece.
 *
 * `deal` is the view of docs/view.md of the running deal, or of the one just finished.
 * `pass_ends`: a pass of this seat would end the auction now.
 * `asked_back` is who asks to take back which action of the deal; each of the other persons
 * has to allow it, and `allowed_back` have done so. `scored` are the finished deals of the
 * match with every amount and what explains it, each with the `score` after it.
 */
export interface TableView {
  readonly t: "view";
  readonly n: number;
  readonly seat: number | null;
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly places: ReadonlyArray<PlaceView>;
  readonly take_back: boolean;
  readonly hints: boolean;
  readonly stand_in: string;
  readonly paused: boolean;
  readonly practice: boolean;
  readonly match: number;
  readonly winners: ReadonlyArray<number> | null;
  readonly dealer: number;
  readonly to_act: number | null;
  readonly pass_ends: boolean;
  readonly asked_back: readonly [number, number] | null;
  readonly allowed_back: ReadonlyArray<number>;
  readonly claim: ClaimView | null;
  readonly deal: Readonly<Record<string, unknown>> | null;
  readonly ahead: AheadView | null;
  readonly scored: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

/** Who has a seat. */
export interface PlaceView {
  readonly player: string;
  readonly name: string;
  readonly taken: boolean;
  readonly stand_in: string;
  readonly ready: boolean;
}

/** A claim, and the cards that the claimer has shown. */
export interface ClaimView {
  readonly seat: number;
  readonly rest: "mine" | "yours";
  readonly cards: ReadonlyArray<string>;
}

/**
 * The seat's own turns of the draw that wait for their place in the order.
 *
 * `choices` are those that it has made, `card` the first card of its next turn (null once
 * it has made all), `hand` and `rejects` what it then has and has laid aside.
 */
export interface AheadView {
  readonly choices: ReadonlyArray<string>;
  readonly card: string | null;
  readonly hand: ReadonlyArray<string>;
  readonly rejects: ReadonlyArray<string>;
  readonly legal: ReadonlyArray<string>;
}

/** What `player` would do, shown the view of number `n` and nothing else. */
export interface Advice {
  readonly t: "advice";
  readonly key: string;
  readonly n: number;
  readonly player: string;
  readonly decision: DecisionView;
}

/** An action with its reasons: the candidates, best first, and a code with what it rests on. */
export interface DecisionView {
  readonly action: string;
  readonly candidates: ReadonlyArray<CandidateView>;
  readonly code: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** An action that was weighed: expected points, and expected tricks of the whole deal. */
export interface CandidateView {
  readonly action: string;
  readonly points: number | null;
  readonly tricks: number | null;
}

/**
 * The action of that number in the deal, which the computer player in `seat` took.
 *
 * `open`: the asker knows every card that the player knew, and `knew` is the player's view
 * before the action. Otherwise it is the asker's own view of that moment, and `decision` says
 * no more than whether it was made for the player; null where it is not known any more.
 */
export interface Reason {
  readonly t: "reason";
  readonly key: string;
  readonly seat: number;
  readonly player: string;
  readonly number: number;
  readonly open: boolean;
  readonly knew: Readonly<Record<string, unknown>>;
  readonly decision: DecisionView | null;
}

/** A person in that seat says this; nobody keeps it. */
export interface Said {
  readonly t: "said";
  readonly seat: number;
  readonly phrase: "good-luck" | "one-moment" | "stop-after" | "thanks" | "well-played";
}

export type AnyCommand =
  | Sit
  | Leave
  | Act
  | AskBack
  | AnswerBack
  | Claim
  | AnswerClaim
  | Pause
  | HandOver
  | Next;

export type FromClient =
  | Hello
  | Do
  | Sync
  | Hint
  | Why
  | Say;

export type FromServer =
  | Welcome
  | Here
  | Ack
  | Err
  | TableView
  | Advice
  | Reason
  | Said;
