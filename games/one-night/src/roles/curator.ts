import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May lay a random artefact, unseen, on another player's card (R46). */
const rule: Rule = {
  id: 'curator',
  box: 'daybreak',
  team: 'village',
  rulings: ['G5', 'D', 'R46', 'R67'],
  laysArtefacts: true,
  tells: ['laid-artefact', 'hold-artefact'],
  calls: [
    {
      id: 'curator',
      order: '11',
      aims: { place: 'stir' },
      copy: 'after',
      asks: [
        ask(
          'place',
          (scene) => {
            const bare = scene
              .unshielded(scene.others)
              .filter((seat) => scene.state.artefacts[seat] === null);
            return may({ place: { player: one('seat', bare) } });
          },
          (scene, { player: [seat] }) => {
            scene.state.artefacts[seat] = scene.state.pile.pop() ?? null;
            scene.did('laidArtefact', { seat });
          },
        ),
      ],
    },
  ],
};

export const curator = role(rule, {
  icon: 'juggler',
  fr: {
    name: 'Conservateur',
    the: 'le Conservateur',
    a: 'un Conservateur',
    of: 'du Conservateur',
    blurb: 'Dépose chez un joueur un artefact que personne n’a vu.',
    help: 'Tu peux poser un artefact, tiré au hasard, sans le voir, sur la carte de quelqu’un d’autre, si aucun bouclier ne la couvre. Son porteur le découvre au matin et peut mentir à son sujet. Trois des six changent le rôle et l’équipe : ils l’emportent sur la carte comme sur la marque du Vampire. Tu gagnes avec le Village.',
    wakes: 'la nuit, en tout dernier',
    calls: {
      curator: {
        title: 'Conservateur',
        open: 'Conservateur, ouvre les yeux. Tu peux prendre un artefact, sans le regarder, et le poser sur une carte, mais pas sur la tienne.',
        close: 'Conservateur, rendors-toi.',
      },
      'curator.copy': {
        title: 'Doppelgänger, Conservateur',
        open: 'Doppelgänger, si tu es devenue Conservateur, ouvre les yeux. Tu peux prendre un artefact, sans le regarder, et le poser sur une carte, mais pas sur la tienne.',
        close: 'Doppelgänger, rendors-toi.',
      },
    },
    says: {
      'curator.place': 'À qui donnes-tu un artefact ?',
      'way.place': 'Poser l’artefact',
      'you.laidArtefact': 'Tu as posé un artefact devant {seat:seat}, sans le voir.',
      'story.laidArtefact': '{by:Subject} {by:verb|pose|poses} un artefact devant {seat:seat}.',
    },
  },
  en: {
    name: 'Curator',
    the: 'the Curator',
    a: 'a Curator',
    of: 'of the Curator',
    blurb: 'Leaves a player an artefact nobody has seen.',
    help: 'You may put an artefact, drawn at random and unseen, on someone else’s card, if no shield covers it. Its holder discovers it in the morning and may lie about it. Three of the six change role and team: they beat the card as well as the Mark of the Vampire. You win with the Village.',
    wakes: 'at night, last of all',
    calls: {
      curator: {
        title: 'Curator',
        open: 'Curator, open your eyes. You may take an artefact, without looking at it, and lay it on a card, but not on your own.',
        close: 'Curator, back to sleep.',
      },
      'curator.copy': {
        title: 'Doppelgänger, Curator',
        open: 'Doppelgänger, if you became the Curator, open your eyes. You may take an artefact, without looking at it, and lay it on a card, but not on your own.',
        close: 'Doppelgänger, back to sleep.',
      },
    },
    says: {
      'curator.place': 'Who gets an artefact?',
      'way.place': 'Lay the artefact',
      'you.laidArtefact': 'You laid an artefact in front of {seat:seat}, unseen.',
      'story.laidArtefact': '{by:Subject} {by:verb|lays|lay} an artefact in front of {seat:seat}.',
    },
  },
});
