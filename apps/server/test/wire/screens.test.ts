import { begin, type Chair, playRandomly, quick, type Rng, see } from '@veillee/kernel';
import { follow, type Now, nothingYet, type Present, sightOf } from '@veillee/protocol';
import type { AnyMatch } from '@veillee/rooms';
import { type FrameParts, Screens } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import { systemPorts } from '../../src/system.ts';

/** With a Curator: whoever gets the Shroud must not see what all others do. */
const deck = [
  'curator',
  'seer',
  'werewolf',
  'robber',
  'insomniac',
  'drunk',
  'villager',
  'villager',
  'troublemaker',
];

const tables = [
  ['one-night', 6, { deck }],
  ['blood', 6, {}],
  ['quinte-bourg', 9, {}],
] as const;

const read = (text: string | undefined): object | undefined =>
  text === undefined ? undefined : JSON.parse(text);

/** A page that adds up what it is sent. */
class Page {
  readonly chair: Chair;
  #present: Present;

  constructor(chair: Chair, parts: FrameParts) {
    this.chair = chair;
    this.#present = { ...nothingYet, me: { person: 1, chair } };
    this.hear(parts);
  }

  hear({ shared, own, facts }: FrameParts): void {
    const parts = { shared: read(shared), own: read(own), facts: read(facts) };
    const sent = Object.entries(parts).filter(([, part]) => part !== undefined);
    this.#present = follow(this.#present, { t: 'now', m: 1, ...Object.fromEntries(sent) } as Now);
  }

  get sight(): object | null {
    return sightOf(this.#present);
  }
}

/** Everybody looks, and then a page comes again. How many were sent the very same. */
function lookTogether(screens: Screens, pages: Page[], rng: Rng): number {
  const look = screens.table();
  let alike = 0;
  for (const page of pages) {
    const parts = page.chair === 'table' ? look.parts : screens.own(page.chair, look);
    if (page.chair !== 'table' && parts === look.parts) alike += 1;
    page.hear(parts);
  }
  const again = rng.below(pages.length);
  const { chair } = pages[again] as Page;
  pages[again] = new Page(chair, screens.full(chair, true));
  return alike;
}

/** In the dark, between two beats, some look by themselves, and sometimes one comes again. */
function lookAlone(screens: Screens, pages: Page[], rng: Rng): void {
  for (const page of pages)
    if (page.chair !== 'table' && rng.below(4) === 0) page.hear(screens.own(page.chair));
  if (rng.below(3) > 0) return;
  const again = rng.below(pages.length);
  const { chair } = pages[again] as Page;
  pages[again] = new Page(chair, screens.full(chair, true, true));
}

describe('what a page is sent adds up to what its chair sees', () => {
  it.each(tables)('%s', (id, seats, options) => {
    let alike = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const rng = quick(seed);
      const master = seed % 2 === 0 ? 'human' : 'app';
      const hex = rng.below(0x10000).toString(16).padStart(64, '0');
      const begun = begin(games.get(id) as NonNullable<ReturnType<typeof games.get>>, {
        seats,
        seed: hex,
        master,
        options,
      });
      if (!begun.ok) throw new Error(begun.error.map(({ key }) => key).join());
      const match: AnyMatch = begun.value;
      const screens = new Screens(match, systemPorts);
      const chairs: Chair[] = [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
      if (master === 'human') chairs.push('master');
      screens.table();
      const pages = chairs.map((chair) => new Page(chair, screens.full(chair, true)));
      const habits = {
        rights: 10,
        dawdles: 5,
        wavers: 5,
        ...(master === 'human' ? { proxies: 10, undoes: 4 } : {}),
      };
      playRandomly(match, rng, habits, 150, () => {
        if (rng.below(3) > 0) {
          lookAlone(screens, pages, rng);
          return;
        }
        alike += lookTogether(screens, pages, rng);
        for (const { chair, sight } of pages)
          expect(sight).toEqual(JSON.parse(JSON.stringify(see(match, chair))));
      });
    }
    expect(alike).toBeGreaterThan(0);
  });
});
