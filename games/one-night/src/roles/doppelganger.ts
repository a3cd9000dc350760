import { one } from '@veillee/kernel';
import { ask, must, type Rule, role } from '../role.ts';

/** Must look at another player's card and is that character from then on; never with Vampire characters (R70, R78, R80). */
const rule: Rule = {
  id: 'doppelganger',
  box: 'werewolf',
  team: 'village',
  rulings: ['G5', 'G9', 'R70', 'R78', 'R80'],
  end: { copies: 'player', blankFromCentre: 'R78' },
  notWithVampires: true,
  actsAsCopied: true,
  tells: ['became', 'saw-card'],
  calls: [
    {
      id: 'doppelganger',
      order: '1',
      aims: { copy: 'look' },
      asks: [
        ask(
          'copy',
          (scene) => must({ copy: { player: one('seat', scene.unshielded(scene.others)) } }),
          (scene, { player: [player] }) => {
            scene.become(player);
            scene.state.modelOf[scene.me] = player;
          },
        ),
      ],
    },
  ],
};

export const doppelganger = role(rule, {
  icon: 'double-face-mask',
  fr: {
    name: 'Doppelgänger',
    the: 'la Doppelgänger',
    a: 'une Doppelgänger',
    of: 'de la Doppelgänger',
    blurb: 'Regarde la carte d’un joueur et en devient le double, équipe comprise.',
    help: 'Tu dois regarder une carte chez quelqu’un d’autre : te voilà ce personnage, dans son équipe. S’il agit seul, tu agis aussitôt ; en Insomniaque, Diseuse de bonne aventure, Divinateur ou Conservateur, tu agis juste après l’original ; en Loup-Garou, Sbire ou Franc-maçon, tu attends leur appel. Ce que tu as copié reste attaché à ta carte ; arrivée du centre, elle est du Village, sans pouvoir. La Doppelgänger ne se joue jamais avec des personnages de Vampire pour une Nuit : le Copycat prend sa place.',
    wakes: 'la nuit, juste avant les Loups-Garous',
    calls: {
      doppelganger: {
        title: 'Doppelgänger',
        open: 'Doppelgänger, ouvre les yeux et regarde une carte chez quelqu’un d’autre. Te voilà ce personnage. S’il agit seul, agis dès maintenant ; mais si c’est l’Insomniaque, la Diseuse de bonne aventure, le Divinateur ou le Conservateur, attends que je te rappelle.',
        close: 'Doppelgänger, rendors-toi.',
      },
    },
    says: { 'doppelganger.copy': 'Quelle carte copies-tu ?' },
  },
  en: {
    name: 'Doppelgänger',
    the: 'the Doppelgänger',
    a: 'a Doppelgänger',
    of: 'of the Doppelgänger',
    blurb: 'Looks at a player’s card and becomes its double, team and all.',
    help: 'You must look at another player’s card: you are now that character, on its team. If it acts alone, you act at once; as Insomniac, Aura Seer, Revealer or Curator you act right after the original; as Werewolf, Minion or Mason you wait for their call. What you copied stays with your card; one that comes in from the centre is Village, without power. The Doppelgänger is never played with characters of One Night Ultimate Vampire: the Copycat takes her place.',
    wakes: 'at night, just before the Werewolves',
    calls: {
      doppelganger: {
        title: 'Doppelgänger',
        open: 'Doppelgänger, open your eyes and look at a card in front of someone else. You are now that character. If it acts alone, act right now; but if it is the Insomniac, the Aura Seer, the Revealer or the Curator, wait until I call you again.',
        close: 'Doppelgänger, back to sleep.',
      },
    },
    says: { 'doppelganger.copy': 'Whose card do you copy?' },
  },
});
