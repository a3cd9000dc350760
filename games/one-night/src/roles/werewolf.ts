import { one } from '@veillee/kernel';
import type { Call } from '../night/call.ts';
import { packThumbs, wakesWithPack } from '../night/people.ts';
import { ask, may, type Rule, role } from '../role.ts';

const look = ask(
  'look',
  (scene) => {
    const alone = scene.company.length === 0 && packThumbs(scene).length === 0;
    return alone ? may({ look: { card: one('centre', scene.centre) } }) : undefined;
  },
  (scene, { card: [card] }) => scene.look(card),
);

/** The pack recognises itself and the dreamer's thumb; who sees nobody else may look at one centre card (R35, R69). */
export const werewolves: Call = {
  id: 'werewolves',
  order: '2',
  variants: { dream: ({ cards }) => cards.some(({ dozes }) => dozes) },
  wakes: wakesWithPack,
  shows: ({ kind }) => kind === 'werewolf',
  aims: { look: 'look' },
  open: (scene) => scene.did('metPack', { seats: scene.company, thumbs: packThumbs(scene) }),
  asks: [look],
};

/** Wakes with the pack; if he sees no other wolf he may look at one centre card (R35, R69). */
const rule: Rule = {
  id: 'werewolf',
  box: 'werewolf',
  team: 'werewolf',
  cards: 3,
  kind: 'werewolf',
  rulings: ['G4', 'G10', 'C4', 'F-2', 'R12', 'R35', 'R69', 'R80'],
  tells: ['saw-centre', 'met'],
  calls: [werewolves],
};

export const werewolf = role(rule, {
  icon: 'wolf-head',
  fr: {
    name: 'Loup-Garou',
    the: 'le Loup-Garou',
    a: 'un Loup-Garou',
    of: 'du Loup-Garou',
    blurb: 'Retrouve sa Meute ; seul, il peut regarder une carte du centre.',
    help: 'Tu ouvres les yeux avec la Meute et vous vous découvrez ; le Loup rêveur, lui, ne montre que son pouce. Si tu ne vois ni compagnon ni pouce, tu peux regarder une carte du centre. La Meute gagne si ni Loup-Garou ni Tanneur ne meurt ; s’il y a aussi des Vampires à table, il faut que l’un d’eux meure et qu’aucun Loup-Garou ne tombe. Avec la marque du Vampire, tu te réveilles encore ici, mais tu es du Clan.',
    wakes: 'la nuit, avec la Meute',
    calls: {
      werewolves: {
        title: 'Loups-Garous',
        open: 'Loups-Garous de tout poil, ouvrez les yeux et trouvez-vous. Celui qui ne voit aucun compagnon peut regarder une carte du centre.',
        close: 'Loups-Garous, rendormez-vous.',
      },
      'werewolves.dream': {
        title: 'Loups-Garous',
        open: 'Loup rêveur, reste endormi et lève le pouce. Loups-Garous de tout poil, ouvrez les yeux et trouvez-vous.',
        after:
          'Loup rêveur, baisse le pouce. Celui qui n’a vu ni compagnon ni pouce levé peut regarder une carte du centre.',
        close: 'Loups-Garous, rendormez-vous.',
      },
    },
    says: {
      'werewolves.look': 'Tu ne vois pas d’autre Loup-Garou. Quelle carte du centre regardes-tu ?',
      'you.metPack':
        '{seats:any|Les autres Loups-Garous : |Pas d’autre Loup-Garou éveillé}{thumbs:any|. Pouce du Loup rêveur : |}.',
      'story.metPack': {
        other:
          '{by:Subject}, de la Meute, est {seats:any|avec |sans complice}{thumbs:any|. Pouce du Loup rêveur : |}.',
        you: {
          by: 'Dans la Meute, tu es {seats:any|avec |sans complice}{thumbs:any|. Pouce du Loup rêveur : |}.',
        },
      },
    },
  },
  en: {
    name: 'Werewolf',
    the: 'the Werewolf',
    a: 'a Werewolf',
    of: 'of the Werewolf',
    blurb: 'Finds the Pack; alone, may look at a centre card.',
    help: 'You open your eyes with the Pack and find each other; the Dream Wolf shows only a thumb. If you see neither companion nor thumb, you may look at one centre card. The Pack wins if neither a Werewolf nor a Tanner dies; if there are Vampires at the table as well, one of them must die and no Werewolf may. With the Mark of the Vampire you still wake here, but you are on the Clan’s team.',
    wakes: 'at night, with the Pack',
    calls: {
      werewolves: {
        title: 'Werewolves',
        open: 'Werewolves of every stripe, open your eyes and find each other. If you see no companion, you may look at one centre card.',
        close: 'Werewolves, back to sleep.',
      },
      'werewolves.dream': {
        title: 'Werewolves',
        open: 'Dream Wolf, stay asleep and raise your thumb. Werewolves of every stripe, open your eyes and find each other.',
        after:
          'Dream Wolf, thumb down. If you saw neither companion nor thumb, you may look at one centre card.',
        close: 'Werewolves, back to sleep.',
      },
    },
    says: {
      'werewolves.look': 'You see no other Werewolf. Which centre card do you look at?',
      'you.metPack':
        '{seats:any|The other Werewolves: |No other Werewolf was awake}{thumbs:any|. The Dream Wolf’s thumb: |}.',
      'story.metPack': {
        other:
          '{by:Subject}, of the Pack, is {seats:any|with |alone}{thumbs:any|. The Dream Wolf’s thumb: |}.',
        you: { by: 'In the Pack, you are {seats:any|with |alone}{thumbs:any|. The Dream Wolf’s thumb: |}.' },
      },
    },
  },
});
