import { one } from '@veillee/kernel';
import { ask, must, type Rule, role } from '../role.ts';
import { someDeadHolder } from '../verdict/judged.ts';
import { lost, won } from '../verdict/reason.ts';

/** The Assassin's mark goes to another player (R3). */
export const markTarget = ask(
  'mark',
  ({ others }) => must({ mark: { player: one('seat', others) } }),
  (scene, { player: [player] }) => scene.giveMark('assassin', player),
);

/** Must give the Assassin mark to another player and wins only if its final holder dies (R3, R8, R10). */
const rule: Rule = {
  id: 'assassin',
  box: 'vampire',
  team: 'assassin',
  stars: 2,
  rulings: ['G9', 'F5', 'F6', 'R3', 'R8', 'R10', 'R11', 'R26', 'R42', 'R56', 'R59', 'R76'],
  end: {
    blankFromCentre: 'R8',
    goal: (me, judged) =>
      someDeadHolder(judged, 'assassin')
        ? won('players.assassin.hit', 'F5', { player: me })
        : lost('players.assassin.missed', 'F5', { player: me }),
  },
  staysDown: true,
  leaves: 'assassin',
  tells: ['met'],
  calls: [
    {
      id: 'assassin',
      order: '-1',
      lays: ['assassin'],
      aims: { mark: 'harm' },
      variants: { stays: ({ deck }) => deck.includes('apprentice-assassin') },
      asks: [markTarget],
    },
  ],
};

export const assassin = role(rule, {
  icon: 'hooded-assassin',
  fr: {
    name: 'Assassin',
    the: 'l’Assassin',
    a: 'un Assassin',
    of: 'de l’Assassin',
    blurb: 'Marque une cible dans l’ombre : qu’elle meure, et il gagne.',
    help: 'Tu dois donner la marque de l’Assassin à un autre joueur. Tu joues pour ton propre compte : tu gagnes si le dernier porteur de cette marque meurt, que tu vives ou non, et même si c’est toi qui la portes. Avec la marque du Vampire, tu ne vises plus rien : tu es du Clan. Arrivée du centre pendant la nuit, cette carte est du Village, sans pouvoir.',
    wakes: 'au crépuscule, presque à la fin',
    calls: {
      assassin: {
        title: 'Assassin',
        open: 'Assassin, ouvre les yeux. Choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
        close: 'Assassin, rendors-toi.',
      },
      'assassin.stays': {
        title: 'Assassin',
        open: 'Assassin, ouvre les yeux. Choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
        close: 'Assassin, ne te rendors pas encore.',
      },
    },
    says: {
      'assassin.mark': 'Qui est ta cible ?',
      'way.mark': 'Marquer',
      'players.assassin.hit': {
        other: 'La marque de l’Assassin était devant un mort : l’Assassin ({player:seat}) gagne.',
        you: { player: 'La marque de l’Assassin était devant un mort : Assassin, tu gagnes.' },
      },
      'players.assassin.missed': {
        other: 'La marque de l’Assassin n’est devant aucun mort : l’Assassin ({player:seat}) perd.',
        you: { player: 'La marque de l’Assassin n’est devant aucun mort : Assassin, tu perds.' },
      },
    },
  },
  en: {
    name: 'Assassin',
    the: 'the Assassin',
    a: 'an Assassin',
    of: 'of the Assassin',
    blurb: 'Marks a target in the shadows: if it dies, he wins.',
    help: 'You must give the Mark of the Assassin to another player. You play for yourself: you win if its last holder dies, whether you live or not, and even if that holder is you. With the Mark of the Vampire you have no target any more: you are on the Clan’s team. An Assassin card that comes in from the centre during the night is Village, without power.',
    wakes: 'at dusk, near the end',
    calls: {
      assassin: {
        title: 'Assassin',
        open: 'Assassin, open your eyes. Choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
        close: 'Assassin, back to sleep.',
      },
      'assassin.stays': {
        title: 'Assassin',
        open: 'Assassin, open your eyes. Choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
        close: 'Assassin, do not go back to sleep just yet.',
      },
    },
    says: {
      'assassin.mark': 'Who is your target?',
      'way.mark': 'Mark',
      'players.assassin.hit': {
        other: 'The Assassin mark was in front of one of the dead: the Assassin ({player:seat}) wins.',
        you: { player: 'The Assassin mark was in front of one of the dead: as the Assassin, you win.' },
      },
      'players.assassin.missed': {
        other: 'The Assassin mark was in front of none of the dead: the Assassin ({player:seat}) loses.',
        you: { player: 'The Assassin mark was in front of none of the dead: as the Assassin, you lose.' },
      },
    },
  },
});
