import { openWays } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { harm } from '../bot/aim.ts';
import { kill } from '../deaths.ts';
import { invocation } from '../power.ts';
import { aims as aimsOf, playerOf } from '../state.ts';

/** What both who can do it say. */
export const words = {
  fr: {
    asks: { kill: { asked: 'Repticide : tuer un Reptilien', ways: { kill: 'Tuer' } } },
    deeds: { killed: 'tue' },
  },
  en: {
    asks: { kill: { asked: 'Repticide: kill a Reptilian', ways: { kill: 'Kill' } } },
    deeds: { killed: 'kills' },
  },
};

/** Kills a Reptilian one has already met, once (Q50). */
export const repticide = invocation({
  verb: 'kill',
  kind: 'killing',
  neverOnSunday: true,
  once: true,
  form(state, me) {
    const { met } = playerOf(state, me);
    const known = aimsOf(state, me).filter((seat) => met.includes(seat));
    return openWays({ kill: { player: one('seat', known) } });
  },
  use(scene, { player: [target] }) {
    scene.did('killed', { target });
    kill(scene.table, target);
  },
});

export const aims = { kill: { kill: harm(0.4) } };
