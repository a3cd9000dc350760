import type { OurLang } from '@veillee/gamekit';
import { keysOf } from '@veillee/kernel';
import { armish } from './armish.ts';
import { chief } from './chief.ts';
import { executioner } from './executioner.ts';
import { mirka } from './mirka.ts';
import { mirko } from './mirko.ts';
import { notary } from './notary.ts';
import { president } from './president.ts';
import { priest } from './priest.ts';
import { prosecutor } from './prosecutor.ts';
import { randy } from './randy.ts';
import { scrutineer } from './scrutineer.ts';
import { senator } from './senator.ts';

/** Every public office, in the order of the rules. */
export const offices = {
  scrutineer,
  chief,
  president,
  prosecutor,
  notary,
  senator,
  priest,
  randy,
  armish,
  mirko,
  mirka,
  executioner,
};

type Offices = typeof offices;
export type OfficeId = keyof Offices;
type OfKind<K> = { [id in OfficeId]: Offices[id]['kind'] extends K ? id : never }[OfficeId];
export type MandatoryId = OfKind<'mandatory'>;
export type OptionalId = OfKind<'optional'>;
/** The lines of the night they bring. */
export type OfficeLine = LineIn<
  { [id in OfficeId]: keyof Offices[id]['words'][OurLang]['phrases'] }[OfficeId]
>;
type LineIn<Key> = Key extends `line.${infer Line}` ? Line : never;

export const isMandatory = (id: OfficeId): id is MandatoryId => offices[id].kind === 'mandatory';
export const isOptional = (id: OfficeId): id is OptionalId => offices[id].kind === 'optional';

export const officeIds: readonly OfficeId[] = keysOf(offices);
export const mandatoryIds: readonly MandatoryId[] = officeIds.filter(isMandatory);
export const optionalIds: readonly OptionalId[] = officeIds.filter(isOptional);
