import { one, orPass, type Question, type Seat, type StepRule, way } from '@veillee/kernel';
import { isOdd } from '../calendar.ts';
import { gaps, move } from '../circle.ts';
import { bury, funeral } from '../deaths.ts';
import { acting, hasDeputy, officesOf } from '../offices/holding.ts';
import { occupants, planOf } from '../places.ts';
import { announce, count } from '../record.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, living, playerOf, type State, seemsAlive } from '../state.ts';
import { consider, push } from '../stop.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;

/** Who names the camera's house: without a deputy in office the Prosecutor, else the day's deputy (§9, Q73). */
export function cameraHolder(state: State): Seat | null {
  if (!hasDeputy(state)) return acting(state, 'prosecutor');
  return acting(state, isOdd(state.weekday) ? 'randy' : 'armish');
}

/** All learn how many were in one house at the hour of the attack. */
export const cameraStep: Rule<'camera'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table) {
    table.state.phase = 'morning';
    announce(table, 'morning.came', { weekday: table.state.weekday });
  },
  ask(state): readonly Question[] {
    const to = cameraHolder(state);
    if (to === null) return [];
    return [
      {
        to,
        topic: 'camera.name',
        form: orPass(way('name', { house: one('house', state.circle) })),
        ends: 'answered',
        otherwise: 'pass',
        progress: 'all',
      },
    ];
  },
  answered(table, _step, { answer, to }) {
    const { state } = table;
    if (answer === null || answer.do === 'pass') return;
    const house = (answer.house as Seat[])[0] as Seat;
    const inside = occupants(state.night.places ?? [], house).length;
    const office = officesOf(state, to[0] as Seat).find((id) =>
      ['prosecutor', 'randy', 'armish'].includes(id),
    );
    count(state, `${office ?? 'prosecutor'}.camera`);
    announce(table, 'camera.saw', {
      house,
      crowd: inside === 0 ? 'empty' : inside === 1 ? 'one' : 'several',
    });
  },
};

/** The charmed are called to raise a hand; anyone may, or not (Q80). */
export const charmedStep: Rule<'charmed'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask: (state) =>
    living(state).map((to) => ({
      to,
      topic: 'charmed.raise',
      form: { keep: { fields: {} }, raise: { fields: {} } },
      ends: 'answered',
      otherwise: { do: 'keep' },
    })),
  close(table, _step, replies) {
    const raised = replies.flatMap(({ to, answer }) => (answer?.do === 'raise' ? [to[0] as Seat] : []));
    if (raised.length === 0) announce(table, 'charmed.none');
    else announce(table, 'charmed.raised', { players: raised.sort((a, b) => a - b) });
  },
};

/** The night's dead, attack and killings alike, and lovers whose death is undone (§12, Q44, Q49). */
export const deathsStep: Rule<'deaths'> = {
  open(table) {
    const { state } = table;
    const fallen = state.night.dead;
    if (fallen.length === 0) announce(table, 'morning.quiet');
    for (const { seat, undone } of fallen) {
      if (undone) announce(table, 'death.undone', { player: seat });
      else if (!seemsAlive(state, seat) || isAlive(state, seat)) continue;
      else {
        playerOf(state, seat).fate = 'dying';
        announce(table, 'death.night', { player: seat });
      }
    }
    const dead = fallen.flatMap(({ seat, undone }) =>
      undone || state.players[seat]?.fate !== 'dying' ? [] : [seat],
    );
    const offices = bury(table, dead);
    if (consider(table)) return;
    push(table, ...funeral(dead, offices), { type: 'settle', invoked: false });
  },
};

/** At whose house there was a sculptor; none where a higher long action displaced the sculpting (Q54). */
function sculpted(state: State): Seat | null {
  const { sculpture } = state.night;
  return sculpture !== null && planOf(state, sculpture.by).action === 'sculpting' ? sculpture.target : null;
}

/** Whoever found the sculpture at home moves into another gap of the circle, if alive (Q29, Q81). */
export const removalStep: Rule<'removal'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const target = sculpted(state);
    if (target === null || !isAlive(state, target)) return [];
    const into = gaps(state.circle, target);
    if (into.length === 0) return [];
    return [
      {
        to: target,
        topic: 'moving.house',
        form: way('move', { after: one('house', into) }),
        ends: 'answered',
        otherwise: 'random',
        progress: 'all',
      },
    ];
  },
  answered(table, _step, { to, answer }) {
    if (answer === null) return;
    const after = (answer.after as Seat[])[0] as Seat;
    const seat = to[0] as Seat;
    if (!isAlive(table.state, seat) || !table.state.circle.includes(after)) return;
    move(table.state, seat, after);
    announce(table, 'sculpture.moved', { player: seat, after });
  },
};
