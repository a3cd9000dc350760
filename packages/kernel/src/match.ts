import { type Audience, type Chair, rowOf } from './chair.ts';
import { keyOf, labelCode, stream } from './chance.ts';
import type { Answer, Rng } from './form.ts';
import type { Fact, Game, Input, Master, Question, Reply, Spec, Table } from './game.ts';
import type { Params } from './text.ts';

/** A question as it was put: its number for each chair asked, and what each proposes. */
export interface Asked {
  question: Question;
  readonly to: readonly Chair[];
  numbers: number[];
  proposals: (Answer | null)[];
}

/** A step on the agenda; `open` once it has begun. Of a step interrupted by others only the last is on top. */
export interface Frame<S> {
  readonly step: S;
  open: Open | null;
}
export interface Open {
  /** Its place in the order of all steps begun: names its clock and keys its chance. */
  readonly seq: number;
  asked: Asked[];
  readonly replies: Reply[];
  /** Its time is up: whatever is still asked takes its `otherwise`. */
  expired: boolean;
}

/** Numbers shown outside grow with every undo, so that none is ever used twice. */
export interface Epoch {
  /** The length of the log when it began. */
  readonly from: number;
  readonly begun: number;
  readonly counts: readonly number[];
}

/** Where in the match an input came: the step it came in, and what it is about. */
export interface Line {
  /** The step's place in the order of all steps, counted as if nothing had been undone; 0: none. */
  readonly line: number;
  readonly step: string;
  readonly topic: string | null;
  /** Of what was asked, for its wording. */
  readonly params?: Params;
}

/** What was settled before the first input. */
export interface Start<G extends Spec> {
  readonly options: G['options'];
  readonly deal?: G['deal'];
  readonly seats: number;
  readonly seed: string;
  readonly master: Master;
}

/** The part of a match that is data: a snapshot is its JSON. */
export interface Running<G extends Spec> {
  state: G['state'];
  /** A stack: what happens next is at the end. */
  agenda: Frame<G['step']>[];
  facts: Fact[];
  /** How many of them were news; undefined: none. */
  news?: number;
  master: Master;
  /** Steps begun, and questions put to each chair, counted as if nothing had been undone. */
  begun: number;
  counts: number[];
  /** One more after each undo; the last is in force. */
  epochs: Epoch[];
}

/** What changes of a table from one input to the next. */
type Moving = 'state' | 'at' | 'master' | 'by';
/** The table as the engine lays it: rules find the present state and time there, who leads, and whose hand it was. */
type Laid<G extends Spec> = Omit<Table<G>, Moving> & { -readonly [part in Moving]: Table<G>[part] };

/** A match at work, as the engine alone knows it. Whoever plays or shows one has a `Match`. */
export class LiveMatch<G extends Spec = Spec> {
  readonly game: Game<G>;
  readonly start: Start<G>;
  readonly inputs: Input[] = [];
  /** One for each input; null where it was not noted yet. */
  readonly lines: (Line | null)[] = [];
  running: Running<G>;
  readonly table: Laid<G>;
  /** The step whose rule is at work: its chance is keyed by it. */
  seq = 0;
  readonly #key: Uint32Array;

  constructor(game: Game<G>, start: Start<G>, running?: Running<G>) {
    this.game = game;
    this.start = start;
    this.#key = keyOf(start.seed);
    this.running = running ?? this.#dealt();
    this.table = tableOf(this);
  }

  #dealt(): Running<G> {
    const { options, deal, seats, master } = this.start;
    const counts = new Array<number>(seats + 2).fill(0);
    const checked = deal === undefined ? { options } : { options, deal };
    const { state, agenda } = this.game.setup(checked, seats, (label) => this.chance(label));
    return {
      state,
      agenda: agenda.map((step) => ({ step, open: null })).reverse(),
      facts: [],
      master,
      begun: 0,
      counts,
      epochs: [{ from: 0, begun: 0, counts: counts.slice() }],
    };
  }

  /** Everything as it was dealt, before any input. */
  restart(): void {
    this.goOnFrom(this.#dealt());
  }

  goOnFrom(running: Running<G>): void {
    this.running = running;
    this.table.state = running.state;
    this.table.master = running.master;
  }

  get top(): Frame<G['step']> | undefined {
    return this.running.agenda[this.running.agenda.length - 1];
  }

  get over(): boolean {
    return this.running.agenda.length === 0;
  }

  get epoch(): Epoch {
    const { epochs } = this.running;
    const last = epochs[epochs.length - 1];
    if (last === undefined) throw new Error('a match without an epoch');
    return last;
  }

  /** What to add to the numbers of a chair's questions for those shown outside. */
  shiftOf(chair: Chair): number {
    return this.epoch.counts[rowOf(chair, this.start.seats)] ?? 0;
  }

  /** The stream keyed by where we are in the match, what for, and for whom. */
  chance(label: string, chair?: Chair, seq = 0): Rng {
    const whom = chair === undefined ? 0 : 1 + rowOf(chair, this.start.seats);
    return stream(this.#key, [seq, labelCode(label), whom]);
  }
}

/** Fields, not getters: V8 would make a hidden class of each table's getters and keep the match alive by it. */
function tableOf<G extends Spec>(match: LiveMatch<G>): Laid<G> {
  return {
    state: match.running.state,
    options: match.start.options,
    seats: match.start.seats,
    at: null,
    master: match.running.master,
    by: null,
    chance: (label, chair) => match.chance(label, chair, match.seq),
    tell(to: Audience, key: string, params?: Params) {
      match.running.facts.push(params === undefined ? { to, key } : { to, key, params });
    },
    announce(key: string, params?: Params) {
      const fact: Fact = { to: 'all', key, news: true };
      match.running.news = (match.running.news ?? 0) + 1;
      match.running.facts.push(params === undefined ? fact : { ...fact, params });
    },
    next(...steps) {
      for (let i = steps.length - 1; i >= 0; i -= 1) {
        const step = steps[i];
        if (step !== undefined) match.running.agenda.push({ step, open: null });
      }
    },
    cut() {
      match.running.agenda.pop();
    },
    finish() {
      match.running.agenda.length = 0;
    },
  };
}

/** A match as everybody else holds it: what is played and what went in. All the rest is asked of the kernel's functions. */
export class Match<G extends Spec = Spec> {
  readonly #live: LiveMatch<G>;

  static liveOf<G extends Spec>(match: Match<G>): LiveMatch<G> {
    return match.#live;
  }

  constructor(live: LiveMatch<G>) {
    this.#live = live;
  }

  get game(): Game<G> {
    return this.#live.game;
  }
  get start(): Start<G> {
    return this.#live.start;
  }
  get inputs(): readonly Input[] {
    return this.#live.inputs;
  }
  get over(): boolean {
    return this.#live.over;
  }
}

/** The engine's side of a match; not exported by the package, which exports `Match` as a type only. */
export const { liveOf } = Match;
