import { one } from '@veillee/kernel';
import { ask, may, must, type Rule, role } from '../role.ts';

const look = ask(
  'look',
  ({ centre }) => may({ look: { card: one('centre', centre) } }),
  (scene, { card: [card] }) => scene.look(card),
);

const swap = ask(
  'swap',
  (scene) =>
    scene.heard(look)?.do === 'look'
      ? must({ swap: { player: one('seat', scene.unshielded(scene.everyone)) } })
      : undefined,
  (scene, { player: [player] }) => {
    const looked = scene.heard(look);
    if (looked?.do === 'look') scene.swapCards(looked.card[0], player);
  },
);

/** May look at a centre card and must then exchange it with any player's; the card itself is the Village's (R49, R79). */
const rule: Rule = {
  id: 'witch',
  box: 'daybreak',
  team: 'village',
  rulings: ['G4', 'G5', 'G9', 'R37', 'R49', 'R71', 'R77', 'R79'],
  fetches: true,
  tells: ['saw-centre', 'gave-card'],
  calls: [
    { id: 'witch', order: '6B', aims: { look: 'look', swap: 'take' }, copy: 'now', asks: [look, swap] },
  ],
};

export const witch = role(rule, {
  icon: 'witch-flight',
  fr: {
    name: 'Sorcière',
    the: 'la Sorcière',
    a: 'une Sorcière',
    of: 'de la Sorcière',
    blurb: 'Regarde une carte du centre, mais doit alors la donner à un joueur.',
    help: 'Tu peux regarder une carte du centre. Si tu le fais, tu dois la donner au joueur que tu veux, ou la garder, et remettre sa carte à la place libérée ; le bouclier protège toujours. Tu choisis après avoir vu. Si tu la gardes pour toi, tu gagnes avec elle ; sinon, avec le Village.',
    wakes: 'la nuit, après le Voleur',
    calls: {
      witch: {
        title: 'Sorcière',
        open: 'Sorcière, ouvre les yeux. Tu peux regarder une carte du centre. Dans ce cas, donne-la à qui tu veux, ou garde-la, et remets au centre la carte qu’elle remplace.',
        close: 'Sorcière, rendors-toi.',
      },
    },
    says: {
      'witch.look': 'Quelle carte du centre regardes-tu ?',
      'witch.swap': 'À qui donnes-tu cette carte ?',
    },
  },
  en: {
    name: 'Witch',
    the: 'the Witch',
    a: 'a Witch',
    of: 'of the Witch',
    blurb: 'Looks at a centre card, but must then give it to a player.',
    help: 'You may look at one centre card. If you do, you must give it to whomever you like, yourself included, and put their card in the empty place; the shield protects as always. You choose after seeing. If you keep it, you win with it; otherwise, with the Village.',
    wakes: 'at night, after the Robber',
    calls: {
      witch: {
        title: 'Witch',
        open: 'Witch, open your eyes. You may look at one centre card. If you do, give it to whomever you like, or keep it, and put the card it replaces in the centre.',
        close: 'Witch, back to sleep.',
      },
    },
    says: { 'witch.look': 'Which centre card do you look at?', 'witch.swap': 'Who gets this card?' },
  },
});
