import { formOf, type InOurs } from '@veillee/gamekit';
import { type AnswerTo, isKeyOf, keysOf, one, say } from '@veillee/kernel';
import { type Law, type LawWords, lawWords } from './law.ts';

const fr = {
  young: 'avoir moins que l’âge médian',
  note: 'avoir sur soi un billet de 20 francs',
  ticket: 'avoir sur soi un ticket de transport',
  licence: 'avoir le permis de conduire',
  socks: 'porter des chaussettes',
  whiteSocks: 'porter des chaussettes blanches',
  plainTop: 'porter un haut uni',
  calves: 'avoir les mollets nus',
  sleeves: 'porter des manches courtes',
  tiedHair: 'avoir les cheveux attachés',
  watch: 'porter une montre à aiguilles',
  swiss: 'avoir la nationalité suisse',
};
type TraitId = keyof typeof fr;
type Traits = { readonly [id in TraitId]: string };

const en: Traits = {
  young: 'being younger than the median',
  note: 'carrying a 20-franc note',
  ticket: 'carrying a transport ticket',
  licence: 'having a driving licence',
  socks: 'wearing socks',
  whiteSocks: 'wearing white socks',
  plainTop: 'wearing a plain top',
  calves: 'having bare calves',
  sleeves: 'wearing short sleeves',
  tiedHair: 'having tied hair',
  watch: 'wearing a watch with hands',
  swiss: 'being Swiss',
};

/** A trait of the list, or in free words. */
const ways = formOf({ trait: { trait: one('trait', keysOf(fr)) }, words: { text: say(120, 1) } });
export const declaring = {
  ways,
  traitIn: (answer: AnswerTo<typeof ways>): string => (answer.do === 'words' ? answer.text : answer.trait[0]),
  isListed: (trait: string): boolean => isKeyOf(fr, trait),
};

const own = lawWords({
  fr: {
    name: 'seuls votent ceux qui déclarent {trait}',
    phrases: {
      'way.trait': 'Seuls votent ceux qui…',
      'way.words': 'Seuls votent ceux qui… (en mots libres)',
      'field.trait': 'Quel signe distinctif ?',
      'trait.declare': 'Loi du jour : {law:law}. Est-ce ton cas ?',
      'trait.declared': '{players:any|Par cette loi, la parole est à |Personne ne répond à cette loi}.',
    },
  },
  en: {
    name: 'only those vote who declare {trait}',
    phrases: {
      'way.trait': 'Only those vote who…',
      'way.words': 'Only those vote who… (in free words)',
      'field.trait': 'Which trait?',
      'trait.declare': 'The day’s law: {law:law}. Does it apply to you?',
      'trait.declared': '{players:any|By this law, the vote is open to |Nobody answers to this law}.',
    },
  },
});
const words = { fr: { ...own.fr, traits: fr }, en: { ...own.en, traits: en } } satisfies InOurs<
  LawWords & { readonly traits: Traits }
>;

/** Only those vote who declare a trait in public: one of the list, or any words (§10). */
export const traitVote: Law<typeof words> = { declared: declaring, words };
