import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memoryIo.ts';
import { program, root, veillee } from '../../test/veillee.ts';
import { dispatch } from '../dispatch.ts';
import { commands } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-verdict-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const vote = (name: string, card: string, votes: string | null) => ({ name, card, votes });
const evening = (who = 'Cléo') => ({
  players: [vote('Ana', 'vampire', who), vote('Bob', 'marksman', 'Ana'), vote(who, 'priest', 'Ana')],
});
const blood = {
  game: 'blood',
  players: [
    { name: 'Ana', card: 'human-1' },
    { name: 'Bob', card: 'werewolf-1' },
    { name: 'Cléo', card: 'human-2', alive: false },
    { name: 'Dan', card: 'werewolf-2', alive: false },
    { name: 'Eve', card: 'human-3', alive: false },
  ],
  tokens: ['werewolf-3', 'human-4'],
  wilderness: ['werewolf-4'],
  lastTurn: 'Ana',
};
const fields = ['mode', 'tally', 'dead', 'teams', 'winners', 'reasons'];

describe('veillee verdict', () => {
  it('says who won and why, with the rule each reason rests on', async () => {
    const { code, out } = await veillee(['verdict', file('a.json', evening())]);
    expect(code).toBe(0);
    expect(out).toContain('Votes: Ana 2, Bob 0, Cléo 1\n');
    expect(out).toContain('Dead: Ana\nWinning teams: Village\nWinners: Bob, Cléo\n');
    expect(out).toMatch(/Why\n {2}The vote\n {4}.+ \[E2\]\n/);
  });

  it('says it in French first', async () => {
    const { out } = await veillee(['verdict', file('a.json', evening())], { lang: 'fr' });
    expect(out).toContain('Équipes gagnantes\u00a0: Village\nVictoire\u00a0: Bob, Cléo\n');
  });

  it('names what no game comes to, and judges it all the same', async () => {
    const path = file('odd.json', {
      players: [vote('Ana', 'seer', 'Bob'), vote('Bob', 'seer', 'Ana'), vote('Cléo', 'hunter', 'Ana')],
    });
    const { code, out } = await veillee(['verdict', path]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /Winners: .+\n\nTo be checked: no game comes to this\n {2}Too many .+ \[R80\]\n\nWhy\n/,
    );
    const french = (await veillee(['verdict', path], { lang: 'fr' })).out;
    expect(french).toMatch(/\nÀ vérifier\u00a0: .+\n {2}Trop de cartes .+ \[R80\]\n\nPourquoi\n/);
    const [line] = (await veillee(['verdict', '--json', path])).out.match(/"doubts"/) ?? [];
    expect(line).toBeDefined();
  });

  it('prints the bare result of one file with --json, and an array for several', async () => {
    const path = file('a.json', evening());
    const one = JSON.parse((await veillee(['verdict', '--json', path])).out);
    expect(Object.keys(one)).toEqual(fields);
    expect(one).toMatchObject({
      mode: 'classic',
      tally: { Ana: 2 },
      dead: ['Ana'],
      winners: ['Bob', 'Cléo'],
    });
    const several = JSON.parse((await veillee(['verdict', '--json', path, file('b.json', blood)])).out);
    expect(several[0]).toEqual(one);
    expect(several[1]).toMatchObject({ camp: 'werewolf', points: { human: 1.5, werewolf: 2 } });
  });

  it('reads standard input without a file, or for a dash', async () => {
    const { out } = await veillee(['verdict'], { stdin: JSON.stringify(evening()) });
    expect(out).toContain('Winners: Bob, Cléo');
    expect((await veillee(['verdict', '-'], { stdin: JSON.stringify(evening()) })).out).toBe(out);
  });

  it('judges the game that the position names, its rules in words', async () => {
    const { out } = await veillee(['verdict', file('b.json', blood)]);
    expect(out).toContain('Points: the Humans 1.5, the Werewolves 2\n');
    expect(out).toMatch(/The rules\n( {2}\[\S+\] .+\n)+$/);
  });

  it('judges a village', async () => {
    const players = [
      { name: 'Ana', role: 'villager' },
      { name: 'Bob', role: 'villager' },
    ];
    const { code, out } = await veillee(['verdict'], {
      stdin: JSON.stringify({ game: 'quinte-bourg', players }),
    });
    expect(code).toBe(0);
    expect(out).toContain('Winners: ');
  });

  it('judges the example of the documentation', async () => {
    const { code, out } = await veillee(['verdict', join(root, 'docs/examples/one-night.json')]);
    expect({ code, winners: /Winners: .*/.exec(out)?.[0] }).toEqual({
      code: 0,
      winners: 'Winners: Ana, Cléo',
    });
  });

  it('lets no name move the cursor', async () => {
    const { out } = await veillee(['verdict'], { stdin: JSON.stringify(evening('\u001b[2JZ\nx')) });
    expect(out).toContain('\ufffd[2JZ\ufffdx');
  });

  it.each([
    ['a file that is not there', ['no-such.json'], '', 'no-such.json: there is no such file'],
    ['no JSON', [], 'bonsoir', '(stdin): it is not JSON'],
    [
      'an unknown game',
      [],
      '{"game":"chess"}',
      'unknown game: “chess” (there are one-night, blood, quinte-bourg)',
    ],
    ['a game that is no name', [], '{"game":[1]}', 'must be a text'],
    ['no position', [], '[]', '(stdin): '],
    ['a self-vote', [], JSON.stringify({ players: [vote('A', 'seer', 'A')] }), '(stdin): '],
    ['an unknown option', ['--loud'], '', 'unknown option: --loud'],
    ['a file for --jsonl', ['--jsonl', 'x.json'], '', '--jsonl reads standard input'],
    ['a line break in an unknown word', [], '{"game":"a\\nb"}', 'unknown game'],
  ])('%s is answered by one line and exit code 2', async (_, args, stdin, line) => {
    const { code, out, err } = await veillee(['verdict', ...args], { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});

describe('veillee verdict --jsonl', () => {
  const jsonl = async (stdin: string | readonly Uint8Array[]) => {
    const { code, out } = await veillee(['verdict', '--jsonl'], { stdin });
    expect(code).toBe(0);
    expect(out === '' || out.endsWith('\n')).toBe(true);
    return out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  };
  const good = JSON.stringify(evening());

  it('answers every line in its place, a bad one by its fault', async () => {
    const answers = await jsonl(
      `${good}\nnonsense\n{"players":[{"name":"A","card":"king"}]}\n${JSON.stringify(blood)}\n`,
    );
    expect(answers.map((answer) => Object.keys(answer)[0])).toEqual(['mode', 'error', 'error', 'camp']);
    expect(Object.keys(answers[0])).toEqual(fields);
  });

  it('takes a last line without its newline, and line ends of Windows', async () => {
    expect(await jsonl(`\ufeff${good}\r\n${good}`)).toHaveLength(2);
  });

  it('answers an empty line by an error, except the last', async () => {
    const kinds = (answers: readonly object[]) => answers.map((answer) => Object.keys(answer)[0]);
    expect(kinds(await jsonl(`\n${good}\n\r\n\n${good}\n`))).toEqual([
      'error',
      'mode',
      'error',
      'error',
      'mode',
    ]);
    expect(kinds(await jsonl(`${good}\n\n`))).toEqual(['mode']);
    expect(await jsonl('')).toEqual([]);
  });

  it('puts lines and characters together again that chunks cut apart', async () => {
    const bytes = Buffer.from(`${good}\n${JSON.stringify(evening('Zoé 🦇'))}\n`);
    const whole = await jsonl([bytes]);
    expect(whole[1].winners).toEqual(['Bob', 'Zoé 🦇']);
    for (const size of [1, 2, 3, 7, 64]) {
      const parts = [];
      for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
      expect(await jsonl(parts)).toEqual(whole);
    }
  });

  it('lets go of a line past 1 MiB, and of bytes that are no text', async () => {
    const long = Buffer.from(`"${'x'.repeat(3 * 2 ** 20)}"\n`);
    const parts = [];
    for (let at = 0; at < long.length; at += 65_536) parts.push(long.subarray(at, at + 65_536));
    const answers = await jsonl([...parts, Buffer.from([0xff, 0x0a]), Buffer.from(good)]);
    expect(answers.slice(0, 2)).toEqual([
      { error: 'this line is longer than 1 MiB' },
      { error: 'this line is not UTF-8' },
    ]);
    expect(answers[2].winners).toEqual(['Bob', 'Cléo']);
    const padded = JSON.stringify(evening('Cleo')).padEnd(2 ** 20);
    expect(Object.keys((await jsonl(`${padded}\r\n`))[0])).toEqual(fields);
    expect(await jsonl(`${padded} \n`)).toEqual([{ error: 'this line is longer than 1 MiB' }]);
  });

  it('goes on after what would topple a careless reader', async () => {
    const deep = `{"game":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const odd = `{"players":[{"name":"__proto__","card":"seer","votes":"B"},{"name":"B","card":"werewolf"}]}`;
    const answers = await jsonl(`${deep}\n${odd}\n{"players":${'['.repeat(50_000)}${']'.repeat(50_000)}}\n`);
    expect(answers.map((answer) => 'error' in answer)).toEqual([true, false, true]);
    expect(Object.entries(answers[1].tally)).toEqual([
      ['B', 1],
      ['__proto__', 0],
    ]);
  });

  it('answers as it reads, as a process of its own, and ends well', async () => {
    const child = program(['verdict', '--jsonl']);
    child.stdin.write(`${good}\n`);
    const [first] = await once(child.stdout, 'data');
    expect(String(first)).toContain('"winners":["Bob","Cléo"]');
    child.stdin.end(`nonsense\n${good}\n`.repeat(2000));
    const rest = text(child.stdout);
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect((await rest).trimEnd().split('\n')).toHaveLength(4000);
  });

  it('says in one line that standard input cannot be read', async () => {
    const stdin = new Readable({
      read() {
        this.destroy(Object.assign(new Error('EISDIR'), { code: 'EISDIR', syscall: 'read' }));
      },
    });
    const io = { ...memoryIo({ env: { VEILLEE_LANG: 'en' } }), stdin };
    expect(await dispatch(commands, ['verdict', '--jsonl'], io)).toBe(2);
    expect(io.said().err).toBe('veillee: (stdin): it is a folder\n');
  });

  it('has exit code 2 for a mistake, as a process of its own', async () => {
    const child = program(['verdict', 'no-such.json']);
    const err = text(child.stderr);
    const [code] = await once(child, 'close');
    expect({ code, err: await err }).toEqual({
      code: 2,
      err: 'veillee: no-such.json: there is no such file\n',
    });
  });
});
