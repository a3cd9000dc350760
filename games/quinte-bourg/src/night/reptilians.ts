import { type AnswerTo, one, type Question, type Reply, type Seat, topic } from '@veillee/kernel';
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
import type { Hook } from './line.ts';

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

const preying = topic('reptilians.prey', (circle: readonly Seat[], pack: readonly Seat[]) => ({
  player: { fields: { player: one('seat', circle) } },
  house: { fields: { house: one('house', pack) } },
  nobody: { fields: {} },
}));

/** The Reptilians confer on a target: a player, or a house of theirs where somebody may squat (§7). */
export const reptiliansLine: Hook = {
  body: council,
  // Where all of a night is asked at once, they met as it began: whoever joins later comes to the next (Q38).
  open(table) {
    if (table.options.nights === 'lines') meetReptilians(table);
  },
  ask(state) {
    const pack = council(state);
    const prey = preying.put([...state.circle], pack);
    const shows = conferring(state);
    return pack.map((to): Question => {
      const asked: Question = {
        to,
        ...prey,
        ends: 'time',
        otherwise: 'pass',
        shows,
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

/** Two different names disagree, "nobody" is one, silence is none; the alpha breaks a disagreement (Q5, Q37). */
function preyOf(state: State, replies: readonly Reply[]): Prey | null {
  const named = replies.flatMap((reply) => {
    const answer = preying.answerIn(reply);
    return answer ? [{ by: reply.to[0], prey: preyIn(answer) }] : [];
  });
  const names = new Set(named.map(({ prey }) => JSON.stringify(prey)));
  if (names.size === 1) return named[0]?.prey ?? null;
  return named.find(({ by }) => typeof by === 'number' && leads(state, by))?.prey ?? null;
}

function preyIn(answer: AnswerTo<ReturnType<typeof preying.form>>): Prey | null {
  if (answer.do === 'player') return { kind: 'player', seat: answer.player[0] };
  return answer.do === 'house' ? { kind: 'house', seat: answer.house[0] } : null;
}
