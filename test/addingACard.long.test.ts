import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './copy.ts';

/*
 * A card or an office that needs more than what there is (a call of its own at night, a step of its own by day, something to remember
 * of the night, of the village, of each player or of a turn) is still one file and one entry of an index.
 */

const gravedigger = `import { may } from '@veillee/gamekit';
import { one, type Seat } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { ask, type Power } from '../power.ts';
import { announce } from '../record.ts';
import type { CardRule } from '../spec.ts';
import { playerOf } from '../state.ts';

const words = {
  fr: {
    cards: { gravedigger: 'Fossoyeur' },
    asks: { dig: { asked: 'Pour qui creuses-tu\u00a0?', help: 'Creuse une tombe.', ways: { dig: 'Creuser' } } },
    deeds: { dug: 'creuse pour' },
    lines: { graves: 'le Fossoyeur creuse' },
    phrases: { 'graves.found': 'Une tombe attend {player:seat}\u00a0; il y en a {graves}.' },
  },
  en: {
    cards: { gravedigger: 'Gravedigger' },
    asks: { dig: { asked: 'For whom do you dig?', help: 'Digs a grave.', ways: { dig: 'Dig' } } },
    deeds: { dug: 'digs for' },
    lines: { graves: 'the Gravedigger digs' },
    phrases: { 'graves.found': 'A grave waits for {player:seat}; there are {graves}.' },
  },
};

interface Warned {
  warned: boolean;
}
interface Kept {
  tonight(): { grave: Seat | null };
  always(): { graves: number };
  ofEach(): Warned;
  mine(kept: Warned): { readonly fears: boolean };
}
type Finding = { readonly type: 'finding' };

const finding: CardRule<Finding> = {
  daily: { after: 'deaths', step: { type: 'finding' } },
  rule: {
    open(table) {
      const { state } = table;
      const { grave } = state.night;
      if (grave === null) return;
      state.graves += 1;
      playerOf(state, grave).warned = true;
      announce(table, 'graves.found', { player: grave, graves: state.graves });
    },
  },
};

/** Digs a grave at night, which is found by day. */
export const gravedigger: Power<typeof words, Kept, Finding> = {
  words,
  rulings: [],
  cards: { gravedigger: nights('every') },
  keeps: {
    tonight: () => ({ grave: null }),
    always: () => ({ graves: 0 }),
    ofEach: () => ({ warned: false }),
    mine: ({ warned }) => ({ fears: warned }),
  },
  lines: { graves: { order: 14.5 } },
  steps: () => ({ finding }),
  actions: [
    {
      line: 'graves',
      asks: [
        ask(
          'dig',
          ({ targets }) => may({ dig: { player: one('seat', targets) } }),
          (scene, { player: [target] }) => {
            scene.state.night.grave = target;
            scene.did('dug', { target });
          },
        ),
      ],
    },
  ],
};
`;

const lamplighter = `import { plainTopic } from '@veillee/gamekit';
import { way } from '@veillee/kernel';
import type { Hook } from '../night/line.ts';
import { count } from '../record.ts';
import { canAct } from '../state.ts';
import { type Optional, officeCard } from './office.ts';

const card = officeCard('spyglass', {
  fr: {
    name: 'Allumeur',
    help: 'Allume la lampe.',
    phrases: { 'line.lamp': 'la lampe passe', 'lamplighter.light': 'Allumes-tu la lampe\u00a0?', 'way.light': 'Allumer' },
  },
  en: {
    name: 'Lamplighter',
    help: 'Lights the lamp.',
    phrases: { 'line.lamp': 'the lamp goes by', 'lamplighter.light': 'Do you light the lamp?', 'way.light': 'Light' },
  },
});

const lighting = plainTopic('lamplighter.light', way('light'));
const round: Hook = {
  ask(state) {
    const holder = state.offices.lamplighter;
    if (holder === null || !canAct(state, holder)) return [];
    return [{ ...lighting.put(), to: holder, ends: 'answered', otherwise: 'random' }];
  },
  answered(table, reply) {
    if (lighting.answerIn(reply)) count(table.state, lighting.topic);
  },
};

/** Lights the lamp at night. */
export const lamplighter: Optional<typeof card> = {
  ...card,
  kind: 'optional',
  lines: { lamp: { order: 5.5, hook: round } },
  uses: ['light'],
  rulings: [],
};
`;

const hush = `import { mayAct } from '../state.ts';
import { byRight, type Mutation, mutationCard, playing } from './mutation.ts';

const card = mutationCard({
  icon: 'moon',
  from: 4,
  rulings: [],
  words: {
    fr: { name: 'Chut', help: 'Plus un bruit.', when: 'À ton tour', brings: 'Silence.', play: 'Jouer Chut', played: '{player:seat} joue Chut.' },
    en: { name: 'Hush', help: 'Not a sound.', when: 'In your turn', brings: 'Silence.', play: 'Play Hush', played: '{player:seat} plays Hush.' },
  },
});

export interface Hushed {
  hushed: boolean;
}
/** In your turn: all see that it is quiet until the turn is over. */
export const hush: Mutation<typeof card, Hushed> = {
  ...card,
  thisTurn: () => ({ hushed: false }),
  right: byRight(
    (state, me) => (mayAct(state, me) ? playing : undefined),
    (table, me) => {
      table.state.turn.hushed = true;
      table.tell('all', 'hush.played', { player: me });
    },
  ),
};
`;

/** Plays games of both with the new cards, and prints what came of them. */
const probe = `import { begin, playRandomly, quick, see, speaker, type Game, type Spec } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { blood } from '@veillee/blood';
import { lineIds, quinteBourg, usesOf } from '@veillee/quinte-bourg';

const seen = { order: lineIds.slice(-5), called: 0, lit: 0, found: 0, feared: 0, hushed: 0, quietAgain: 0, said: [] as string[] };
function play<G extends Spec>(game: Game<G>, games: number, seats: number, look: (sight: ReturnType<typeof see<G>>) => void, end?: (state: G['state']) => void): void {
  for (let seed = 1; seed <= games; seed += 1) {
    const begun = begin(game, { seats, seed: seed.toString(16).padStart(64, '0') });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    playRandomly(begun.value, quick(seed), { rights: 20 }, 20_000, () => look(see(begun.value, 0)));
    end?.(stateOf(begun.value));
  }
}
const say = speaker(quinteBourg.text.fr, Array.from({ length: 28 }, (_, seat) => 'J' + seat));
play(quinteBourg, 12, 28, ({ view, facts }) => {
  if (view.line === 'graves') seen.called += 1;
  if (view.mine?.fears) seen.feared += 1;
  for (const fact of facts) {
    if (fact.key === 'graves.found') seen.found += 1;
    const isNew = fact.key.startsWith('line.') && (fact.params?.line === 'graves' || fact.params?.line === 'lamp');
    if (isNew && !seen.said.includes(say(fact))) seen.said.push(say(fact));
  }
}, (state) => {
  seen.lit += usesOf(state)['lamplighter.light'] ?? 0;
});
let hushed = false;
play(blood, 200, 6, ({ view }) => {
  if (view.turn.hushed) seen.hushed += 1;
  else if (hushed) seen.quietAgain += 1;
  hushed = view.turn.hushed;
});
console.log(JSON.stringify({ ...seen, said: seen.said.sort() }));
`;

describe('a card or office with a call, a step and a state of its own', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy();
    const into = (index: string, pairs: readonly (readonly [string, string])[]): void => {
      const text = pairs.reduce((read, [there, added]) => {
        expect(read).toContain(there);
        return read.replace(there, `${there}${added}`);
      }, copy.read(index));
      copy.write(index, text);
    };
    copy.write('games/quinte-bourg/src/specialities/gravedigger.ts', gravedigger);
    into('games/quinte-bourg/src/specialities/index.ts', [
      ["import { freyja } from './freyja.ts';\n", "import { gravedigger } from './gravedigger.ts';\n"],
      ['  freyja,\n', '  gravedigger,\n'],
    ]);
    copy.write('games/quinte-bourg/src/offices/lamplighter.ts', lamplighter);
    into('games/quinte-bourg/src/offices/index.ts', [
      [
        "import { executioner } from './executioner.ts';\n",
        "import { lamplighter } from './lamplighter.ts';\n",
      ],
      ['  executioner,\n', '  lamplighter,\n'],
    ]);
    copy.write('games/blood/src/mutations/hush.ts', hush);
    into('games/blood/src/mutations/index.ts', [
      ["import { fullMoon } from './fullMoon.ts';\n", "import { hush } from './hush.ts';\n"],
      ['  attention,\n', '  hush,\n'],
    ]);
    copy.write('games/quinte-bourg/src/probe.ts', probe);
  });
  afterAll(() => copy.remove());

  it('leaves nothing for the compiler to miss', { timeout: 120_000 }, async () => {
    expect(await copy.typeErrors()).toEqual([]);
  });

  it('is called, taken, remembered and seen', { timeout: 60_000 }, async () => {
    const printed = await copy.run('games/quinte-bourg/src/probe.ts');
    expect(printed).toMatch(/^\{/);
    const seen: { readonly [what: string]: unknown } = JSON.parse(printed);
    expect(seen.order).toEqual(['animal', 'graves', 'attack', 'engineers', 'dream']);
    expect(seen.said).toEqual([
      'Cette nuit, on appelle\u00a0: Fossoyeur.',
      'Cette nuit\u00a0: la lampe passe.',
    ]);
    for (const what of ['called', 'found', 'lit', 'feared', 'hushed', 'quietAgain'])
      expect(seen[what], what).toBeGreaterThan(0);
  });
});
