import { happens } from '@veillee/bots';
import { type Answer, at, type Form, type Option, type Question, type Rng } from '@veillee/kernel';
import type { Statement } from '../../day/claims.ts';
import { type MarkId, markIn } from '../../marks/index.ts';
import { callOf } from '../../night/calls.ts';
import { firstOf } from '../../night/played.ts';
import { others } from '../../places.ts';
import { roleOf } from '../../roles/index.ts';
import type { State } from '../../state.ts';
import { chosen, fitting, type Hint, logOf, sameAnswer } from './choices.ts';
import { type Known, marksSeen, namedIn, notesOf, stepOf, type Told } from './known.ts';

/**
 * What those asked in a world may have chosen: whoever says what he did is followed by a coin, whoever lays marks or
 * tokens rather chose those before whom they lie, or who say so. All else is chance, of known density.
 */

/** How often a hint is followed where there is one. */
const followed = 0.75;

/** The answers that hints make of what one question offers: how often each is among them, as several hints may. */
interface Hinted {
  readonly picks: readonly (readonly Option[])[];
  readonly answers: readonly Answer[];
  readonly times: readonly number[];
}

interface Asked {
  readonly hints: readonly Hint[];
  /** Those that are all of a choice, or a part of it. */
  readonly marked: readonly Hint[];
  readonly options: Hinted[];
}

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
  /** Whoever lays marks rather laid them elsewhere than before this chair, which knows its own. */
  readonly #spared: number | null;
  readonly #asked = new Map<string, Asked[]>();
  log = 0;

  constructor(known: Known, rng: Rng) {
    this.#known = known;
    this.#rng = rng;
    for (const { seat, said } of known.claims) this.#hear(seat, said);
    for (const { key, params } of notesOf(known)) this.#note(key, params);
    this.#marked.push(...marksSeen(known));
    this.#spared = known.told.size > 0 ? known.me : null;
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
    const { form, topic } = question;
    const found = this.#optionsOf(topic, form, typeof seat === 'number' ? seat : 0, step, state);
    const rng = this.#rng;
    if (found === undefined || found.answers.length === 0) return chosen(form, rng);
    const { answers, times } = found;
    const follows = happens(followed, rng);
    const drawn = follows ? rng.below(answers.length) : -1;
    const answer = follows ? at(answers, drawn) : chosen(form, rng);
    const place = follows ? drawn : answers.findIndex((one) => sameAnswer(one, answer));
    const same = place < 0 ? 0 : at(times, place) / answers.length;
    const own = logOf(form, answer);
    this.log += own - Math.log(followed * same + (1 - followed) * Math.exp(own));
    return answer;
  };

  /** Found once for each question and what it offers: many worlds put the same. */
  #optionsOf(topic: string, form: Form, seat: number, step: number, state: State): Hinted | undefined {
    const asked = this.#askedOf(topic, seat, step, state);
    if (asked === undefined) return undefined;
    const known = asked.options.find(({ picks }) => isOffered(form, picks));
    if (known !== undefined) return known;
    const answers = [
      ...asked.hints.flatMap((hint) => fitting(form, hint)),
      ...asked.marked.flatMap((hint) => fitting(form, hint, true)),
    ];
    const times = answers.map((one) => answers.filter((other) => sameAnswer(one, other)).length);
    const made = { picks: picksIn(form), answers, times };
    asked.options.push(made);
    return made;
  }

  #askedOf(topic: string, seat: number, step: number, state: State): Asked | undefined {
    const whose = this.#asked.get(topic) ?? [];
    this.#asked.set(topic, whose);
    const asked = whose[seat] ?? this.#hintsFor(seat, step, state);
    whose[seat] = asked;
    return asked.hints.length + asked.marked.length === 0 ? undefined : asked;
  }

  #hintsFor(seat: number, step: number, state: State): Asked {
    const character = state.characters[seat];
    if (character === undefined) return { hints: [], marked: [], options: [] };
    const { tells = [] } = roleOf(character);
    const hints = [...(this.#words.get(seat) ?? [])];
    for (const { said, hint } of this.#laid) if (tells.includes(said)) hints.push(hint);
    const now = stepOf(this.#known, step);
    const slots = now.type === 'call' ? (roleOf(callOf(now.call).owner).slots ?? []) : [];
    const laid = slots.map(markIn);
    const found = this.#marked.filter(({ mark }) => laid.includes(mark)).map((one) => one.seat);
    const marked = found.length === 0 ? [] : [...found.map((one) => [one]), found];
    if (laid.length > 0 && hints.length + marked.length === 0 && this.#spared !== null)
      hints.push(others(state.seats, this.#spared));
    return { hints, marked, options: [] };
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

const picksIn = (form: Form): readonly (readonly Option[])[] =>
  Object.values(form).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => ('pick' in field ? [field.pick] : [])),
  );

/** Whether a form offers just these. */
function isOffered(form: Form, picks: readonly (readonly Option[])[]): boolean {
  let nth = 0;
  for (const way in form) {
    const fields = form[way]?.fields;
    for (const name in fields) {
      const field = fields[name];
      if (field === undefined || !('pick' in field)) continue;
      const one = picks[nth];
      nth += 1;
      if (one === undefined || one.length !== field.pick.length) return false;
      for (let i = 0; i < one.length; i += 1) if (one[i] !== field.pick[i]) return false;
    }
  }
  return nth === picks.length;
}
