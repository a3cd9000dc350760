import { type Rule, role } from '../role.ts';
import { lost, won } from '../verdict/reason.ts';

/** Wins only if he dies; in a classic game his death denies the monsters (R10, R27, R59). */
const rule: Rule = {
  id: 'tanner',
  box: 'werewolf',
  team: 'tanner',
  rulings: ['G9', 'F2', 'F5', 'F6', 'R10', 'R26', 'R27', 'R42', 'R59'],
  end: {
    deniesMonsters: true,
    goal: (me, judged) =>
      judged.dead[me]
        ? won('players.tanner.died', 'F5', { player: me })
        : lost('players.tanner.lived', 'F5', { player: me }),
  },
  omen: 'tanner',
  staysDown: true,
};

export const tanner = role(rule, {
  icon: 'animal-hide',
  fr: {
    name: 'Tanneur',
    the: 'le Tanneur',
    a: 'un Tanneur',
    of: 'du Tanneur',
    blurb: 'Las de tout, il ne gagne que s’il meurt.',
    help: 'Tu dors toute la nuit et tu joues pour ton propre compte : tu gagnes si tu meurs, tu perds sinon. Ta mort prive les monstres de la victoire, sauf si Vampires et Loups-Garous sont réunis à table ; le Village peut gagner à tes côtés si un monstre tombe aussi. Avec la marque du Vampire, tu n’es plus qu’un Vampire, et mourir ne te sert à rien.',
    wakes: 'jamais la nuit ; il compte au moment des morts',
    says: {
      'players.tanner.died': {
        other: 'Le Tanneur ({player:seat}) est mort : il gagne.',
        you: { player: 'Tanneur, ta mort te fait gagner.' },
      },
      'players.tanner.lived': {
        other: 'Le Tanneur ({player:seat}) est en vie : il perd.',
        you: { player: 'Tanneur, tu es en vie : tu perds.' },
      },
    },
  },
  en: {
    name: 'Tanner',
    the: 'the Tanner',
    a: 'a Tanner',
    of: 'of the Tanner',
    blurb: 'Weary of it all, he wins only by dying.',
    help: 'You sleep all night and play for yourself: you win if you die, you lose otherwise. Your death denies the monsters their victory, unless Vampires and Werewolves sit at the same table; the Village can win beside you if a monster falls too. With the Mark of the Vampire you are a mere Vampire, and dying gains you nothing.',
    wakes: 'never at night; he counts when people die',
    says: {
      'players.tanner.died': {
        other: 'The Tanner ({player:seat}) is dead and wins.',
        you: { player: 'You, the Tanner, are dead: you win.' },
      },
      'players.tanner.lived': {
        other: 'The Tanner ({player:seat}) is alive and loses.',
        you: { player: 'You, the Tanner, are alive: you lose.' },
      },
    },
  },
});
