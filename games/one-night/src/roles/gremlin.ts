import { some } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May exchange either the cards or the marks of two other players, unseen (R2). */
const rule: Rule = {
  id: 'gremlin',
  box: 'vampire',
  team: 'village',
  stars: 1,
  rulings: ['G5', 'C3', 'R2', 'R77'],
  tells: ['swapped-cards', 'swapped-marks'],
  calls: [
    {
      id: 'gremlin',
      order: '7D',
      aims: { swap: 'stir' },
      variants: { self: ({ gremlinSelf }) => gremlinSelf },
      asks: [
        ask(
          'swap',
          (scene) => {
            const reach = scene.state.options.gremlinSelf ? scene.everyone : scene.others;
            return may({
              cards: { players: some('seat', scene.unshielded(reach), 2, 2) },
              marks: { players: some('seat', reach, 2, 2) },
            });
          },
          (scene, { do: what, players: [one, other] }) => {
            if (what === 'cards') scene.swapCards(one, other);
            else scene.swapMarks(one, other);
          },
        ),
      ],
    },
  ],
};

export const gremlin = role(rule, {
  icon: 'goblin',
  fr: {
    name: 'Gremlin',
    the: 'le Gremlin',
    a: 'un Gremlin',
    of: 'du Gremlin',
    blurb: 'Échange à l’aveugle deux cartes, ou deux marques, chez les autres.',
    help: 'Tu peux échanger ou bien les cartes, ou bien les marques de deux autres joueurs : l’un ou l’autre, sans jamais regarder. Tu les désignes tous deux avant de toucher à quoi que ce soit. Une carte sous bouclier reste en place ; une marque, non. Tu gagnes avec le Village.',
    wakes: 'la nuit, après tous les autres échanges, sauf celui du Soûlard',
    calls: {
      gremlin: {
        title: 'Gremlin',
        open: 'Gremlin, ouvre les yeux. Tu peux échanger deux cartes, ou bien deux marques, chez les autres, sans les regarder.',
        close: 'Gremlin, rendors-toi.',
      },
      'gremlin.self': {
        title: 'Gremlin',
        open: 'Gremlin, ouvre les yeux. Tu peux échanger deux cartes, ou bien deux marques, les tiennes comprises, sans les regarder.',
        close: 'Gremlin, rendors-toi.',
      },
    },
    says: {
      'gremlin.swap': 'Qu’échanges-tu, et entre qui ?',
      'way.cards': 'Échanger deux cartes',
      'way.marks': 'Échanger deux marques',
    },
  },
  en: {
    name: 'Gremlin',
    the: 'the Gremlin',
    a: 'a Gremlin',
    of: 'of the Gremlin',
    blurb: 'Swaps two cards, or two marks, of other players, unseen.',
    help: 'You may swap either the cards or the marks of two other players: one or the other, and never looking. You name them both before touching anything. A shielded card stays where it is; a mark does not. You win with the Village.',
    wakes: 'at night, after every other swap but the Drunk’s',
    calls: {
      gremlin: {
        title: 'Gremlin',
        open: 'Gremlin, open your eyes. You may swap two cards, or else two marks, among the others, without looking.',
        close: 'Gremlin, back to sleep.',
      },
      'gremlin.self': {
        title: 'Gremlin',
        open: 'Gremlin, open your eyes. You may swap two cards, or else two marks, your own included, without looking.',
        close: 'Gremlin, back to sleep.',
      },
    },
    says: {
      'gremlin.swap': 'What do you swap, and between whom?',
      'way.cards': 'Swap two cards',
      'way.marks': 'Swap two marks',
    },
  },
});
