import { openWays } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { resurrect } from '../afterlife.ts';
import { type CampRole, invocation } from '../power.ts';

const words = {
  fr: {
    name: 'Prophète',
    help: 'Une fois, vivant ou fantôme, ramène un fantôme à la vie, lui-même s’il le faut.',
    asks: { resurrect: { asked: 'Ressusciter un fantôme', ways: { resurrect: 'Ressusciter' } } },
    deeds: { resurrected: 'ressuscite' },
  },
  en: {
    name: 'Prophet',
    help: 'Once, alive or as a ghost, brings a ghost back to life, himself if need be.',
    asks: { resurrect: { asked: 'Resurrect a ghost', ways: { resurrect: 'Resurrect' } } },
    deeds: { resurrected: 'resurrects' },
  },
};

/** Alive or as a ghost, once, brings a ghost back, himself included; the name is announced (§3, Q64). */
export const prophet: CampRole<typeof words> = {
  words,
  icon: 'third-eye',
  rulings: ['Q33', 'Q48', 'Q64'],
  camps: ['idealists'],
  suggested: { from: 16 },
  aims: {
    resurrect: {
      resurrect: { worth: () => -0.3, whom: (mind, seat) => (seat === mind.me ? 2 : -mind.enmity(seat)) },
    },
  },
  invocation: invocation({
    verb: 'resurrect',
    kind: 'resurrection',
    asGhost: true,
    once: true,
    form: ({ ghosts }) => openWays({ resurrect: { player: one('seat', [...ghosts]) } }),
    use(scene, { player: [target] }) {
      scene.did('resurrected', { target });
      resurrect(scene.table, target);
    },
  }),
};
