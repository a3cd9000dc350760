import { type Answer, type Form, one, type Question, type Reply, type Seat } from '@veillee/kernel';
import { count, note } from '../record.ts';
import type { Play } from '../spec.ts';
import {
  canAct,
  isAlive,
  isMarked,
  isReptilian,
  others,
  type Prey,
  playerOf,
  present,
  type State,
} from '../state.ts';
import type { Hook } from './hooks.ts';

const leads = (state: State, seat: Seat): boolean => isMarked(state, seat, 'leadsPack');

/** Reptilians who meet learn each other and the alpha, not who is Seth, Black or Red (§3). */
export function meetReptilians(table: Play): void {
  const { state } = table;
  const pack = present(state).filter((seat) => isReptilian(state, seat));
  const alpha = pack.find((seat) => leads(state, seat));
  for (const seat of pack) {
    const player = playerOf(state, seat);
    const mates = others(pack, seat);
    const fresh = !player.confers || mates.some((mate) => !player.met.includes(mate));
    player.confers = true;
    player.met = [...new Set([...player.met, ...mates])].sort((a, b) => a - b);
    if (!fresh || !isAlive(state, seat)) continue;
    table.tell(seat, 'reptilians.met', { players: mates });
    if (alpha !== undefined) table.tell(seat, 'reptilians.alpha', { player: alpha });
  }
}

/** The pack in council: those killed since nightfall seem to be there, lest the others notice (Q49). */
const council = (state: State): Seat[] => present(state).filter((seat) => playerOf(state, seat).confers);

/** Those of the council who can speak there. */
export const conferring = (state: State): Seat[] => council(state).filter((seat) => canAct(state, seat));

/** The Reptilians confer on a target: a player, or a house of theirs where somebody may squat (§7). */
export const reptiliansLine: Hook = {
  open: meetReptilians,
  ask(state) {
    const pack = council(state);
    const form: Form = {
      player: { fields: { player: one('seat', [...state.circle]) } },
      house: { fields: { house: one('house', pack) } },
      nobody: { fields: {} },
    };
    return pack.map((to): Question => {
      const asked: Question = {
        to,
        topic: 'reptilians.prey',
        form,
        ends: 'time',
        otherwise: 'pass',
        shows: conferring(state),
      };
      return canAct(state, to) ? asked : { ...asked, feigned: true };
    });
  },
  close(table, replies) {
    const { state } = table;
    const prey = preyOf(state, replies);
    state.night.prey = prey;
    note(state, null, 'prey', prey === null ? { target: null } : { target: prey.seat, kind: prey.kind });
    if (prey !== null) count(state, `reptilians.${prey.kind}`);
  },
};

const nameOf = (answer: Answer): string => `${answer.do} ${answer.player ?? answer.house ?? ''}`;

/** Two different names disagree, "nobody" is one, silence is none; the alpha breaks a disagreement (Q5, Q37). */
function preyOf(state: State, replies: readonly Reply[]): Prey | null {
  const named = replies.filter(({ answer }) => answer !== null);
  const names = new Set(named.map(({ answer }) => nameOf(answer as Answer)));
  const chosen = names.size === 1 ? named[0] : named.find(({ to }) => leads(state, to[0] as Seat));
  const answer = names.size === 0 ? null : (chosen?.answer ?? null);
  if (answer === null || answer.do === 'nobody') return null;
  const kind = answer.do === 'house' ? 'house' : 'player';
  return { kind, seat: ((answer.house ?? answer.player) as Seat[])[0] as Seat };
}
