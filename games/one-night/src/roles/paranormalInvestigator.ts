import { one } from '@veillee/kernel';
import type { Scene } from '../night/scene.ts';
import { ask, may, type Rule, role } from '../role.ts';

/** What he becomes stays with the card he was dealt, wherever it lies by now (R41). */
function investigate(scene: Scene, player: number): void {
  const seen = scene.look(player);
  const into = seen.omen ?? seen.kind;
  if (into === undefined) return;
  scene.state.turned[scene.me] = into;
  scene.did('turned', { into });
}

const look = ask(
  'look',
  (scene) => may({ look: { player: one('seat', scene.unshielded(scene.others)) } }),
  (scene, { player: [player] }) => investigate(scene, player),
);

const lookAgain = ask(
  'look-again',
  (scene) => {
    const looked = scene.heard(look);
    if (looked === undefined || looked.do === 'pass' || scene.state.turned[scene.me] !== null)
      return undefined;
    const rest = scene.unshielded(scene.others).filter((seat) => !looked.player.includes(seat));
    return may({ look: { player: one('seat', rest) } });
  },
  (scene, { player: [player] }) => investigate(scene, player),
);

/** May look at two other cards, one after the other, and becomes the plain monster or the Tanner he sees (R41, R72). */
const rule: Rule = {
  id: 'paranormal-investigator',
  box: 'daybreak',
  team: 'village',
  rulings: ['G5', 'G9', 'G10', 'C4', 'F-5', 'R41', 'R72', 'R77', 'R79'],
  end: { turns: true },
  tells: ['saw-card'],
  calls: [
    {
      id: 'paranormal-investigator',
      order: '5C',
      aims: { look: 'look', 'look-again': 'look' },
      copy: 'now',
      asks: [look, lookAgain],
    },
  ],
};

export const paranormalInvestigator = role(rule, {
  icon: 'magnifying-glass',
  fr: {
    name: 'Chasseur de fantômes',
    the: 'le Chasseur de fantômes',
    a: 'un Chasseur de fantômes',
    of: 'du Chasseur de fantômes',
    blurb: 'Regarde jusqu’à deux cartes, au risque de devenir ce qu’il y trouve.',
    help: 'Tu peux regarder jusqu’à deux cartes chez les autres, l’une après l’autre, hors bouclier. Devant un Vampire ou un Loup-Garou, quels qu’ils soient, ou devant le Tanneur, tu t’arrêtes et tu en deviens un, sans autre pouvoir. Copycat, Assassin, Apprentie assassin, Renfield et Sbire ne te font rien. Ta nouvelle identité reste attachée à ta carte ; sans mauvaise rencontre, tu gagnes avec le Village.',
    wakes: 'la nuit, après les voyantes',
    calls: {
      'paranormal-investigator': {
        title: 'Chasseur de fantômes',
        open: 'Chasseur de fantômes, ouvre les yeux. Tu peux regarder une carte chez quelqu’un d’autre, puis une seconde. Mais devant un Vampire, un Loup-Garou ou le Tanneur, arrête-toi : tu en es un, désormais.',
        close: 'Chasseur de fantômes, rendors-toi.',
      },
    },
    says: {
      'paranormal-investigator.look': 'Sur qui enquêtes-tu ?',
      'paranormal-investigator.look-again': 'Et sur qui d’autre ?',
      'you.turned': 'Ce que tu as vu te change : te voilà {into:card}.',
      'story.turned': {
        other: 'La carte reçue par {by:seat} devient {into:card}.',
        you: { by: 'La carte que tu as reçue devient {into:card}.' },
      },
    },
  },
  en: {
    name: 'Paranormal Investigator',
    the: 'the Paranormal Investigator',
    a: 'a Paranormal Investigator',
    of: 'of the Paranormal Investigator',
    blurb: 'Looks at up to two cards, and may become what is found there.',
    help: 'You may look at up to two cards of other players, one after the other, unless shielded. At a Vampire or a Werewolf of any sort, or at the Tanner, you stop and become one, with no other power. Copycat, Assassin, Apprentice Assassin, Renfield and Minion do nothing to you. Your new identity stays with your card; without a bad encounter, you win with the Village.',
    wakes: 'at night, after the Seers',
    calls: {
      'paranormal-investigator': {
        title: 'Paranormal Investigator',
        open: 'Paranormal Investigator, open your eyes. You may look at a card in front of someone else, then at a second one. But at a Vampire, a Werewolf or the Tanner, stop: you are one yourself now.',
        close: 'Paranormal Investigator, back to sleep.',
      },
    },
    says: {
      'paranormal-investigator.look': 'Who do you investigate?',
      'paranormal-investigator.look-again': 'And who else?',
      'you.turned': 'What you saw changes you: your card is now {into:aCard}.',
      'story.turned': 'The card dealt to {by:seat} becomes {into:aCard}.',
    },
  },
});
