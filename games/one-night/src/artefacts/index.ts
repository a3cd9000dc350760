import { isKeyOf, keysOf } from '@veillee/kernel';
import { brand } from './brand.ts';
import { claw } from './claw.ts';
import { cudgel } from './cudgel.ts';
import { mask } from './mask.ts';
import { shroud } from './shroud.ts';
import { voidArtefact } from './void.ts';

/** Every artefact, by its id. */
export const artefacts = { claw, brand, cudgel, void: voidArtefact, mask, shroud };

export type ArtefactId = keyof typeof artefacts;
export const isArtefact = (id: unknown): id is ArtefactId => isKeyOf(artefacts, id);
export const artefactIds: readonly ArtefactId[] = keysOf(artefacts);
