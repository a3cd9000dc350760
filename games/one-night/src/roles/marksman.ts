import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

const look = ask(
  'look',
  (scene) => may({ look: { player: one('seat', scene.unshielded(scene.others)) } }),
  (scene, { player: [player] }) => scene.look(player),
);

const peek = ask(
  'peek',
  (scene) => {
    const looked = scene.heard(look);
    if (looked === undefined) return undefined;
    const seen: readonly number[] = looked.do === 'pass' ? [] : looked.player;
    return may({
      peek: {
        player: one(
          'seat',
          scene.others.filter((seat) => !seen.includes(seat)),
        ),
      },
    });
  },
  (scene, { player: [player] }) => scene.lookAtMark(player),
);

/** May look at one other player's card, then at the mark of a different one; either may be skipped (R43). */
const rule: Rule = {
  id: 'marksman',
  box: 'vampire',
  team: 'village',
  stars: 1,
  rulings: ['G5', 'R43', 'R77'],
  tells: ['saw-card', 'saw-mark'],
  calls: [{ id: 'marksman', order: '5D', aims: { look: 'look', peek: 'look' }, asks: [look, peek] }],
};

export const marksman = role(rule, {
  icon: 'wolf-trap',
  fr: {
    name: 'Trappeur',
    the: 'le Trappeur',
    a: 'un Trappeur',
    of: 'du Trappeur',
    blurb: 'Regarde une carte chez un joueur, puis une marque chez un autre.',
    help: 'Tu peux regarder une carte chez un autre joueur, puis une marque, mais jamais les deux chez la même personne. Chacun des deux regards se refuse librement. Un bouclier te ferme la carte, pas la marque. Tu gagnes avec le Village.',
    wakes: 'la nuit, après les voyantes et le Chasseur de fantômes',
    calls: {
      marksman: {
        title: 'Trappeur',
        open: 'Trappeur, ouvre les yeux. Tu peux regarder une carte chez quelqu’un, puis une marque chez quelqu’un d’autre.',
        close: 'Trappeur, rendors-toi.',
      },
    },
    says: { 'marksman.look': 'Quelle carte regardes-tu ?', 'marksman.peek': 'Et la marque de qui d’autre ?' },
  },
  en: {
    name: 'Marksman',
    the: 'the Marksman',
    a: 'a Marksman',
    of: 'of the Marksman',
    blurb: 'Looks at one player’s card, then at another one’s mark.',
    help: 'You may look at the card of another player, then at a mark, but never both in front of the same person. Either look may be declined. A shield closes the card to you, not the mark. You win with the Village.',
    wakes: 'at night, after the Seers and the Paranormal Investigator',
    calls: {
      marksman: {
        title: 'Marksman',
        open: 'Marksman, open your eyes. You may look at a card in front of someone, then at a mark in front of someone else.',
        close: 'Marksman, back to sleep.',
      },
    },
    says: {
      'marksman.look': 'Whose card do you look at?',
      'marksman.peek': 'And whose mark, of the others?',
    },
  },
});
