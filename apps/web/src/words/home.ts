/** What is said at the door: of playing alone, of seats kept, of whose games these are. */
const fr = {
  rules: 'Lire les règles',
  rulesHint: 'chaque personnage, chaque cas tranché',
  aloneHint: 'tout de suite, avec des automates',
  aloneLead:
    'Un nom, et les cartes tombent. Les automates suivent les règles et jouent au hasard ; toi, tu apprends en jouant.',
  aloneDeal: 'Distribuer',
  aloneOther: 'Régler la partie d’abord',
  aloneWait: 'Les automates s’assoient…',
  minutes: (n: number) => `${n} minutes environ`,
  seats: 'Reprendre ma place',
  seatAt: (code: string) => `Table ${code}`,
  forget: (code: string) => `Oublier la table ${code}`,
  offline: 'Pas de réseau ici. Rejoins le wifi de la table : ta place t’attend.',
  after: 'D’après',
  games: [
    [
      'Vampire pour une Nuit, Loup-Garou pour une Nuit, Loup-Garou pour un Crépuscule',
      'Ted Alspach et Akihisa Okui',
    ],
    ['Blood of the Werewolf', 'Chen Chih-Fan'],
    ['Les Reptiliens de Quinte-Bourg', 'dont les règles ne nomment pas leurs auteurs'],
  ],
  unofficial:
    'Application non officielle, sans lien avec les auteurs ni les éditeurs ; ni leurs textes ni leurs images.',
  icons: 'Gravures : game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0.',
  fonts: 'Caractères : IM Fell English et Alegreya Sans, SIL OFL.',
};
const en: typeof fr = {
  rules: 'Read the rules',
  rulesHint: 'every character, every case settled',
  aloneHint: 'at once, with bots',
  aloneLead: 'A name, and the cards fall. The bots keep the rules and play by chance; you learn by playing.',
  aloneDeal: 'Deal the cards',
  aloneOther: 'Set up the game first',
  aloneWait: 'The bots sit down…',
  minutes: (n) => `about ${n} minutes`,
  seats: 'Back to my seat',
  seatAt: (code) => `Table ${code}`,
  forget: (code) => `Forget table ${code}`,
  offline: 'No network here. Join the table’s wifi: your seat waits for you.',
  after: 'After',
  games: [
    ['One Night Ultimate Vampire, Werewolf, Daybreak', 'Ted Alspach and Akihisa Okui'],
    ['Blood of the Werewolf', 'Chen Chih-Fan'],
    ['Les Reptiliens de Quinte-Bourg', 'whose rules do not name their authors'],
  ],
  unofficial:
    'An unofficial app, not connected with authors or publishers; neither their texts nor their pictures.',
  icons: 'Engravings: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
  fonts: 'Typefaces: IM Fell English and Alegreya Sans, SIL OFL.',
};
export const homeWords = { fr, en };
