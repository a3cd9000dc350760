import type { Lang } from '@veillee/kernel';

export type Worded = { readonly [L in Lang]: string };

/** Something that can be done already, and how. */
export interface Deed {
  readonly name: string;
  readonly summary: Worded;
  readonly example: string;
}

interface Words {
  readonly description: string;
  readonly tagline: readonly [string, string];
  readonly intro: string;
  readonly switch: string;
  readonly now: string;
  readonly nowLead: string;
  readonly later: string;
  readonly credits: string;
  readonly games: readonly { readonly title: string; readonly by: string }[];
  readonly unofficial: string;
  readonly thanks: string;
  readonly lost: string;
  readonly lostLead: string;
  readonly back: string;
}

export const words: { readonly [L in Lang]: Words } = {
  fr: {
    description:
      'Le meneur de jeu des jeux à rôles cachés : il distribue, appelle, garde les secrets et juge.',
    tagline: ['Le meneur de jeu tient dans la poche.', 'Les secrets aussi.'],
    intro:
      'Veillée mène les jeux à rôles cachés : elle distribue, appelle chacun dans la nuit, garde tous les secrets, puis dit qui gagne, et pourquoi.',
    switch: 'Langue',
    now: 'Déjà possible',
    nowLead: 'La table s’ouvrira bientôt ici. D’ici là, la ligne de commande, depuis le dossier du projet :',
    later: 'Rien encore : la maison se bâtit.',
    credits: 'D’après',
    games: [
      {
        title: 'Vampire pour une Nuit, Loup-Garou pour une Nuit, Loup-Garou pour un Crépuscule',
        by: 'Ted Alspach et Akihisa Okui',
      },
      { title: 'Blood of the Werewolf', by: 'Chen Chih-Fan' },
      { title: 'Les Reptiliens de Quinte-Bourg', by: 'ses règles ne nomment pas leurs auteurs' },
    ],
    unofficial: 'Application non officielle, sans lien avec les auteurs ni les éditeurs de ces jeux.',
    thanks: 'Caractères : IM Fell English et Alegreya Sans, licence SIL OFL.',
    lost: 'Il fait noir ici.',
    lostLead: 'Cette page n’existe pas, ou n’existe plus.',
    back: 'Revenir à la lumière',
  },
  en: {
    description: 'The game master for hidden-role games: it deals, calls, keeps the secrets and judges.',
    tagline: ['The game master fits in your pocket.', 'So do the secrets.'],
    intro:
      'Veillée runs hidden-role games: it deals, calls each of you in the night, keeps every secret, then says who won, and why.',
    switch: 'Language',
    now: 'What you can do already',
    nowLead: 'The table will open here soon. Until then, the command line, from the project’s folder:',
    later: 'Nothing yet: the house is being built.',
    credits: 'After',
    games: [
      {
        title: 'One Night Ultimate Vampire, One Night Ultimate Werewolf, Daybreak',
        by: 'Ted Alspach and Akihisa Okui',
      },
      { title: 'Blood of the Werewolf', by: 'Chen Chih-Fan' },
      { title: 'Les Reptiliens de Quinte-Bourg', by: 'its rules do not name their authors' },
    ],
    unofficial: 'Unofficial; not connected with the authors or publishers of these games.',
    thanks: 'Typefaces: IM Fell English and Alegreya Sans, SIL OFL licence.',
    lost: 'It is dark in here.',
    lostLead: 'This page does not exist, or no longer does.',
    back: 'Back to the light',
  },
};
