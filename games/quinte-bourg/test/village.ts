import {
  type Answer,
  begin,
  type Chair,
  clockOf,
  type Match,
  type Params,
  type Phrase,
  type Prompt,
  promptsOf,
  type Right,
  type Seat,
  see,
  submit,
} from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import {
  type Position,
  type PositionPlayer,
  type Quinte,
  quinteBourg,
  type RoleId,
  type SpecialityId,
  type State,
  specialityIds,
} from '../src/index.ts';

type Setting = Partial<Omit<Position, 'players'>> & {
  readonly options?: object;
  readonly master?: 'app' | 'human';
  readonly seed?: number;
};
/** `'red'`, `'villager thief'`, or more about somebody. */
export type Person = string | (Partial<PositionPlayer> & { readonly is: string });

/** A village of the given people on the eve of Monday's night, the first seat being Scrutineer unless said. */
export class Village {
  readonly match: Match<Quinte>;

  constructor(people: readonly Person[], setting: Setting = {}) {
    const { options = {}, master = 'app', seed = 1, offices = {}, ...rest } = setting;
    const players = dressed(people);
    const spare = players.findIndex(
      ({ fate = 'alive' }, seat) => fate === 'alive' && !Object.values(offices).includes(seat),
    );
    const position = { ...rest, players, offices: { scrutineer: spare, ...offices } };
    const begun = begin(quinteBourg, {
      seats: people.length,
      seed: seed.toString(16).padStart(64, '0'),
      options: { offices: [], ...options },
      deal: { position },
      master,
    });
    if (!begun.ok) throw new Error(`refused: ${JSON.stringify(begun.error)}`);
    this.match = begun.value;
  }

  get state(): State {
    return stateOf(this.match);
  }
  get step(): string {
    return stepOf(this.match)?.type ?? 'over';
  }

  /** Time runs out, again and again, until `there`; everybody takes the default. */
  #until(there: () => boolean, what: string): this {
    for (let turns = 0; turns < 2000; turns += 1) {
      if (there()) return this;
      if (this.match.over) throw new Error(`it is over before ${what}`);
      this.wait();
    }
    throw new Error(`never came to ${what}`);
  }
  /** The present step's time is up. */
  wait(): this {
    const clock = clockOf(this.match);
    if (clock === null) throw new Error(`no clock in ${this.step}`);
    const refused = submit(this.match, { elapsed: clock.step });
    if (refused !== undefined) throw new Error(refused.key);
    return this;
  }
  /** On to a line of the night. */
  to(line: string): this {
    return this.#until(() => this.state.night.line === line, line);
  }
  /** On to a step, if not there yet. */
  until(...types: string[]): this {
    return this.#until(() => types.includes(this.step), types.join(' or '));
  }
  /** On to the evening's next night or Sunday. */
  nextDay(): this {
    const { day } = this.state;
    return this.#until(() => this.state.day > day, 'the next day');
  }

  prompt(chair: Chair, topic: string): Prompt {
    const found = promptsOf(this.match, chair).find((prompt) => prompt.topic === topic);
    if (found === undefined)
      throw new Error(`${chair} is not asked ${topic}, but ${this.asked(chair).join(', ')} in ${this.step}`);
    return found;
  }
  /** What `chair` is asked now. */
  asked(chair: Chair): string[] {
    return promptsOf(this.match, chair).map(({ topic }) => topic);
  }
  /** The options of a field of a prompt or right. */
  offered(chair: Chair, topic: string, way: string, field: string): readonly unknown[] {
    const form = (
      promptsOf(this.match, chair).find((prompt) => prompt.topic === topic) ?? this.right(chair, topic)
    )?.form;
    const found = form?.[way]?.fields[field];
    return found !== undefined && 'pick' in found ? found.pick : [];
  }
  /** `chair` answers. */
  says(chair: Chair, topic: string, answer: Answer | string): this {
    const given = typeof answer === 'string' ? { do: answer } : answer;
    const refused = submit(this.match, {
      by: chair,
      prompt: this.prompt(chair, topic).number,
      answer: given,
    });
    if (refused !== undefined) throw new Error(`${topic} refused: ${refused.key}`);
    return this;
  }
  right(chair: Chair, topic: string): Right | undefined {
    return see(this.match, chair).rights.find((right) => right.topic === topic);
  }
  rights(chair: Chair): string[] {
    return see(this.match, chair).rights.map(({ topic }) => topic);
  }
  /** `seat` uses a right. */
  invokes(chair: Chair, topic: string, answer: Answer): this {
    const refused = submit(this.match, { by: chair, prompt: topic, answer });
    if (refused !== undefined) throw new Error(`${topic} refused: ${refused.key}`);
    return this;
  }
  refusal(chair: Chair, topic: string, answer: Answer): string | undefined {
    return submit(this.match, { by: chair, prompt: topic, answer })?.key;
  }

  facts(chair: Chair): readonly Phrase[] {
    return see(this.match, chair).facts;
  }
  heard(chair: Chair, key: string): boolean {
    return this.facts(chair).some((fact) => fact.key === key);
  }
  /** What `chair` was last told under this key. */
  told(chair: Chair, key: string): Params | undefined {
    return this.facts(chair).findLast((fact) => fact.key === key)?.params;
  }
  fate(seat: Seat): string {
    return this.state.players[seat]?.fate ?? '';
  }
  coins(seat: Seat): number {
    return this.state.players[seat]?.coins ?? 0;
  }
  winners(): readonly Seat[] {
    return this.state.stop?.winners ?? [];
  }
  teams(): readonly string[] {
    return this.state.stop?.teams ?? [];
  }

  /** A day's vote: everybody asked names `target`, until the sentence or its tie. */
  sentences(target: Seat): this {
    this.until('vote');
    while (this.step === 'vote') this.votes(target);
    return this;
  }
  votes(target: Seat): void {
    const step = stepOf(this.match);
    const [voter] = (step?.type === 'vote' ? step.voters : []) as [Seat];
    if (this.asked(voter).includes('vote.cast'))
      this.says(voter, 'vote.cast', { do: 'name', player: [target] });
    if (this.asked(voter).includes('president.direction'))
      this.says(voter, 'president.direction', 'clockwise');
  }
  /** The night's Reptilians all name one prey. */
  hunts(prey: Seat): this {
    this.to('reptilians');
    for (const seat of this.state.circle)
      if (this.asked(seat).includes('reptilians.prey'))
        this.says(seat, 'reptilians.prey', { do: 'player', player: [prey] });
    return this;
  }
}

const fillers: readonly SpecialityId[] = [...specialityIds].reverse();

function dressed(people: readonly Person[]): PositionPlayer[] {
  const taken = people.flatMap((person) => {
    const [, speciality] = (typeof person === 'string' ? person : person.is).split(' ');
    return speciality === undefined ? [] : [speciality];
  });
  // Cards nobody asks about in these stories: those called after dawn, and the invoked ones last.
  const order: SpecialityId[] = [
    'engineer',
    'inventor',
    'scientist',
    'scholar',
    'tinkerer',
    'technophile',
    'voyeur',
    'curious',
    'reporter',
    'journalist',
    'indiscreet',
    'ferreter',
    ...fillers,
  ];
  const spare = [...new Set(order)].filter((id) => !taken.includes(id));
  return people.map((person) => {
    const { is, ...more } = typeof person === 'string' ? { is: person } : person;
    const [role, speciality] = is.split(' ') as [RoleId, SpecialityId | undefined];
    return { role, speciality: speciality ?? (spare.shift() as SpecialityId), ...more };
  });
}

/** `seat(3)` where a form asks for one of them. */
export const on = (way: string, player: Seat): Answer => ({ do: way, player: [player] });
export const at = (way: string, house: Seat): Answer => ({ do: way, house: [house] });
