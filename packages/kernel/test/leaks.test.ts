import { describe, expect, it } from 'vitest';
import { type Chair, one, orPass, way } from '../src/index.ts';
import { obey } from '../src/laws/index.ts';
import { asks, type Fault, louder, shows, steps, withStep } from './faulty.ts';
import { owls } from './testGame/owls.ts';
import { livingOwls, others } from './testGame/spec.ts';
import { subjectOf } from './testGame/worlds.ts';

const leaks: readonly Fault[] = [
  {
    what: 'a counter of all hidden looks in everybody’s view',
    law: 'worlds',
    game: shows(({ notes }) => ({ looks: notes.length })),
  },
  {
    what: 'a call that ends early when nobody has to act',
    law: 'worlds',
    game: withStep({ watch: { ...steps.watch, pace: ({ seconds }) => ({ within: seconds * 1000 }) } }),
  },
  {
    what: 'an order of seats that depends on the cards',
    law: 'worlds',
    game: shows(({ cards }) => ({
      order: cards
        .map((_, seat) => seat)
        .sort((a, b) => (cards[a] as string).localeCompare(cards[b] as string)),
    })),
  },
  {
    what: 'a list of options that depends on a hidden thing',
    law: 'worlds',
    game: withStep({
      vote: {
        ...steps.vote,
        ask: asks(steps.vote, ({ to }, state) => ({
          form: orPass(
            way('name', {
              players: one(
                'seat',
                others(state, to as Chair).filter((seat) => seat !== state.guarded),
              ),
            }),
          ),
        })),
      },
    }),
  },
  {
    what: 'a right offered because of a hidden thing',
    law: 'worlds',
    game: {
      ...owls,
      rights: {
        offer: (state, step, chair) => [
          ...(owls.rights?.offer(state, step, chair) ?? []),
          ...(chair !== 'master' && state.prey === chair ? [{ topic: 'revive', form: way('hide') }] : []),
        ],
        use: () => undefined,
      },
    },
  },
  {
    what: 'a size that differs',
    law: 'worlds',
    game: shows(({ owls: all }) => ({ padding: ' '.repeat(all.length) })),
  },
  {
    what: 'a view that is the master’s own',
    law: 'worlds',
    game: { ...owls, sees: (state, chair) => owls.sees?.(state, chair === 2 ? 'master' : chair) ?? {} },
  },
  {
    what: 'a fact told to the wrong audience',
    law: 'worlds',
    game: withStep({
      watch: {
        ...steps.watch,
        answered: (table, step, reply, replies) =>
          steps.watch.answered?.(
            louder(table, (_, key, params) => table.tell('all', key, params)),
            step,
            reply,
            replies,
          ),
      },
    }),
  },
  {
    what: 'a joint question whose progress shows at night',
    law: 'worlds',
    game: withStep({ council: { ...steps.council, ask: asks(steps.council, () => ({ progress: 'all' })) } }),
  },
  {
    what: 'proposals of the silent council shown to its members',
    law: 'worlds',
    game: withStep({
      council: { ...steps.council, ask: asks(steps.council, (_, state) => ({ shows: livingOwls(state) })) },
    }),
  },
  {
    what: 'a step pushed in the dark by a hidden act',
    law: 'worlds',
    game: withStep({
      charm: {
        ...steps.charm,
        answered(table, step, reply, replies) {
          steps.charm.answered?.(table, step, reply, replies);
          table.next({ type: 'mill' });
        },
      },
    }),
  },
  {
    what: 'a hidden act that shifts a public draw',
    law: 'worlds',
    game: withStep({
      vote: {
        ...steps.vote,
        open: (table, step) =>
          steps.vote.open?.(
            {
              ...table,
              state: table.state,
              chance: (label) => table.chance(`${label} ${table.state.notes.length}`),
            },
            step,
          ),
      },
    }),
  },
  {
    what: 'a circle that everybody sees the charmed join',
    law: 'worlds',
    game: {
      ...owls,
      circles: (state) => [{ id: `owls ${state.owls.length}`, speak: state.owls, hear: 'all' }],
    },
  },
];

describe('the law of paired worlds catches', () => {
  it.each(leaks)('$what', ({ law, game }) => {
    expect(() => obey(subjectOf(game), law, { matches: 1500 })).toThrow(
      /"worlds" on seed .* can tell two worlds apart/,
    );
  });
});
