import { bury, funeral } from '../deaths.ts';
import { isDeath } from '../gazette/deaths.ts';
import { dutiesAt } from '../offices/duties.ts';
import { announce } from '../record.ts';
import type { RuleOf, Step } from '../spec.ts';
import { isAlive, playerOf, type State, seemsAlive } from '../state.ts';
import { consider, push } from '../stop.ts';

/** The morning begins with what the camera saw, if it is anybody's (§9). */
export const cameraStep: RuleOf<'camera'> = {
  led: true,
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table) {
    table.state.phase = 'morning';
    announce(table, 'morning.came', { weekday: table.state.weekday });
  },
  ...dutiesAt('camera'),
};

/** The night's dead, attack and killings alike, and lovers whose death is undone (§12, Q44, Q49). */
export const deathsStep: RuleOf<'deaths'> = {
  open(table) {
    const { state } = table;
    const fallen = state.night.dead;
    if (fallen.length === 0 && !hasDiedInPublic(state)) announce(table, 'morning.quiet');
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
    const reading: Step[] = table.master === 'human' ? [{ type: 'reading' }] : [];
    push(table, ...reading, ...funeral(dead, offices), { type: 'settle', invoked: false });
  },
};

/** Whether all were told of a death since nightfall: the night was no quiet one then. */
const hasDiedInPublic = ({ today }: State): boolean => today.news.some(({ phrase }) => isDeath(phrase));

/** A human master reads out who died before anything else is asked. */
export const readingStep: RuleOf<'reading'> = {
  led: true,
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
};
