import { openWays } from '@veillee/gamekit';
import { amount, one, type Right, type Rights, way } from '@veillee/kernel';
import { resurrect } from './afterlife.ts';
import { gaps, move } from './circle.ts';
import { convert } from './conversion.ts';
import { dieNow, killTonight } from './deaths.ts';
import { coinsInPlay, mostCoins, shift } from './money.ts';
import { isLegal } from './offices/holding.ts';
import { isOptional, mandatoryIds, type OfficeId } from './offices/index.ts';
import { giveOffice, setOffice } from './offices/vacate.ts';
import { announce, note } from './record.ts';
import type { Quinte } from './spec.ts';
import { correction } from './standing.ts';
import { isAlive, isUnderWay, living, playerOf, type State, seatsOf } from './state.ts';
import { consider, stop } from './stop.ts';

const setCoins = correction(
  'master.setCoins',
  (state) => openWays({ set: { player: one('seat', living(state)), coins: amount(0, mostCoins) } }),
  (table, _, { player: [seat], coins: wanted }) => {
    const { state } = table;
    const own = playerOf(state, seat).coins;
    const coins = Math.min(wanted, own + mostCoins - coinsInPlay(state));
    const change = coins - own;
    if (change > 0) shift(state, 'out', seat, change, 'correction');
    else shift(state, seat, 'out', -change, 'correction');
    table.tell(seat, 'purse.corrected', { coins });
    consider(table);
  },
);

/** The offices a person of the living may be given. */
const toGive = (state: State): OfficeId[] => [...mandatoryIds, ...state.optional];

const setHolder = correction(
  'master.setOffice',
  (state) => {
    const office = one('office', toGive(state));
    return openWays({ set: { office, player: one('seat', living(state)) }, vacate: { office } });
  },
  (table, _, answer) => {
    const { state } = table;
    const [office] = answer.office;
    const [seat = null] = answer.do === 'set' ? answer.player : [];
    if (seat !== null) {
      for (const held of toGive(state)) if (state.offices[held] === seat) setOffice(table, held, null);
      if (!isLegal(state, office, seat)) return;
    }
    if (isOptional(office) && !state.optional.includes(office)) return;
    if (seat !== null) giveOffice(table, office, seat);
    else {
      setOffice(table, office, null);
      announce(table, 'office.vacated', { office });
    }
    consider(table);
  },
);

const killPlayer = correction(
  'master.kill',
  (state) => openWays({ kill: { player: one('seat', living(state)) } }),
  (table, _, { player: [seat] }) => {
    if (table.state.phase === 'night') {
      killTonight(table, seat, 'correction');
      consider(table);
    } else dieNow(table, seat, 'correction', true);
  },
);

const revive = correction(
  'master.revive',
  (state) => openWays({ resurrect: { player: one('seat', [...state.ghosts]) } }),
  (table, _, { player: [seat] }) => resurrect(table, seat),
);

const moveHouse = correction(
  'master.move',
  ({ circle }) => openWays({ move: { player: one('seat', [...circle]), after: one('house', [...circle]) } }),
  (table, _, { player: [seat], after: [after] }) => {
    if (!gaps(table.state.circle, seat).includes(after)) return;
    move(table.state, seat, after);
    announce(table, 'house.moved', { player: seat, after });
  },
);

const join = correction(
  'master.convert',
  (state) =>
    openWays({
      convert: { player: one('seat', living(state)), camp: one('camp', ['idealists', 'reptilians']) },
    }),
  (table, _, { player: [seat], camp: [camp] }) => {
    if (isAlive(table.state, seat)) convert(table, seat, camp);
  },
);

const giveBack = correction(
  'master.restore',
  (state) => {
    const spent = seatsOf(state).filter((seat) => playerOf(state, seat).spent.length > 0);
    return openWays({ restore: { player: one('seat', spent) } });
  },
  (table, _, { player: [seat] }) => {
    playerOf(table.state, seat).spent = [];
    table.tell(seat, 'you.restored');
  },
);

const halt = correction(
  'master.stop',
  () => way('stop'),
  (table) => stop(table, 'master'),
);

/** What a human master may set right; each with a reason, all in his book. */
const all = [setCoins, setHolder, killPlayer, revive, moveHouse, join, giveBack, halt];

export const corrections: Rights<Quinte> = {
  offer(state) {
    if (!isUnderWay(state) || state.invoking) return [];
    return all.flatMap(({ topic, offer }): Right[] => {
      const form = offer(state, 'master');
      return form === undefined ? [] : [{ topic, form }];
    });
  },
  use(table, _chair, topic, answer) {
    note(table.state, null, topic, { reason: String(answer.reason ?? '') });
    all.find((one) => one.topic === topic)?.use(table, 'master', answer);
  },
};
