import type { ArtefactId, RoleId } from './ids.ts';

/** A token laid on a card. Those that give a role cancel the card's own and a Vampire mark (R47). */
export interface Artefact {
  readonly id: ArtefactId;
  readonly gives?: RoleId;
}

export const artefacts: Readonly<Record<ArtefactId, Artefact>> = {
  claw: { id: 'claw', gives: 'werewolf' },
  brand: { id: 'brand', gives: 'villager' },
  cudgel: { id: 'cudgel', gives: 'tanner' },
  void: { id: 'void' },
  mask: { id: 'mask' },
  shroud: { id: 'shroud' },
};
