import type { Player } from '@veillee/gamekit/lab';
import { plural } from '@veillee/kernel';

export const lab = {
  players: { candid: 'candides', skilled: 'habiles', sly: 'rusés', chance: 'au hasard' } satisfies {
    readonly [player in Player]: string;
  },
  mix: (home: string, others: string) => `camp d’origine : ${home}, autres : ${others}`,
  games: (games: number) => `${games} ${plural(games, { one: 'partie', other: 'parties' }, 'fr')}`,
  wins: (team: string, percent: string) => `${team} ${percent}`,
  victories: (told: string) => `Victoires : ${told}.`,
  noise: 'L’écart est dans le bruit.',
  clear: (team: string) => `L’écart est net, pour ${team}.`,
  nothing: 'Aucune équipe ne se dégage.',
  kinds: {
    team: 'Victoires par équipe, sur toutes les parties',
    dealt: 'Victoires par personnage distribué',
    held: 'Victoires par personnage tenu à la fin',
    seat: 'Victoires par place',
  },
  seat: (seat: string) => `place ${seat}`,
  even: 'Rien ne penche au-delà du bruit : il n’y a rien à soigner.',
  heavy: (team: string) => `Trop de poids : ${team}.`,
  remedies: (shown: number, tried: number) =>
    `${plural(shown, { one: 'Un remède mesuré', other: `${shown} remèdes mesurés` }, 'fr')}, sur ${tried} échanges d’une carte essayés :`,
  change: (team: string, by: string, interval: string, games: number) =>
    `${team} : ${by} ${interval}, paire par paire sur ${games} parties.`,
  after: (heavy: string, light: string, noise: boolean) =>
    `Ensuite ${heavy}, ${light}${noise ? ' : dans le bruit.' : '.'}`,
  stopped: (done: number, of: number, file: string | undefined) =>
    file === undefined
      ? `arrêté à ${done} parties sur ${of} ; sans --out, rien n’en est gardé`
      : `arrêté à ${done} parties sur ${of}, gardées dans ${file} ; la même commande continue`,
  noPrinted: (game: string) => `${game} n’a pas de listes imprimées à mesurer`,
  noLevels: (game: string) => `les automates de ${game} n’ont pas de niveaux : --levels n’y a pas de sens`,
  noSuchLevel: (level: string, known: string) =>
    `niveau inconnu : « ${level} » (il y a ${known}, ou deux avec « / »)`,
  oneDeck: 'le médecin regarde un paquet à la fois : un scénario, un nombre de joueurs, un niveau',
  noDeck: 'le hasard compose ce paquet à chaque partie : il n’y a pas de carte à échanger',
  notResults: 'ce n’est pas un fichier de résultats de « veillee lab »',
  others: 'ces résultats sont d’un autre jeu ou d’une autre graine',
  outdated: 'ces résultats viennent d’autres règles ou d’autres automates ; --anew les remplace',
};
