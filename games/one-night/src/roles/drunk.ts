import { one } from '@veillee/kernel';
import { ask, must, type Rule, role } from '../role.ts';

/** Must exchange his card for a centre card, unseen; the card itself is the Village's (R37, R79). */
const rule: Rule = {
  id: 'drunk',
  box: 'werewolf',
  team: 'village',
  rulings: ['G4', 'G5', 'G9', 'F-5', 'R37', 'R68', 'R71', 'R79'],
  fetches: true,
  tells: ['took-centre'],
  calls: [
    {
      id: 'drunk',
      order: '8',
      aims: { take: 'stir' },
      copy: 'now',
      asks: [
        ask(
          'take',
          ({ shielded, centre }) => (shielded ? undefined : must({ take: { card: one('centre', centre) } })),
          (scene, { card: [card] }) => scene.swapCards(scene.me, card),
        ),
      ],
    },
  ],
};

export const drunk = role(rule, {
  icon: 'beer-stein',
  fr: {
    name: 'Soûlard',
    the: 'le Soûlard',
    a: 'un Soûlard',
    of: 'du Soûlard',
    blurb: 'Troque sa carte contre une carte du centre, sans savoir laquelle.',
    help: 'Tu dois troquer ta carte contre une carte du centre, celle en travers comprise, sans regarder ce que tu prends. C’est elle qui décide désormais de ton équipe. Sous bouclier, ou si la Peur te tient, tu cuves et rien ne bouge. Qui finit avec la carte Soûlard est du Village.',
    wakes: 'la nuit, après tous les autres échanges',
    calls: {
      drunk: {
        title: 'Soûlard',
        open: 'Soûlard, ouvre les yeux, si tu y arrives. Troque ta carte contre une carte du centre, et surtout, ne la regarde pas.',
        close: 'Soûlard, rendors-toi.',
      },
    },
    says: { 'drunk.take': 'Quelle carte du centre prends-tu ?', 'way.take': 'Prendre' },
  },
  en: {
    name: 'Drunk',
    the: 'the Drunk',
    a: 'a Drunk',
    of: 'of the Drunk',
    blurb: 'Trades his card for a centre card, without knowing which.',
    help: 'You must trade your card for a centre card, the one lying across included, without looking at what you take. It decides your team from now on. Under the shield, or gripped by Fear, you sleep it off and nothing moves. Whoever ends with the Drunk card is Village.',
    wakes: 'at night, after all the other swaps',
    calls: {
      drunk: {
        title: 'Drunk',
        open: 'Drunk, open your eyes, if you can. Trade your card for a centre card and, whatever you do, do not look at it.',
        close: 'Drunk, back to sleep.',
      },
    },
    says: { 'drunk.take': 'Which centre card do you take?', 'way.take': 'Take' },
  },
});
