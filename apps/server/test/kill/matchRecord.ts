import {
  type Chair,
  canonical,
  clockOf,
  type Json,
  type Phrase,
  replay,
  type Sight,
  see,
  type Transcript,
} from '@veillee/kernel';
import type { AnyMatch } from '@veillee/rooms';
import { games } from '../../src/games.ts';
import type { Figures } from './figures.ts';

/** What a chair was told, and since when that is known. */
interface Told {
  readonly facts: readonly Phrase[];
  readonly since: number;
  /** After how many undoings. */
  readonly undone: number;
}

/** How often an answer was given: at least as often as acknowledged, at most as often as sent. */
interface Given {
  sent: number;
  acknowledged: number;
}

const text = (value: unknown): string => JSON.stringify(value);

/** Not in the dark, where much is held back until the next beat. */
export const isPublic = ({ clock }: Sight): boolean => clock === null || !('lasts' in clock.pace);

/** One match as its people saw it, held against what they see later and against its story. */
export class MatchRecord {
  readonly #figures: Figures;
  readonly #told = new Map<Chair, Told>();
  /** By person, in their order: pictures of public moments. */
  readonly #moments = new Map<number, Sight[]>();
  readonly #answers = new Map<string, Given>();
  /** Who held the seats, after how many of them were given to others. */
  #holders: { readonly given: number; readonly list: string } | null = null;
  #wasGiven = false;

  constructor(figures: Figures) {
    this.#figures = figures;
  }

  answer(by: string): Given {
    let given = this.#answers.get(by);
    if (given === undefined) {
      given = { sent: 0, acknowledged: 0 };
      this.#answers.set(by, given);
    }
    return given;
  }

  /** What a person was shown last: it must be found again. */
  remember(person: number, sight: Sight, now: number): void {
    const { chair, facts, undone } = sight;
    const told = this.#told.get(chair);
    const isMore =
      told === undefined ||
      undone > told.undone ||
      (undone === told.undone && facts.length > told.facts.length);
    // In the dark it is known at the next beat only which of the facts were undone.
    if (isMore && (isPublic(sight) || undone === 0)) this.#told.set(chair, { facts, undone, since: now });
    if (isPublic(sight)) this.#moments.set(person, [...(this.#moments.get(person) ?? []), sight]);
  }

  /** A chair's whole picture: what it was told before must be the beginning of what it is told now. */
  *compare({ chair, facts, undone }: Sight, asked: number): Iterable<string> {
    const seen = this.#told.get(chair);
    if (seen === undefined) return;
    const isKnown = seen.since < asked;
    if (isKnown && undone < seen.undone)
      yield `chair ${chair} saw ${seen.undone} undoings, and now ${undone}`;
    if (undone !== seen.undone) return;
    // What another of the same chair was told meanwhile need not be here yet.
    const told = isKnown ? seen.facts : seen.facts.slice(0, facts.length);
    this.#figures.facts += told.length;
    const at = told.findIndex((fact, i) => text(fact) !== text(facts[i]));
    if (at >= 0) yield `chair ${chair} was told ${text(told[at])} as fact ${at}, and now ${text(facts[at])}`;
  }

  /** Who holds the seats changes only where seats were given away. */
  *compareHolders(holders: readonly number[], given: number): Iterable<string> {
    const list = text(holders);
    this.#wasGiven ||= given > 0;
    const before = this.#holders;
    if (before?.given === given && before.list !== list)
      yield `seats held by ${before.list}, and now ${list}`;
    this.#holders = { given, list };
  }

  /** The story has all that was shown and every answer, each once, in an order in which they were shown. */
  *compareStory(story: Transcript): Iterable<string> {
    yield* this.#compareAnswers(story);
    const game = games.get(story.game);
    if (game === undefined) {
      yield `a story of ${story.game}`;
      return;
    }
    const left = new Map(Array.from(this.#moments, ([person, moments]) => [person, moments.slice()]));
    const told = replay(game, story, (match) => {
      for (const moments of left.values()) while (isNow(match, moments[0])) moments.shift();
    });
    if (!told.ok) yield `a story that cannot be played again: ${text(told.error)}`;
    for (const [person, moments] of this.#moments) {
      const missing = left.get(person) ?? [];
      this.#figures.moments += moments.length - missing.length;
      if (missing.length > 0)
        yield `${person} was shown what the story does not have: ${text(missing[0]).slice(0, 2000)}`;
    }
  }

  *#compareAnswers({ inputs }: Transcript): Iterable<string> {
    const counts = new Map<string, number>();
    for (const input of inputs) {
      if (!('by' in input)) continue;
      const key = answerKey(input.by, input.for, input.prompt, input.answer);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, { sent, acknowledged }] of this.#answers) {
      const count = counts.get(key) ?? 0;
      if (count < acknowledged) yield `${key} was acknowledged ${acknowledged} times, the story has ${count}`;
      // A bot that kept the seat may have said the same.
      if (count > sent && !this.#wasGiven) yield `${key} was sent ${sent} times, the story has ${count}`;
    }
  }
}

export const answerKey = (by: unknown, seat: unknown, prompt: unknown, answer: unknown): string =>
  `${by} for ${seat ?? by}, prompt ${prompt}: ${canonical(answer as Json)}`;

/** A master is shown an empty list of seats where the match has none for it. */
const asShown = (sight: Sight): string =>
  canonical({ ...sight, seats: sight.seats ?? [] } as unknown as Json);

const isNow = (match: AnyMatch, moment: Sight | undefined): boolean =>
  moment !== undefined &&
  clockOf(match)?.step === moment.clock?.step &&
  asShown(see(match, moment.chair)) === asShown(moment);
