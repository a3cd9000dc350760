import {
  type Answer,
  begin,
  type Chair,
  clockOf,
  type Match,
  type Refusal,
  type Seat,
  type Sight,
  see,
  submit,
} from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import {
  type Blood,
  blood,
  type CharacterId,
  type MutationId,
  mutationOf,
  mutationsFor,
  type Options,
  type State,
  type TokenId,
  type View,
} from '../src/index.ts';

/** `h3` is Human 3, `w1` Werewolf 1. */
export const card = (short: string): CharacterId =>
  `${short[0] === 'h' ? 'human' : 'werewolf'}-${short.slice(1)}` as CharacterId;
export const cards = (short: string): CharacterId[] => short.trim().split(/\s+/).filter(Boolean).map(card);

/** One mutation a seat: those asked for, and the first others in use for the rest. */
export function hands(seats: number, wanted: { readonly [seat: Seat]: MutationId } = {}): number[] {
  const left = mutationsFor(seats);
  const take = (fits: (number: number) => boolean): number => {
    const at = left.findIndex(fits);
    if (at < 0) throw new Error('there is no such mutation left');
    return left.splice(at, 1)[0] as number;
  };
  const kept = new Map<Seat, number>();
  for (const [seat, id] of Object.entries(wanted))
    kept.set(
      Number(seat),
      take((number) => mutationOf(number) === id),
    );
  return Array.from({ length: seats }, (_, seat) => kept.get(seat) ?? take(() => true));
}

export interface Told {
  readonly hands?: { readonly [seat: Seat]: MutationId };
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

/** `story('h1 w1 h2 w2 | h3 w3')`: the characters by seat, then those under the two tokens. Seat 0 begins. */
export function story(table: string, { hands: wanted, options = {}, seed = '5' }: Told = {}): Story {
  const [seated = '', under = ''] = table.split('|');
  const characters = cards(seated);
  const deal = { characters, tokens: cards(under), mutations: hands(characters.length, wanted) };
  const started = begin(blood, {
    seats: characters.length,
    seed: seed.padStart(64, '0'),
    options: { first: { seat: 0 }, ...options },
    deal,
  });
  if (!started.ok) throw new Error(started.error.map(({ key }) => key).join(', '));
  return new Story(started.value);
}

/** A match told move by move; what is refused where it should not be throws. */
export class Story {
  readonly match: Match<Blood>;

  constructor(match: Match<Blood>) {
    this.match = match;
  }

  get state(): State {
    return stateOf(this.match);
  }
  get active(): Seat {
    return this.state.turn.player;
  }
  get alive(): Seat[] {
    return this.state.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));
  }
  get places(): unknown[] {
    return this.state.tokens.map(({ at }) => at);
  }
  get winners(): readonly Seat[] {
    return see(this.match, 'table').verdict?.winners ?? [];
  }
  get reasons(): string[] {
    return (see(this.match, 'table').verdict?.reasons ?? []).map(({ key }) => key);
  }

  sees(chair: Chair): Sight<View> {
    return see(this.match, chair);
  }
  /** The keys of the facts a chair was told, the params of one kind of them. */
  heard(chair: Chair): string[] {
    return this.sees(chair).facts.map(({ key }) => key);
  }
  facts(chair: Chair, key: string): unknown[] {
    return this.sees(chair).facts.flatMap((fact) => (fact.key === key ? [fact.params] : []));
  }
  asked(seat: Seat, topic: string): Sight['prompts'][number] | undefined {
    return this.sees(seat).prompts.find((prompt) => prompt.topic === topic);
  }
  /** The topics a chair may use now. */
  rights(seat: Seat): string[] {
    return this.sees(seat).rights.map(({ topic }) => topic);
  }
  may(seat: Seat, topic: string): boolean {
    return this.rights(seat).includes(topic);
  }
  /** The seats before which a token may be put, by the accusation asked for. */
  targets(token: TokenId): readonly unknown[] {
    const field = this.asked(this.active, 'turn.accuse')?.form[token]?.fields.player;
    return field !== undefined && 'pick' in field ? field.pick : [];
  }

  /** Lets the time of the present step run out. */
  elapse(): this {
    return this.#sound(submit(this.match, { elapsed: clockOf(this.match)?.step ?? -1 }));
  }
  /** The opening pause runs out, if it is on. */
  open(): this {
    return this.state.turn.stage === 'opening' ? this.elapse() : this;
  }
  answer(seat: Seat, topic: string, answer: Answer): this {
    return this.#sound(this.tries(seat, topic, answer));
  }
  /** A breath that is held before a fate is asked for is over. */
  breathes(): this {
    const { clock, view } = this.sees('table');
    return view.pending !== null && clock !== null && 'lasts' in clock.pace ? this.elapse() : this;
  }
  use(seat: Seat, topic: string, answer: Answer): this {
    return this.#sound(submit(this.match, { by: seat, prompt: topic, answer }));
  }
  /** The refusal of an answer or of the use of a right, if it is refused. */
  tries(seat: Seat, topic: string, answer: Answer): Refusal | undefined {
    const prompt = this.asked(seat, topic)?.number ?? topic;
    return submit(this.match, { by: seat, prompt, answer });
  }

  accuse(token: TokenId, target: Seat): this {
    this.open();
    return this.answer(this.active, 'turn.accuse', { do: token, player: [target] }).breathes();
  }
  /** An accusation, and the end of the turn where it is asked for. */
  turn(token: TokenId, target: Seat): this {
    return this.accuse(token, target).end();
  }
  end(): this {
    const { active } = this;
    return this.asked(active, 'turn.end') ? this.answer(active, 'turn.end', { do: 'end' }) : this;
  }
  dies(seat: Seat): this {
    const topic = this.asked(seat, 'trial.face') ? 'trial.face' : 'twin.face';
    return this.answer(seat, topic, { do: 'die' }).breathes();
  }
  fullMoon(seat: Seat): this {
    const topic = this.asked(seat, 'trial.face') ? 'trial.face' : 'twin.face';
    return this.answer(seat, topic, { do: 'full-moon' });
  }
  hands(seat: Seat, first: Seat, second: Seat): this {
    return this.answer(seat, 'trial.hand', { do: 'both', 'token-1': [first], 'token-2': [second] });
  }
  look(seat: Seat, token: TokenId): this {
    return this.use(seat, 'revelation.look', { do: 'look', token: [token] });
  }
  clue(seat: Seat, token: TokenId): this {
    return this.use(seat, 'clue-to-revenge.play', { do: 'look', token: [token] });
  }
  plays(seat: Seat, mutation: 'supper' | 'betray' | 'attention'): this {
    return this.use(seat, `${mutation}.play`, { do: 'play' }).breathes();
  }
  claims(seat: Seat): this {
    return this.use(seat, 'claim.declare', { do: 'declare' }).breathes();
  }

  #sound(refused: Refusal | undefined): this {
    if (refused !== undefined) throw new Error(`refused: ${refused.key} ${JSON.stringify(refused.params)}`);
    return this;
  }
}
