import type { Json } from '@veillee/kernel';
import { marksThat } from '../marks/index.ts';
import { addReason, type Judged, type Judging, seats } from './judged.ts';
import { because, type Reason, type ReasonKey } from './reason.ts';

/** Those whose marks bind them to each other, if there are two. */
export const boundPlayers = (judged: Judged): number[] =>
  seats(judged, (player) => {
    const mark = judged.places[player]?.mark;
    return mark !== undefined && binding.includes(mark);
  });
const binding = marksThat(({ binds }) => binds);

/** E5: shots and broken hearts, each bringing on the next, until nothing changes (R31). */
export function runChains(judging: Judging): void {
  const { dead, roles } = judging;
  const avengers = seats(judging, (player) => roles[player]?.end?.avenges === true);
  const lovers = boundPlayers(judging);
  if (avengers.length === 0 && lovers.length === 0) return;
  /** Why a player died in the chain, if he did: the ruling by which he shoots in his turn. */
  const links = new Map<number, string>();
  const spent = new Set<number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const avenger of avengers) {
      if (!dead[avenger] || spent.has(avenger)) continue;
      spent.add(avenger);
      if (shoot(judging, avenger, links)) changed = true;
    }
    if (breakHeart(judging, lovers, links)) changed = true;
  }
  if (lovers.length !== 2 && lovers.some((player) => dead[player]))
    addReason(judging, 'chains', because('chains.noCouple', 'R32', { players: lovers }));
}

/** Who died by a shot or of a broken heart, by the reasons of a verdict. */
export const diedInChains = (reasons: readonly Reason[]): ReadonlySet<Json | undefined> =>
  new Set(
    reasons.filter(({ key }) => killing.has(key)).map(({ params: { target, partner } }) => target ?? partner),
  );
const killing: ReadonlySet<ReasonKey> = new Set(['chains.shot', 'chains.love', 'chains.loveAnyway']);

function shoot(judging: Judging, player: number, links: Map<number, string>): boolean {
  const { dead, places, safe } = judging;
  const target = places[player]?.votes ?? null;
  if (target === null || dead[target]) return false;
  if (safe[target]) {
    addReason(judging, 'chains', because('chains.stopped', 'R83', { player, target }));
    return false;
  }
  dead[target] = true;
  links.set(target, 'R83');
  addReason(judging, 'chains', because('chains.shot', links.get(player) ?? 'E5', { player, target }));
  return true;
}

/** Two lovers die together, protection or not (R20, R32). */
function breakHeart(judging: Judging, lovers: readonly number[], links: Map<number, string>): boolean {
  const { dead, safe } = judging;
  const [one, two] = lovers;
  if (one === undefined || two === undefined || lovers.length !== 2 || dead[one] === dead[two]) return false;
  const [player, partner] = dead[one] ? [one, two] : [two, one];
  dead[partner] = true;
  links.set(partner, 'R31');
  const [key, rule] = safe[partner]
    ? (['chains.loveAnyway', 'R20'] as const)
    : (['chains.love', 'E5'] as const);
  addReason(judging, 'chains', because(key, rule, { player, partner }));
  return true;
}
