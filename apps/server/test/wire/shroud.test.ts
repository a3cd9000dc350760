import { artefactIds } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

const pace = { deal: 5, call: 3, markCheck: 3, day: 20, vote: 5 };
const cards = ['curator', 'villager', 'seer', 'robber', 'drunk', 'tanner'];
const pile = artefactIds.filter((id) => id !== 'shroud');
const deal = { cards, artefacts: ['shroud', ...pile] };

const told = ({ frames }: Client, from: number): string =>
  frames
    .slice(from)
    .map(({ text }) => text)
    .join();
const table = ({ sight }: Client): unknown => (sight.view as { readonly table: unknown }).table;

describe('what lies open to all but one', () => {
  it('is in no frame of the one who turns away, not even in what all are sent alike', async () => {
    const evening = await Evening.begin({ seal: () => ({ salt: '00', seed: 'ab'.repeat(32), deal }) });
    const people = await evening.table(3, { game: 'one-night', options: { deck: cards, pace } });
    const [ana, bo, cleo] = people as [Client, Client, Client];
    await ana.do({ t: 'start' });
    await evening.advance(0);
    const lay = () => ana.sight.prompts.find(({ form }) => 'place' in form);
    for (let i = 0; i < 60 && lay() === undefined; i += 1) await evening.advance(1000);
    await ana.do({
      t: 'answer',
      prompt: lay()?.number as number,
      answer: { do: 'place', player: [1] },
    });
    const from = bo.frames.length;
    for (let i = 0; i < 60 && table(cleo) === null; i += 1) await evening.advance(1000);
    const laid = { shield: null, faceUp: [], artefacts: [1] };
    expect([table(ana), table(cleo), table(bo)]).toEqual([laid, laid, null]);
    expect(told(cleo, 0)).toContain('"artefacts":[1]');

    const { code } = bo.room;
    await bo.lose();
    await bo.connect();
    await bo.say({ t: 'enter', room: code });
    await evening.advance(5000);
    expect(table(bo)).toBeNull();
    expect(told(bo, from)).not.toContain('"artefacts":[1]');

    for (let i = 0; i < 60 && !bo.sight.over; i += 1) await evening.advance(1000);
    expect([table(bo), bo.sight.view]).toEqual([
      laid,
      { ...cleo.sight.view, me: { dealt: 'villager', mark: null, artefact: 'shroud' } },
    ]);
    await evening.end();
  });
});
