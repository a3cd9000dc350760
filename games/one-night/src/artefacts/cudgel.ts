import { type ArtefactRule, artefact } from '../artefact.ts';

/** Its holder is a Tanner (R47). */
const rule: ArtefactRule = {
  id: 'cudgel',
  rulings: ['G8', 'D', 'R47', 'R48'],
  gives: 'tanner',
};

export const cudgel = artefact(rule, {
  icon: 'wood-club',
  fr: {
    name: 'Gourdin du Tanneur',
    the: 'le Gourdin du Tanneur',
    a: 'un Gourdin du Tanneur',
    of: 'du Gourdin du Tanneur',
    blurb: 'Tu es désormais un Tanneur : il te faut mourir.',
    help: 'Tu deviens un Tanneur : tu gagnes si tu meurs, tu perds sinon. Ta carte perd son rôle et ses pouvoirs, la marque du Vampire n’agit plus ; les autres marques restent en vigueur.',
  },
  en: {
    name: 'Cudgel of the Tanner',
    the: 'the Cudgel of the Tanner',
    a: 'a Cudgel of the Tanner',
    of: 'of the Cudgel of the Tanner',
    blurb: 'You are a Tanner now: you need to die.',
    help: 'You become a Tanner: you win if you die, you lose otherwise. Your card loses its role and its powers, the Mark of the Vampire stops working; the other marks stay in force.',
  },
});
