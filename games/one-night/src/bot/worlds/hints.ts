import { happens } from '@veillee/bots';
import { type Answer, at, type Form, passing, type Rng } from '@veillee/kernel';
import type { Statement } from '../../day/claims.ts';
import type { MarkId } from '../../marks/index.ts';
import { callOf } from '../../night/calls.ts';
import type { AskedOf } from '../../night/played.ts';
import { isSpot, placeOf } from '../../places.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import { faceAt, type State } from '../../state.ts';
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
const followed = { word: 0.75, own: 0.95, sight: 0.97 };
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
  /** The card it wants to have found, wherever that lies. */
  readonly wanted: RoleId | undefined;
  made: Hinted[];
  /** Whether it is learnt which of the hinted answers make true what its seat says, and which do. */
  readonly learns: boolean;
  readonly proven: Answer[];
}

/** What was answered in a world by somebody who has the card he says. */
interface Answered {
  readonly seat: number;
  readonly guess: Guess;
  readonly answer: Answer;
}

/** So many proven answers are enough. */
const mostProven = 3;

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
  /** The card each says was his. */
  readonly #said = new Map<number, RoleId>();
  /** The card each says to have copied, and who say that they did nothing. */
  readonly #became = new Map<number, RoleId>();
  readonly #idle = new Set<number>();
  readonly #answered: Answered[] = [];
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
    if (said.do === 'was') this.#said.set(seat, said.role[0]);
    if (said.do === 'became') this.#became.set(seat, said.role[0]);
    if (said.do === 'nothing') this.#idle.add(seat);
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
    this.#answered.length = 0;
  }

  /** Keeps by which answers all came true that somebody says. */
  learn(isTold: (seat: number) => boolean): void {
    for (const { seat, guess, answer } of this.#answered) {
      const { proven } = guess;
      if (proven.some((one) => sameAnswer(one, answer)) || !isTold(seat)) continue;
      proven.push(answer);
      guess.made = [];
    }
  }

  readonly answer = (asked: AskedOf, step: number, state: State): Answer => {
    const { me } = this.#known;
    if (me !== null && asked.to.includes(me)) return this.#own(asked, step);
    const guess = this.#guessOf(asked.topic, asked.to[0] ?? 0, step, state);
    const hinted = this.#hinted(guess, asked.form, state);
    const answer = this.#chosen(hinted);
    const { proven, learns } = guess;
    if (learns && proven.length < mostProven && hinted.answers.includes(answer) && !proven.includes(answer))
      this.#answered.push({ seat: asked.to[0] ?? 0, guess, answer });
    return answer;
  };

  #chosen({ all, elsewhere, answers, times, followed }: Hinted): Answer {
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
  }

  /** Found once for each question and what it offers: many worlds put the same. */
  #hinted(guess: Guess, form: Form, state: State): Hinted {
    for (const known of guess.made) if (isOffer(known.all, form)) return this.#wanting(guess, known, state);
    const all = offered(form);
    const elsewhere = this.#elsewhere(guess, form);
    const proven = guess.proven.filter((answer) => chanceOf(all, answer) > 0);
    const hinted =
      proven.length > 0
        ? proven
        : [
            ...guess.hints.flatMap((hint) => fitting(form, hint)),
            ...guess.parts.flatMap((hint) => fitting(form, hint, true)),
          ];
    // Nobody's word leads to this chair where it would have noticed.
    const answers = elsewhere === null ? hinted : hinted.filter((answer) => chanceOf(elsewhere, answer) > 0);
    const made = { all, elsewhere, ...countedAmong(answers), followed: guess.followed };
    guess.made.push(made);
    return this.#wanting(guess, made, state);
  }

  /** Who says what he became looked where that card lies. */
  #wanting({ wanted }: Guess, made: Hinted, state: State): Hinted {
    if (wanted === undefined) return made;
    const answers = made.all.ways.flatMap(({ way, fields }) =>
      fields.flatMap(([name, field]) =>
        'pick' in field && field.min === 1
          ? field.pick
              .filter((spot) => isSpot(spot) && faceAt(state, placeOf(state, spot)) === wanted)
              .map((spot): Answer => ({ do: way, [name]: [spot] }))
          : [],
      ),
    );
    return answers.length === 0 ? made : { ...made, ...countedAmong(answers) };
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
    const isAsSaid = this.#said.get(seat) === state.faces[seat];
    const nth = isAsSaid ? seat : seat + state.seats;
    const guess = whose[nth] ?? this.#guessFor(topic, seat, step, state, isAsSaid);
    whose[nth] = guess;
    return guess;
  }

  #guessFor(topic: string, seat: number, step: number, state: State, isAsSaid: boolean): Guess {
    const { tells = [], end } = roleOf(at(state.characters, seat));
    const shown = this.#shown.filter((hint) => hint.includes(seat));
    // Who has another card than he says did something else than he says.
    const words = isAsSaid || !this.#said.has(seat) ? (this.#words.get(seat) ?? []) : [];
    const hints = [...words, ...shown];
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
      followed: seen.length + shown.length > 0 ? followed.sight : isAsSaid ? followed.own : followed.word,
      sparesMe: this.#known.told.size > 0 && !isKnownOfMe && (wouldSee || wouldFeel),
      wanted: isAsSaid && end?.copies !== undefined ? this.#became.get(seat) : undefined,
      made: [],
      learns: isAsSaid && end?.copies === undefined,
      proven: isAsSaid && this.#idle.has(seat) ? [passing] : [],
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

const countedAmong = (answers: readonly Answer[]): Pick<Hinted, 'answers' | 'times'> => ({
  answers,
  times: answers.map((one) => answers.filter((other) => sameAnswer(one, other)).length),
});

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
