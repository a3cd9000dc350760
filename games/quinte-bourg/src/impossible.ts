import type { Params } from '@veillee/kernel';
import { type CampId, type ConditionId, type RoleId, roleIds } from './ids.ts';
import type { Kind } from './power.ts';
import { roles } from './roles/index.ts';

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
const roleOf = (kind: Kind): RoleId => {
  const found = roleIds.find((id) => roles[id].invocation?.kind === kind);
  if (found === undefined) throw new Error(`no role invokes ${kind}`);
  return found;
};
const converters = {
  idealists: roleOf('radiantConversion'),
  reptilians: roleOf('blackConversion'),
} as const;
type Converts = keyof typeof converters;
const prophet = roleOf('resurrection');

/** Without a Prophet in the game the dead stay dead (§3). */
export const mayReturn = (claims: readonly { readonly role: RoleId }[]): boolean =>
  claims.some(({ role }) => role === prophet);

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

/** Sheherazade dies of a conversion unless the Lovers' extra life or the Prophet saves her (§3, Q44). */
function refuseIdealists(claims: readonly Claim[], refuse: Refuse): void {
  const { converts, converter } = conversionsTo(claims, 'idealists');
  for (const { who, role } of converts)
    if (stopsWhenConverted(role)) refuse('paper.unconvertible', { who, role });
  if (converts.length === 0 || converter === undefined || !converter.alive) return;
  if (!converter.joined.includes('lovers') && !mayReturn(claims))
    refuse('paper.converterLives', { who: converter.who });
}

/** Lovers die together (Q10). */
function refuseLovers(claims: readonly Claim[], refuse: Refuse): void {
  const lovers = claims.filter(hasJoined('lovers'));
  const [living, dead] = [lovers.find(({ alive }) => alive), lovers.find(({ alive }) => !alive)];
  if (lovers.length === 2 && living !== undefined && dead !== undefined && !mayReturn(claims))
    refuse('paper.lonelyLover', { who: living.who, other: dead.who });
}

/** One is charmed by a musician in the game, who is somebody else (§3, Q50). */
function refuseCharms(claims: readonly Claim[], refuse: Refuse): void {
  const isMusician = ({ role }: Claim): boolean => roles[role].camps.includes('musicians');
  for (const claim of claims)
    if (claim.charmed && !claims.some((other) => other !== claim && isMusician(other)))
      refuse('paper.charmed', { who: claim.who });
}
