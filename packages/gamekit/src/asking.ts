import {
  type Answer,
  type AnswerTo,
  asFitting,
  type Chair,
  type Fields,
  type Form,
  orPass,
  type Params,
  type Passable,
  passing,
  type Question,
  type Reply,
  type Way,
} from '@veillee/kernel';

/** Ways to answer, as a role's file writes them: by name, each with its fields. */
export type Ways = { readonly [way: string]: Fields };
/** The form such ways make. */
export type FormOf<W extends Ways> = { readonly [N in keyof W & string]: Way<W[N]> };

/** What is put to one player now. */
export interface Offer<F extends Form = Form> {
  readonly form: F;
  readonly otherwise: Question['otherwise'];
  readonly params?: Params;
}

/** An answer that does something: passing does not. */
export type Deed<F extends Form> = Exclude<AnswerTo<F>, { readonly do: 'pass' }>;

/** One thing a called player is asked: when and how, and what the answer does. */
export interface Asking<S, F extends Form = Form, V extends string = string> {
  /** Its name within the call or card: 'look' of 'seer' is the topic 'seer.look'. */
  readonly verb: V;
  /** Nothing where it is not asked now. */
  offer(scene: S): Offer<F> | undefined;
  act(scene: S, answer: Deed<F>): void;
}

/** The function by which the roles of one game, whose scenes are `S`, say what they ask. */
export const askingIn =
  <S>() =>
  <const V extends string, F extends Form>(
    verb: V,
    offer: (scene: S) => Offer<F> | undefined,
    act: (scene: S, answer: Deed<F>) => void,
  ): Asking<S, F, V> => ({ verb, offer, act });

/** Does what was answered; a pass does nothing. */
export function perform<S, F extends Form>(asking: Asking<S, F>, scene: S, answer: Answer): void {
  if (answer.do !== passing.do) asking.act(scene, asFitting<F>(answer) as Deed<F>);
}

/** What `chair` answered to `topic` in this step, if anything in common was. */
export function heardIn<F extends Form>(
  replies: readonly Reply[],
  topic: string,
  chair: Chair,
): AnswerTo<F> | undefined {
  for (const reply of replies)
    if (reply.topic === topic && reply.to.includes(chair))
      return reply.answer === null ? undefined : asFitting<F>(reply.answer);
  return undefined;
}

/** A choice that may be passed, and is when no answer comes. Nothing where no way is open. */
export function may<W extends Ways>(ways: W, params?: Params): Offer<FormOf<W> & Passable> | undefined {
  const form = openWays(ways);
  return form && offered(orPass(form), 'pass', params);
}

/** A choice that must be made while there is something to choose; out of time, chance makes it. */
export function must<W extends Ways>(
  ways: W,
  otherwise: Question['otherwise'] = 'random',
  params?: Params,
): Offer<FormOf<W>> | undefined {
  const form = openWays(ways);
  return form && offered(form, otherwise, params);
}

const offered = <F extends Form>(
  form: F,
  otherwise: Question['otherwise'],
  params: Params | undefined,
): Offer<F> => (params === undefined ? { form, otherwise } : { form, otherwise, params });

/** The ways that can be gone: a pick with too few options closes its way. Undefined when none is left. */
export function openWays<W extends Ways>(ways: W): FormOf<W> | undefined {
  const form: { [way: string]: Way } = {};
  let some = false;
  for (const name in ways) {
    const fields = ways[name];
    if (fields === undefined || isClosed(fields)) continue;
    form[name] = { fields };
    some = true;
  }
  // A way left out is one that no answer can name.
  return some ? (form as FormOf<W>) : undefined;
}

function isClosed(fields: Fields): boolean {
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined && 'pick' in field && field.pick.length < field.min) return true;
  }
  return false;
}
