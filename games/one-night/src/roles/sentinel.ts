import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May put the shield on another player's card (R67, R84). */
const rule: Rule = {
  id: 'sentinel',
  box: 'daybreak',
  team: 'village',
  rulings: ['G5', 'R67', 'R84'],
  tells: ['shielded'],
  calls: [
    {
      id: 'sentinel',
      order: '0',
      aims: { shield: 'help' },
      copy: 'now',
      asks: [
        ask(
          'shield',
          ({ state, others }) =>
            state.shield === null ? may({ shield: { player: one('seat', others) } }) : undefined,
          (scene, { player: [seat] }) => {
            scene.state.shield = seat;
            scene.did('shielded', { seat });
          },
        ),
      ],
    },
  ],
};

export const sentinel = role(rule, {
  icon: 'shield',
  fr: {
    name: 'Sentinelle',
    the: 'la Sentinelle',
    a: 'une Sentinelle',
    of: 'de la Sentinelle',
    blurb: 'Pose le bouclier sur une carte : plus personne n’y touche.',
    help: 'Tu peux poser le bouclier sur la carte d’un autre joueur, jamais sur la tienne. Elle ne peut plus être vue, déplacée, retournée ni recevoir d’artefact, pas même de la main de son propriétaire. Sa marque reste exposée, et au matin tout le monde voit le bouclier. Tu gagnes avec le Village.',
    wakes: 'la nuit, en premier, après les amoureux',
    calls: {
      sentinel: {
        title: 'Sentinelle',
        open: 'Sentinelle, ouvre les yeux. Tu peux poser ton bouclier sur une carte, mais pas sur la tienne.',
        close: 'Sentinelle, rendors-toi.',
      },
    },
    says: {
      'sentinel.shield': 'Quelle carte protèges-tu ?',
      'way.shield': 'Protéger',
      'you.shielded': 'Tu as posé le bouclier devant {seat:seat}.',
      'story.shielded': '{by:Subject} {by:verb|pose|poses} le bouclier devant {seat:other(by)}.',
    },
  },
  en: {
    name: 'Sentinel',
    the: 'the Sentinel',
    a: 'a Sentinel',
    of: 'of the Sentinel',
    blurb: 'Puts the shield on a card: nobody touches it any more.',
    help: 'You may put the shield on another player’s card, never on your own. It can no longer be seen, moved, turned over or given an artefact, not even by its owner. Their mark stays exposed, and in the morning everyone sees the shield. You win with the Village.',
    wakes: 'at night, first, after the lovers',
    calls: {
      sentinel: {
        title: 'Sentinel',
        open: 'Sentinel, open your eyes. You may lay your shield on a card, but not on your own.',
        close: 'Sentinel, back to sleep.',
      },
    },
    says: {
      'sentinel.shield': 'Whose card do you shield?',
      'way.shield': 'Shield',
      'you.shielded': 'You laid the shield in front of {seat:seat}.',
      'story.shielded': '{by:Subject} {by:verb|lays|lay} the shield in front of {seat:other(by)}.',
    },
  },
});
