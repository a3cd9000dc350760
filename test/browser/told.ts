import type { Answer, Field, Prompt } from '@veillee/kernel';
import type { Browser } from 'playwright-core';
import { Client, tokenOf } from '../../apps/server/test/client.ts';
import type { House } from './house.ts';
import { Person, type Tongue } from './person.ts';

/** A game of One Night that always goes the same way, played over sockets: only its end is looked at in a browser. */

const seated = ['Ana', 'Bo', 'Cléo', 'Dan'] as const;
export const dealt = {
  cards: ['gremlin', 'pickpocket', 'vampire', 'seer', 'priest', 'marksman', 'renfield'],
};
const pace = { deal: 5, call: 4, markCheck: 4, day: 30, vote: 4 };

/** The way taken and what is picked on it, by seat; else the first that is offered. */
const plan: {
  readonly [topic: string]: (seat: number) => readonly [way: string, ...picks: (number | string)[]];
} = {
  'vampires.bite': () => ['bite', 1],
  'pickpocket.steal': () => ['steal', 0],
  'pickpocket.peek': () => ['peek'],
  'gremlin.swap': () => ['cards', 1, 2],
  'seer.look': () => ['player', 2],
  'vote.point': (seat) => ['point', seat === 2 ? 0 : 2],
};

function answerTo({ topic, form }: Prompt, seat: number): Answer {
  const [wanted = '', ...picks] = plan[topic]?.(seat) ?? [];
  const way = wanted in form ? wanted : (Object.keys(form)[0] as string);
  const fill = (field: Field) =>
    'pick' in field ? field.pick.filter((one) => picks.includes(one)).slice(0, field.max) : 0;
  const fields = Object.entries(form[way]?.fields ?? {}).map(([name, field]) => {
    const picked = fill(field);
    return [
      name,
      Array.isArray(picked) && picked.length === 0 && 'pick' in field
        ? field.pick.slice(0, field.min)
        : picked,
    ];
  });
  return { do: way, ...Object.fromEntries(fields) } as Answer;
}

export class Told {
  readonly house: House;
  readonly clients: readonly Client[];

  private constructor(house: House, clients: readonly Client[]) {
    this.house = house;
    this.clients = clients;
  }

  static async sit(house: House): Promise<Told> {
    const url = `${house.origin.replace('http', 'ws').replace('veillee.test', '127.0.0.1')}/live`;
    const clients = seated.map((_, i) => new Client(url, () => 0, tokenOf(i + 1), i));
    const told = new Told(house, clients);
    for (const [i, client] of clients.entries()) {
      await client.connect();
      if (i === 0) await client.say({ t: 'open', name: 'Ana' });
      else await client.say({ t: 'enter', room: told.code, name: seated[i] as string });
      await client.settled();
      if (i > 0) await client.do({ t: 'ready', ready: true });
    }
    await told.host.do({
      t: 'settings',
      game: 'one-night',
      options: { deck: [...dealt.cards].sort(), pace },
    });
    return told;
  }

  get host(): Client {
    return this.clients[0] as Client;
  }
  get code(): string {
    return this.host.room.code;
  }

  /** A page of its own on the chair of somebody who sits there already. */
  async phone(browser: Browser, seat: number, tongue: Tongue, width: number): Promise<Person> {
    const person = await Person.come(browser, seated[seat] as string, tongue, width);
    await person.page.addInitScript(
      ([key, token]) => localStorage.setItem(key as string, token as string),
      [`veillee.seat.${this.code}`, tokenOf(seat + 1)],
    );
    await person.page.goto(`${this.house.origin}/#${this.code}`);
    await person.page.locator('main h1, main .Play-call').first().waitFor();
    return person;
  }

  /** Everybody does as planned until it is over. */
  async playOut(): Promise<void> {
    for (const client of this.clients) await client.settled();
    for (let i = 0; i < 90 && !this.host.sight.over; i += 1) {
      for (const [seat, client] of this.clients.entries()) {
        const prompt = client.sight.prompts.find(({ mine }) => mine === null);
        if (prompt !== undefined)
          await client.say({ t: 'answer', prompt: prompt.number, answer: answerTo(prompt, seat) });
      }
      await this.house.pass(1);
      for (const client of this.clients) await client.settled();
    }
    if (!this.host.sight.over) throw new Error('it never ended');
  }

  async leave(): Promise<void> {
    for (const client of this.clients) if (client.isOpen) await client.lose();
  }
}
