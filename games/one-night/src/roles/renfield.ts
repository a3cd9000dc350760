import { type Rule, role } from '../role.ts';
import { someVampire } from '../verdict/judged.ts';
import { because } from '../verdict/reason.ts';

/** Sees the Vampires and takes the Bat; on the Clan without being a Vampire, a villager if there is none (R25, R39, R73). */
const rule: Rule = {
  id: 'renfield',
  box: 'vampire',
  team: 'vampire',
  stars: 2,
  rulings: ['G10', 'C4', 'E0', 'R14', 'R25', 'R39', 'R69', 'R73', 'R75'],
  end: {
    team: (me, judged) =>
      someVampire(judged)
        ? undefined
        : { ...because('teams.renfield', 'E0', { player: me }), team: 'village' },
  },
  tells: ['met'],
  calls: [
    {
      id: 'renfield',
      order: '-6C',
      lays: ['bat'],
      hands: 1,
      shows: ({ kind }) => kind === 'vampire',
      variants: { alone: ({ cards }) => !cards.some(({ kind }) => kind === 'vampire') },
      open(scene) {
        const { bite } = scene.state;
        scene.did('sawBite', { seats: bite?.by ?? [], target: bite?.seat ?? null });
        scene.giveMark('bat', scene.me);
      },
    },
  ],
};

export const renfield = role(rule, {
  icon: 'fly',
  fr: {
    name: 'Renfield',
    the: 'Renfield',
    a: 'un Renfield',
    of: 'de Renfield',
    blurb: 'Serviteur du Clan : il voit qui a mordu qui, et sa mort ne coûte rien.',
    help: 'Ceux qui tendent le doigt sont les Vampires, et ils te montrent leur victime. Tu dois ensuite prendre la marque de la Chauve-souris ; celle que tu laisses, morsure ou Peur comprise, reste au plateau sans être vue. Tu es du Clan sans être Vampire : ta mort ne lui nuit pas. Si tu finis avec la marque du Vampire, tu en es un. Si personne n’est Vampire à la fin, tu es du Village.',
    wakes: 'au crépuscule, après les Vampires et le Comte',
    calls: {
      renfield: {
        title: 'Renfield',
        open: 'Vampires, gardez les yeux clos et tendez le doigt vers votre victime.',
        after:
          'Renfield, ouvre les yeux et vois qui tu sers. Puis remplace ta marque par celle de la Chauve-souris.',
        close: 'Renfield, rendors-toi. Vampires, baissez la main.',
      },
      'renfield.alone': {
        title: 'Renfield',
        open: 'Renfield, ouvre les yeux. Pas de maître à servir dans cette partie, mais remplace tout de même ta marque par celle de la Chauve-souris.',
        close: 'Renfield, rendors-toi.',
      },
    },
    says: {
      'you.sawBite':
        '{seats:any|Les Vampires : |Personne n’a tendu le doigt}{target:any|. Leur victime : |}.',
      'story.sawBite':
        '{by:Subject} {by:verb|cherche|cherches} les Vampires{seats:any| : |, en vain}{target:any|. Leur victime : |}.',
      'teams.renfield': {
        other: 'Il n’y a aucun Vampire à table : Renfield ({player:seat}) est du Village.',
        you: { player: 'Il n’y a aucun Vampire à table : Renfield, tu es du Village.' },
      },
    },
  },
  en: {
    name: 'Renfield',
    the: 'Renfield',
    a: 'a Renfield',
    of: 'of Renfield',
    blurb: 'The Clan’s servant: sees who bit whom, and dies at no cost to them.',
    help: 'Those with a finger out are the Vampires, and they are showing you their victim. Then you must take the Mark of the Bat; the one you leave, bite or Fear included, stays on the board unseen. You are on the Clan’s team without being a Vampire: your death does it no harm. If you end with the Mark of the Vampire, you are one. If nobody is a Vampire in the end, you are Village.',
    wakes: 'at dusk, after the Vampires and the Count',
    calls: {
      renfield: {
        title: 'Renfield',
        open: 'Vampires, keep your eyes shut and point a finger at your victim.',
        after:
          'Renfield, open your eyes and see whom you serve. Then replace your own mark with the Mark of the Bat.',
        close: 'Renfield, back to sleep. Vampires, hands down.',
      },
      'renfield.alone': {
        title: 'Renfield',
        open: 'Renfield, open your eyes. There is no master to serve in this game, but replace your own mark with the Mark of the Bat all the same.',
        close: 'Renfield, back to sleep.',
      },
    },
    says: {
      'you.sawBite': '{seats:any|The Vampires: |Nobody held out a finger}{target:any|. Their victim: |}.',
      'story.sawBite':
        '{by:Subject} {by:verb|looks|look} for the Vampires{seats:any|: |, in vain}{target:any|. Their victim: |}.',
      'teams.renfield': {
        other: 'There is no Vampire at the table: Renfield ({player:seat}) belongs to the Village.',
        you: { player: 'There is no Vampire at the table: as Renfield, you belong to the Village.' },
      },
    },
  },
});
