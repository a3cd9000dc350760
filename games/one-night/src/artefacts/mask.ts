import { type ArtefactRule, artefact } from '../artefact.ts';

/** Its holder may not speak by day (R81). */
const rule: ArtefactRule = {
  id: 'mask',
  rulings: ['D', 'R81'],
  mutes: true,
};

export const mask = artefact(rule, {
  icon: 'domino-mask',
  fr: {
    name: 'Masque du Silence',
    the: 'le Masque du Silence',
    a: 'un Masque du Silence',
    of: 'du Masque du Silence',
    blurb: 'Plus un mot de toute la journée : il te reste les gestes.',
    help: 'Tu ne dis plus rien jusqu’au vote ; les gestes te restent permis. En ligne : pas de messages, seulement des réactions. Ton rôle et ton équipe ne changent pas.',
  },
  en: {
    name: 'Mask of Muting',
    the: 'the Mask of Muting',
    a: 'a Mask of Muting',
    of: 'of the Mask of Muting',
    blurb: 'Not a word all day: you still have your hands.',
    help: 'You say nothing until the vote; gestures are allowed. Online: no messages, only reactions. Your role and your team do not change.',
  },
});
