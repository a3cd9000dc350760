import {
  inOrder,
  one,
  orPass,
  type Reply,
  type Seat,
  type StepRule,
  say,
  type Table,
  way,
} from '../../src/index.ts';
import {
  holders,
  isOwl,
  living,
  livingOwls,
  type Options,
  type Owls,
  others,
  picked,
  type State,
  type Step,
  weathers,
} from './spec.ts';

type Rule<K extends Step['type']> = StepRule<Owls, Extract<Step, { type: K }>>;

const night = ({ seconds }: Options): { lasts: number } => ({ lasts: seconds * 1000 });
const daysOf = ({ days }: Options): { within: number } => ({ within: days * 24 * 3600 * 1000 });

/** The master, or chance, makes the weather; in the first night the owls meet. */
export const dusk: Rule<'dusk'> = {
  open(table) {
    const { state } = table;
    state.phase = 'night';
    state.night += 1;
    state.prey = null;
    state.guarded = null;
    if (state.night === 1) table.tell([...state.owls], 'owls.met', { owls: [...state.owls].sort() });
  },
  ask: () => [
    {
      to: 'master',
      topic: 'master.weather',
      form: way('blow', { weather: one('weather', weathers) }),
      ends: 'answered',
      otherwise: 'random',
    },
  ],
  answered({ state, tell }, _, { answer }) {
    const [weather = 'clear'] = picked<string>(answer, 'weather');
    state.weather = weather;
    tell('all', 'weather.turned', { weather });
  },
  close({ next }) {
    next({ type: 'council' }, { type: 'watch' }, { type: 'charm' }, { type: 'mill' }, { type: 'dawn' });
  },
};

/** The owls choose in silence: each sees who has chosen, not what. The most named is prey; the eldest breaks a tie. */
export const council: Rule<'council'> = {
  pace: night,
  ask(state) {
    const prey = living(state).filter((seat) => !isOwl(state, seat));
    const owls = livingOwls(state);
    return [
      {
        to: owls,
        topic: 'owls.choose',
        form: orPass(way('take', { player: one('seat', prey) })),
        ends: 'time',
        progress: owls,
        otherwise: 'pass',
      },
    ];
  },
  close({ state, chance }, _, [reply]) {
    const names = (reply?.proposals ?? []).flatMap((proposal) => picked(proposal, 'player'));
    const tied = mostNamed(names.map((seat) => [seat, 1] as const).filter(([seat]) => state.alive[seat]));
    const eldest = picked(reply?.proposals[0] ?? null, 'player').find((seat) => tied.includes(seat));
    state.prey = eldest ?? tied[chance('prey').below(Math.max(1, tied.length))] ?? null;
  },
};

/** Those with the most points, in seat order. */
function mostNamed(points: readonly (readonly [Seat, number])[]): Seat[] {
  const sums = new Map<Seat, number>();
  for (const [seat, more] of points) sums.set(seat, (sums.get(seat) ?? 0) + more);
  const best = Math.max(...sums.values());
  return [...sums.keys()].filter((seat) => sums.get(seat) === best).sort();
}

/** The seer looks at a card as it was dealt; if it is no owl, at another one in the same breath. */
export const watch: Rule<'watch'> = {
  pace: night,
  ask(state, _, replies) {
    return holders(state, 'seer').flatMap((seer) => {
      const form = (not?: Seat) =>
        orPass(
          way('look', {
            player: one(
              'seat',
              others(state, seer).filter((seat) => seat !== not),
            ),
          }),
        );
      const first = lookOf(replies, seer);
      const look = {
        to: seer,
        topic: 'seer.look',
        form: form(),
        ends: 'answered',
        otherwise: 'pass',
      } as const;
      if (first === undefined) return [look];
      return state.cards[first] === 'owl'
        ? [look]
        : [look, { ...look, topic: 'seer.again', form: form(first) }];
    });
  },
  answered({ state, tell }, _, { to, answer }) {
    const seer = to[0] as Seat;
    for (const seat of picked(answer, 'player')) {
      const card = state.cards[seat] ?? 'villager';
      state.notes.push({ by: seer, seat, card });
      tell(seer, 'seer.saw', { player: seat, card });
    }
  },
};

const lookOf = (replies: readonly Reply[], seer: Seat): Seat | undefined =>
  picked(
    replies.find(({ topic, to }) => topic === 'seer.look' && to[0] === seer)?.answer ?? null,
    'player',
  )[0];

/** Once in a game the charmer turns somebody into an owl; only that one and the owls learn of it. */
export const charm: Rule<'charm'> = {
  pace: night,
  ask: (state) =>
    holders(state, 'charmer')
      .filter((seat) => state.loaded[seat])
      .map((charmer) => ({
        to: charmer,
        topic: 'charmer.charm',
        form: orPass(way('charm', { player: one('seat', others(state, charmer)) })),
        ends: 'answered',
        otherwise: 'pass',
      })),
  answered({ state, tell }, _, { to, answer }) {
    const [seat] = picked(answer, 'player');
    if (seat === undefined) return;
    state.loaded[to[0] as Seat] = false;
    tell(to[0] as Seat, 'charmer.charmed', { player: seat });
    if (isOwl(state, seat)) return;
    tell([...state.owls], 'owls.joined', { player: seat });
    state.owls.push(seat);
    tell(seat, 'owls.met', { owls: [...state.owls].sort() });
  },
};

/** The millers agree on a house to guard. */
export const mill: Rule<'mill'> = {
  pace: night,
  ask(state) {
    const millers = holders(state, 'miller');
    return [
      {
        to: millers,
        topic: 'millers.guard',
        form: way('guard', { player: one('seat', living(state)) }),
        ends: 'agreed',
        shows: millers,
        progress: millers,
        otherwise: 'first',
      },
    ];
  },
  answered({ state }, _, { answer }) {
    state.guarded = picked(answer, 'player')[0] ?? null;
  },
};

export const dawn: Rule<'dawn'> = {
  close(table) {
    const { state } = table;
    const { prey } = state;
    state.phase = 'day';
    table.next({ type: 'debate' }, { type: 'vote' }, { type: 'evening' });
    if (prey !== null && prey !== state.guarded && state.alive[prey]) bury(table, prey);
    else table.tell('all', 'dawn.calm');
  },
};

/** Everybody may say a word, for days. */
export const debate: Rule<'debate'> = {
  pace: daysOf,
  ask: (state) =>
    living(state).map((seat) => ({
      to: seat,
      topic: 'debate.word',
      form: orPass(way('say', { words: say(60, 1) })),
      ends: 'answered',
      progress: 'all',
      otherwise: 'pass',
    })),
  answered({ tell }, _, { to, answer }) {
    if (answer?.do === 'say')
      tell('all', 'debate.said', { player: to[0] as Seat, words: answer.words as string });
  },
};

/** Votes in turn: two points for the first name, one for the second. Votes stand; those for the dead are void. */
export const vote: Rule<'vote'> = {
  pace: daysOf,
  open({ state, seats, chance, tell }) {
    state.votes = [];
    state.first = chance('first').below(seats);
    tell('all', 'vote.opened', { player: state.first });
  },
  ask(state, _, replies) {
    const { first, alive } = state;
    const round = alive.map((_, i) => (first + i) % alive.length);
    const voter = round.find((seat) => alive[seat] && !replies.some(({ to }) => to[0] === seat));
    if (voter === undefined) return [];
    const rank = inOrder('seat', others(state, voter), 1, 2);
    return [
      {
        to: voter,
        topic: 'vote.rank',
        form: orPass(way('name', { players: rank })),
        ends: 'answered',
        progress: 'all',
        otherwise: 'pass',
        params: { votes: state.votes.length },
      },
    ];
  },
  answered({ state, tell }, _, { to, answer }) {
    const [by, names] = [to[0] as Seat, picked(answer, 'players')];
    state.votes.push({ by, names });
    tell('all', 'vote.cast', { player: by, names });
  },
  close(table) {
    const { votes, alive } = table.state;
    const tied = mostNamed(
      votes
        .flatMap(({ names }) => names.map((seat, i) => [seat, 2 - i] as const))
        .filter(([seat]) => alive[seat]),
    );
    if (tied.length === 1) bury(table, tied[0] as Seat);
    else if (tied.length > 1) table.next({ type: 'tie', among: tied });
    else table.tell('all', 'vote.spared');
  },
};

/** The master, or chance, settles a tie. */
export const tie: Rule<'tie'> = {
  ask: (_, { among }) => [
    {
      to: 'master',
      topic: 'master.settle',
      form: way('condemn', { player: one('seat', among) }),
      ends: 'answered',
      otherwise: 'random',
    },
  ],
  answered(table, _, { answer }) {
    for (const seat of picked(answer, 'player')) bury(table, seat);
  },
};

export const evening: Rule<'evening'> = {
  close(table) {
    if (table.state.night >= table.state.nights) end(table, 'riches');
    else table.next({ type: 'dusk' });
  },
};

/** A shot interrupts whatever goes on; who is hit has fifteen seconds for a last word. */
export const shot: Rule<'shot'> = {
  pace: () => ({ within: 15_000 }),
  open: ({ tell }, { at }) => tell('all', 'shot.heard', { player: at }),
  ask: (_, { at }) => [
    {
      to: at,
      topic: 'shot.words',
      form: orPass(way('say', { words: say(60, 1) })),
      ends: 'answered',
      otherwise: 'pass',
    },
  ],
  close(table, { at }, [reply]) {
    const words = reply?.answer?.words;
    if (words !== undefined) table.tell('all', 'debate.said', { player: at, words: words as string });
    if (table.state.alive[at]) bury(table, at);
  },
};

function bury(table: Table<Owls>, seat: Seat): void {
  const { state } = table;
  state.alive[seat] = false;
  table.tell('all', 'player.died', { player: seat });
  const [owls, all] = [livingOwls(state).length, living(state).length];
  if (owls === 0) end(table, 'village');
  else if (owls * 2 >= all) end(table, 'owls');
}

function end(table: Table<Owls>, result: NonNullable<State['result']>): void {
  table.state.result = result;
  table.state.phase = 'end';
  table.finish();
}
