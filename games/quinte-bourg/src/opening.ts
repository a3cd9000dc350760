import {
  type Answer,
  one,
  type Question,
  type Seat,
  type StepRule,
  shuffled,
  some,
  type Way,
  way,
} from '@veillee/kernel';
import { type ConditionId, mandatoryIds, type OfficeId, type OpeningId, type RoleId } from './ids.ts';
import { meetReptilians } from './night/reptilians.ts';
import { announce, note } from './record.ts';
import { roles } from './roles/index.ts';
import type { Play, Quinte, Step, StepOf } from './spec.ts';
import { isMarked, isOf, others, playerOf, type State, seatsOf } from './state.ts';
import { isMet } from './verdict/conditions.ts';
import { finalOf } from './verdict/final.ts';

const line = (id: OpeningId): Step => ({ type: 'opening', line: id });
const direct = (what: StepOf<'direct'>['what']): Step => ({ type: 'direct', what });

/** The opening, in the order of §13. */
export const openingAgenda: readonly Step[] = [
  { type: 'deal' },
  direct('conditions'),
  // Drawn once the groups are known, for a lot that wins the game is drawn again (Q23).
  direct('offices'),
  line('conditions'),
  line('detectives'),
  line('mathematicians'),
  direct('turned'),
  line('turned'),
  line('seths'),
  line('mice'),
  line('reptilians'),
  direct('lovers'),
  line('lovers'),
  line('romantic'),
];

/** Each sees their two cards. */
export const dealStep: StepRule<Quinte, StepOf<'deal'>> = {
  pace: ({ pace }) => ({ within: pace.deal * 1000 }),
  open(table) {
    const { state } = table;
    announce(table, 'village.opened', { players: table.seats });
    for (const seat of seatsOf(state)) {
      const { role, speciality } = playerOf(state, seat);
      table.tell(seat, 'you.wereDealt', { role, speciality });
    }
  },
  ask: (state) => [
    {
      to: seatsOf(state),
      topic: 'deal.ready',
      form: way('yes'),
      ends: 'agreed',
      otherwise: 'pass',
      progress: 'all',
    },
  ],
};

const theSix = (state: State): Seat[] =>
  seatsOf(state).filter((seat) => roles[playerOf(state, seat).role].condition !== undefined);
const undecided = (state: State): Seat[] =>
  theSix(state).filter((seat) => playerOf(state, seat).conditions.length === 0);

const masterAsks: { readonly [what in StepOf<'direct'>['what']]: (state: State) => readonly Question[] } = {
  conditions(state) {
    const given = Object.fromEntries(
      undecided(state).map((seat) => [playerOf(state, seat).role, one('given', ['group', 'own', 'both'])]),
    );
    if (Object.keys(given).length === 0) return [];
    return [
      {
        to: 'master',
        topic: 'master.conditions',
        form: way('give', given),
        ends: 'answered',
        otherwise: 'random',
      },
    ];
  },
  turned(state) {
    const six = theSix(state);
    if (six.length === 0 || six.some((seat) => isOf(state, seat, 'reptilians'))) return [];
    const turn: Way = { fields: { player: one('seat', six) } };
    const none: Way = { fields: {} };
    const otherwise = state.options.turning ? 'random' : { do: 'none' };
    return [{ to: 'master', topic: 'master.turn', form: { none, turn }, ends: 'answered', otherwise }];
  },
  lovers(state) {
    if (!state.loversComing) return [];
    const players = some('seat', seatsOf(state), 2, 2);
    return [
      {
        to: 'master',
        topic: 'master.lovers',
        form: way('unite', { players }),
        ends: 'answered',
        otherwise: 'random',
      },
    ];
  },
  offices(state) {
    if (state.offices.scrutineer !== null) return [];
    const seats = seatsOf(state);
    const fields = Object.fromEntries(
      [...mandatoryIds, 'scrutineer'].map((office) => [office, one('seat', seats)]),
    );
    const form = { draw: { fields: {} }, give: { fields, apart: Object.keys(fields) } };
    return [{ to: 'master', topic: 'master.offices', form, ends: 'answered', otherwise: { do: 'draw' } }];
  },
};

const masterActs: { readonly [what in StepOf<'direct'>['what']]: (table: Play, answer: Answer) => void } = {
  conditions({ state }, answer) {
    for (const seat of undecided(state)) {
      const player = playerOf(state, seat);
      const { condition } = roles[player.role];
      const [given] = answer[player.role] as readonly string[];
      if (condition === undefined) continue;
      if (given !== 'own') player.conditions.push(condition.group);
      if (given !== 'group') player.conditions.push(condition.own);
    }
  },
  turned({ state }, answer) {
    if (answer.do !== 'turn') return;
    const seat = (answer.player as readonly Seat[])[0] as Seat;
    playerOf(state, seat).camps.push('reptilians');
    note(state, seat, 'turned');
  },
  lovers({ state }, answer) {
    unite(state, answer.players as readonly [Seat, Seat]);
  },
  offices: (table, answer) => {
    if (answer.do === 'draw') drawOffices(table);
    else
      for (const office of [...mandatoryIds, 'scrutineer'] as const)
        table.state.offices[office] = (answer[office] as Seat[])[0] as Seat;
    publishOffices(table);
  },
};

/** Lovers keep their dealt camp as an alibi, with its powers (§3). */
export function unite(state: State, [a, b]: readonly [Seat, Seat]): void {
  state.lovers = [Math.min(a, b), Math.max(a, b)];
  state.loversComing = false;
  for (const seat of state.lovers) playerOf(state, seat).camps.push('lovers');
  note(state, null, 'lovers', { players: state.lovers });
}

/** The mandatory offices and the Scrutineer are drawn by lot, again if that would win the game (Q23). */
function drawOffices(table: Play): void {
  const { state } = table;
  const wanted: readonly OfficeId[] = [...mandatoryIds, 'scrutineer'];
  const rng = table.chance('offices');
  for (let tries = 0; tries < 1000; tries += 1) {
    const order = shuffled(seatsOf(state), rng);
    wanted.forEach((office, i) => {
      state.offices[office] = order[i] as Seat;
    });
    if (!isMet(finalOf(state))) return;
  }
}

function publishOffices(table: Play): void {
  const { state } = table;
  for (const office of [...mandatoryIds, 'scrutineer'] as const) {
    const player = state.offices[office] as Seat;
    state.terms.push({ day: 0, office, seat: player });
    announce(table, 'office.given', { office, player });
  }
}

/** Asked where there is nothing to decide, so that a pause says nothing of who is in the game. */
const nothingToDecide = (what: StepOf<'direct'>['what']): Question => ({
  to: 'master',
  topic: what === 'turned' ? 'master.turn' : `master.${what}`,
  form: way('none'),
  ends: 'answered',
  otherwise: { do: 'none' },
});

/** What the master decides: a person, or chance within the settings when the app leads. */
export const directStep: StepRule<Quinte, StepOf<'direct'>> = {
  pace: ({ pace }) => ({ within: pace.master * 1000 }),
  ask(state, { what }) {
    const asked = masterAsks[what](state);
    return asked.length > 0 ? asked : [nothingToDecide(what)];
  },
  answered(table, { what }, { answer }) {
    if (answer !== null && answer.do !== 'none') masterActs[what](table, answer);
  },
};

function meet(table: Play, seats: readonly Seat[], key: string): void {
  for (const seat of seats) table.tell(seat, key, { players: others(seats, seat) });
}

const having = (state: State, condition: ConditionId): Seat[] =>
  seatsOf(state).filter((seat) => playerOf(state, seat).conditions.includes(condition));
const inCamp = (state: State, camp: 'seths' | 'mice'): Seat[] =>
  seatsOf(state).filter((seat) => isOf(state, seat, camp));

const told: { readonly [line in OpeningId]: (table: Play) => void } = {
  conditions(table) {
    for (const seat of theSix(table.state))
      table.tell(seat, 'you.conditions', { conditions: playerOf(table.state, seat).conditions });
  },
  detectives: (table) => meet(table, having(table.state, 'detectives'), 'detectives.met'),
  mathematicians: (table) => meet(table, having(table.state, 'mathematicians'), 'mathematicians.met'),
  turned(table) {
    for (const seat of theSix(table.state))
      if (isOf(table.state, seat, 'reptilians')) table.tell(seat, 'you.turned');
  },
  seths: (table) => meet(table, inCamp(table.state, 'seths'), 'seths.met'),
  mice(table) {
    const mice = inCamp(table.state, 'mice');
    meet(table, mice, 'mice.met');
    const lead = mice.filter((seat) => isMarked(table.state, seat, 'leadsMice'));
    for (const seat of lead)
      table.tell(mice, 'mice.lead', { player: seat, role: playerOf(table.state, seat).role as RoleId });
  },
  reptilians: meetReptilians,
  lovers(table) {
    const { lovers } = table.state;
    if (lovers !== null) meet(table, lovers, 'lovers.touched');
  },
  romantic(table) {
    const { lovers, options } = table.state;
    if (lovers === null) return;
    for (const seat of having(table.state, 'romantic')) {
      table.tell(seat, 'romantic.saw', { players: lovers });
      if (options.romanticKnown) table.tell(lovers, 'lovers.seenBy', { player: seat });
    }
  },
};

/** A line of the opening, called whoever is in the game (§13). */
export const openingStep: StepRule<Quinte, StepOf<'opening'>> = {
  pace: ({ pace }) => ({ lasts: pace.line * 1000 }),
  open(table, step) {
    table.state.phase = 'opening';
    table.tell('all', 'opening.called', { line: step.line });
    told[step.line](table);
  },
};
