import type { Seat } from '@veillee/kernel';
import { pay } from '../money.ts';
import { count } from '../record.ts';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';
import { hasDeputy } from './holding.ts';
import type { OfficeId } from './index.ts';
import { abolish } from './vacate.ts';

type WithoutTable<P> = P extends [Play, ...infer Rest] ? Rest : never;

/** One player in one office. */
export class OfficeScene {
  readonly state: State;
  readonly me: Seat;
  readonly office: OfficeId;
  readonly #table: Play | null;

  constructor(state: State, me: Seat, office: OfficeId, table: Play | null = null) {
    this.state = state;
    this.me = me;
    this.office = office;
    this.#table = table;
  }

  get table(): Play {
    if (this.#table === null) throw new Error('nothing can be done while asking');
    return this.#table;
  }
  /** A deputy serves, whatever the day (Q73). */
  get hasDeputy(): boolean {
    return hasDeputy(this.state);
  }
  /** Counts a use of the office. */
  used(use: string): void {
    count(this.state, `${this.office}.${use}`);
  }
  /** Coins change hands, and the conditions are tested. */
  pay(...payment: WithoutTable<Parameters<typeof pay>>): number {
    return pay(this.table, ...payment);
  }
  /** The office leaves the game. */
  abolish(): void {
    abolish(this.table, this.office);
  }
}
