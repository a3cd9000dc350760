import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May turn up another player's card; a monster, Tanner or Assassin is turned down again (R42, R72). */
const rule: Rule = {
  id: 'revealer',
  box: 'daybreak',
  team: 'village',
  rulings: ['G5', 'C4', 'R42', 'R67', 'R72'],
  tells: ['saw-card'],
  calls: [
    {
      id: 'revealer',
      order: '10',
      aims: { reveal: 'look' },
      copy: 'after',
      asks: [
        ask(
          'reveal',
          (scene) => {
            const { faceUp } = scene.state;
            const hidden = scene.unshielded(scene.others).filter((seat) => !faceUp.includes(seat));
            return may({ reveal: { player: one('seat', hidden) } });
          },
          (scene, { player: [seat] }) => {
            const seen = scene.look(seat);
            if (seen.kind !== undefined || seen.staysDown) return scene.did('turnedDown', { seat });
            scene.state.faceUp.push(seat);
            scene.did('revealed', { seat, card: seen.id });
          },
        ),
      ],
    },
  ],
};

export const revealer = role(rule, {
  icon: 'sunrise',
  fr: {
    name: 'Divinateur',
    the: 'le Divinateur',
    a: 'un Divinateur',
    of: 'du Divinateur',
    blurb: 'Retourne une carte au vu de tous ; les plus noires se recachent.',
    help: 'Tu peux retourner la carte de quelqu’un d’autre, si aucun bouclier ne la couvre. Vampire, Loup-Garou, Tanneur ou Assassin : tu dois la recacher, et personne d’autre ne saura. Toute autre carte reste à découvert jusqu’à la fin, Copycat et Apprentie assassin compris. Tu gagnes avec le Village.',
    wakes: 'la nuit, presque à l’aube',
    calls: {
      revealer: {
        title: 'Divinateur',
        open: 'Divinateur, ouvre les yeux. Tu peux retourner une carte chez quelqu’un d’autre. Vampire, Loup-Garou, Tanneur ou Assassin, recache-la ; sinon, laisse-la au grand jour.',
        close: 'Divinateur, rendors-toi.',
      },
      'revealer.copy': {
        title: 'Doppelgänger, Divinateur',
        open: 'Doppelgänger, si tu es devenue Divinateur, ouvre les yeux. Tu peux retourner une carte chez quelqu’un d’autre. Loup-Garou ou Tanneur, recache-la ; sinon, laisse-la au grand jour.',
        close: 'Doppelgänger, rendors-toi.',
      },
    },
    says: {
      'revealer.reveal': 'Quelle carte retournes-tu ?',
      'way.reveal': 'Retourner',
      'you.turnedDown': 'Tu as remis face cachée {seat:cardAt}.',
      'story.turnedDown': '{by:Subject} {by:verb|remet|remets} face cachée {seat:cardAt(by)}.',
      'you.revealed': 'Tu as laissé visible {seat:cardAt} : {card:card}.',
      'story.revealed': '{by:Subject} {by:verb|laisse|laisses} visible {seat:cardAt(by)} : {card:card}.',
    },
  },
  en: {
    name: 'Revealer',
    the: 'the Revealer',
    a: 'a Revealer',
    of: 'of the Revealer',
    blurb: 'Turns a card up for all to see; the darkest are hidden again.',
    help: 'You may turn up someone else’s card, if no shield covers it. Vampire, Werewolf, Tanner or Assassin: you must hide it again, and you alone will know. Any other card stays in the open to the end, Copycat and Apprentice Assassin included. You win with the Village.',
    wakes: 'at night, close to dawn',
    calls: {
      revealer: {
        title: 'Revealer',
        open: 'Revealer, open your eyes. You may turn up a card in front of someone else. Vampire, Werewolf, Tanner or Assassin, hide it again; otherwise, leave it in the open.',
        close: 'Revealer, back to sleep.',
      },
      'revealer.copy': {
        title: 'Doppelgänger, Revealer',
        open: 'Doppelgänger, if you became the Revealer, open your eyes. You may turn up a card in front of someone else. Werewolf or Tanner, hide it again; otherwise, leave it in the open.',
        close: 'Doppelgänger, back to sleep.',
      },
    },
    says: {
      'revealer.reveal': 'Whose card do you turn up?',
      'way.reveal': 'Turn up',
      'you.turnedDown': 'You turned {seat:cardAt} face down again.',
      'story.turnedDown': '{by:Subject} {by:verb|turns|turn} {seat:cardAt(by)} face down again.',
      'you.revealed': 'You left {seat:cardAt} face up: {card:card}.',
      'story.revealed': '{by:Subject} {by:verb|leaves|leave} {seat:cardAt(by)} face up: {card:card}.',
    },
  },
});
