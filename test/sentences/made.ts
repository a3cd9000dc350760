import {
  type Game,
  type Json,
  langs,
  type Params,
  type Phrase,
  type Spec,
  type Wording,
  type Wordings,
} from '@veillee/kernel';
import type { Said } from './walk.ts';

/** Phrases for the keys that hardly ever come up in random games, with what stood in their slots where others did. */

export const templatesOf = (wording: Wording): readonly string[] =>
  typeof wording === 'function'
    ? []
    : typeof wording === 'string'
      ? [wording]
      : [wording.other, ...Object.values(wording.you)];

/** What may stand in a slot: by its name, or by the name of its format. */
type Values = { readonly [slot: string]: readonly Json[] };

/** For the slots that random games do not fill, or fill with too little. */
const everywhere: Values = {
  field: ['player'],
  value: ['x'],
  because: ['…'],
  reason: ['Une erreur.'],
  words: ['Je ne suis pas d’ici.'],
  who: ['Agathe', 0],
};
const samples: { readonly [game: string]: Values } = {
  blood: { camp: ['human', 'werewolf'], cards: [['human-1'], ['werewolf-2', 'human-3']] },
  'one-night': {
    said: [
      { do: 'was', role: ['robber'], who: 0 },
      { do: 'met', players: [1], who: 2 },
      { do: 'took-card', player: [1], role: ['seer'], who: 0 },
      { do: 'gave-mark', mark: ['love'], players: [0], who: 0 },
      { do: 'tapped-on', player: [2], who: 1 },
      { do: 'nothing', who: 1 },
    ],
    place: [0, 1, 'c1', 'across'],
    where: [2, 'c1', 'across'],
    places: [
      [0, 1],
      [0, 'c2'],
      [1, 'across'],
    ],
    way: ['left', 'right'],
    side: ['village', 'vampire', 'tanner'],
    artefact: ['claw', 'void'],
    theCard: ['insomniac', 'seer'],
    theMark: ['love', 'fear'],
    into: ['werewolf', 'tanner'],
  },
  'quinte-bourg': {
    house: [0, 1],
    from: [0, 'out'],
    to: [1, 'out'],
    words: ['Adieu.'],
    role: ['seth', 'holmes'],
    card: ['seth', 'thief'],
    condition: ['greedy', 'romantic'],
    other: ['Octave', 1],
    stage: ['day.vote', 'night.ghosts'],
    missing: [1, 3],
    extra: [1, 3],
    advised: [1, 4],
    attackers: [1, 2],
    prey: [1, 2],
    houses: [1, 2],
    votes: [1, 2],
    done: [0, 1, 2],
    stay: ['sleeping', 'squatting'],
    winners: [['lovers'], ['few', 'greedy']],
    fates: [[[[[0], [1]]]], [[[[0, 1]], [[], [2]]]]],
    law: ['noBlank', { id: 'traitVote', trait: 'socks' }],
  },
};

/** Wordings that are functions say nothing of what they want. */
const wanted: { readonly [key: string]: readonly Params[] } = {
  'master.changed': [{ master: 'human' }, { master: 'app' }],
  'answer.count': [
    { min: 2, max: 2 },
    { min: 0, max: 3 },
  ],
  'options.choice': [{ option: 'voting', choices: ['turn', 'together'], value: 'x' }],
};

/** What may stand in slots of a name, and in those of a kind. */
interface Known {
  readonly slots: Values;
  readonly kinds: Values;
}

/** What stood in the slots of each kind in real games, and what is known besides. */
export function valuesOf(game: Game<Spec>, said: readonly Said[]): Known {
  const values: { [slot: string]: readonly Json[] } = {};
  for (const { phrase } of said)
    for (const template of templatesOf(game.text.fr.words[phrase.key] ?? ''))
      for (const [, name = '', kind = name] of template.matchAll(/\{(\w+)(?::(\w+))?/g)) {
        const value = phrase.params?.[name];
        if (value !== undefined) values[kind] = [...(values[kind] ?? []).slice(-40), value];
      }
  return { slots: { ...everywhere, ...samples[game.id] }, kinds: values };
}

/** What chooses among variants of itself has a usual one. */
const usual = (words: Wordings, key: string): Wording => words[`${key}.usual`] ?? words[key] ?? '';

/** One, or several; those whom bots speak of in one breath, or an attack takes, are two at least. */
const someSeats = (key: string, n: number): readonly number[] =>
  n % 2 === 0 && !/^(?:talk|attack)\./.test(key) ? [n % 8] : [0, 1, 2];

const people = /^(seat|seats|Seat|subject|Subject|of|that|verb|as|other|any|house|purse|either)$/;
const several = /^(seats|any|either)$/;

/** A phrase of this key, the `n`th; nothing where it is not known what may stand in one of its slots. */
export function made(game: Game<Spec>, key: string, values: Known, n: number): Phrase | undefined {
  const ready = wanted[key];
  if (ready !== undefined) return { key, params: ready[n % ready.length] ?? {} };
  const slots = langs
    .flatMap((lang) => templatesOf(usual(game.text[lang].words, key)))
    .flatMap((template) => [...template.matchAll(/\{(\w+)(?::(\w+)(?:\((\w+)\))?)?/g)])
    .flatMap(([, name = '', kind, about]) => [
      { name, kind },
      ...(about ? [{ name: about, kind: 'seat' }] : []),
    ]);
  const many = new Set(slots.flatMap(({ name, kind }) => (several.test(kind ?? '') ? [name] : [])));
  const params: { [name: string]: Json } = {};
  let next = n;
  for (const { name, kind } of slots) {
    if (name in params) continue;
    next += 1;
    const own = values.slots[name];
    const known = own ?? values.kinds[kind ?? name] ?? values.slots[kind ?? name];
    if (kind !== undefined && people.test(kind) && own === undefined)
      params[name] = many.has(name) ? someSeats(key, next) : next % 8;
    else if (known !== undefined) params[name] = known[next % known.length] ?? null;
    else if (kind === undefined) params[name] = 2 + (next % 3);
    else return undefined;
  }
  return { key, params };
}
