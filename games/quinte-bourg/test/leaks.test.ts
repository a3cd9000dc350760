import type { Fields, Form, Game, Question } from '@veillee/kernel';
import { obey } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { type Quinte, quinteBourg, type SpecialityId, type View } from '../src/index.ts';
import { scriptOf } from '../src/script/index.ts';
import { darkNight } from './dark.ts';
import { worldsOf } from './worlds.ts';

/** A village that leaks what it should not: the law of paired worlds must find it out. */
type Leaky = Partial<Game<Quinte>>;
const { circles, scene, sees, steps } = quinteBourg;
const shows = (more: (state: Quinte['state']) => object): Leaky => ({
  scene: (state) => ({ ...scene(state), ...more(state) }) as View,
  sees: (state, chair) => ({ ...sees?.(state, chair), ...more(state) }),
});

function without(form: Form, seats: readonly number[]): Form {
  const fieldsOf = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        'pick' in field
          ? { ...field, pick: field.pick.filter((option) => !seats.includes(option as number)) }
          : field,
      ]),
    );
  return Object.fromEntries(
    Object.entries(form).map(([way, { fields }]) => [way, { fields: fieldsOf(fields) }]),
  );
}

/** The lines of the night, with their questions changed. */
const asking = (
  change: (questions: readonly Question[], state: Quinte['state']) => readonly Question[],
): Leaky => ({
  steps: {
    ...steps,
    line: {
      ...steps.line,
      ask: (state, step, replies) => change(steps.line.ask?.(state, step, replies) ?? [], state),
    },
  },
});

const leaks: { readonly [what: string]: Leaky } = {
  'a counter of all deeds': shows((state) => ({ deeds: state.book.length })),
  'how many sleep': shows(({ night }) => ({ asleep: night.asleep.length })),
  'who is dead before the morning': shows(({ players }) => ({ fates: players.map(({ fate }) => fate) })),
  'everybody’s cards': shows(({ players }) => ({ roles: players.map(({ role }) => role) })),
  'a line that ends once all have answered': {
    steps: { ...steps, line: { ...steps.line, pace: ({ pace }) => ({ within: pace.line * 1000 }) } },
  },
  'option lists without those who sleep': asking((questions, { night }) =>
    questions.map((question) => ({ ...question, form: without(question.form, night.asleep) })),
  ),
};

/** What a night of killings and thefts must not show (Q32, Q49). */
const darkLeaks: { readonly [what: string]: Leaky } = {
  'a council without those killed tonight': asking((questions) =>
    questions.filter(({ feigned }) => !feigned),
  ),
  'targets without those killed tonight': asking((questions, { players }) =>
    questions.map((question) => ({
      ...question,
      form: without(
        question.form,
        players.flatMap(({ fate }, seat) => (fate === 'killed' ? [seat] : [])),
      ),
    })),
  ),
  'public purses that are true at night': shows(({ players, options }) => ({
    purses: options.privatePurses ? null : players.map(({ coins }) => coins),
  })),
  'who talks at night': {
    scene: (state) =>
      ({ ...scene(state), talkers: circles?.(state).map(({ speak }) => JSON.stringify(speak)) }) as View &
        object,
  },
};

/** Parts of what a human master alone is shown (§7, §12). */
const scriptLeaks: { readonly [part: string]: Leaky } = {
  'what he is to read': shows((state) => ({ lines: scriptOf(state).lines })),
  'the attack as it stands': shows((state) => ({ attack: scriptOf(state).attack })),
  'where everybody sleeps': shows((state) => ({ lodgings: scriptOf(state).lodgings })),
  'what answers would change': shows((state) => ({ outlooks: scriptOf(state).outlooks })),
  'how far camps have come': shows((state) => ({ goals: scriptOf(state).goals })),
};

const specialities: readonly SpecialityId[] = [
  'sandman',
  'psychopath',
  'madman',
  'laura',
  'artist',
  'eris',
  'freyja',
  'thief',
];
const setup = () => ({
  seats: specialities.length,
  options: { turning: false },
  deal: { specialities },
  master: 'app' as const,
});

describe('planted leaks are found out', () => {
  for (const [what, leaky] of Object.entries(leaks)) {
    it(what, () => {
      const game: Game<Quinte> = { ...quinteBourg, ...leaky };
      const subject = { game, setup, worlds: worldsOf(game), maxInputs: 200 };
      expect(() => obey(subject, 'worlds', { matches: 300 })).toThrow(/tell two worlds apart/);
    });
  }

  for (const [part, leaky] of Object.entries(scriptLeaks)) {
    it(`of the master’s script, shown to others: ${part}`, () => {
      const game: Game<Quinte> = { ...quinteBourg, ...leaky };
      const subject = { game, setup: darkNight, worlds: worldsOf(game), maxInputs: 100 };
      expect(() => obey(subject, 'worlds', { matches: 300 })).toThrow(/tell two worlds apart/);
    });
  }

  for (const [what, leaky] of Object.entries(darkLeaks)) {
    it(what, () => {
      const game: Game<Quinte> = { ...quinteBourg, ...leaky };
      const subject = { game, setup: darkNight, worlds: worldsOf(game), maxInputs: 100 };
      expect(() => obey(subject, 'worlds', { matches: 600 })).toThrow(/tell two worlds apart/);
    });
  }
});
