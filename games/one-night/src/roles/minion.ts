import { seatsOfKind } from '../night/people.ts';
import type { Scene } from '../night/scene.ts';
import { type Rule, role } from '../role.ts';
import { deniers, someoneElseDied } from '../verdict/judged.ts';
import { lost, won } from '../verdict/reason.ts';

/** Every Werewolf shows a thumb, feared, bitten and dreaming ones too (R34, R69). */
export const packFor = (scene: Scene): readonly number[] =>
  seatsOfKind(scene, 'werewolf').filter((seat) => seat !== scene.me);

/** Sees the Werewolves and wins with the pack; without any, if another player and no Tanner dies (R25, R29, R30). */
const rule: Rule = {
  id: 'minion',
  box: 'werewolf',
  team: 'werewolf',
  rulings: ['G10', 'C4', 'R14', 'R25', 'R29', 'R30', 'R34', 'R69', 'R75'],
  end: {
    withoutPack(me, judged) {
      const params = { player: me };
      if (deniers(judged).length > 0) return lost('players.minion.denied', 'R29', params);
      return someoneElseDied(judged, me)
        ? won('players.minion.survived', 'R29', params)
        : lost('players.minion.alone', 'R30', params);
    },
  },
  tells: ['met', 'saw-thumbs'],
  calls: [
    {
      id: 'minion',
      order: '3',
      shows: ({ kind }) => kind === 'werewolf',
      open: (scene) => scene.did('sawPack', { seats: packFor(scene) }),
    },
  ],
};

export const minion = role(rule, {
  icon: 'evil-minion',
  fr: {
    name: 'Sbire',
    the: 'le Sbire',
    a: 'un Sbire',
    of: 'du Sbire',
    blurb: 'Connaît les Loups-Garous et meurt volontiers à leur place.',
    help: 'Tous les Loups-Garous te montrent leur pouce, rêveur et apeurés compris, sans savoir qui tu es ; la victime du Loup alpha, elle, ne bouge pas. Tu gagnes avec la Meute sans être un Loup-Garou : ta mort ne lui coûte rien. Si personne n’est Loup-Garou à la fin, tu gagnes dès que quelqu’un d’autre que toi meurt, pourvu qu’aucun Tanneur ne tombe.',
    wakes: 'la nuit, après la Meute',
    calls: {
      minion: {
        title: 'Sbire',
        open: 'Loups-Garous de tout poil, sans exception, levez le pouce sans ouvrir les yeux. Sbire, ouvre les yeux et vois qui tu sers.',
        close: 'Sbire, rendors-toi. Loups-Garous, baissez le pouce.',
      },
    },
    says: {
      'you.sawPack': '{seats:any|La Meute : |Aucun Loup-Garou n’a levé le pouce}.',
      'story.sawPack': '{by:Subject} {by:verb|cherche|cherches} la Meute{seats:any| : |, en vain}.',
      'players.minion.survived':
        'Sans Loup-Garou à table, {player:subject} {player:verb|gagne|gagnes} : quelqu’un d’autre est mort.',
      'players.minion.alone':
        'Sans Loup-Garou à table, {player:subject} {player:verb|perd|perds} : personne d’autre n’est mort.',
      'players.minion.denied':
        'Sans Loup-Garou à table, {player:subject} {player:verb|perd|perds} : le Tanneur est mort.',
    },
  },
  en: {
    name: 'Minion',
    the: 'the Minion',
    a: 'a Minion',
    of: 'of the Minion',
    blurb: 'Knows the Werewolves and gladly dies in their place.',
    help: 'Every Werewolf shows you a thumb, dreaming and frightened ones included, without knowing who you are; the Alpha Wolf’s victim stays still. You win with the Pack without being a Werewolf: your death costs it nothing. If nobody is a Werewolf in the end, you win as soon as someone other than you dies, provided no Tanner does.',
    wakes: 'at night, after the Pack',
    calls: {
      minion: {
        title: 'Minion',
        open: 'Werewolves of every stripe, without exception, raise your thumbs and keep your eyes shut. Minion, open your eyes and see whom you serve.',
        close: 'Minion, back to sleep. Werewolves, thumbs down.',
      },
    },
    says: {
      'you.sawPack': '{seats:any|The Pack: |No Werewolf raised a thumb}.',
      'story.sawPack': '{by:Subject} {by:verb|looks|look} for the Pack{seats:any|: |, in vain}.',
      'players.minion.survived':
        'With no Werewolf at the table, {player:subject} {player:verb|wins|win}: somebody else died.',
      'players.minion.alone':
        'With no Werewolf at the table, {player:subject} {player:verb|loses|lose}: nobody else died.',
      'players.minion.denied':
        'With no Werewolf at the table, {player:subject} {player:verb|loses|lose}: the Tanner died.',
    },
  },
});
