import { type Rule, role } from '../role.ts';

/** Dying, he takes the player he points at along, unless that one is protected (R20, R31, R83). */
const rule: Rule = {
  id: 'hunter',
  box: 'werewolf',
  team: 'village',
  rulings: ['E5', 'R20', 'R31', 'R83'],
  end: { avenges: true },
};

export const hunter = role(rule, {
  icon: 'crossbow',
  fr: {
    name: 'Chasseur',
    the: 'le Chasseur',
    a: 'un Chasseur',
    of: 'du Chasseur',
    blurb: 'S’il meurt, celui qu’il montrait du doigt meurt avec lui.',
    help: 'Tu dors toute la nuit. Si tu meurs, par le vote, par amour ou sous un autre tir, le joueur que tu montrais meurt aussi. S’il est protégé, le coup se perd et ne frappe personne d’autre. Tu gagnes avec le Village.',
    wakes: 'jamais la nuit ; il compte au moment des morts',
    says: {
      'chains.shot': {
        other: 'En mourant, {player:subject} {player:verb|tire|tires} sur {target:seat}, qui meurt aussi.',
        you: { target: 'En mourant, {player:subject} tire sur toi : tu meurs aussi.' },
      },
      'chains.stopped':
        'En mourant, {player:subject} {player:verb|tire|tires} sur {target:seat}, mais la protection arrête le tir.',
    },
  },
  en: {
    name: 'Hunter',
    the: 'the Hunter',
    a: 'a Hunter',
    of: 'of the Hunter',
    blurb: 'If he dies, the one he was pointing at dies with him.',
    help: 'You sleep all night. If you die, by vote, for love or by another shot, the player you were pointing at dies too. If they are protected the shot is lost and strikes no one else. You win with the Village.',
    wakes: 'never at night; he counts when people die',
    says: {
      'chains.shot': {
        other: 'Dying, {player:subject} {player:verb|shoots|shoot} {target:seat}, who dies too.',
        you: { target: 'Dying, {player:subject} shoots you: you die too.' },
      },
      'chains.stopped':
        'Dying, {player:subject} {player:verb|shoots|shoot} at {target:seat}, but the protection stops the shot.',
    },
  },
});
