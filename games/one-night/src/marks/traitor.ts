import { type MarkRule, mark } from '../mark.ts';
import { addReason, isTeam, seats } from '../verdict/judged.ts';
import { because, lost, won } from '../verdict/reason.ts';

/** Its holder wins if and only if another of his team dies; alone or solo he is no Traitor (R13, R14, R15). */
const rule: MarkRule = {
  id: 'traitor',
  rulings: ['C1', 'C2', 'R5', 'R13', 'R14', 'R15'],
  goal(me, judging) {
    const { dead, sides } = judging;
    const mates = isTeam(sides[me])
      ? seats(judging, (other) => other !== me && sides[other] === sides[me])
      : [];
    if (mates.length === 0) {
      addReason(judging, 'players', because('players.traitor.idle', 'R15', { player: me }));
      return undefined;
    }
    const victims = mates.filter((mate) => dead[mate]);
    return victims.length > 0
      ? won('players.traitor.won', 'R13', { player: me, victims })
      : lost('players.traitor.lost', 'R13', { player: me });
  },
};

export const traitor = mark(rule, {
  icon: 'backstab',
  fr: {
    name: 'Traître',
    the: 'la marque du Traître',
    a: 'une marque du Traître',
    of: 'de la marque du Traître',
    blurb: 'Qui la porte gagne si un autre membre de son équipe meurt.',
    help: 'Tu gagnes si quelqu’un d’autre de ton équipe meurt, et uniquement dans ce cas ; le sort des tiens ne te concerne plus. Renfield est du Clan, le Sbire est de la Meute : leur mort te suffit. Si ton équipe ne compte que toi, la marque est sans effet.',
    says: {
      'players.traitor.won': {
        other: '{player:Subject} a la marque du Traître et gagne : son équipe a perdu {victims:seats}.',
        you: {
          player: 'Tu as la marque du Traître et tu gagnes : ton équipe a perdu {victims:seats}.',
          victims:
            '{player:Subject} a la marque du Traître et gagne par ta mort : vous étiez de la même équipe.',
        },
      },
      'players.traitor.lost': {
        other: '{player:Subject} a la marque du Traître et perd : personne d’autre de son équipe n’est mort.',
        you: {
          player: 'Tu as la marque du Traître et tu perds : personne d’autre de ton équipe n’est mort.',
        },
      },
      'players.traitor.idle':
        'La marque du Traître est sans effet pour {player:seat} : il n’y a personne à trahir.',
    },
  },
  en: {
    name: 'Traitor',
    the: 'the Mark of the Traitor',
    a: 'a Mark of the Traitor',
    of: 'of the Mark of the Traitor',
    blurb: 'Its holder wins if another member of their team dies.',
    help: 'You win if someone else on your team dies, and only then; how the team fares is no longer your concern. Renfield is on the Clan’s team, the Minion on the Pack’s: their death will do. If you are the only one on your team, the mark does nothing.',
    says: {
      'players.traitor.won': {
        other: '{player:Subject} has the Traitor mark and wins: their team lost {victims:seats}.',
        you: {
          player: 'You have the Traitor mark and win: your team lost {victims:seats}.',
          victims: '{player:Subject} has the Traitor mark and wins by your death: you were on the same team.',
        },
      },
      'players.traitor.lost': {
        other: '{player:Subject} has the Traitor mark and loses: nobody else on their team died.',
        you: { player: 'You have the Traitor mark and lose: nobody else on your team died.' },
      },
      'players.traitor.idle': 'The Traitor mark has no effect for {player:seat}: there is nobody to betray.',
    },
  },
});
