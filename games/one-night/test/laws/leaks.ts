import { type Chair, type Game, one, type Question, type StepRule, type Table, way } from '@veillee/kernel';
import { type OneNight, oneNight, type RoleId, type State, type Step, type View } from '../../src/index.ts';
import { faceAt, isFeared, markOf } from '../../src/state.ts';

/** One Night with one leak in it. A leak that shows seldom comes with a table where it shows. */
export interface Leak {
  readonly what: string;
  readonly game: Game<OneNight>;
  readonly deck?: readonly RoleId[];
}

const { steps } = oneNight;
const memoryOf = (state: State, chair: Chair): View['me'] =>
  chair === 'table' ? null : (oneNight.sees?.(state, chair).me ?? null);
type Call = Extract<Step, { type: 'call' }>;
type CallRule = StepRule<OneNight, Call>;

const shows = (more: (state: State, chair: Chair) => object): Game<OneNight> => ({
  ...oneNight,
  scene: (state): View => ({ ...oneNight.scene(state), ...more(state, 'table') }),
  sees: (state, chair): Partial<View> => ({ ...oneNight.sees?.(state, chair), ...more(state, chair) }),
});

const withSteps = (changed: Partial<Game<OneNight>['steps']>): Game<OneNight> => ({
  ...oneNight,
  steps: { ...steps, ...changed },
});
const withCall = (changed: Partial<CallRule>): Game<OneNight> =>
  withSteps({ call: { ...steps.call, ...changed } });

/** The same questions in the dark, with something else in each of this topic. */
const asks = (
  topic: string,
  change: (question: Question, state: State) => Partial<Question>,
): Game<OneNight> =>
  withCall({
    ask: (state, step, replies) =>
      (steps.call.ask?.(state, step, replies) ?? []).map((question) =>
        topic === '' || question.topic === topic ? { ...question, ...change(question, state) } : question,
      ),
  });

/** Only these players can be picked, in this order. */
const onlySeats =
  (order: (state: State, seats: number[]) => number[]) =>
  ({ form }: Question, state: State): Partial<Question> => ({
    form: Object.fromEntries(
      Object.entries(form).map(([name, { fields }]) => {
        const { player } = fields;
        if (player === undefined || !('pick' in player)) return [name, { fields }];
        return [
          name,
          {
            fields: {
              ...fields,
              player: one('seat', orAll(order(state, player.pick as number[]), player.pick)),
            },
          },
        ];
      }),
    ),
  });

/** A question must have an answer, even here. */
const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] => (some.length > 0 ? some : all);

/** Something more happens once an answer has had its effect. */
const after = (topic: string, more: (table: Table<OneNight>, target: number, by: number) => void) =>
  withCall({
    answered(table, step, reply, replies) {
      steps.call.answered?.(table, step, reply, replies);
      const player = reply.answer?.player;
      if (reply.topic === topic && Array.isArray(player)) more(table, player[0], reply.to[0] as number);
    },
  });

const hasMoved = (state: State, seat: number): boolean => state.cards[seat] !== seat;
const wolf = (state: State, seat: number): boolean => /wolf/.test(state.characters[seat] as string);

/** A question to the automatic master lets another one come and go unseen: only a number is used up. */
function shifted(state: State, step: Call, replies: readonly { readonly topic: string }[]): Question[] {
  const asked = [...(steps.call.ask?.(state, step, replies as never) ?? [])];
  if (step.call !== 'insomniac' || replies.some(({ topic }) => topic === 'master.nods')) return asked;
  const moved = state.characters.map((_, seat) => seat).filter((seat) => hasMoved(state, seat));
  const idle = { form: way('yes'), ends: 'answered', otherwise: { do: 'yes' } } as const;
  return [
    ...asked,
    ...moved.map((seat) => ({ ...idle, to: seat, topic: 'insomniac.stir' })),
    { ...idle, to: 'master', topic: 'master.nods' },
  ];
}

const pack: readonly RoleId[] = [
  'alpha-wolf',
  'werewolf',
  'werewolf',
  'count',
  'villager',
  'copycat',
  'drunk',
];

export const leaks: readonly Leak[] = [
  {
    what: 'a call that ends as soon as nobody is asked any more',
    game: withCall({ pace: ({ pace }) => ({ within: pace.call * 1000 }) }),
  },
  {
    what: 'a call left out because its card lies in the centre',
    game: {
      ...oneNight,
      setup(start, seats, chance) {
        const { state, agenda } = oneNight.setup(start, seats, chance);
        const dealt = (id: string): boolean => state.characters.includes(id as RoleId);
        return {
          state,
          agenda: agenda.filter((step) => !('call' in step) || step.call !== 'seer' || dealt('seer')),
        };
      },
    },
    deck: ['seer', 'villager', 'villager', 'villager', 'robber', 'drunk', 'insomniac'],
  },
  {
    what: 'one’s card as it lies now instead of as dealt',
    game: shows((state, chair) => ({
      me: typeof chair === 'number' ? { ...memoryOf(state, chair), dealt: faceAt(state, chair) } : null,
    })),
  },
  {
    what: 'one’s mark as it lies now instead of as checked',
    game: shows((state, chair) => ({
      me:
        typeof chair === 'number' && state.checked !== null
          ? { ...memoryOf(state, chair), mark: markOf(state, chair) }
          : memoryOf(state, chair),
    })),
    deck: ['gremlin', 'pickpocket', 'count', 'villager', 'villager', 'diseased', 'cupid'],
  },
  {
    what: 'how many things were done in the dark',
    game: shows(({ story }) => ({ deeds: story.length })),
  },
  {
    what: 'how many eyes are open, by the size of the view',
    game: shows(({ awake }) => ({ padding: ' '.repeat(awake.length) })),
  },
  {
    what: 'the shield to those who sleep',
    game: shows(({ shield }) => ({ shield })),
    deck: ['sentinel', 'villager', 'villager', 'villager', 'robber', 'drunk', 'insomniac'],
  },
  {
    what: 'the artefact before its holder may look',
    game: shows(({ artefacts }, chair) => ({
      artefact: typeof chair === 'number' ? artefacts[chair] : null,
    })),
    deck: ['curator', 'doppelganger', 'villager', 'villager', 'robber', 'drunk', 'insomniac'],
  },
  {
    what: 'the deck in the order of the deal',
    game: shows(({ faces }) => ({ deck: faces })),
  },
  {
    what: 'the bitten one left out of the Assassin’s list',
    game: asks(
      'assassin.mark',
      onlySeats((state, seats) => seats.filter((seat) => markOf(state, seat) !== 'vampire')),
    ),
    deck: ['vampire', 'count', 'assassin', 'villager', 'villager', 'marksman', 'thing'],
  },
  {
    what: 'the bitten one last in the Diseased’s list',
    game: asks(
      'diseased.infect',
      onlySeats((state, seats) =>
        [...seats].sort(
          (a, b) => Number(markOf(state, a) === 'vampire') - Number(markOf(state, b) === 'vampire'),
        ),
      ),
    ),
    deck: ['vampire', 'count', 'diseased', 'villager', 'villager', 'marksman', 'thing'],
  },
  {
    what: 'the Count kept from the one whom the Copycat made a Renfield',
    game: asks(
      'count.frighten',
      onlySeats((state, seats) => seats.filter((seat) => state.characters[seat] !== 'renfield')),
    ),
    deck: ['vampire', 'count', 'renfield', 'copycat', 'villager', 'marksman', 'thing'],
  },
  {
    what: 'a feared wolf left out of the Alpha Wolf’s list',
    game: asks(
      'alpha-wolf.turn',
      onlySeats((state, seats) => seats.filter((seat) => !wolf(state, seat) || !isFeared(state, seat))),
    ),
    deck: pack,
  },
  {
    what: 'a wolf who may not look at the centre because of one he cannot see',
    game: withCall({
      ask: (state, step, replies) =>
        (steps.call.ask?.(state, step, replies) ?? []).filter(
          ({ topic }) =>
            topic !== 'werewolves.look' ||
            !state.characters.some((_, seat) => wolf(state, seat) && isFeared(state, seat)),
        ),
    }),
    deck: pack,
  },
  {
    what: 'a number used up for those whose card has moved',
    game: withCall({ ask: shifted }),
    deck: ['insomniac', 'robber', 'troublemaker', 'villager', 'villager', 'drunk', 'seer'],
  },
  {
    what: 'a look felt by the one looked at',
    game: after('seer.look', ({ tell }, target) => tell(target, 'you.passed')),
    deck: ['seer', 'villager', 'villager', 'villager', 'robber', 'drunk', 'insomniac'],
  },
  {
    what: 'Fear felt before the mark check',
    game: after('count.frighten', ({ tell }, target) => tell(target, 'you.passed')),
    deck: ['count', 'vampire', 'priest', 'marksman', 'thing', 'copycat'],
  },
  {
    what: 'a tap felt by the other neighbour',
    game: after('thing.tap', ({ tell, seats }, target, by) =>
      tell((2 * by - target + seats) % seats, 'you.wereTapped', { side: 'left' }),
    ),
    deck: ['thing', 'villager', 'villager', 'villager', 'robber', 'drunk', 'insomniac'],
  },
  {
    what: 'a step pushed in the dark by a hidden act',
    game: after('robber.rob', ({ next }) => next({ type: 'call', call: 'insomniac' })),
    deck: ['insomniac', 'robber', 'troublemaker', 'villager', 'villager', 'drunk', 'seer'],
  },
  {
    what: 'the Vampires’ proposals shown to all',
    game: asks('vampires.bite', () => ({ shows: 'all' })),
  },
  {
    what: 'that somebody has answered in the dark',
    game: asks('', () => ({ progress: 'all' })),
  },
  {
    what: 'fingers seen before three',
    game: withSteps({
      vote: {
        ...steps.vote,
        ask: (...given) =>
          (steps.vote.ask?.(...given) ?? []).map((question) => ({ ...question, shows: 'all' })),
      },
    }),
  },
  {
    what: 'a circle of those who are awake, for all to see',
    game: {
      ...oneNight,
      circles: (state) => [
        ...(oneNight.circles?.(state) ?? []),
        ...(state.awake.length > 1 ? [{ id: 'awake', speak: state.awake, hear: 'all' as const }] : []),
      ],
    },
  },
  {
    what: 'claims that offer only the characters of players',
    game: {
      ...oneNight,
      rights: {
        offer: (state, step, chair) =>
          (oneNight.rights?.offer(state, step, chair) ?? []).map((right) => ({
            ...right,
            form: { ...right.form, was: { fields: { role: one('card', [...new Set(state.characters)]) } } },
          })),
        use: (...given) => oneNight.rights?.use(...given),
      },
    },
  },
  {
    what: 'a right that only the bitten one has',
    game: {
      ...oneNight,
      rights: {
        offer: (state, step, chair) => [
          ...(oneNight.rights?.offer(state, step, chair) ?? []),
          ...(step.type === 'call' && state.bite?.seat === chair
            ? [{ topic: 'feel', form: way('yes') }]
            : []),
        ],
        use: (...given) => oneNight.rights?.use(...given),
      },
    },
    deck: ['vampire', 'count', 'priest', 'villager', 'villager', 'marksman', 'thing'],
  },
];
