import type { Scene } from '../night/scene.ts';
import { type Role, type Rule, role } from '../role.ts';
import { type Judged, someDeadHolder, someHolder } from '../verdict/judged.ts';
import { because, lost, won } from '../verdict/reason.ts';
import { markTarget } from './assassin.ts';

const isApprentice = (scene: Scene): boolean => scene.characterOf(scene.me).id === 'apprentice-assassin';
const isOfTheTrade = ({ id }: Role): boolean => id === 'apprentice-assassin' || id === 'assassin';
const assassins = (judged: Judged): number[] =>
  judged.roles.flatMap((card, player) => (card?.id === 'assassin' ? [player] : []));

/** Wins only if the Assassin dies or, where none sits at the table, the final holder of his mark (R9, R11). */
const rule: Rule = {
  id: 'apprentice-assassin',
  box: 'vampire',
  team: 'apprentice-assassin',
  stars: 3,
  rulings: ['G9', 'F6', 'R3', 'R9', 'R10', 'R11', 'R26', 'R59', 'R76'],
  end: {
    team(me, judged) {
      const idle =
        judged.places[me]?.fromCentre && !someHolder(judged, 'assassin') && assassins(judged).length === 0;
      return idle ? { ...because('teams.apprentice', 'R9', { player: me }), team: 'village' } : undefined;
    },
    goal(me, judged) {
      const targets = assassins(judged);
      if (targets.length === 0)
        return someDeadHolder(judged, 'assassin')
          ? won('players.apprentice.hit', 'R9', { player: me })
          : lost('players.apprentice.missed', 'R9', { player: me });
      const fallen = targets.filter((target) => judged.dead[target]);
      return fallen.length > 0
        ? won('players.apprentice.freed', 'R9', { player: me, targets: fallen })
        : lost('players.apprentice.bound', 'R9', { player: me, targets });
    },
  },
  leaves: 'assassin',
  tells: ['met'],
  calls: [
    {
      id: 'apprentice-assassin',
      order: '-1B',
      lays: ['assassin'],
      variants: { alone: ({ deck }) => !deck.includes('assassin') },
      wakes: isOfTheTrade,
      shows: isOfTheTrade,
      aims: { mark: 'harm' },
      open: (scene) =>
        scene.did(isApprentice(scene) ? 'metAssassin' : 'metApprentice', { seats: scene.company }),
      asks: [
        {
          ...markTarget,
          offer: (scene) =>
            scene.company.length === 0 && isApprentice(scene) ? markTarget.offer(scene) : undefined,
        },
      ],
    },
  ],
};

export const apprenticeAssassin = role(rule, {
  icon: 'assassin-pocket',
  fr: {
    name: 'Apprentie assassin',
    the: 'l’Apprentie assassin',
    a: 'une Apprentie assassin',
    of: 'de l’Apprentie assassin',
    blurb: 'Veut la peau de l’Assassin ; faute d’Assassin, elle reprend son contrat.',
    help: 'Si un Assassin est éveillé, vous vous découvrez, mais sa cible te reste inconnue. Sinon, tu dois donner toi-même la marque de l’Assassin à un autre joueur. Tout se juge à la fin, que tu vives ou non : s’il y a un Assassin à table, tu gagnes s’il meurt ; s’il n’y en a pas, tu gagnes si le porteur de la marque meurt. Arrivée du centre, sans Assassin ni marque à table, cette carte est du Village.',
    wakes: 'au crépuscule, en dernier, avec l’Assassin s’il y en a un',
    calls: {
      'apprentice-assassin': {
        title: 'Apprentie assassin',
        open: 'Apprentie assassin, ouvre les yeux. Si l’Assassin te regarde, salue-le en silence. Si personne ne te regarde, le contrat est pour toi : choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
        close: 'Assassin, Apprentie assassin, rendormez-vous.',
      },
      'apprentice-assassin.alone': {
        title: 'Apprentie assassin',
        open: 'Apprentie assassin, ouvre les yeux. Pas d’Assassin dans cette partie : le contrat est pour toi. Choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
        close: 'Apprentie assassin, rendors-toi.',
      },
    },
    says: {
      'apprentice-assassin.mark': 'Pas d’Assassin : qui est ta cible ?',
      'you.metAssassin': '{seats:any|L’Assassin, c’est |Pas d’Assassin éveillé}.',
      'story.metAssassin':
        '{by:Subject} {by:verb|cherche|cherches} l’Assassin{seats:any| : c’est |, en vain}.',
      'you.metApprentice': '{seats:any|L’Apprentie, c’est |Pas d’Apprentie éveillée}.',
      'story.metApprentice':
        '{by:Subject} {by:verb|attend|attends} l’Apprentie{seats:any| : c’est |, en vain}.',
      'teams.apprentice': {
        other:
          'Ni Assassin ni marque de l’Assassin à table : l’Apprentie assassin venue du centre ({player:seat}) est du Village.',
        you: {
          player:
            'Ni Assassin ni marque de l’Assassin à table : ta carte, l’Apprentie assassin venue du centre, est du Village.',
        },
      },
      'players.apprentice.freed': {
        other: 'L’Assassin est mort ({targets:seats}) : l’Apprentie assassin ({player:seat}) gagne.',
        you: {
          player: 'L’Assassin est mort ({targets:seats}) : Apprentie assassin, tu gagnes.',
          targets: 'Assassin, tu es parmi les morts : l’Apprentie assassin ({player:seat}) gagne.',
        },
      },
      'players.apprentice.bound': {
        other: 'L’Assassin est en vie ({targets:seats}) : l’Apprentie assassin ({player:seat}) perd.',
        you: {
          player: 'L’Assassin est en vie ({targets:seats}) : Apprentie assassin, tu perds.',
          targets: 'Assassin, tu es en vie : l’Apprentie assassin ({player:seat}) perd.',
        },
      },
      'players.apprentice.hit': {
        other:
          'Sans Assassin à table, sa marque était devant un mort : l’Apprentie assassin ({player:seat}) gagne.',
        you: {
          player: 'Sans Assassin à table, sa marque était devant un mort : Apprentie assassin, tu gagnes.',
        },
      },
      'players.apprentice.missed': {
        other:
          'Sans Assassin à table, sa marque n’est devant aucun mort : l’Apprentie assassin ({player:seat}) perd.',
        you: {
          player: 'Sans Assassin à table, sa marque n’est devant aucun mort : Apprentie assassin, tu perds.',
        },
      },
    },
  },
  en: {
    name: 'Apprentice Assassin',
    the: 'the Apprentice Assassin',
    a: 'an Apprentice Assassin',
    of: 'of the Apprentice Assassin',
    blurb: 'Wants the Assassin dead; without one, takes over the contract.',
    help: 'If an Assassin is awake, you find each other, but you do not learn the target. If not, you must give the Mark of the Assassin to another player yourself. It is all judged at the end, whether you live or not: with an Assassin at the table, you win if he dies; with none, you win if the holder of the mark dies. A card that comes in from the centre, with neither Assassin nor mark at the table, is Village.',
    wakes: 'at dusk, last, with the Assassin if there is one',
    calls: {
      'apprentice-assassin': {
        title: 'Apprentice Assassin',
        open: 'Apprentice Assassin, open your eyes. If the Assassin is looking at you, greet him in silence. If nobody is, the contract is yours: choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
        close: 'Assassin, Apprentice Assassin, back to sleep.',
      },
      'apprentice-assassin.alone': {
        title: 'Apprentice Assassin',
        open: 'Apprentice Assassin, open your eyes. There is no Assassin in this game: the contract is yours. Choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
        close: 'Apprentice Assassin, back to sleep.',
      },
    },
    says: {
      'apprentice-assassin.mark': 'No Assassin here: who is your target?',
      'you.metAssassin': '{seats:any|The Assassin is |No Assassin was awake}.',
      'story.metAssassin':
        '{by:Subject} {by:verb|looks|look} for the Assassin{seats:any|: it is |, in vain}.',
      'you.metApprentice': '{seats:any|The Apprentice is |No Apprentice was awake}.',
      'story.metApprentice':
        '{by:Subject} {by:verb|waits|wait} for the Apprentice{seats:any|: it is |, in vain}.',
      'teams.apprentice': {
        other:
          'No Assassin and no Assassin mark at the table: the Apprentice Assassin from the centre ({player:seat}) belongs to the Village.',
        you: {
          player:
            'No Assassin and no Assassin mark at the table: your card, the Apprentice Assassin from the centre, belongs to the Village.',
        },
      },
      'players.apprentice.freed': {
        other: 'The Assassin is dead ({targets:seats}): the Apprentice Assassin ({player:seat}) wins.',
        you: {
          player: 'The Assassin is dead ({targets:seats}): as the Apprentice Assassin, you win.',
          targets: 'You, the Assassin, are dead: the Apprentice Assassin ({player:seat}) wins.',
        },
      },
      'players.apprentice.bound': {
        other: 'The Assassin is alive ({targets:seats}): the Apprentice Assassin ({player:seat}) loses.',
        you: {
          player: 'The Assassin is alive ({targets:seats}): as the Apprentice Assassin, you lose.',
          targets: 'You, the Assassin, are alive: the Apprentice Assassin ({player:seat}) loses.',
        },
      },
      'players.apprentice.hit': {
        other:
          'No Assassin at the table, and the mark was in front of one of the dead: the Apprentice Assassin ({player:seat}) wins.',
        you: {
          player:
            'No Assassin at the table, and the mark was in front of one of the dead: as the Apprentice Assassin, you win.',
        },
      },
      'players.apprentice.missed': {
        other:
          'No Assassin at the table, and the mark was in front of none of the dead: the Apprentice Assassin ({player:seat}) loses.',
        you: {
          player:
            'No Assassin at the table, and the mark was in front of none of the dead: as the Apprentice Assassin, you lose.',
        },
      },
    },
  },
});
