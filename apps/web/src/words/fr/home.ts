/** What is said at the door: of playing alone, of seats kept, of whose games these are. */
export const home = {
  rules: 'Lire les règles',
  rulesHint: 'chaque personnage, chaque cas tranché',
  aloneHint: 'avec des automates, même sans réseau',
  onePhone: 'Un seul téléphone',
  onePhoneHint: 'à plusieurs, de main en main, même sans réseau',
  told: 'Le conteur',
  toldHint: 'vos cartes sur la table, le téléphone raconte la nuit',
  whoWon: 'Qui a gagné ?',
  whoWonHint: 'vos cartes retournées, le verdict et ses raisons',
  lab: 'L’atelier',
  labHint: 'ce que vaut un paquet, pesé par des automates',
  aloneDeal: 'Distribuer',
  aloneOther: 'Régler la partie d’abord',
  aloneWait: 'Les automates s’assoient…',
  minutes: (n: number) => `${n} minutes environ`,
  replay: 'Rejouer un récit gardé',
  noServer:
    'Ici, pas de serveur : on joue avec des automates, ou à plusieurs sur cet appareil, même sans réseau. Les autres téléphones ne peuvent pas entrer.',
  aHouse:
    'Pour que chacun joue sur le sien, ouvre une maison : « veillee serve » sur un ordinateur, comme le dit le README de Veillée.',
  seats: 'Reprendre ma place',
  seatAt: (code: string) => `Table ${code}`,
  resume: 'Reprendre la partie',
  resumeHint: (game: string) => `${game}, là où tu l’as laissée`,
  resumeForget: (game: string) => `Oublier cette partie (${game})`,
  forget: (code: string) => `Oublier la table ${code}`,
  offline: 'Pas de réseau ici. Rejoins le wifi de la table : ta place t’attend.',
  after: 'D’après',
  unofficial:
    'Application non officielle, sans lien avec les auteurs ni les éditeurs ; ni leurs textes ni leurs images.',
  icons: 'Gravures : game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0.',
  fonts: 'Caractères : IM Fell English et Alegreya Sans, SIL OFL.',
};
export type Home = typeof home;
