/** The page that is shown where there is no web app. */
export interface StartWords {
  readonly description: string;
  readonly tagline: readonly [string, string];
  readonly intro: string;
  readonly switch: string;
  readonly now: string;
  readonly nowLead: string;
  readonly later: string;
  readonly credits: string;
  readonly unofficial: string;
  readonly thanks: string;
  readonly lost: string;
  readonly lostLead: string;
  readonly back: string;
}

export const start: StartWords = {
  description: 'Le meneur de jeu des jeux à rôles cachés : il distribue, appelle, garde les secrets et juge.',
  tagline: ['Le meneur de jeu tient dans la poche.', 'Les secrets aussi.'],
  intro:
    'Veillée mène les jeux à rôles cachés : elle distribue, appelle chacun dans la nuit, garde tous les secrets, puis dit qui gagne, et pourquoi.',
  switch: 'Langue',
  now: 'Déjà possible',
  nowLead: 'La table s’ouvrira bientôt ici. D’ici là, la ligne de commande, depuis le dossier du projet :',
  later: 'Rien encore : la maison se bâtit.',
  credits: 'D’après',
  unofficial: 'Application non officielle, sans lien avec les auteurs ni les éditeurs de ces jeux.',
  thanks: 'Caractères : IM Fell English et Alegreya Sans, licence SIL OFL.',
  lost: 'Il fait noir ici.',
  lostLead: 'Cette page n’existe pas, ou n’existe plus.',
  back: 'Revenir à la lumière',
};
