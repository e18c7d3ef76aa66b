/** A device that several persons pass on: whose cards are in sight, and who had it before. */
import { WATCHING, type State } from '../client/fold';
import { wanted } from './handover';

export class Passing {
  /** Whose cards are in sight, if anybody's. */
  front = $state<number | null>(null);
  /** Whoever has passed it on, until the next one has it. */
  before = $state<number | null>(null);
  /** Whether that one wants it back, to do something else. */
  isReturning = $state(false);

  constructor(private readonly held: () => State) {}

  get isShared(): boolean {
    return this.held().seats.length > 1;
  }

  /** The seat that is played from this device now. */
  get seat(): number {
    return (this.isShared ? this.front : this.held().seats[0]) ?? WATCHING;
  }

  /** Who of this device has something to do. */
  get next(): number | null {
    const { views, seats } = this.held();
    return this.isShared ? wanted(views, seats, this.front) : null;
  }

  get isToPass(): boolean {
    return this.front !== null && this.next !== null && this.next !== this.front;
  }

  take(seat: number): void {
    [this.front, this.before, this.isReturning] = [seat, null, false];
  }

  putAway(by: number | null): void {
    [this.front, this.before, this.isReturning] = [null, by, false];
  }
}
