import { happens } from '@veillee/bots';
import { type Answer, at, type Form, type Rng } from '@veillee/kernel';
import type { Statement } from '../../day/claims.ts';
import type { MarkId } from '../../marks/index.ts';
import { callOf } from '../../night/calls.ts';
import type { AskedOf } from '../../night/played.ts';
import { roleOf } from '../../roles/index.ts';
import type { State } from '../../state.ts';
import {
  chanceOf,
  chosen,
  fitting,
  type Hint,
  isOffer,
  type Offered,
  offered,
  sameAnswer,
  sparing,
} from './choices.ts';
import { type Known, marksSeen, namedIn, notesOf, stepOf, type Told } from './known.ts';

/**
 * What those asked in a world may have chosen: whoever says what he did is followed by a coin, whoever lays marks or
 * tokens rather chose those before whom they lie, or who say so. All else is chance, of known density.
 */

/** How often a hint is followed that is somebody's word, and one that this chair saw itself. */
const followed = { word: 0.75, sight: 0.97 };
/** How often this chair is left out where it must have been. */
const spares = 0.97;

/** What hints make of what one question offers: how often each answer is among theirs, as several hints may. */
interface Hinted {
  readonly all: Offered;
  /** The same without this chair, where it would have noticed. */
  readonly elsewhere: Offered | null;
  readonly answers: readonly Answer[];
  readonly times: readonly number[];
  readonly followed: number;
}

/** What is thought of one question put to one seat. */
interface Guess {
  readonly hints: readonly Hint[];
  /** Those that are all of a choice, or a part of it. */
  readonly parts: readonly Hint[];
  readonly followed: number;
  readonly sparesMe: boolean;
  readonly made: Hinted[];
}

/** A mark and before whom it lay. */
interface Laid {
  readonly mark: MarkId;
  readonly seat: number;
}

export class Choices {
  readonly #known: Known;
  readonly #rng: Rng;
  /** What each seat's own words name, one hint for each of its statements and one for all of a kind. */
  readonly #words = new Map<number, Hint[]>();
  readonly #laid: { readonly said: Statement['do']; readonly hint: Hint }[] = [];
  readonly #marked: Laid[] = [];
  /** The same for those this chair saw. */
  readonly #seen: readonly Laid[];
  /** What this chair itself answered: found by trying, as its notes tell only what came of it. */
  readonly #found = new Map<string, Answer>();
  readonly #tried = new Map<string, Answer>();
  /** What this chair was shown with others: their own choices may be among it. */
  readonly #shown: Hint[] = [];
  readonly #isTapped: boolean;
  /** Whether its own card was found to have been moved by others, or not to have been. */
  readonly #mine: 'moved' | 'still' | null;
  readonly #guesses = new Map<string, Guess[]>();
  log = 0;

  constructor(known: Known, rng: Rng) {
    this.#known = known;
    this.#rng = rng;
    for (const { seat, said } of known.claims) this.#hear(seat, said);
    for (const { key, params } of notesOf(known)) this.#note(key, params);
    this.#seen = marksSeen(known);
    this.#mine = cardAfter(known);
    this.#isTapped = this.#laid.some(({ said }) => said === 'tapped-on');
  }

  #hear(seat: number, said: Statement): void {
    if (said.do === 'held-mark') this.#marked.push({ mark: said.mark[0], seat });
    const hints = this.#words.get(seat) ?? [];
    this.#words.set(seat, hints);
    const { do: _what, ...about } = said;
    const hint = namedIn(about);
    if (hint.length === 0) return;
    hints.push(hint);
    if (said.do === 'saw-centre' && hints.length > 1) hints.push([...hints.flat()]);
  }

  #note(key: string, params: Told['params']): void {
    if (key === 'day.shield') this.#laid.push({ said: 'shielded', hint: namedIn(params.seat) });
    if (key === 'day.artefacts') this.#laid.push({ said: 'laid-artefact', hint: namedIn(params.seats) });
    if (key === 'day.faceUp') this.#laid.push({ said: 'saw-card', hint: namedIn(params.seat) });
    const { me } = this.#known;
    if (me !== null && key === 'you.wereTapped') this.#laid.push({ said: 'tapped-on', hint: [me] });
    if (Array.isArray(params.seats)) this.#shown.push(namedIn(params));
  }

  /** The world that was proposed agrees with all notes: so was answered. */
  confirm(): void {
    for (const [topic, answer] of this.#tried) this.#found.set(topic, answer);
  }

  begin(): void {
    this.log = 0;
    this.#tried.clear();
  }

  readonly answer = (asked: AskedOf, step: number, state: State): Answer => {
    const { me } = this.#known;
    if (me !== null && asked.to.includes(me)) return this.#own(asked, step);
    const { all, elsewhere, answers, times, followed } = this.#hinted(asked, step, state);
    const rng = this.#rng;
    const isHinted = answers.length > 0;
    const follows = isHinted && happens(followed, rng);
    const drawn = follows ? rng.below(answers.length) : -1;
    const from = elsewhere !== null && !follows && happens(spares, rng) ? elsewhere : all;
    const answer = follows ? at(answers, drawn) : chosen(from, rng);
    if (!isHinted && elsewhere === null) return answer;
    const usual = chanceOf(all, answer);
    const loose = elsewhere === null ? usual : spares * chanceOf(elsewhere, answer) + (1 - spares) * usual;
    const place = follows ? drawn : answers.findIndex((one) => sameAnswer(one, answer));
    const same = place < 0 ? 0 : at(times, place) / answers.length;
    this.log += Math.log(usual / (isHinted ? followed * same + (1 - followed) * loose : loose));
    return answer;
  };

  /** Found once for each question and what it offers: many worlds put the same. */
  #hinted({ topic, form, to }: AskedOf, step: number, state: State): Hinted {
    const guess = this.#guessOf(topic, to[0] ?? 0, step, state);
    for (const known of guess.made) if (isOffer(known.all, form)) return known;
    const elsewhere = this.#elsewhere(guess, form);
    const hinted = [
      ...guess.hints.flatMap((hint) => fitting(form, hint)),
      ...guess.parts.flatMap((hint) => fitting(form, hint, true)),
    ];
    // Nobody's word leads to this chair where it would have noticed.
    const answers = elsewhere === null ? hinted : hinted.filter((answer) => chanceOf(elsewhere, answer) > 0);
    const times = answers.map((one) => answers.filter((other) => sameAnswer(one, other)).length);
    const made = {
      all: offered(form),
      elsewhere,
      answers,
      times,
      followed: guess.followed,
    };
    guess.made.push(made);
    return made;
  }

  #elsewhere({ sparesMe }: Guess, form: Form): Offered | null {
    const { me } = this.#known;
    if (!sparesMe || me === null) return null;
    const rest = offered(sparing(form, me));
    return rest.ways.length === 0 ? null : rest;
  }

  #guessOf(topic: string, seat: number, step: number, state: State): Guess {
    const whose = this.#guesses.get(topic) ?? [];
    this.#guesses.set(topic, whose);
    const guess = whose[seat] ?? this.#guessFor(topic, seat, step, state);
    whose[seat] = guess;
    return guess;
  }

  #guessFor(topic: string, seat: number, step: number, state: State): Guess {
    const { tells = [] } = roleOf(at(state.characters, seat));
    const shown = this.#shown.filter((hint) => hint.includes(seat));
    const hints = [...(this.#words.get(seat) ?? []), ...shown];
    for (const { said, hint } of this.#laid) if (tells.includes(said)) hints.push(hint);
    const now = stepOf(this.#known, step);
    const { lays = [], isDusk = false, aims = {} } = now.type === 'call' ? callOf(now.call) : {};
    const me = this.#known.me ?? 0;
    const seen = seatsOf(this.#seen, lays);
    const told = seatsOf(this.#marked, lays);
    const aim = aims[topic.slice(topic.indexOf('.') + 1)];
    const moves = !isDusk && (aim === 'take' || aim === 'stir');
    if (moves && this.#mine === 'moved') seen.push(me);
    const wouldSee = (isDusk && lays.length > 0) || (moves && this.#mine === 'still');
    const wouldFeel = tells.includes('tapped-on') && !this.#isTapped;
    const isKnownOfMe = seen.includes(me) || shown.some((hint) => hint.includes(me));
    return {
      hints,
      parts: seen.length > 0 ? [seen] : told.length > 0 ? [...told.map((one) => [one]), told] : [],
      followed: seen.length + shown.length > 0 ? followed.sight : followed.word,
      sparesMe: this.#known.told.size > 0 && !isKnownOfMe && (wouldSee || wouldFeel),
      made: [],
    };
  }

  /** Its own answer: what fits its notes of this step, by trying. */
  #own({ topic, form }: AskedOf, step: number): Answer {
    const key = `${step} ${topic}`;
    const found = this.#found.get(key);
    if (found !== undefined) return found;
    const notes = this.#known.told.get(step) ?? [];
    const hint = notes.flatMap(({ params }) => namedIn(params));
    // A way without fields leaves no trace by which it could be told from passing.
    const plain = Object.keys(form).filter((way) => Object.keys(form[way]?.fields ?? {}).length === 0);
    const options = [...fitting(form, hint), ...plain.map((way) => ({ do: way }))];
    const answer =
      options.length === 0 ? chosen(offered(form), this.#rng) : at(options, this.#rng.below(options.length));
    this.#tried.set(key, answer);
    return answer;
  }
}

const seatsOf = (found: readonly Laid[], lays: readonly MarkId[]): number[] =>
  found.filter(({ mark }) => lays.includes(mark)).map(({ seat }) => seat);

/** What a chair that left its own card alone found when it looked at it. */
function cardAfter(known: Known): 'moved' | 'still' | null {
  let found: 'moved' | 'still' | null = null;
  for (const { key, params } of notesOf(known)) {
    if (key === 'you.swappedCards') return null;
    if (key === 'you.sawCard' && params.place === known.me) found = params.still === true ? 'still' : 'moved';
  }
  return found;
}
