import { answerTo, closing, formOf } from '@veillee/gamekit';
import { type AnswerTo, at, one, type Question, type Seat, topic, way } from '@veillee/kernel';
import { dieNow } from '../deaths.ts';
import type { CampId, RoleId } from '../ids.ts';
import type { Village } from '../power.ts';
import { announce } from '../record.ts';
import type { CardRule, Play } from '../spec.ts';
import { others, playerOf, type State, seatsOf } from '../state.ts';
import { consider, push } from '../stop.ts';
import { dominant } from '../verdict/final.ts';

/** What a Showman may state: a role, or what conversion and love make of one (Q7). */
type Statement = RoleId | 'idealist' | 'lover';

const campOf = ({ roles }: Village, said: Statement): CampId =>
  said === 'lover' ? 'lovers' : said === 'idealist' ? 'idealists' : dominant(roles[said].camps);

/** The role of the dominant camp: the card's own, or plain Reptilian, Idealist, Lover (Q7). */
function trueRole({ roles, plainRole }: Village, state: State, seat: Seat): Statement {
  const { role, camps } = playerOf(state, seat);
  const camp = dominant(camps);
  if (roles[role].camps.includes(camp)) return role;
  return camp === 'lovers' ? 'lover' : camp === 'idealists' ? 'idealist' : plainRole(camp);
}

const replies = ['ok', 'error', 'gross'] as const;
type Reply = (typeof replies)[number];

/** Right: Ok; right camp, wrong role: Error or Ok; wrong camp: any of the three (§3). */
function legalReplies(village: Village, state: State, seat: Seat, said: Statement): readonly Reply[] {
  if (trueRole(village, state, seat) === said) return ['ok'];
  const isRightCamp = campOf(village, said) === dominant(playerOf(state, seat).camps);
  return isRightCamp ? ['error', 'ok'] : ['gross', 'error', 'ok'];
}

const statement = topic('poirot.state', (left: readonly Seat[], statements: readonly Statement[]) =>
  way('state', { player: one('seat', left), role: one('statement', statements) }),
);
/** What Poirot has just said of somebody. */
type Claim = AnswerTo<ReturnType<typeof statement.form>>;

const rejoinder = topic('show.answer', (legal: readonly Reply[]) =>
  closing(formOf({ gross: {}, error: {}, ok: {} }), ...replies.filter((reply) => !legal.includes(reply))),
);

interface Show {
  readonly by: Seat;
  left: Seat[];
  errors: number;
  gross: number;
  claim: Claim | null;
}
export interface Shows {
  /** What Poirot has heard so far. */
  show: Show | null;
  /** Who brought a show off. */
  showWon: Seat | null;
}
export const keeps = { always: (): Shows => ({ show: null, showWon: null }) };

export function beginShow(table: Play, me: Seat): void {
  const { state } = table;
  state.show = { by: me, left: others(seatsOf(state), me), errors: 0, gross: 0, claim: null };
  state.invoking = true;
  announce(table, 'show.began', { player: me });
  push(table, { type: 'show' });
}

/** What he states next, and the answer of the one he has just spoken of. */
function asked(village: Village, statements: readonly Statement[], state: State): readonly Question[] {
  const { show } = state;
  if (show === null) return [];
  const states: Question = {
    ...statement.put(show.left, statements),
    to: show.by,
    ends: 'answered',
    otherwise: 'random',
    progress: 'all',
  };
  if (show.claim === null) return [states];
  const {
    player: [player],
    role: [said],
  } = show.claim;
  const legal = legalReplies(village, state, player, said);
  if (state.players[player]?.fate === 'gone') return [states];
  const answers: Question = {
    ...rejoinder.put(legal),
    to: player,
    ends: 'answered',
    otherwise: { do: at(legal, 0) },
    params: { role: said, player: show.by },
    progress: 'all',
  };
  return [states, answers];
}

/** What somebody answered to what was stated of them; those who left answer through the app, truly. */
function rejoined(village: Village, table: Play, given: Reply | undefined): void {
  const { state } = table;
  const { show } = state;
  if (show === null || show.claim === null) return;
  const {
    player: [player],
    role: [said],
  } = show.claim;
  const reply = given ?? at(legalReplies(village, state, player, said), 0);
  announce(table, `show.${reply}`, { player });
  show.left = show.left.filter((seat) => seat !== player);
  show.claim = null;
  if (reply === 'error') show.errors += 1;
  if (reply === 'gross') show.gross += 1;
  if (show.left.length > 0) push(table, { type: 'show' });
  else conclude(table);
}

export type Showing = { readonly type: 'show' };
/** One statement and its answer; one by one, in his order, to the last (Q42). */
export function showing(village: Village): CardRule<Showing> {
  const statements: readonly Statement[] = [...village.roleIds, 'idealist', 'lover'];
  return {
    rule: {
      pace: ({ pace }) => ({ within: pace.answer * 1000 }),
      ask: (state) => asked(village, statements, state),
      answered(table, _step, reply) {
        const { show } = table.state;
        const claim = statement.answerIn(reply);
        if (show === null || !claim) return;
        show.claim = claim;
        announce(table, 'show.stated', { player: claim.player[0], role: claim.role[0] });
      },
      close: (table, _step, replies) => rejoined(village, table, answerTo(rejoinder, replies)?.do),
    },
  };
}

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
