import { type ArtefactRule, artefact } from '../artefact.ts';

/** Its holder is a Werewolf (R47). */
const rule: ArtefactRule = {
  id: 'claw',
  rulings: ['G8', 'D', 'R47', 'R48'],
  gives: 'werewolf',
};

export const claw = artefact(rule, {
  icon: 'grasping-claws',
  fr: {
    name: 'Griffe du Loup-Garou',
    the: 'la Griffe du Loup-Garou',
    a: 'une Griffe du Loup-Garou',
    of: 'de la Griffe du Loup-Garou',
    blurb: 'Tu es désormais un Loup-Garou, et tu gagnes avec la Meute.',
    help: 'Tu deviens un Loup-Garou et tu gagnes avec la Meute. Ta carte perd son rôle et ses pouvoirs, la marque du Vampire n’agit plus ; les autres marques restent en vigueur.',
  },
  en: {
    name: 'Claw of the Werewolf',
    the: 'the Claw of the Werewolf',
    a: 'a Claw of the Werewolf',
    of: 'of the Claw of the Werewolf',
    blurb: 'You are a Werewolf now, and win with the Pack.',
    help: 'You become a Werewolf and win with the Pack. Your card loses its role and its powers, the Mark of the Vampire stops working; the other marks stay in force.',
  },
});
