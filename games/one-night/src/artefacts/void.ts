import { type ArtefactRule, artefact } from '../artefact.ts';

/** Does nothing, which only its holder knows (D). */
const rule: ArtefactRule = {
  id: 'void',
  rulings: ['D'],
};

export const voidArtefact = artefact(rule, {
  icon: 'black-hole-bolas',
  fr: {
    name: 'Brouillard du Néant',
    the: 'le Brouillard du Néant',
    a: 'un Brouillard du Néant',
    of: 'du Brouillard du Néant',
    blurb: 'Rien du tout ; mais cela, personne ne le sait.',
    help: 'Il ne fait rien : ta carte et ta marque valent ce qu’elles valaient. Les autres n’en savent rien, à toi d’en jouer.',
  },
  en: {
    name: 'Void of Nothingness',
    the: 'the Void of Nothingness',
    a: 'a Void of Nothingness',
    of: 'of the Void of Nothingness',
    blurb: 'Nothing at all, but only you know that.',
    help: 'It does nothing: your card and your mark are worth what they were. The others cannot tell, so make the most of it.',
  },
});
