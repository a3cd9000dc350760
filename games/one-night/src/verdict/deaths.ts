import type { VerdictOptions } from './finalTable.ts';
import { addReason, type Judging, seats, usualReplacementMin } from './judged.ts';
import { because } from './reason.ts';

/** E2: every finger counts. */
export function countVotes(judging: Judging): void {
  const { places, tally } = judging;
  for (const { votes } of places) if (votes !== null) tally[votes] = (tally[votes] ?? 0) + 1;
  if (judging.reasons !== null) tellVotes(judging);
}

function tellVotes(judging: Judging): void {
  const { places, tally } = judging;
  const votesFor = (player: number): number => tally[player] ?? 0;
  const counts = seats(judging, (player) => votesFor(player) > 0)
    .sort((one, other) => votesFor(other) - votesFor(one))
    .map((player) => [player, votesFor(player)]);
  addReason(judging, 'votes', because(counts.length === 0 ? 'votes.none' : 'votes.tally', 'E2', { counts }));
  const players = seats(judging, (player) => places[player]?.votes === null);
  if (players.length > 0) addReason(judging, 'votes', because('votes.missing', 'R54', { players }));
}

/** E3: by their own card, or by a guard's finger. A protection nobody puts to the test is not worth a word. */
export function protect(judging: Judging): void {
  const { places, replacementMin, roles, safe, tally } = judging;
  const guards = seats(judging, (player) => roles[player]?.end?.guards === true);
  for (let player = 0; player < places.length; player += 1) {
    const own = roles[player]?.end?.safe?.(player, judging);
    if (own !== undefined) {
      safe[player] = true;
      replacementMin[player] = own.replacementMin ?? usualReplacementMin;
      if (tally[player] !== 0) addReason(judging, 'protections', own);
    }
    for (const by of guards)
      if (places[by]?.votes === player) {
        safe[player] = true;
        addReason(judging, 'protections', because('protections.guarded', 'E3', { player, by }));
      }
  }
}

/** E4: the vote's own dead. */
export function voteOut(judging: Judging, options: VerdictOptions): void {
  const { mode } = judging;
  addReason(judging, 'deaths', because(`deaths.${mode}`, modeRule[mode], {}));
  const highest = highestCount(judging, Number.POSITIVE_INFINITY);
  if (highest <= 1) {
    const missing = judging.places.some((place) => place.votes === null);
    const rule = missing ? 'R54' : mode === 'classic' ? 'E2' : 'R21';
    addReason(judging, 'deaths', because('deaths.even', rule, {}));
  } else if (mode === 'epic') fightBattle(judging);
  else goDown(judging, highest, options.replacementMin);
}

const modeRule = { classic: 'F3', epic: 'E1', monsters: 'R23' } as const;

/**
 * Classic and monsters: down the counts to the first where an unprotected player stands (R18). What a replacement
 * needs belongs to the protections that worked above (R17).
 */
function goDown(judging: Judging, highest: number, fixedMin: number | undefined): void {
  let min = fixedMin ?? usualReplacementMin;
  for (let count = highest; count > 0; count = highestCount(judging, count)) {
    const standing = seats(judging, (player) => judging.tally[player] === count);
    const open = standing.filter((player) => !judging.safe[player]);
    if (open.length > 0) {
      settleCount(judging, { open, standing, count, min, highest });
      return;
    }
    if (fixedMin === undefined)
      for (const player of standing) min = Math.min(min, judging.replacementMin[player] ?? min);
  }
  addReason(judging, 'deaths', because('deaths.allSafe', 'R17', {}));
}

interface Count {
  readonly open: readonly number[];
  readonly standing: readonly number[];
  readonly count: number;
  readonly min: number;
  readonly highest: number;
}

function settleCount(judging: Judging, { open, standing, count, min, highest }: Count): void {
  if (count < highest && count < min) {
    addReason(judging, 'deaths', because('deaths.tooFew', 'R17', { players: open, count, min }));
    return;
  }
  const [key, rule] =
    count < highest ? (['deaths.replaced', 'R17'] as const) : (['deaths.most', 'E4'] as const);
  kill(judging, open);
  addReason(judging, 'deaths', because(key, rule, { players: open, count }));
  const spared = standing.filter((player) => judging.safe[player]);
  if (spared.length > 0) addReason(judging, 'deaths', because('deaths.spared', 'R18', { players: spared }));
}

/** Epic: the protected leave the ranking, then its two first places die, or all who share the first (R19, R22). */
function fightBattle(judging: Judging): void {
  const { safe, tally } = judging;
  const removed = seats(judging, (player) => safe[player] === true && tally[player] !== 0);
  if (removed.length > 0)
    addReason(judging, 'deaths', because('deaths.unranked', 'R19', { players: removed }));
  const ranked = (player: number): boolean => !safe[player];
  const on = (count: number): number[] =>
    seats(judging, (player) => count > 0 && tally[player] === count && ranked(player));

  const first = highestCount(judging, Number.POSITIVE_INFINITY, ranked);
  const firsts = on(first);
  kill(judging, firsts);
  if (firsts.length !== 1) {
    const key = first === 0 ? 'deaths.allSafe' : 'deaths.battleTie';
    addReason(judging, 'deaths', because(key, first === 0 ? 'R19' : 'E4', { players: firsts, count: first }));
    return;
  }
  addReason(judging, 'deaths', because('deaths.battleFirst', 'E4', { players: firsts, count: first }));
  const second = highestCount(judging, first, ranked);
  const seconds = on(second);
  kill(judging, seconds);
  const key = second === 0 ? 'deaths.battleNoSecond' : 'deaths.battleSecond';
  addReason(judging, 'deaths', because(key, 'R22', { players: seconds, count: second }));
}

/** The highest number of votes under a bound; 0 if nobody has any. */
function highestCount(
  judging: Judging,
  below: number,
  among: (player: number) => boolean = () => true,
): number {
  let highest = 0;
  judging.tally.forEach((count, player) => {
    if (count > highest && count < below && among(player)) highest = count;
  });
  return highest;
}

function kill(judging: Judging, players: readonly number[]): void {
  for (const player of players) judging.dead[player] = true;
}
