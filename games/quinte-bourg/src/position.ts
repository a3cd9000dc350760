import { at, type Seat } from '@veillee/kernel';
import type { Position, PositionPlayer } from './checkPosition.ts';
import { roundFrom } from './circle.ts';
import { type CampId, type ConditionId, campIds } from './ids.ts';
import { type Claim, hasSpentExtraLife } from './impossible.ts';
import { strictlyRichest } from './money.ts';
import { officeIds } from './offices/index.ts';
import { roles } from './roles/index.ts';
import type { Fate, Held, Player, State } from './state.ts';
import { isReptilian, living, others, playerOf, seatsOf } from './state.ts';

export type { Position, PositionPlayer };

export const fateOf = ({ fate }: PositionPlayer): Fate => fate ?? 'alive';
export const coinsFrom = (player: PositionPlayer): number =>
  player.coins ?? (fateOf(player) === 'alive' ? 1 : 0);
export const campsFrom = ({ role, joined = [] }: PositionPlayer, loves: boolean): CampId[] =>
  campIds.filter(
    (camp) => roles[role].camps.includes(camp) || joined.includes(camp) || (loves && camp === 'lovers'),
  );
export const conditionsFrom = ({ role, conditions = [] }: PositionPlayer): ConditionId[] => {
  const { always } = roles[role];
  return always === undefined || conditions.includes(always) ? [...conditions] : [always, ...conditions];
};

/** Whoever left a legacy has handed the card on and shown both (§8). */
export const leavesLegacy = (player: PositionPlayer): boolean =>
  fateOf(player) === 'legacy' || fateOf(player) === 'gone';
/** The specialities in somebody's hand: the one dealt, unless said; another's card is an inherited one. */
export const handOf = (player: PositionPlayer): Held[] =>
  (player.held ?? (leavesLegacy(player) ? [] : [{ id: player.speciality }])).map(
    ({ id, inherited = id !== player.speciality, used = 0 }) => ({ id, inherited, used }),
  );
export const shownFrom = (player: PositionPlayer): ('role' | 'speciality')[] => {
  if (player.shown !== undefined) return [...player.shown];
  if (fateOf(player) === 'alive') return [];
  return leavesLegacy(player) ? ['role', 'speciality'] : ['speciality'];
};
/** What a position says that a final paper says too. */
export const claimsOf = ({ players, lovers }: Position): Claim<Seat>[] =>
  players.map((player, seat) => ({
    who: seat,
    role: player.role,
    joined: [...(player.joined ?? []), ...(lovers?.includes(seat) ? (['lovers'] as const) : [])],
    conditions: conditionsFrom(player),
    alive: fateOf(player) === 'alive',
    charmed: (player.charmedBy ?? []).length > 0,
    spent: player.spent ?? [],
    risen: fateOf(player) === 'alive' && shownFrom(player).length > 0,
  }));
/** Dead Lovers have spent it, and so has a Sheherazade who lives by it (Q10, Q44). */
const hasExtraLife = (position: Position): boolean =>
  (position.lovers ?? []).every((seat) => fateOf(at(position.players, seat)) === 'alive') &&
  !hasSpentExtraLife(claimsOf(position));

/** The strictly richest of the living, noted at the end of the day before (Q25, Q59). */
export const richestOf = ({ players }: Position): Seat | null =>
  strictlyRichest(players.map((player) => ({ coins: coinsFrom(player), fate: fateOf(player) })));

/** Puts a fresh village into a position that was found sound. */
export function settleIn(state: State, position: Position): void {
  const { offices = {}, lovers } = position;
  position.players.forEach((from, seat) => {
    Object.assign(playerOf(state, seat), {
      role: from.role,
      speciality: from.speciality,
      marks: roles[from.role].marks ?? [],
      camps: campsFrom(from, lovers?.includes(seat) === true),
      conditions: conditionsFrom(from),
      held: handOf(from),
      coins: coinsFrom(from),
      fate: fateOf(from),
      spouse: from.spouse ?? null,
      spent: [...(from.spent ?? [])],
      charmed: [...(from.charmedBy ?? [])],
      shown: shownFrom(from),
      notes: [...(from.knows ?? [])],
    } satisfies Partial<Player>);
  });
  state.weekday = position.weekday ?? state.options.start;
  state.day = position.day ?? 1;
  state.week = position.week ?? 1;
  state.lastWeek = state.week + state.options.weeks - 1;
  state.circle = [...(position.circle ?? living(state))];
  state.ghosts = [
    ...(position.ghosts ?? seatsOf(state).filter((seat) => playerOf(state, seat).fate === 'ghost')),
  ];
  for (const office of officeIds) state.offices[office] = offices[office] ?? null;
  state.optional = [...(position.optional ?? state.optional)];
  state.lovers = lovers === undefined ? null : [Math.min(...lovers), Math.max(...lovers)];
  state.extraLife = position.extraLife ?? hasExtraLife(position);
  state.coinsOut = position.coinsOut ?? 0;
  state.guardedLast = position.guardedLast ?? null;
  state.richest = richestOf(position);
  state.specialYesterday = position.specialYesterday ?? false;
  settleKin(state, position);
}

function settleKin(state: State, position: Position): void {
  const pack = seatsOf(state).filter((seat) => isReptilian(state, seat));
  for (const seat of seatsOf(state)) {
    const player = playerOf(state, seat);
    player.before = roundFrom(seatsOf(state), seat, false).slice(0, -1);
    if (!pack.includes(seat)) continue;
    player.confers = true;
    player.met = [...(position.players[seat]?.met ?? others(pack, seat))];
  }
  Object.assign(state, {
    coinsAtStart: state.coinsOut + state.players.reduce((sum, { coins }) => sum + coins, 0),
  });
}
