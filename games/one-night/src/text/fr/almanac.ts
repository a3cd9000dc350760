import type { Player } from '@veillee/gamekit/lab';
import type { Sayings } from '../../almanac/sayings.ts';
import { rulings } from './rulings.ts';

const levels: { readonly [level in Player]: string } = {
  candid: 'Candides',
  skilled: 'Habiles',
  sly: 'Rusés',
  chance: 'Au hasard',
};

export const almanac: Sayings = {
  kinds: {
    page: 'Une partie',
    character: 'Personnages',
    mark: 'Marques',
    artefact: 'Artefacts',
    scenario: 'Scénarios',
    ruling: 'Règles numérotées',
  },
  facts: {
    box: 'Boîte',
    team: 'Équipe',
    call: 'Appel',
    stars: 'Difficulté',
    cards: 'Cartes',
    marks: 'Jetons',
    from: 'Donnée par',
    gives: 'Rôle',
    players: 'Joueurs',
    boxes: 'Boîtes',
  },
  copiedTeam: 'celle du personnage copié',
  alone: 'à part',
  noCall: 'aucun',
  dusk: 'crépuscule',
  night: 'nuit',
  everybody: 'tout le monde au début',
  keepsRole: 'inchangé',
  to: (from, to) => `${from} à ${to}`,
  wakes: 'Quand',
  does: 'Ce qu’il peut faire',
  effect: 'Effet',
  deck: (players) => `Cartes à ${players} joueurs`,
  more: (players) => `À ${players} joueurs, on ajoute`,
  drawn:
    'Trois cartes de plus que de joueurs, tirées au hasard parmi les quinze personnages de la boîte Vampire.',
  across: 'Avec le Loup alpha, une carte Loup-Garou de plus se pose en travers du centre.',
  measured: {
    at: (players) => `Mesuré à ${players}, entre automates`,
    rate: (team, percent) => `${team} ${percent} %`,
    noise: 'dans le bruit',
    leans: (team) => `penche pour ${team}`,
    level: (level, rates, lean, games) => `${levels[level]} : ${rates}, ${lean} (${games} parties).`,
  },
  rulings,
  pages: {
    how: {
      name: 'Comment se passe une partie',
      line: 'Une nuit, un jour, un vote.',
      text: [
        {
          title: 'Avant la nuit',
          says: 'Prenez un scénario ou choisissez vos cartes : trois de plus que de joueurs. Tout le monde sait lesquelles sont en jeu. Chacun regarde la sienne une fois, trois restent au centre. Dès qu’un personnage de la boîte Vampire est en jeu, chacun a aussi une marque de Clarté.',
        },
        {
          title: 'Le crépuscule',
          says: 'Les yeux fermés, on appelle ceux qui posent des marques : morsure, peur, peste, amour, trahison… Puis chacun regarde sa propre marque, et rien d’autre.',
        },
        {
          title: 'La nuit',
          says: 'Les personnages s’éveillent l’un après l’autre pour se reconnaître, regarder ou déplacer des cartes. On agit pour la carte que l’on a reçue, même si elle est déjà partie. Qui dort ne sait pas ce qu’on lui prend.',
        },
        {
          title: 'Le jour',
          says: 'On parle, on ment, on recoupe. Personne ne regarde plus sa carte ni sa marque : ce que tu étais hier soir n’est peut-être plus ce que tu es.',
        },
        {
          title: 'Le vote',
          says: 'À trois, chacun montre quelqu’un d’autre du doigt, tous en même temps.',
        },
        {
          title: 'Le dénouement',
          says: 'Tout se retourne. Seul compte ce qui est alors devant toi : l’artefact d’abord, puis la marque, puis la carte.',
        },
      ],
    },
    calls: {
      name: 'L’ordre des appels',
      line: 'Qui s’éveille, et quand.',
      text: [
        {
          says: 'Le crépuscule compte à rebours vers la nuit ; ensuite les nombres montent, les lettres à leur suite. Seuls les personnages en jeu sont appelés, et tous le sont aussi longtemps.',
        },
      ],
    },
    verdict: {
      name: 'Qui meurt, qui gagne',
      line: 'Du vote à la victoire.',
      text: [
        {
          title: 'Partie classique',
          says: 'Vampires et Loups-Garous ne sont pas réunis à table. Les plus montrés du doigt meurent, mais personne si chacun a une voix. Un monstre est mort : le Village gagne. Sinon, les monstres présents gagnent, sauf si un Tanneur est mort. Sans aucun monstre, le Village gagne si personne ne meurt.',
        },
        {
          title: 'Bataille épique',
          says: 'Vampires, Loups-Garous et Village sont tous là : les deux premières places meurent, ou la première si elle est partagée. Un loup mort sans Vampire : le Clan gagne. Un Vampire mort sans loup : la Meute gagne. Les deux : le Village. Aucun : aucune équipe.',
        },
        {
          title: 'Monstres entre eux',
          says: 'Plus personne du Village à table : une seule place meurt, et chaque camp gagne par la mort de l’autre seul.',
        },
        {
          title: 'Protections et suites',
          says: 'Le Prince, le Maître qu’un Vampire désigne et le protégé du Garde du corps échappent au vote et au tir. Un Chasseur qui meurt emporte celui qu’il montre ; un amoureux suit l’autre, protégé ou non.',
        },
        {
          title: 'Chacun pour soi',
          says: 'Le Tanneur gagne s’il meurt, l’Assassin si le porteur de sa marque meurt, l’Apprentie si l’Assassin meurt, ou le porteur de la marque à une table sans Assassin. Le Traître gagne si un autre des siens meurt. Et qui montre le porteur de la Peste ne gagne jamais.',
        },
      ],
    },
  },
};
