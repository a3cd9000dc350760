import { type Answer, amount, one, type Right, type Rights, type Seat } from '@veillee/kernel';
import { resurrect } from './afterlife.ts';
import { gaps, move } from './circle.ts';
import { convert } from './conversion.ts';
import { dieNow, killTonight } from './deaths.ts';
import { type CampId, mandatoryIds, type OfficeId } from './ids.ts';
import { coinsInPlay, mostCoins, shift } from './money.ts';
import { isLegal, isOptional } from './offices/holding.ts';
import { giveOffice, setOffice } from './offices/vacate.ts';
import { open } from './power.ts';
import { announce, note } from './record.ts';
import type { Play, Quinte } from './spec.ts';
import { isAlive, living, playerOf, type State, seatsOf } from './state.ts';
import { consider, stop } from './stop.ts';

const started = (state: State): boolean => !['deal', 'opening', 'end'].includes(state.phase);
const seatIn = (answer: Answer): Seat => (answer.player as Seat[])[0] as Seat;

interface Correction {
  form(state: State): Right['form'] | undefined;
  use(table: Play, answer: Answer): void;
}

/** What a human master may set right; each with a reason, all in his book. */
const all: { readonly [topic: string]: Correction } = {
  'master.setCoins': {
    form: (state) => open({ set: { player: one('seat', living(state)), coins: amount(0, mostCoins) } }),
    use(table, answer) {
      const { state } = table;
      const seat = seatIn(answer);
      const own = playerOf(state, seat).coins;
      const coins = Math.min(answer.coins as number, own + mostCoins - coinsInPlay(state));
      const change = coins - own;
      if (change > 0) shift(state, 'out', seat, change, 'correction');
      else shift(state, seat, 'out', -change, 'correction');
      table.tell(seat, 'purse.corrected', { coins });
      consider(table);
    },
  },
  'master.setOffice': {
    form: (state) => {
      const ids = [...mandatoryIds, ...state.optional];
      return open({
        set: { office: one('office', ids), player: one('seat', living(state)) },
        vacate: { office: one('office', ids) },
      });
    },
    use(table, answer) {
      const { state } = table;
      const office = (answer.office as OfficeId[])[0] as OfficeId;
      const seat = answer.do === 'set' ? seatIn(answer) : null;
      if (seat !== null) {
        for (const held of [...mandatoryIds, ...state.optional])
          if (state.offices[held] === seat) setOffice(table, held, null);
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
  },
  'master.kill': {
    form: (state) => open({ kill: { player: one('seat', living(state)) } }),
    use(table, answer) {
      if (table.state.phase === 'night') {
        killTonight(table, seatIn(answer), 'correction');
        consider(table);
      } else dieNow(table, seatIn(answer), 'correction', true);
    },
  },
  'master.revive': {
    form: (state) => open({ resurrect: { player: one('seat', [...state.ghosts]) } }),
    use: (table, answer) => resurrect(table, seatIn(answer)),
  },
  'master.move': {
    form: (state) =>
      open({ move: { player: one('seat', [...state.circle]), after: one('house', [...state.circle]) } }),
    use(table, answer) {
      const seat = seatIn(answer);
      const [after] = answer.after as [Seat];
      if (!gaps(table.state.circle, seat).includes(after)) return;
      move(table.state, seat, after);
      announce(table, 'house.moved', { player: seat, after });
    },
  },
  'master.convert': {
    form: (state) =>
      open({
        convert: { player: one('seat', living(state)), camp: one('camp', ['idealists', 'reptilians']) },
      }),
    use(table, answer) {
      const seat = seatIn(answer);
      if (isAlive(table.state, seat)) convert(table, seat, (answer.camp as CampId[])[0] as CampId);
    },
  },
  'master.restore': {
    form: (state) =>
      open({
        restore: {
          player: one(
            'seat',
            seatsOf(state).filter((seat) => playerOf(state, seat).spent.length > 0),
          ),
        },
      }),
    use(table, answer) {
      playerOf(table.state, seatIn(answer)).spent = [];
      table.tell(seatIn(answer), 'you.restored');
    },
  },
  'master.stop': {
    form: () => open({ stop: {} }),
    use: (table) => stop(table, 'master'),
  },
};

export const corrections: Rights<Quinte> = {
  offer(state) {
    if (!started(state) || state.invoking) return [];
    return Object.entries(all).flatMap(([topic, { form }]): Right[] => {
      const offered = form(state);
      return offered === undefined ? [] : [{ topic, form: offered }];
    });
  },
  use(table, _chair, topic, answer) {
    note(table.state, null, topic, { reason: String(answer.reason ?? '') });
    all[topic]?.use(table, answer);
  },
};
