import type { Params } from '@veillee/kernel';
import type { CampId, ConditionId, RoleId } from './ids.ts';
import type { Kind } from './power.ts';
import { roleIds, roles } from './roles/index.ts';

/** What a paper says of one player, where cards, conversions, love and charms are concerned. */
export interface Claim<Who extends string | number = string | number> {
  /** The name, or the seat, to say in a refusal. */
  readonly who: Who;
  readonly role: RoleId;
  /** Camps beyond those of the card. */
  readonly joined: readonly CampId[];
  readonly conditions: readonly ConditionId[];
  readonly alive: boolean;
  readonly charmed: boolean;
  /** Invocations used up, as far as the paper tells. */
  readonly spent: readonly string[];
  /** Alive, and dead once by what else the paper says of them. */
  readonly risen: boolean;
}
export type Refuse = (key: string, params?: Params) => void;

const hasJoined =
  (camp: CampId) =>
  ({ role, joined }: Claim): boolean =>
    joined.includes(camp) && !roles[role].camps.includes(camp);

/** What no village comes to by the rules, whoever wrote it down: every such thing is named. */
export function refuseImpossible(claims: readonly Claim[], refuse: Refuse): void {
  for (const claim of claims) refuseConditions(claim, refuse);
  refuseConverts(claims, 'idealists', refuse);
  refuseConverts(claims, 'reptilians', refuse);
  refuseIdealists(claims, refuse);
  refuseLovers(claims, refuse);
  refuseReturns(claims, refuse);
  refuseCharms(claims, refuse);
}

/** The opening gives each of the six their group, their own condition, or both (§3); others have what the card brings. */
function refuseConditions({ who, role, conditions }: Claim, refuse: Refuse): void {
  const { condition, always } = roles[role];
  const belonging = [condition?.group, condition?.own, always];
  for (const given of conditions)
    if (!belonging.includes(given)) refuse('paper.condition', { who, role, condition: given });
  if (condition !== undefined && conditions.length === 0) refuse('paper.noCondition', { who, role });
}

/** The one role that can invoke this. */
const invokerOf = (kind: Kind): RoleId => {
  const found = roleIds.find((id) => roles[id].invocation?.kind === kind);
  if (found === undefined) throw new Error(`no role invokes ${kind}`);
  return found;
};
/** Who brings others into a camp. */
export const converters = {
  idealists: invokerOf('radiantConversion'),
  reptilians: invokerOf('blackConversion'),
} as const;
type Converts = keyof typeof converters;
const prophet = invokerOf('resurrection');

export const isProphet = ({ role }: { readonly role: RoleId }): boolean => role === prophet;
/** Without a Prophet in the game the dead stay dead (§3). */
export const mayReturn = (claims: readonly { readonly role: RoleId }[]): boolean => claims.some(isProphet);

/** Who joined a camp on the way, how many of them by conversion, and who can have converted them. */
export function conversionsTo<Who extends string | number>(claims: readonly Claim<Who>[], camp: Converts) {
  const converts = claims.filter(hasJoined(camp));
  // One of the six may be turned into a Reptilian at the opening.
  const turned = camp === 'reptilians' && converts.some(({ role }) => isOfTheSix(role)) ? 1 : 0;
  const role = converters[camp];
  return { converts, turned, role, converter: claims.find((claim) => claim.role === role) };
}
const isOfTheSix = (role: RoleId): boolean => roles[role].condition !== undefined;

/** Both converters convert once. */
function refuseConverts(claims: readonly Claim[], camp: Converts, refuse: Refuse): void {
  const { converts, turned, role, converter } = conversionsTo(claims, camp);
  if (converts.length > turned && converter === undefined) refuse('paper.noConverter', { camp, role });
  if (converts.length > turned + 1) refuse('paper.converts', { camp, most: turned + 1 });
}

export const stopsWhenConverted = (role: RoleId): boolean =>
  roles[role].marks?.includes('stopsWhenConverted') === true;

/** Nobody joins the Idealists whose conversion stops the game, nor by one who lives as if she had not (§3). */
function refuseIdealists(claims: readonly Claim[], refuse: Refuse): void {
  for (const { who, role } of conversionsTo(claims, 'idealists').converts)
    if (stopsWhenConverted(role)) refuse('paper.unconvertible', { who, role });
  const converter = livingConverter(claims);
  if (converter !== undefined && !mayReturn(claims)) refuse('paper.converterLives', { who: converter.who });
}

/** Sheherazade, if she has converted and lives: only the Black's, the Red's or Seth's conversion does not kill her (§3). */
function survivor(claims: readonly Claim[]): Claim | undefined {
  const { converts, converter } = conversionsTo(claims, 'idealists');
  const has = converts.length > 0 || (converter?.spent ?? []).length > 0;
  return has && converter?.alive ? converter : undefined;
}
const loves = (claim: Claim | undefined): boolean => claim?.joined.includes('lovers') === true;

/** She lives though she died of it: the Lovers' extra life did not undo it. */
function livingConverter(claims: readonly Claim[]): Claim | undefined {
  const converter = survivor(claims);
  return loves(converter) ? undefined : converter;
}
/** The Lovers' extra life is spent, for it undid her death (Q44). */
export const hasSpentExtraLife = (claims: readonly Claim[]): boolean => loves(survivor(claims));

/** Lovers die together (Q10). */
function refuseLovers(claims: readonly Claim[], refuse: Refuse): void {
  const { living, dead } = partedLovers(claims);
  if (living !== undefined && dead !== undefined && !mayReturn(claims))
    refuse('paper.lonelyLover', { who: living.who, other: dead.who });
}

/** The Lover who lives and the one who is dead. */
function partedLovers(claims: readonly Claim[]): { living?: Claim | undefined; dead?: Claim | undefined } {
  const lovers = claims.filter(hasJoined('lovers'));
  if (lovers.length !== 2) return {};
  return { living: lovers.find(({ alive }) => alive), dead: lovers.find(({ alive }) => !alive) };
}

/** Those who must have been brought back: alive, and dead once. */
export function returned(claims: readonly Claim[]): Claim[] {
  const { living, dead } = partedLovers(claims);
  const lonely = dead === undefined ? undefined : living;
  const converter = livingConverter(claims);
  return claims.filter((claim) => claim.risen || claim === lonely || claim === converter);
}

/** The Prophet brings back one, once (§3). */
function refuseReturns(claims: readonly Claim[], refuse: Refuse): void {
  const { length } = returned(claims);
  if (mayReturn(claims) && length > 1) refuse('paper.returns', { players: length });
}

/** One is charmed by a musician in the game, who is somebody else (§3, Q50). */
function refuseCharms(claims: readonly Claim[], refuse: Refuse): void {
  const isMusician = ({ role }: Claim): boolean => roles[role].camps.includes('musicians');
  for (const claim of claims)
    if (claim.charmed && !claims.some((other) => other !== claim && isMusician(other)))
      refuse('paper.charmed', { who: claim.who });
}
