import { at, one, type Question, type StepRule, topic, way } from '@veillee/kernel';
import { artefacts } from '../artefacts/index.ts';
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
    const holders = everyone(state.seats).filter((seat) => state.artefacts[seat] !== null);
    if (state.shield === null && state.faceUp.length + holders.length === 0) return;
    const sighted = [...onlookers(state), 'table'] as const;
    if (state.shield !== null) table.tell(sighted, 'day.shield', { seat: state.shield });
    for (const seat of state.faceUp) table.tell(sighted, 'day.faceUp', { seat, card: faceAt(state, seat) });
    if (holders.length > 0) table.tell(sighted, 'day.artefacts', { seats: holders });
  },
  ask: (state) => [together('day.enough', state)],
};

/** Whether the artefact before a player does this to him. */
export function holds({ artefacts: laid }: State, seat: number, effect: 'mutes' | 'blinds'): boolean {
  const artefact = laid[seat] ?? null;
  return artefact !== null && artefacts[artefact][effect] === true;
}

/** Who sees the table by day: not one who must turn away from it (R81). */
export const onlookers = (state: State): readonly number[] =>
  everyone(state.seats).filter((seat) => !holds(state, seat, 'blinds'));

/** Who may speak by day: not one whom the Mask mutes (R81). */
export const speakers = (state: State): readonly number[] =>
  everyone(state.seats).filter((seat) => !holds(state, seat, 'mutes'));

const ballot = topic('vote.point', (seats: number, seat: number) =>
  way('point', { player: one('seat', others(seats, seat)) }),
);

/** By number of players, a ballot each. */
const ballots: readonly (readonly Question[])[] = Array.from({ length: maxPlayers + 1 }, (_, seats) =>
  everyone(seats).map((seat) => ({
    to: seat,
    ...ballot.put(seats, seat),
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
  ask: ({ seats }) => at(ballots, seats),
  close(table, _step, replies) {
    const { state } = table;
    const votes = everyone(state.seats).map((): number | null => null);
    for (const reply of replies) {
      const [voter] = reply.to;
      const pointed = ballot.answerIn(reply);
      if (typeof voter === 'number' && pointed) votes[voter] = pointed.player[0];
    }
    state.votes = votes;
    state.phase = 'end';
    table.tell('all', 'vote.counted', { votes });
    table.finish();
  },
};
