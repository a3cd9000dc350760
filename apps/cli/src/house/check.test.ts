import type { Readable } from 'node:stream';
import type { CareClient, CheckReport } from '@veillee/server/care';
import { expect, it } from 'vitest';
import type { Io } from '../command.ts';
import { check } from './check.ts';

async function said(lang: Io['lang'], report: Partial<CheckReport>): Promise<string> {
  let out = '';
  const stdout = { write: (text: string) => (out += text) } as unknown as Io['stdout'];
  const io = { lang, env: {}, stdin: {} as Readable, stdout, stderr: stdout, untilStopped: async () => {} };
  const whole = { damage: [], tables: 2, broken: [], stories: 0, unreadableStories: 0, ...report };
  const client = { folder: '.', check: async () => ({ ok: true, told: whole }) } as unknown as CareClient;
  await check({ io, client, word: '', options: {} });
  return out.replace(/\u00a0/g, ' ');
}

it('a table that was set aside is named in the language asked for, with what to do', async () => {
  const broken = [{ number: 7, why: 'room.aside', isAside: true as const }];
  expect(await said('fr', { broken })).toContain(
    '2 tables, dont 1 qu’on ne peut pas ouvrir :\n  table 7 : mise de côté ; « veillee house open 7 » l’essaie de nouveau\n',
  );
  expect(await said('en', { broken })).toContain(
    '2 tables, of which 1 cannot be opened:\n  table 7: set aside; “veillee house open 7” tries it again\n',
  );
});

it('nought is singular in French and plural in English', async () => {
  expect(await said('fr', {})).toContain('0 récit : rien à signaler.');
  expect(await said('en', {})).toContain('0 stories: nothing to report.');
});
