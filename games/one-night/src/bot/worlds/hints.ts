import { happens } from '@veillee/bots';
import { type Answer, at, type Question, type Rng } from '@veillee/kernel';
import type { Statement } from '../../day/claims.ts';
import { firstMark, isMark, type MarkId, markIn } from '../../marks/index.ts';
import { callOf } from '../../night/calls.ts';
import { roleOf } from '../../roles/index.ts';
import type { State } from '../../state.ts';
import { chosen, fitting, type Hint, logOf, sameAnswer } from './choices.ts';
import { type Known, namedIn, notesOf, stepOf, type Told } from './known.ts';
import { firstOf } from './replay.ts';

/**
 * What those asked in a world may have chosen: whoever says what he did is followed by a coin, whoever lays marks or
 * tokens rather chose those before whom they lie, or who say so. All else is chance, of known density.
 */

/** How often a hint is followed where there is one. */
const followed = 0.75;

const nothing: readonly Answer[] = [];

export class Choices {
  readonly #known: Known;
  readonly #rng: Rng;
  /** What each seat's own words name, one hint for each of its statements and one for all of a kind. */
  readonly #words = new Map<number, Hint[]>();
  readonly #laid: { readonly said: Statement['do']; readonly hint: Hint }[] = [];
  readonly #marked: { readonly mark: MarkId; readonly seat: number }[] = [];
  /** What this chair itself answered: found by trying, as its notes tell only what came of it. */
  readonly #found = new Map<string, Answer>();
  readonly #tried = new Map<string, Answer>();
  readonly #options = new Map<string, readonly Answer[]>();
  readonly #hinted = new Map<string, readonly Hint[]>();
  log = 0;

  constructor(known: Known, rng: Rng) {
    this.#known = known;
    this.#rng = rng;
    for (const { seat, said } of known.claims) this.#hear(seat, said);
    for (const { key, params } of notesOf(known)) this.#note(key, params);
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
    const { me } = this.#known;
    if (key === 'day.shield') this.#laid.push({ said: 'shielded', hint: namedIn(params.seat) });
    if (key === 'day.artefacts') this.#laid.push({ said: 'laid-artefact', hint: namedIn(params.seats) });
    if (key === 'day.faceUp') this.#laid.push({ said: 'saw-card', hint: namedIn(params.seat) });
    if (me === null) return;
    if (key === 'you.checkedMark' && params.mark !== firstMark)
      this.#marked.push({ mark: markNamed(params.mark), seat: me });
    if (key === 'you.wereTapped') this.#laid.push({ said: 'tapped-on', hint: [me] });
  }

  /** The world that was proposed agrees with all notes: so was answered. */
  confirm(): void {
    for (const [topic, answer] of this.#tried) this.#found.set(topic, answer);
  }

  begin(): void {
    this.log = 0;
    this.#tried.clear();
  }

  readonly answer = (question: Question, step: number, state: State): Answer => {
    const to = typeof question.to === 'object' ? question.to : [question.to];
    const { me } = this.#known;
    if (me !== null && to.includes(me)) return this.#own(question, step);
    const seat = firstOf(question);
    const options = this.#optionsOf(question, typeof seat === 'number' ? seat : 0, step, state);
    const rng = this.#rng;
    const follows = options.length > 0 && happens(followed, rng);
    const answer = follows ? at(options, rng.below(options.length)) : chosen(question.form, rng);
    if (options.length > 0) {
      const same = options.filter((one) => sameAnswer(one, answer)).length / options.length;
      const own = logOf(question.form, answer);
      this.log += own - Math.log(followed * same + (1 - followed) * Math.exp(own));
    }
    return answer;
  };

  /** Found once for each question and what it offers: many worlds put the same. */
  #optionsOf({ topic, form }: Question, seat: number, step: number, state: State): readonly Answer[] {
    const whose = topic + seat;
    const hints = this.#hinted.get(whose) ?? this.#hintsFor(seat, step, state);
    this.#hinted.set(whose, hints);
    if (hints.length === 0) return nothing;
    let key = whose;
    for (const way in form) {
      const fields = form[way]?.fields;
      for (const name in fields) {
        const field = fields[name];
        if (field !== undefined && 'pick' in field) key += field.pick.join();
      }
    }
    const known = this.#options.get(key);
    if (known !== undefined) return known;
    const options = hints.flatMap((hint) => fitting(form, hint));
    this.#options.set(key, options);
    return options;
  }

  #hintsFor(seat: number, step: number, state: State): readonly Hint[] {
    const character = state.characters[seat];
    if (character === undefined) return [];
    const { tells = [] } = roleOf(character);
    const hints = [...(this.#words.get(seat) ?? [])];
    for (const { said, hint } of this.#laid) if (tells.includes(said)) hints.push(hint);
    const now = stepOf(this.#known, step);
    const slots = now.type === 'call' ? (roleOf(callOf(now.call).owner).slots ?? []) : [];
    const laid = slots.map(markIn);
    const found = this.#marked.filter(({ mark }) => laid.includes(mark)).map((one) => one.seat);
    return found.length === 0 ? hints : [...hints, ...found.map((one) => [one]), found];
  }

  /** Its own answer: what fits its notes of this step, by trying. */
  #own({ topic, form }: Question, step: number): Answer {
    const key = `${step} ${topic}`;
    const found = this.#found.get(key);
    if (found !== undefined) return found;
    const notes = this.#known.told.get(step) ?? [];
    const hint = notes.flatMap(({ params }) => namedIn(params));
    // A way without fields leaves no trace by which it could be told from passing.
    const plain = Object.keys(form).filter((way) => Object.keys(form[way]?.fields ?? {}).length === 0);
    const options = [...fitting(form, hint), ...plain.map((way) => ({ do: way }))];
    const answer =
      options.length === 0 ? chosen(form, this.#rng) : at(options, this.#rng.below(options.length));
    this.#tried.set(key, answer);
    return answer;
  }
}

const markNamed = (mark: unknown): MarkId => (isMark(mark) ? mark : firstMark);
