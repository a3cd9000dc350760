import { type Because as BecauseOf, becauseIn } from '@veillee/gamekit';
import { at, type Params, type Seat, type Verdict } from '@veillee/kernel';
import { endsAt } from './end.ts';
import { type Camp, type CharacterId, campOf, camps, otherCamp, type Reading, tokenIds } from './ids.ts';
import { type MutationId, type Mutations, mutationOf, mutations } from './mutations/index.ts';
import type { PhraseOf, Stake } from './mutations/mutation.ts';
import type { RuleId } from './rules.ts';
import { type Ending, living, playerAt, type State } from './state.ts';
import type { ReasonKey } from './text/fr/reasons.ts';

/** Everything the end of a game follows from. */
export interface FinalTable {
  readonly players: readonly { readonly card: CharacterId; readonly alive: boolean }[];
  /** The cards under the tokens. */
  readonly tokens: readonly CharacterId[];
  readonly wilderness: readonly CharacterId[];
  readonly threshold: Reading;
  /** Whose turn the game ended in (B21). */
  readonly lastTurn: Seat;
  readonly ending: Ending;
}

/** The order in which a verdict explains itself. */
export type Stage = 'ending' | 'points' | 'camp' | 'players';
/** The cards' own reasons are worded with them. */
type Key = ReasonKey | PhraseOf<Mutations[MutationId]>;
export type Because = BecauseOf<Stage, Key, RuleId>;
export const because = becauseIn<Stage, Key, RuleId>();

export type Points = { readonly [camp in Camp]: number };

export interface BloodVerdict extends Verdict {
  /** The camp that wins; none when a traitor wins alone. */
  readonly camp: Camp | null;
  /** Undefined where points do not decide. */
  readonly points?: Points;
  readonly reasons: readonly Because[];
}

export function verdict(state: State): BloodVerdict | undefined {
  const { ending, players, tokens, wilderness, turn, options } = state;
  if (ending === null) return undefined;
  const cards = tokens.map(({ card }) => card);
  const { threshold } = options;
  const judged = judge({ players, tokens: cards, wilderness, threshold, lastTurn: turn.player, ending });
  const { revealed, card, mutation } = playerAt(state, turn.player);
  const by = mutationOf(mutation);
  const { stake } = mutations[by];
  // Who fails at a stake has no turn after that one: revealed in the last turn, it is what ended the game.
  if (ending.by !== 'points' || !revealed || stake === undefined) return judged;
  const note = because('ending', stake.reasons.failed, by, { player: turn.player, card });
  return { ...judged, reasons: [note, ...judged.reasons] };
}

export function judge(table: FinalTable): BloodVerdict {
  const { ending } = table;
  if (ending.by === 'points') return byPoints(table, ending.claimed);
  return ending.by === 'claim' ? byClaim(table, ending.player) : byStake(table, ending.by, ending.player);
}

export const cardAt = (players: FinalTable['players'], seat: Seat): CharacterId => at(players, seat).card;

/** What a card is that the game was staked on. */
export function stakeOf(by: MutationId): Stake<Key> {
  const { stake } = mutations[by];
  if (stake === undefined) throw new Error(`nobody stakes a game on ${by}`);
  return stake;
}

/** B11: the traitor wins alone. */
function byStake(table: FinalTable, by: MutationId, player: Seat): BloodVerdict {
  const { won, winner, others } = stakeOf(by).reasons;
  const reasons = [because('ending', won, by, { player, card: cardAt(table.players, player) })];
  table.players.forEach(({ card }, seat) => {
    const key = seat === player ? winner : others;
    reasons.push(because('players', key, 'B11', { player: seat, card, traitor: player }));
  });
  return { winners: [player], teams: [], camp: null, reasons };
}

function byClaim(table: FinalTable, player: Seat): BloodVerdict {
  const camp = campOf(cardAt(table.players, player));
  const params = { player, camp, survivors: living(table) };
  return campWins(table, camp, [because('ending', 'ending.claimed', 'claim', params)]);
}

function byPoints(table: FinalTable, claimer: Seat | null): BloodVerdict {
  const alive = living(table);
  const reasons: Because[] = [];
  if (claimer !== null) reasons.push(because('ending', 'ending.misclaimed', 'claim', { player: claimer }));
  const limit = endsAt(table.threshold, table.players.length);
  const key = alive.length <= limit ? 'ending.counted' : 'ending.early';
  reasons.push(because('ending', key, 'B9', { survivors: alive, count: alive.length, limit }));
  const points = countPoints(table, reasons);
  const camp = camps.find((each) => points[each] > points[otherCamp(each)]) ?? tieBreak(table);
  if (points.human !== points.werewolf)
    reasons.push(because('camp', 'camp.more', 'points', { camp, ...points }));
  else {
    const { lastTurn: player } = table;
    reasons.push(because('camp', 'camp.tie', 'B21', { player, loser: otherCamp(camp), camp, ...points }));
  }
  return { ...campWins(table, camp, reasons), points };
}

/** The camp of the player whose turn was the last loses. */
const tieBreak = (table: FinalTable): Camp => otherCamp(campOf(cardAt(table.players, table.lastTurn)));

/** A survivor's character counts 1, a card under a token or in the Wilderness ½, the dead's nothing. */
function countPoints(table: FinalTable, reasons: Because[]): Points {
  const points = { human: 0, werewolf: 0 };
  const count = (key: ReasonKey, card: CharacterId, worth: number, more: Params): void => {
    const camp = campOf(card);
    points[camp] += worth;
    reasons.push(because('points', key, 'points', { ...more, card, camp, points: worth }));
  };
  table.players.forEach(({ card, alive }, player) => {
    if (alive) count('points.survivor', card, 1, { player });
    else count('points.dead', card, 0, { player });
  });
  table.tokens.forEach((card, i) => {
    count('points.token', card, 0.5, { token: tokenIds[i] ?? tokenIds[0] });
  });
  for (const card of table.wilderness) count('points.wilderness', card, 0.5, {});
  reasons.push(because('points', 'points.total', 'points', points));
  return points;
}

/** A camp wins with all its players, dead or alive. */
function campWins(table: FinalTable, camp: Camp, reasons: Because[]): BloodVerdict {
  const winners: Seat[] = [];
  table.players.forEach(({ card, alive }, player) => {
    const own = campOf(card);
    if (own === camp) winners.push(player);
    const key = own === camp ? 'players.won' : 'players.lost';
    reasons.push(because('players', key, 'end', { player, card, camp: own, alive }));
  });
  return { winners, teams: [camp], camp, reasons };
}
