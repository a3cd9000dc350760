import { openWays } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { harm } from '../bot/aim.ts';
import { kill } from '../deaths.ts';
import { type CampRole, invocation } from '../power.ts';
import { aims } from '../state.ts';

const words = {
  fr: {
    name: 'Fennec',
    help: 'Allié de Seth sans être Reptilien : une fois, il mord et tue qui il veut.',
    asks: { bite: { asked: 'Morsure : tuer quelqu’un', ways: { bite: 'Mordre' } } },
    deeds: { killed: 'tue' },
  },
  en: {
    name: 'Fennec',
    help: 'Seth’s ally without being a Reptilian: once, bites and kills anyone.',
    asks: { bite: { asked: 'Bite: kill somebody', ways: { bite: 'Bite' } } },
    deeds: { killed: 'kills' },
  },
};

/** Seth's friend, no Reptilian; bites anybody to death, once (§3). */
export const fennec: CampRole<typeof words> = {
  words,
  icon: 'fox-head',
  rulings: ['Q34', 'Q48', 'Q49'],
  camps: ['seths'],
  suggested: { from: 20 },
  needs: 'seth',
  aims: { bite: { bite: harm(0.55) } },
  invocation: invocation({
    verb: 'bite',
    kind: 'killing',
    neverOnSunday: true,
    once: true,
    form: (state, me) => openWays({ bite: { player: one('seat', aims(state, me)) } }),
    use(scene, { player: [target] }) {
      scene.did('killed', { target });
      kill(scene.table, target);
    },
  }),
};
