import {
  type Game,
  kernelEn,
  kernelFr,
  one,
  orPass,
  type Question,
  type Rights,
  type StepRule,
  way,
} from '../src/index.ts';

/** A game of a step or two, to show one thing at a time. */
export interface Tiny {
  options: object;
  deal: unknown;
  state: { readonly log: string[]; choices: number[]; members: number[] };
  step: { readonly type: string };
  view: { readonly log: readonly string[] };
}
export type TinyRule = StepRule<Tiny>;

export function tinyGame(
  steps: { readonly [type: string]: TinyRule },
  agenda: readonly string[],
  rights?: Rights<Tiny>,
): Game<Tiny> {
  return {
    id: 'tiny',
    rules: 1,
    text: {
      fr: { lang: 'fr', words: kernelFr, formats: {} },
      en: { lang: 'en', words: kernelEn, formats: {} },
    },
    check: (options) => ({ ok: true, value: { options: options as object } }),
    setup: (_, seats) => ({
      state: { log: [], choices: [0, 1, 2], members: Array.from({ length: seats }, (_, seat) => seat) },
      agenda: agenda.map((type) => ({ type })),
    }),
    steps,
    ...(rights === undefined ? {} : { rights }),
    scene: ({ log }) => ({ log: log.slice() }),
    verdict: ({ log }) => ({
      winners: [],
      teams: [],
      reasons: [{ stage: 'end', rule: 'T1', key: log[0] ?? 'end' }],
    }),
  };
}

/** Asks `choose` of these choices, or to pass. */
export const choice = (
  to: Question['to'],
  choices: readonly number[],
  more: Partial<Question> = {},
): Question => ({
  to,
  topic: 'choose',
  form: orPass(way('take', { player: one('seat', choices.slice()) })),
  ends: 'answered',
  otherwise: 'pass',
  ...more,
});

export const take = (seat: number) => ({ do: 'take', player: [seat] });

/** Writes down whatever is settled. */
export const noting: Pick<TinyRule, 'answered' | 'close'> = {
  answered({ state }, _, { to, answer }) {
    const what = answer === null ? 'nothing' : answer.do === 'take' ? `takes ${answer.player}` : answer.do;
    state.log.push(`${to.join('+')} ${what}`);
  },
  close({ state }, { type }) {
    state.log.push(`${type} ends`);
  },
};

/** `stop` interrupts with a step of its own; `cut` takes a choice away; `leave` takes oneself out of the joint question. */
export const rights: Rights<Tiny> = {
  offer: (_, { type }, chair) =>
    type === 'pause' || typeof chair !== 'number'
      ? []
      : ['stop', 'cut', 'leave'].map((topic) => ({ topic, form: { now: { fields: {} } } })),
  use({ state, next }, chair, topic) {
    if (topic === 'stop') next({ type: 'pause' });
    if (topic === 'cut') state.choices.pop();
    if (topic === 'leave') state.members = state.members.filter((seat) => seat !== chair);
  },
};
export const now = { do: 'now' };
export const pause = { ...noting, ask: () => [choice(2, [0, 1], { topic: 'wait' })] };
