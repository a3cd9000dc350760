import type { Player } from '@veillee/gamekit/lab';
import { capital, plural } from '@veillee/kernel';

const nombres = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const enLettres = (n: number): string => nombres[n] ?? String(n);
const percent = (n: number): string => `${n} %`;
const games = (n: number): string =>
  plural(n, { one: 'une partie', other: `${n.toLocaleString('fr')} parties` }, 'fr');

const adjectives: { readonly [player in Player]: string } = {
  candid: 'candides',
  skilled: 'habiles',
  sly: 'rusés',
  chance: 'au hasard',
};
const among: { readonly [player in Player]: string } = {
  candid: 'entre automates candides',
  skilled: 'entre automates habiles',
  sly: 'entre automates rusés',
  chance: 'entre automates qui jouent au hasard',
};

/** Ce que dit l’atelier. */
export const lab = {
  title: 'L’atelier',
  lead: 'Des automates jouent, on compte. Aucune partie de joueurs n’entre ici.',
  up: 'Sortir de l’atelier',
  opening: 'On allume l’atelier…',
  failed: 'L’atelier ne s’ouvre pas. Vérifie la connexion, puis réessaie.',
  retry: 'Réessayer',
  games: 'Jeux',
  boards: 'Scénarios et paquets',
  span: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
  compose: 'Composer un paquet',
  doctor: 'Médecin du paquet',

  players: enLettres,
  levels: {
    candid: 'Candides',
    skilled: 'Habiles',
    sly: 'Rusés',
    chance: 'Au hasard',
  } satisfies { readonly [player in Player]: string },
  adjectives,
  level: 'Niveau des automates',
  home: (team: string) => `${capital(team)} joue`,
  same: 'comme les autres',
  percent,
  count: games,

  /** Le début de la phrase, en haut de la page. */
  about: (what: string, players: number, level: Player, home: { team: string; level: Player } | null) =>
    home === null
      ? `${what}, à ${enLettres(players)}, ${among[level]} :`
      : `${what}, à ${enLettres(players)}, automates ${adjectives[home.level]} pour ${home.team}, ${adjectives[level]} pour les autres :`,
  firstWins: (team: string) => `${team} gagne`,
  ofGames: 'des parties',
  nextWins: (team: string) => team,
  noise: 'L’écart est dans le bruit.',
  clear: 'L’écart est net.',
  unmeasured: 'pas encore mesuré.',
  nobodyWins: 'aucune équipe ne se dégage.',
  alone: 'Seuls',
  key: (count: string) => `mesure, intervalle à 95 %, ${count} dans cette case`,
  keyUnmeasured: 'mesure, intervalle à 95 %',
  landmark: 'repère : 50 %',
  printed: 'Chiffres mesurés d’avance, livrés avec le jeu.',
  cell: (players: number, level: string) => `à ${enLettres(players)}, ${level}`,
  between: (rate: string, low: number, high: number) => `${rate}, entre ${low} et ${high}`,
  toMeasure: 'à mesurer',

  cards: (players: number, level: string) => `Carte par carte, à ${enLettres(players)}, ${level}`,
  kinds: { held: 'Tenue à la fin', dealt: 'Distribuée', seat: 'Place' },
  kind: 'Ce qu’on compte',
  kindHints: {
    held: 'qui la tient à la fin gagne… ; le trait est l’intervalle à 95 %',
    dealt: 'qui l’a reçue gagne… ; le trait est l’intervalle à 95 %',
    seat: 'qui est assis là gagne… ; le trait est l’intervalle à 95 %',
  },
  seat: (seat: string) => `Place ${seat}`,
  mean: (rate: number) => `moyenne ${rate}`,
  cardsSaid: (best: string, high: string, worst: string, low: string) =>
    `La plus chanceuse : ${best} (${high}) ; la moins chanceuse : ${worst} (${low}).`,
  cardsNoise: 'D’une carte à l’autre, tout est dans le bruit.',
  cardsToMeasure: 'Les cartes de cette case n’ont pas encore été comptées : mesure-la d’abord.',
  table: 'Les chiffres, en tableau',
  columns: { what: 'Quoi', rate: 'Victoires', low: 'De', high: 'À', games: 'Parties' },

  measure: 'Mesurer',
  perCell: 'Parties par case',
  measureBoard: (cells: number) =>
    plural(cells, { one: 'Mesurer la case', other: `Mesurer les ${enLettres(cells)} cases` }, 'fr'),
  measureCell: 'Seulement cette case',
  resume: 'Reprendre',
  stop: 'Arrêter',
  progress: (done: number, of: number) =>
    `${done.toLocaleString('fr')} ${plural(done, { one: 'partie', other: 'parties' }, 'fr')} sur ${of.toLocaleString('fr')}`,
  stopped: 'Arrêté. Ce qui est compté est gardé, et la suite reprendra ici.',
  csv: 'Exporter en CSV',
  json: 'Exporter en JSON',
  forget: 'Oublier ces mesures',
  trouble: {
    outdated:
      'Les règles ou les automates ont changé depuis tes mesures : elles sont mises de côté, on recompte.',
    full: 'L’appareil n’a plus de place : ces mesures vivront le temps de la page.',
    broken: 'Un automate a trébuché. Ce qui est compté est gardé ; reprends quand tu veux.',
  },
  calculating: 'je calcule',

  doctorTitle: 'Le médecin du paquet',
  doctorBack: 'Revenir à l’atelier',
  tooHeavy: (team: string) => `${capital(team)} pèse trop lourd`,
  even: 'Rien ne penche',
  evenHint: 'L’écart est dans le bruit : il n’y a rien à soigner. Avec plus de parties, peut-être.',
  unknown: 'Encore sur la balance',
  unknownHint:
    'Pose d’abord ce paquet sur la balance : les automates jouent, puis chaque échange est essayé.',
  noDeck: 'Le hasard compose ce paquet à chaque partie : il n’y a pas de carte à échanger.',
  noSwap: 'Les règles ne permettent aucun échange qui aide.',
  shareOf: (cards: number, of: number, team: string) =>
    `${capital(enLettres(cards))} ${cards > 1 ? 'cartes' : 'carte'} sur ${enLettres(of)} ${cards > 1 ? 'sont' : 'est'} pour ${team}.`,
  flagged: 'à échanger',
  remedies: (n: number) =>
    plural(n, { one: 'Un remède, mesuré', other: `${capital(enLettres(n))} remèdes, mesurés` }, 'fr'),
  searching: 'On cherche des remèdes',
  remedy: (team: string, was: string, now: string, spread: number) =>
    `${team} : ${was} avant, ${now} après, à ${spread} ${plural(spread, { one: 'point', other: 'points' }, 'fr')} près.`,
  inBand: 'Dans la cible, de 45 à 52 %.',
  outOfBand: 'Hors de la cible, de 45 à 52 %.',
  spread: (points: number) => `± ${points}`,
  withinNoise: 'dans le bruit',
  try: 'Essayer',
  trying: 'Essayé',
  apply: ['Appliquer le premier', 'Appliquer le deuxième', 'Appliquer le troisième'],
  applyAny: 'Appliquer ce remède',
  foot: (count: string, tried: number) =>
    `${count} par remède, ${plural(tried, { one: `${tried} échange essayé, calculé`, other: `${tried} échanges essayés, calculés` }, 'fr')} dans cet appareil.`,
  consult: 'Poser sur la balance',
  consultHint:
    'Les automates jouent ce paquet, puis chaque échange d’une carte que les règles permettent : d’abord un peu, les meilleurs aussi longtemps que le paquet. On ne montre que ce qui a été joué.',

  composeTitle: 'Un paquet à peser',
  composePlayers: 'Joueurs',
  composeCards: (n: number) => plural(n, { one: 'Une carte choisie', other: `${n} cartes choisies` }, 'fr'),
  composeKeep: 'Peser ce paquet',
  composeRemove: (name: string) => `Retirer ${name}`,
  composeAdd: 'Ajouter une carte',
  dropDeck: 'Jeter ce paquet',
};
export type LabWords = typeof lab;
