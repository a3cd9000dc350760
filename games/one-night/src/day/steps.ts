import { one, type Question, type StepRule, way } from '@veillee/kernel';
import { maxPlayers } from '../options.ts';
import { everyone, others } from '../places.ts';
import type { OneNight, Step } from '../spec.ts';
import { faceAt, type State } from '../state.ts';

type Of<T extends Step['type']> = StepRule<OneNight, Extract<Step, { type: T }>>;

const yes = way('yes');

/** A question to the whole table that is over once everybody has said yes. */
const together = (topic: string, state: State): Question => ({
  to: everyone(state.seats),
  topic,
  form: yes,
  ends: 'agreed',
  otherwise: 'pass',
  progress: 'all',
});

/** Each looks once at the card dealt to him. */
export const dealStep: Of<'deal'> = {
  pace: ({ pace }) => ({ within: pace.deal * 1000 }),
  open(table) {
    const { state } = table;
    table.tell('all', 'deal.done', { deck: state.deck });
    for (const seat of everyone(state.seats))
      table.tell(seat, 'you.wereDealt', { card: faceAt(state, seat) });
  },
  ask: (state) => [together('deal.ready', state)],
};

/** Talk. Public are the shield, a card face up and the backs of artefacts; a holder sees his own (R46, R67). */
export const dayStep: Of<'day'> = {
  pace: ({ pace }) => ({ within: pace.day * 1000 }),
  open(table) {
    const { state } = table;
    state.phase = 'day';
    table.tell('all', 'day.began');
    for (const seat of everyone(state.seats)) {
      const artefact = state.artefacts[seat] ?? null;
      if (artefact !== null) table.tell(seat, 'you.sawArtefact', { artefact });
    }
    const sighted = [...onlookers(state), 'table'] as const;
    if (state.shield !== null) table.tell(sighted, 'day.shield', { seat: state.shield });
    for (const seat of state.faceUp) table.tell(sighted, 'day.faceUp', { seat, card: faceAt(state, seat) });
    const holders = everyone(state.seats).filter((seat) => state.artefacts[seat] !== null);
    if (holders.length > 0) table.tell(sighted, 'day.artefacts', { seats: holders });
  },
  ask: (state) => [together('day.enough', state)],
};

/** Who sees the table by day: not one who must turn away from it (R81). */
export const onlookers = (state: State): readonly number[] =>
  everyone(state.seats).filter((seat) => state.artefacts[seat] !== 'shroud');

/** Who may speak by day: not one whom the Mask mutes (R81). */
export const speakers = (state: State): readonly number[] =>
  everyone(state.seats).filter((seat) => state.artefacts[seat] !== 'mask');

/** By number of players, a ballot each. */
const ballots: readonly (readonly Question[])[] = Array.from({ length: maxPlayers + 1 }, (_, seats) =>
  everyone(seats).map((seat) => ({
    to: seat,
    topic: 'vote.point',
    form: way('point', { player: one('seat', others(seats, seat)) }),
    ends: 'time',
    otherwise: 'pass',
    progress: 'all',
  })),
);

/** On three, everyone points at another player; until then a finger may still move, and who has pointed shows (R54). */
export const voteStep: Of<'vote'> = {
  pace: ({ pace }) => ({ within: pace.vote * 1000 }),
  open(table) {
    table.state.phase = 'vote';
    table.tell('all', 'vote.began');
  },
  ask: ({ seats }) => ballots[seats] as readonly Question[],
  close(table, _step, replies) {
    const { state } = table;
    const votes = everyone(state.seats).map((): number | null => null);
    for (const { to, answer } of replies) {
      if (answer !== null) votes[to[0] as number] = (answer.player as readonly number[])[0] as number;
    }
    state.votes = votes;
    state.phase = 'end';
    table.tell('all', 'vote.counted', { votes });
    table.finish();
  },
};
