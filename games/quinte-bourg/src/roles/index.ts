import { type OurLang, type WordsOf, wordsOf } from '@veillee/gamekit';
import { keysOf } from '@veillee/kernel';
import type { Keeps, KeptBy, LinesOf } from '../card.ts';
import type { CampId } from '../ids.ts';
import type { AnyRole, CampRole } from '../power.ts';
import { alpha } from './alpha.ts';
import { black } from './black.ts';
import { cortex } from './cortex.ts';
import { fennec } from './fennec.ts';
import { greedy } from './greedy.ts';
import { holmes } from './holmes.ts';
import { martyr } from './martyr.ts';
import { minus } from './minus.ts';
import { monk } from './monk.ts';
import { mouse } from './mouse.ts';
import { orpheus } from './orpheus.ts';
import { pach } from './pach.ts';
import { poirot } from './poirot.ts';
import { prophet } from './prophet.ts';
import { rappaz } from './rappaz.ts';
import { red } from './red.ts';
import { reptilian } from './reptilian.ts';
import { sesiano } from './sesiano.ts';
import { seth } from './seth.ts';
import { sheherazade } from './sheherazade.ts';
import { siren } from './siren.ts';
import { villager } from './villager.ts';

/** Every camp card, from the strongest camp down. */
const cards = {
  sheherazade,
  prophet,
  seth,
  fennec,
  mouse,
  minus,
  cortex,
  reptilian,
  alpha,
  black,
  red,
  martyr,
  orpheus,
  siren,
  villager,
  greedy,
  holmes,
  monk,
  poirot,
  pach,
  rappaz,
  sesiano,
};

export type RoleId = keyof typeof cards;
export const roles: { readonly [id in RoleId]: AnyRole } = cards;
export const roleIds: readonly RoleId[] = keysOf(cards);

/** Those who win by a condition of their own, or a group's. */
export const sixIds: readonly RoleId[] = roleIds.filter((id) => roles[id].condition !== undefined);

/** The card that fills up a village, or is what they are who joined a camp on the way. */
export function plainRole(camp: CampId): RoleId {
  const found = roleIds.find((id) => roles[id].plain && roles[id].camps.includes(camp));
  if (found === undefined) throw new Error(`there is no plain card of the ${camp}`);
  return found;
}

type Card = (typeof cards)[RoleId];
export type KeptByRoles<How extends keyof Keeps> = KeptBy<Card, How>;
/** The lines of the night they bring, and their own steps. */
export type RoleLine = LinesOf<Card>;
export type RoleStep = StepIn<Card>;
type StepIn<C> = C extends CampRole<infer _W, infer _K, infer S> ? S : never;
/** What they say in one language. */
export type RolesWords = WordsOf<typeof cards>;
export const rolesWords = (lang: OurLang): RolesWords => wordsOf(cards, lang);
