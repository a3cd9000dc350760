import { type Rule, role } from '../role.ts';

/** Sees the thumbs of the other players who have looked at or moved a card or a mark (R40). */
const rule: Rule = {
  id: 'aura-seer',
  box: 'daybreak',
  team: 'village',
  rulings: ['C3', 'R34', 'R40'],
  tells: ['saw-thumbs'],
  calls: [
    {
      id: 'aura-seer',
      order: '7C',
      copy: 'after',
      variants: { cards: ({ marks }) => !marks },
      open: (scene) =>
        scene.did('sawThumbs', { seats: scene.others.filter((seat) => scene.state.acted[seat]) }),
    },
  ],
};

export const auraSeer = role(rule, {
  icon: 'aura',
  fr: {
    name: 'Diseuse de bonne aventure',
    the: 'la Diseuse de bonne aventure',
    a: 'une Diseuse de bonne aventure',
    of: 'de la Diseuse de bonne aventure',
    blurb: 'Voit qui a déjà regardé ou déplacé une carte ou une marque.',
    help: 'Tu vois le pouce de tous les autres qui, crépuscule compris, ont vraiment regardé ou déplacé une carte ou une marque avant toi. Se reconnaître, tapoter une épaule, poser le bouclier, passer ou vérifier sa propre marque ne compte pas. Le Gremlin, le Soûlard et tous ceux qui te suivent t’échappent. Tu gagnes avec le Village.',
    wakes: 'la nuit, après l’Idiot du village',
    calls: {
      'aura-seer': {
        title: 'Diseuse de bonne aventure',
        open: 'Vous tous qui avez déjà regardé ou déplacé une carte ou une marque, sans compter le coup d’œil à la vôtre, levez le pouce, les yeux fermés. Diseuse de bonne aventure, ouvre les yeux et compte les pouces.',
        close: 'Diseuse de bonne aventure, rendors-toi. Vous tous, baissez le pouce.',
      },
      'aura-seer.cards': {
        title: 'Diseuse de bonne aventure',
        open: 'Vous tous qui avez déjà regardé ou déplacé une carte, levez le pouce, les yeux fermés. Diseuse de bonne aventure, ouvre les yeux et compte les pouces.',
        close: 'Diseuse de bonne aventure, rendors-toi. Vous tous, baissez le pouce.',
      },
      'aura-seer.copy': {
        title: 'Doppelgänger, Diseuse de bonne aventure',
        open: 'Vous tous qui avez déjà regardé ou déplacé une carte, levez de nouveau le pouce, les yeux fermés. Doppelgänger, si tu es devenue Diseuse de bonne aventure, ouvre les yeux et compte les pouces.',
        close: 'Doppelgänger, rendors-toi. Vous tous, baissez le pouce.',
      },
    },
    says: {
      'you.sawThumbs': '{seats:any|Pouces levés : |Aucun pouce levé}.',
      'story.sawThumbs': '{by:Subject} {by:verb|compte|comptes} les pouces levés : {seats:any||aucun}.',
    },
  },
  en: {
    name: 'Aura Seer',
    the: 'the Aura Seer',
    a: 'an Aura Seer',
    of: 'of the Aura Seer',
    blurb: 'Sees who has already looked at or moved a card or a mark.',
    help: 'You see the thumb of everyone else who, dusk included, has really looked at or moved a card or a mark before you. Recognising each other, tapping a shoulder, placing the shield, passing or checking one’s own mark does not count. The Gremlin, the Drunk and all who come after you escape you. You win with the Village.',
    wakes: 'at night, after the Village Idiot',
    calls: {
      'aura-seer': {
        title: 'Aura Seer',
        open: 'All of you who have already looked at or moved a card or a mark, not counting the glance at your own, raise your thumbs and keep your eyes shut. Aura Seer, open your eyes and count the thumbs.',
        close: 'Aura Seer, back to sleep. Thumbs down, all of you.',
      },
      'aura-seer.cards': {
        title: 'Aura Seer',
        open: 'All of you who have already looked at or moved a card, raise your thumbs and keep your eyes shut. Aura Seer, open your eyes and count the thumbs.',
        close: 'Aura Seer, back to sleep. Thumbs down, all of you.',
      },
      'aura-seer.copy': {
        title: 'Doppelgänger, Aura Seer',
        open: 'All of you who have already looked at or moved a card, raise your thumbs again and keep your eyes shut. Doppelgänger, if you became the Aura Seer, open your eyes and count the thumbs.',
        close: 'Doppelgänger, back to sleep. Thumbs down, all of you.',
      },
    },
    says: {
      'you.sawThumbs': '{seats:any|Thumbs up: |No thumb was up}.',
      'story.sawThumbs': '{by:Subject} {by:verb|counts|count} the thumbs: {seats:any||none}.',
    },
  },
});
