import { describe, expect, it } from 'vitest';
import { type Answer, amount, type Game, one, orPass, way } from '../src/index.ts';
import { obey } from '../src/laws/index.ts';
import { asks, type Fault, shows, steps, withoutPace, withStep } from './faulty.ts';
import { owls } from './testGame/owls.ts';
import { type Owls, others } from './testGame/spec.ts';
import { subjectOf } from './testGame/worlds.ts';

let drawn = 0;
const breakages: readonly Fault[] = [
  {
    what: 'a state kept outside the state',
    law: 'replays',
    game: withStep({
      vote: {
        ...steps.vote,
        open({ state, seats }) {
          drawn += 1;
          state.votes = [];
          state.first = drawn % seats;
        },
      },
    }),
  },
  {
    what: 'a view that remembers',
    law: 'replays',
    game: shows(() => {
      drawn += 1;
      return { drawn };
    }),
  },
  {
    what: 'an answer that the rules change afterwards',
    law: 'replays',
    game: withStep({
      vote: {
        ...steps.vote,
        answered(table, step, reply, replies) {
          steps.vote.answered?.(table, step, reply, replies);
          (reply.answer?.players as number[] | undefined)?.reverse();
        },
      },
    }),
  },
  {
    what: 'a view that hands out the state itself',
    law: 'stays',
    game: shows((state) => ({ itself: state })),
  },
  {
    what: 'a stamp that stays while what a seat sees of its own changes',
    law: 'stamps',
    game: { ...owls, stamp: ({ night }) => night },
  },
  {
    what: 'a map in the state',
    law: 'roundTrip',
    game: {
      ...owls,
      setup(...given) {
        const { state, agenda } = owls.setup(...given);
        return { state: Object.assign(state, { seen: new Map([[1, 2]]) }), agenda };
      },
    },
  },
  {
    what: 'an undefined in the state',
    law: 'roundTrip',
    game: withStep({
      mill: { ...steps.mill, close: ({ state }) => Object.assign(state, { guarded: undefined }) },
    }),
  },
  {
    what: 'a number in the state that is none',
    law: 'roundTrip',
    game: withStep({
      mill: {
        ...steps.mill,
        close: ({ state }) => Object.assign(state, { night: state.night + Number.NaN }),
      },
    }),
  },
  {
    what: 'a date in a view',
    law: 'roundTrip',
    game: shows(() => ({ at: new Date(0) })),
  },
  {
    what: 'a form that shares a list with the state',
    law: 'roundTrip',
    game: (() => {
      const list: number[] = [];
      return withStep({
        debate: {
          ...steps.debate,
          ask(state) {
            list.splice(0, list.length, ...others(state, 'table'));
            return list.map((seat) => ({
              to: seat,
              topic: 'debate.word',
              form: orPass(way('say', { player: one('seat', list) })),
              ends: 'answered',
              otherwise: 'pass',
            }));
          },
        },
      });
    })(),
  },
  {
    what: 'a fact that shares a list with the state',
    law: 'roundTrip',
    game: withStep({
      charm: {
        ...steps.charm,
        answered(table, step, reply, replies) {
          steps.charm.answered?.(table, step, reply, replies);
          table.tell('master', 'owls.met', { owls: table.state.owls });
        },
      },
    }),
  },
  {
    what: 'an offered answer that throws',
    law: 'offers',
    game: withStep({
      charm: {
        ...steps.charm,
        answered(table, step, reply, replies) {
          if (reply.answer?.do === 'charm') throw new Error('nobody thought of that');
          steps.charm.answered?.(table, step, reply, replies);
        },
      },
    }),
  },
  {
    what: 'a right whose use throws',
    law: 'offers',
    game: {
      ...owls,
      rights: {
        offer: (state, step, chair) => owls.rights?.offer(state, step, chair) ?? [],
        use() {
          throw new Error('nobody thought of that');
        },
      },
    },
  },
  {
    what: 'a question that cannot be answered',
    law: 'offers',
    game: withStep({
      mill: {
        ...steps.mill,
        ask: asks(steps.mill, () => ({ form: way('guard', { player: one('seat', []) }) })),
      },
    }),
  },
  {
    what: 'a right offered to the table, where nobody sits',
    law: 'offers',
    game: {
      ...owls,
      rights: {
        offer: (state, step, chair) =>
          chair === 'table'
            ? [{ topic: 'gift', form: way('take', { coins: amount(1, 2) }) }]
            : (owls.rights?.offer(state, step, chair) ?? []),
        use: (table, chair, topic, answer: Answer) => owls.rights?.use(table, chair, topic, answer),
      },
    },
  },
  {
    what: 'a game that never ends',
    law: 'ends',
    game: withStep({
      evening: {
        close({ state, next }) {
          state.alive.fill(true);
          next({ type: 'dusk' });
        },
      },
      vote: { ...steps.vote, close: () => undefined },
      dawn: { close: ({ next }) => next({ type: 'debate' }, { type: 'vote' }, { type: 'evening' }) },
    }),
  },
  {
    what: 'an agenda that feeds itself',
    law: 'ends',
    game: withStep({ evening: { close: ({ next }) => next({ type: 'evening' }) } }),
  },
  {
    what: 'a question that only time can end, in a step without a time',
    law: 'ends',
    game: withStep({ council: withoutPace(steps.council) }),
  },
  {
    what: 'an end without a verdict',
    law: 'ends',
    game: { ...owls, verdict: (state) => (state.result === 'riches' ? undefined : owls.verdict(state)) },
  },
  {
    what: 'options that make the check throw',
    law: 'refuses',
    game: {
      ...owls,
      check(options, seats, deal) {
        const { nights } = options as { nights: { toFixed?(): string } };
        nights?.toFixed?.();
        return owls.check(nights === null ? null : options, seats, deal);
      },
    },
  },
  {
    what: 'a refusal without words',
    law: 'refuses',
    game: {
      ...owls,
      check: (options, seats, deal) =>
        deal === undefined || owls.check(options, seats, deal).ok
          ? owls.check(options, seats, deal)
          : { ok: false, error: [{ key: 'deal.odd' }] },
    },
  },
  {
    what: 'a fact without words in one language',
    law: 'words',
    game: { ...owls, text: { ...owls.text, en: without('shot.heard') } },
  },
  {
    what: 'a way without a word for its button',
    law: 'words',
    game: { ...owls, text: { ...owls.text, en: without('way.charm') } },
  },
  {
    what: 'an option without a word',
    law: 'words',
    game: {
      ...owls,
      text: {
        ...owls.text,
        en: { ...owls.text.en, formats: { ...owls.text.en.formats, weather: () => '' } },
      },
    },
  },
  {
    what: 'a fact told without a parameter its words need',
    law: 'words',
    game: withStep({ shot: { ...steps.shot, open: ({ tell }) => tell('all', 'shot.heard') } }),
  },
  {
    what: 'a French sentence with an English colon',
    law: 'words',
    game: {
      ...owls,
      text: {
        ...owls.text,
        fr: { ...owls.text.fr, words: { ...owls.text.fr.words, 'shot.words': 'Un mot ?' } },
      },
    },
  },
];

function without(key: string): Game<Owls>['text']['en'] {
  const { [key]: _, ...words } = owls.text.en.words;
  return { ...owls.text.en, words };
}

describe('a law catches', () => {
  it.each(breakages)('$what ($law)', ({ law, game }) => {
    expect(() => obey(subjectOf(game), law, { matches: 1500 })).toThrow(`breaks the law "${law}" on seed`);
  });
});
