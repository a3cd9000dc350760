import { one } from '@veillee/kernel';
import type { Call } from '../night/call.ts';
import { ask, must, type Rule, role } from '../role.ts';

export interface Bitten {
  /** Who bit, and whom: Renfield sees it. */
  bite: { readonly by: readonly number[]; readonly seat: number } | null;
}

const bite = ask(
  'bite',
  ({ state, everyone }) => {
    const prey = everyone.filter((seat) => !state.awake.includes(seat));
    return must({ bite: { player: one('seat', prey) } }, 'first');
  },
  (scene, { player: [seat] }) => {
    scene.state.bite = { by: scene.state.awake, seat };
    scene.together((biter) => biter.giveMark('vampire', seat));
  },
);

/** Vampires of every kind recognise each other and together must bite one player who is not of them (R38, R66). */
export const vampires: Call = {
  id: 'vampires',
  order: '-6',
  joint: true,
  lays: ['vampire'],
  wakes: ({ kind }) => kind === 'vampire',
  shows: ({ kind }) => kind === 'vampire',
  aims: { bite: 'take' },
  open: (scene) => scene.did('metVampires', { seats: scene.company }),
  asks: [bite],
};

/** Wakes with the other Vampires and, with them, gives the Vampire mark to one who is not of them (R38, R66, R69). */
const rule: Rule = {
  id: 'vampire',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 1,
  rulings: ['G10', 'C4', 'R38', 'R66', 'R69'],
  tells: ['met'],
  calls: [vampires],
};

export const vampire = role(
  rule,
  {
    icon: 'pretty-fangs',
    fr: {
      name: 'Vampire',
      the: 'le Vampire',
      a: 'un Vampire',
      of: 'du Vampire',
      blurb: 'Retrouve les siens et mord avec eux un joueur, qui passe au Clan.',
      help: 'Tu ouvres les yeux avec les autres Vampires ; vous apprenez qui vous êtes, jamais sous quel titre. Ensemble, vous devez mordre un joueur qui n’est pas Vampire, en lui donnant la marque du Vampire ; sans complice, le choix est à toi. Le Clan gagne si ni Vampire ni Tanneur ne meurt. S’il y a aussi des Loups-Garous à table, il faut que l’un d’eux meure et qu’aucun Vampire ne tombe.',
      wakes: 'au crépuscule, avec les autres Vampires',
      calls: {
        vampires: {
          title: 'Vampires',
          open: 'Vampires, quel que soit votre titre, ouvrez les yeux et trouvez-vous. Choisissez ensemble une victime qui ne soit pas Vampire, et remplacez sa marque par celle du Vampire, sans regarder la sienne.',
          close: 'Vampires, rendormez-vous.',
        },
      },
      says: {
        'vampires.bite': 'Qui mordez-vous ? Mettez-vous d’accord.',
        'way.bite': 'Mordre',
        'you.metVampires':
          '{seats:any|Les autres Vampires : |Tu es sans complice : pas d’autre Vampire éveillé}.',
        'story.metVampires': {
          other: '{by:Subject}, Vampire, est {seats:any|avec |sans complice}.',
          you: { by: 'Vampire, tu es {seats:any|avec |sans complice}.' },
        },
      },
    },
    en: {
      name: 'Vampire',
      the: 'the Vampire',
      a: 'a Vampire',
      of: 'of the Vampire',
      blurb: 'Finds the other Vampires and bites someone, who joins the Clan.',
      help: 'You open your eyes with the other Vampires; you learn who you are, never under which title. Together you must give the Mark of the Vampire to someone who is no Vampire; with no accomplice, you decide alone. The Clan wins if neither a Vampire nor a Tanner dies. If there are Werewolves at the table as well, one of them must die and no Vampire may.',
      wakes: 'at dusk, with the other Vampires',
      calls: {
        vampires: {
          title: 'Vampires',
          open: 'Vampires, whatever your title, open your eyes and find each other. Together, choose a victim who is no Vampire, and replace their mark with the Mark of the Vampire, without looking at theirs.',
          close: 'Vampires, back to sleep.',
        },
      },
      says: {
        'vampires.bite': 'Who do you bite? Agree on one.',
        'way.bite': 'Bite',
        'you.metVampires':
          '{seats:any|The other Vampires: |You are on your own: no other Vampire was awake}.',
        'story.metVampires': {
          other: '{by:Subject}, a Vampire, is {seats:any|with |alone}.',
          you: { by: 'As a Vampire, you are {seats:any|with |alone}.' },
        },
      },
    },
  },
  { keeps: (): Bitten => ({ bite: null }) },
);
