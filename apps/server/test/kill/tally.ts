import { amount, fail, type Game, ok, refusal, way } from '@veillee/kernel';

interface Tally {
  options: object;
  deal: never;
  state: { readonly counts: number[]; readonly lasts: number[] };
  step: { readonly type: 'forever' };
  view: { readonly counts: readonly number[]; readonly lasts: readonly number[] };
}

const text = { lang: 'fr', words: {}, formats: {} } as const;

/** A game for the kill test: every seat counts up, for ever; a number lost or counted twice shows. */
export const tally: Game<Tally> = {
  id: 'tally',
  rules: 1,
  text: { fr: text, en: { ...text, lang: 'en' } },
  check: (_options, seats) => (seats < 1 ? fail([refusal('seats.malformed')]) : ok({ options: {} })),
  setup: (_start, seats) => ({
    state: { counts: new Array<number>(seats).fill(0), lasts: new Array<number>(seats).fill(0) },
    agenda: [{ type: 'forever' }],
  }),
  steps: {
    forever: {
      pace: () => ({ within: 1e9 }),
      ask: () => [{ to: 0, topic: 'stop', form: way('stop'), ends: 'answered', otherwise: 'pass' }],
    },
  },
  rights: {
    offer: (_state, _step, chair) =>
      typeof chair === 'number' ? [{ topic: 'count', form: way('to', { n: amount(0, 1e9) }) }] : [],
    use({ state }, chair, _topic, answer) {
      const seat = chair as number;
      state.counts[seat] = (state.counts[seat] as number) + 1;
      state.lasts[seat] = Math.max(state.lasts[seat] as number, answer.n as number);
    },
  },
  scene: ({ counts, lasts }) => ({ counts: counts.slice(), lasts: lasts.slice() }),
  verdict: () => undefined,
};
