import { type Answer, type Form, one, type Question, type Seat, type StepRule, way } from '@veillee/kernel';
import { dieNow } from './deaths.ts';
import { type CampId, type RoleId, roleIds } from './ids.ts';
import { announce } from './record.ts';
import { roles } from './roles/index.ts';
import type { Play, Quinte, StepOf } from './spec.ts';
import { playerOf, type State } from './state.ts';
import { consider, push } from './stop.ts';
import { dominant } from './verdict/final.ts';

/** What a Showman may state: a role, or what conversion and love make of one (Q7). */
export const statements = [...roleIds, 'idealist', 'lover'] as const;
export type Statement = (typeof statements)[number];

const campOf = (said: Statement): CampId =>
  said === 'lover' ? 'lovers' : said === 'idealist' ? 'idealists' : dominant(roles[said].camps);

/** The role of the dominant camp: the card's own, or plain Reptilian, Idealist, Lover (Q7). */
export function trueRole(state: State, seat: Seat): Statement {
  const { role, camps } = playerOf(state, seat);
  const camp = dominant(camps);
  if (roles[role].camps.includes(camp)) return role;
  return camp === 'lovers' ? 'lover' : camp === 'idealists' ? 'idealist' : ('reptilian' satisfies RoleId);
}

type Reply = 'ok' | 'error' | 'gross';

/** Right: Ok; right camp, wrong role: Error or Ok; wrong camp: any of the three (§3). */
export function legalReplies(state: State, seat: Seat, said: Statement): readonly Reply[] {
  const truth = trueRole(state, seat);
  if (truth === said) return ['ok'];
  return campOf(said) === dominant(playerOf(state, seat).camps) ? ['error', 'ok'] : ['gross', 'error', 'ok'];
}

const claimIn = (answer: Answer): { player: Seat; said: Statement } => ({
  player: (answer.player as Seat[])[0] as Seat,
  said: (answer.role as Statement[])[0] as Statement,
});

/** One statement and its answer; one by one, in his order, to the last (Q42). */
export const showStep: StepRule<Quinte, StepOf<'show'>> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const { show } = state;
    if (show === null) return [];
    const states: Question = {
      to: show.by,
      topic: 'poirot.state',
      form: way('state', { player: one('seat', show.left), role: one('statement', statements) }),
      ends: 'answered',
      otherwise: 'random',
      progress: 'all',
    };
    if (show.claim === null) return [states];
    const { player, said } = claimIn(show.claim);
    const legal = legalReplies(state, player, said);
    if (state.players[player]?.fate === 'gone') return [states];
    return [
      states,
      {
        to: player,
        topic: 'show.answer',
        form: Object.fromEntries(legal.map((reply) => [reply, { fields: {} }])) as Form,
        ends: 'answered',
        otherwise: { do: legal[0] as Reply },
        params: { role: said, player: show.by },
        progress: 'all',
      },
    ];
  },
  answered(table, _step, { topic, answer }) {
    const { show } = table.state;
    if (topic !== 'poirot.state' || show === null || answer === null) return;
    show.claim = answer;
    const { player, said } = claimIn(answer);
    announce(table, 'show.stated', { player, role: said });
  },
  close(table, _step, replies) {
    const { state } = table;
    const { show } = state;
    if (show === null || show.claim === null) return;
    const { player, said } = claimIn(show.claim);
    const given = replies.find(({ topic }) => topic === 'show.answer')?.answer?.do as Reply | undefined;
    // Those who left answer through the app, truly.
    const reply = given ?? (legalReplies(state, player, said)[0] as Reply);
    announce(table, `show.${reply}`, { player });
    show.left = show.left.filter((seat) => seat !== player);
    show.claim = null;
    if (reply === 'error') show.errors += 1;
    if (reply === 'gross') show.gross += 1;
    if (show.left.length > 0) push(table, { type: 'show' });
    else conclude(table);
  },
};

/** A gross error or four errors: he dies of shame; two or three: play goes on; else he wins (§3). */
function conclude(table: Play): void {
  const { state } = table;
  if (state.show === null) return;
  const { by, errors, gross } = state.show;
  state.show = null;
  state.invoking = false;
  if (gross > 0 || errors >= 4) {
    announce(table, 'show.shamed', { player: by });
    dieNow(table, by, 'shame', true);
  } else if (errors >= 2) announce(table, 'show.passed', { player: by });
  else {
    state.showWon = by;
    announce(table, 'show.triumphed', { player: by });
    consider(table);
  }
}
