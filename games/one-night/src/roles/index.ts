import type { Together } from '@veillee/gamekit';
import { isKeyOf, keysOf } from '@veillee/kernel';
import type { Role } from '../role.ts';
import { alphaWolf } from './alphaWolf.ts';
import { apprenticeAssassin } from './apprenticeAssassin.ts';
import { apprenticeSeer } from './apprenticeSeer.ts';
import { assassin } from './assassin.ts';
import { auraSeer } from './auraSeer.ts';
import { bodyguard } from './bodyguard.ts';
import { copycat } from './copycat.ts';
import { count } from './count.ts';
import { cupid } from './cupid.ts';
import { curator } from './curator.ts';
import { cursed } from './cursed.ts';
import { diseased } from './diseased.ts';
import { doppelganger } from './doppelganger.ts';
import { dreamWolf } from './dreamWolf.ts';
import { drunk } from './drunk.ts';
import { gremlin } from './gremlin.ts';
import { hunter } from './hunter.ts';
import { insomniac } from './insomniac.ts';
import { instigator } from './instigator.ts';
import { marksman } from './marksman.ts';
import { mason } from './mason.ts';
import { vampireMaster } from './master.ts';
import { minion } from './minion.ts';
import { mysticWolf } from './mysticWolf.ts';
import { paranormalInvestigator } from './paranormalInvestigator.ts';
import { pickpocket } from './pickpocket.ts';
import { priest } from './priest.ts';
import { prince } from './prince.ts';
import { renfield } from './renfield.ts';
import { revealer } from './revealer.ts';
import { robber } from './robber.ts';
import { seer } from './seer.ts';
import { sentinel } from './sentinel.ts';
import { squire } from './squire.ts';
import { tanner } from './tanner.ts';
import { thing } from './thing.ts';
import { troublemaker } from './troublemaker.ts';
import { vampire } from './vampire.ts';
import { villageIdiot } from './villageIdiot.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';
import { witch } from './witch.ts';

/** Every character, by its id, in the order of the boxes. */
export const roles = {
  copycat,
  vampire,
  // In code `master` alone is the chair that leads a match.
  master: vampireMaster,
  count,
  renfield,
  diseased,
  cupid,
  instigator,
  priest,
  assassin,
  'apprentice-assassin': apprenticeAssassin,
  thing,
  marksman,
  pickpocket,
  gremlin,
  doppelganger,
  werewolf,
  minion,
  mason,
  seer,
  robber,
  troublemaker,
  drunk,
  insomniac,
  villager,
  hunter,
  tanner,
  sentinel,
  'alpha-wolf': alphaWolf,
  'mystic-wolf': mysticWolf,
  'dream-wolf': dreamWolf,
  'apprentice-seer': apprenticeSeer,
  'paranormal-investigator': paranormalInvestigator,
  witch,
  'village-idiot': villageIdiot,
  'aura-seer': auraSeer,
  revealer,
  curator,
  bodyguard,
  prince,
  cursed,
  squire,
};

export type RoleId = keyof typeof roles;
export const isRole = (id: unknown): id is RoleId => isKeyOf(roles, id);
export const roleIds: readonly RoleId[] = keysOf(roles);
/** The character of an id, of one type for all: rules ask what it can do, not who it is. */
export const roleOf = (id: RoleId): Role => roles[id];

/** What characters remember of the night: each says it in its own file. */
export type KeptByRoles = Together<(typeof roles)[RoleId], 'keeps'>;
const keepers = roleIds.flatMap((id) => roleOf(id).keeps ?? []);
export function keptAtFirst(): KeptByRoles {
  const kept = {};
  for (const keep of keepers) Object.assign(kept, keep());
  // Put together, it is the intersection of what each keeps.
  return kept as KeptByRoles;
}
