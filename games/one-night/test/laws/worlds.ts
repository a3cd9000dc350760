import {
  type Answer,
  type Chair,
  type Game,
  type Input,
  misfit,
  promptsOf,
  type Rng,
  type Seat,
  sample,
  see,
  shuffled,
} from '@veillee/kernel';
import { isSeenBy, type Played, type World } from '@veillee/kernel/laws';
import type { OneNight } from '../../src/index.ts';
import { isOpen, type Life, live } from './life.ts';

/**
 * Other worlds that the rules keep from a chair: other cards with the others and in the centre, other acts in the
 * dark, other things left undone. A world is tried out beside the model, and holds as far as the chair learns the
 * same from the same moments; where it parts it is cut.
 */

type Answering = Extract<Input, { readonly answer: Answer }>;

/** A history as the rules let one chair live it. */
interface Lived {
  readonly inputs: readonly Input[];
  readonly topics: readonly (string | undefined)[];
  /** All it learns, in order, and how much of that after so many inputs. */
  readonly lines: readonly string[];
  readonly ends: readonly number[];
  readonly cards: readonly string[];
  readonly pile: readonly string[];
  readonly kind: Kind;
}

/** What sort of chair it was. */
export type Kind = 'table' | 'feared' | 'asleep' | 'awake';

export interface Found {
  readonly world: World;
  /** It ends with something the chair did in the first world and may not do in this one, for no reason it knows. */
  readonly refused: boolean;
  readonly kind: Kind;
  /** The chair still could not tell when day broke. */
  readonly day: boolean;
  /** So many cards lie elsewhere from the start. */
  readonly dealt: number;
}

/** How far from the first world: pairs of cards exchanged, and in how many of a hundred acts something else is done. */
interface Strangeness {
  readonly pairs: number;
  readonly acts: number;
}
/** The strangest worlds are tried first: what holds there says most. */
const attempts: readonly Strangeness[] = [
  { pairs: 6, acts: 50 },
  { pairs: 4, acts: 30 },
  { pairs: 3, acts: 20 },
  { pairs: 3, acts: 5 },
  { pairs: 2, acts: 20 },
  { pairs: 2, acts: 0 },
  { pairs: 1, acts: 20 },
  { pairs: 1, acts: 5 },
  { pairs: 1, acts: 0 },
  { pairs: 1, acts: 0 },
  { pairs: 1, acts: 0 },
  { pairs: 0, acts: 25 },
  { pairs: 0, acts: 5 },
];

export function findWorld(game: Game<OneNight>, played: Played, chair: Chair, rng: Rng): Found | undefined {
  const lived = cut(livedThrough(game, played, chair), rng);
  let best: Found | undefined;
  for (const strangeness of attempts) {
    const found = retold(game, played, lived, chair, strangeness, rng);
    if (found === undefined) continue;
    if (found.refused) return found;
    if (best === undefined || found.world.until > best.world.until) best = found;
    if (best.world.until === lived.inputs.length) break;
  }
  return best;
}

/** Half the time only up to some moment: what becomes public later may not be known before. */
const cut = (lived: Lived, rng: Rng): Lived =>
  rng.below(2) === 0
    ? lived
    : { ...lived, inputs: lived.inputs.slice(0, rng.below(lived.inputs.length + 1)) };

/** All but the input that ends the match: then everything is turned up. */
function livedThrough(game: Game<OneNight>, { setup, inputs }: Played, chair: Chair): Lived {
  const life = live(game, setup, chair);
  const { faces, pile, seats } = life.match.running.state;
  const [cards, drawn] = [faces.slice(0, seats + 3), [...pile].reverse()];
  const lines = [...life.born];
  const ends = [lines.length];
  const topics: (string | undefined)[] = [];
  let awake = false;
  for (const input of inputs) {
    topics.push(life.topicOf(input));
    const { learnt } = life.take(input);
    if (life.match.over) break;
    lines.push(...learnt);
    ends.push(lines.length);
    awake ||= life.model().w.awake.includes(chair as number);
  }
  const feared = life.model().w.feared[chair as number] === true;
  const kind = chair === 'table' ? 'table' : feared ? 'feared' : awake ? 'awake' : 'asleep';
  return { inputs: inputs.slice(0, ends.length - 1), topics, lines, ends, cards, pile: drawn, kind };
}

function retold(
  game: Game<OneNight>,
  played: Played,
  lived: Lived,
  chair: Chair,
  strange: Strangeness,
  rng: Rng,
): Found | undefined {
  const deal = otherDeal(lived, chair, strange, rng);
  const dealt = deal.cards.filter((card, place) => card !== lived.cards[place]).length;
  const setup = { ...played.setup, deal };
  const telling = new Telling(live(game, setup, chair), lived, chair, strange.acts, rng);
  telling.tell();
  const { until, length, day, differs, refused } = telling.sameUntil;
  if (until < played.setup.seats || !(dealt > 0 || differs)) return undefined;
  const world = { setup, inputs: telling.inputs.slice(0, length), until };
  return { world, refused, kind: lived.kind, day, dealt };
}

function otherDeal(
  { cards, pile }: Lived,
  chair: Chair,
  { pairs }: Strangeness,
  rng: Rng,
): { cards: string[]; artefacts?: readonly string[] } {
  const dealt = [...cards];
  const places = dealt.map((_, place) => place).filter((place) => place !== chair);
  for (let i = 0; i < pairs; i += 1) {
    const a = places[rng.below(places.length)] as number;
    const b = places[rng.below(places.length)] as number;
    [dealt[a], dealt[b]] = [dealt[b] as string, dealt[a] as string];
  }
  if (pile.length === 0) return { cards: dealt };
  return { cards: dealt, artefacts: rng.below(2) === 0 ? pile : shuffled(pile, rng) };
}

interface Held {
  readonly until: number;
  readonly length: number;
  readonly day: boolean;
  readonly differs: boolean;
  readonly refused: boolean;
}

/** One history told again in another world, as long as the chair cannot tell. */
class Telling {
  readonly inputs: Input[] = [];
  sameUntil: Held = { until: 0, length: 0, day: false, differs: false, refused: false };
  readonly #there: Life;
  readonly #lived: Lived;
  readonly #chair: Chair;
  readonly #acts: number;
  readonly #rng: Rng;
  /** Lines of the first world that were heard here too. */
  #heard = 0;
  #differs = false;
  /** For each length of the log there the length here, or none where the chair knew more or less. */
  readonly #lengths: (number | undefined)[] = [];

  constructor(there: Life, lived: Lived, chair: Chair, acts: number, rng: Rng) {
    this.#there = there;
    this.#lived = lived;
    this.#chair = chair;
    this.#acts = acts;
    this.#rng = rng;
  }

  tell(): void {
    if (!this.#hears(this.#there.born)) return;
    this.#note(0);
    for (const [index, input] of this.#lived.inputs.entries()) {
      const goesOn = isSeenBy(this.#chair, input) ? this.#moment(input, index) : this.#other(input, index);
      if (!goesOn) return;
      this.#note(index + 1);
    }
  }

  /** Something the chair does, or a public moment. */
  #moment(input: Input, index: number): boolean {
    if ('elapsed' in input && !this.#lateActs()) return false;
    const moved = 'undo' in input ? this.#lengths[input.undo] : 0;
    if (moved === undefined) return false;
    this.inputs.push('undo' in input ? { ...input, undo: moved } : input);
    const { refused, learnt } = this.#there.take(this.inputs.at(-1) as Input);
    if (refused !== undefined && refused.key !== 'undo.range') {
      this.sameUntil = { ...this.sameUntil, until: index + 1, length: this.inputs.length, refused: true };
    }
    return refused === undefined && this.#hears(learnt);
  }

  /** What somebody else does: in the open just the same, in the dark by whoever is asked, and perhaps otherwise. */
  #other(input: Input, index: number): boolean {
    const topic = this.#lived.topics[index];
    if (!('answer' in input) || topic === undefined) return true;
    const who = (input.for ?? input.by) as Seat;
    const open = isOpen(topic) || this.#watches(topic);
    const seat = open ? who : this.#actor(topic, who);
    if (seat === undefined) return true;
    const offered = this.#offered(seat, topic);
    if (offered === undefined) return !open;
    const given = open ? this.#inTheOpen(input, topic, offered.form) : this.#inTheDark(input, offered.form);
    if (given === undefined) return true;
    if (misfit(offered.form, given) !== undefined) return false;
    const by = input.for === undefined ? { by: seat } : { by: input.by, for: seat };
    return this.#take({ ...input, ...by, prompt: offered.prompt, answer: given });
  }

  #inTheOpen(input: Answering, topic: string, form: Parameters<typeof sample>[0]): Answer {
    // Whom somebody points at is hidden until the end.
    return topic === 'vote.point' && this.#rng.below(3) === 0 ? this.#else(form) : input.answer;
  }

  #inTheDark(input: Answering, form: Parameters<typeof sample>[0]): Answer | undefined {
    const fits = misfit(form, input.answer) === undefined;
    if (fits && this.#rng.below(100) >= this.#acts) return input.answer;
    if (!fits || this.#rng.below(2) === 0) return this.#else(form);
    this.#differs = true;
    return undefined;
  }

  #else(form: Parameters<typeof sample>[0]): Answer {
    this.#differs = true;
    return sample(form, this.#rng);
  }

  /** Those who are asked here and were not there: some answer, the others let time pass. */
  #lateActs(): boolean {
    for (const seat of this.#others()) {
      for (const { topic } of promptsOf(this.#there.match, seat)) {
        if (isOpen(topic) || this.#watches(topic) || this.#rng.below(2) === 0) continue;
        const offered = this.#offered(seat, topic);
        if (offered === undefined) continue;
        const input = { by: seat, prompt: offered.prompt, answer: this.#else(offered.form) };
        if (!this.#take(input)) return false;
        if (this.#rng.below(2) === 0) return this.#lateActs();
      }
    }
    return true;
  }

  #others(): Seat[] {
    const { seats } = this.#there.match.start;
    return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== this.#chair);
  }

  /** Whether the chair sees what is proposed: its own joint question. */
  #watches(topic: string): boolean {
    return (
      topic === 'vampires.bite' &&
      promptsOf(this.#there.match, this.#chair).some((prompt) => prompt.topic === topic)
    );
  }

  /** Who is asked this here: the same player, or whoever has that card now. */
  #actor(topic: string, who: Seat): Seat | undefined {
    const asked = (seat: Seat): boolean =>
      promptsOf(this.#there.match, seat).some((prompt) => prompt.topic === topic);
    return asked(who) ? who : this.#others().find(asked);
  }

  #offered(seat: Seat, topic: string) {
    const prompt = promptsOf(this.#there.match, seat).find((asked) => asked.topic === topic);
    if (prompt !== undefined) return { prompt: prompt.number, form: prompt.form };
    const right = see(this.#there.match, seat).rights.find((offered) => offered.topic === topic);
    return right && { prompt: right.topic as number | string, form: right.form };
  }

  #take(input: Input): boolean {
    this.inputs.push(input);
    const { refused, learnt } = this.#there.take(input);
    if (refused !== undefined) throw new Error(`${JSON.stringify(input)} is refused: ${refused.key}`);
    return this.#hears(learnt);
  }

  #hears(learnt: readonly string[]): boolean {
    for (const line of learnt) {
      if (line !== this.#lived.lines[this.#heard]) return false;
      this.#heard += 1;
    }
    return true;
  }

  #note(until: number): void {
    const even = this.#heard === this.#lived.ends[until];
    this.#lengths[until] = even ? this.inputs.length : undefined;
    if (!even) return;
    const { at } = this.#there.model();
    const day = at === 'day' || at === 'vote';
    this.sameUntil = { until, length: this.inputs.length, day, differs: this.#differs, refused: false };
  }
}
