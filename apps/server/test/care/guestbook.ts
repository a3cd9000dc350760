import { type Game, ok, say, way } from '@veillee/kernel';

interface Guestbook {
  options: object;
  deal: never;
  state: { readonly book: string[] };
  step: { readonly type: 'forever' };
  view: { readonly book: readonly string[] };
}

const text = { lang: 'fr', words: {}, formats: {} } as const;

/** A game in which everybody writes what they like. */
export const guestbook: Game<Guestbook> = {
  id: 'guestbook',
  rules: 1,
  text: { fr: text, en: { ...text, lang: 'en' } },
  check: () => ok({ options: {} }),
  setup: () => ({ state: { book: [] }, agenda: [{ type: 'forever' }] }),
  steps: {
    forever: {
      pace: () => ({ within: 1e9 }),
      ask: () => [{ to: 0, topic: 'stop', form: way('stop'), ends: 'answered', otherwise: 'pass' }],
    },
  },
  rights: {
    offer: (_state, _step, chair) =>
      typeof chair === 'number' ? [{ topic: 'write', form: way('down', { text: say(100, 1) }) }] : [],
    use({ state }, _chair, _topic, answer) {
      state.book.push(answer.text as string);
    },
  },
  scene: ({ book }) => ({ book: book.slice() }),
  verdict: () => undefined,
};
