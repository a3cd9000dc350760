import { describe, expect, it } from 'vitest';
import { memoryIo } from '../test/memoryIo.ts';
import { type Command, UsageError } from './command.ts';
import { dispatch } from './dispatch.ts';
import { parseOptions, readText, wholeNumber } from './options.ts';

const greet: Command = {
  name: 'greet',
  summary: { fr: 'dit bonsoir', en: 'says good evening' },
  synopsis: ['veillee greet [--times N] [FILE]'],
  example: 'veillee greet --times 2',
  async run(args, io) {
    const { values, positionals } = parseOptions(args, { times: { type: 'string' } });
    const times = wholeNumber('--times', values.times ?? '1', 1, 3);
    const text = positionals[0] === undefined ? '' : await readText(positionals[0]);
    io.stdout.write(`${io.lang === 'fr' ? 'bonsoir' : 'good evening'} ×${times}${text}\n`);
    return 0;
  },
};

const broken: Command = {
  ...greet,
  name: 'broken',
  run: async () => {
    throw new Error('the floor gave way');
  },
};

async function veillee(args: string[], env: { [name: string]: string } = {}) {
  const io = memoryIo({ env });
  const code = await dispatch([greet, broken], args, io);
  return { code, ...io.said() };
}

describe('the command line', () => {
  it('runs the command that the first word names', async () => {
    expect(await veillee(['greet', '--times', '2'])).toEqual({ code: 0, out: 'bonsoir ×2\n', err: '' });
  });

  it('tells an overview when nothing, help or --help is asked', async () => {
    const { code, out } = await veillee([]);
    expect(code).toBe(0);
    expect(out).toContain('veillee greet [--times N] [FILE]');
    expect(out).toContain('dit bonsoir');
    expect((await veillee(['help'])).out).toBe(out);
    expect((await veillee(['--help'])).out).toBe(out);
  });

  it('tells more about one command, both ways round', async () => {
    const { out } = await veillee(['help', 'greet']);
    expect(out).toContain('veillee greet --times 2');
    expect((await veillee(['greet', '--help'])).out).toBe(out);
  });

  it('tells its version', async () => {
    expect((await veillee(['--version'])).out).toMatch(/^veillee \d+\.\d+\.\d+\n$/);
  });
});

describe('the language of messages', () => {
  it.each([
    [[], {}, 'bonsoir'],
    [[], { LANG: 'C.UTF-8' }, 'bonsoir'],
    [[], { LANG: 'de_CH.UTF-8' }, 'bonsoir'],
    [[], { LANG: 'en_GB.UTF-8' }, 'good evening'],
    [[], { LANG: 'en_GB.UTF-8', LC_ALL: 'fr_FR.UTF-8' }, 'bonsoir'],
    [[], { LANG: 'en_GB.UTF-8', VEILLEE_LANG: 'fr' }, 'bonsoir'],
    [['--lang', 'en'], { VEILLEE_LANG: 'fr' }, 'good evening'],
    [['--lang=en'], {}, 'good evening'],
  ])('%j with %j greets with “%s”', async (options, env, greeting) => {
    expect((await veillee([...options, 'greet'], env)).out).toBe(`${greeting} ×1\n`);
    expect((await veillee(['greet', ...options], env)).out).toBe(`${greeting} ×1\n`);
  });
});

describe('what cannot be done as asked', () => {
  it.each([
    ['an unknown command', ['sing'], 'unknown command: “sing” (there are greet, broken)'],
    ['help on an unknown command', ['help', 'sing'], 'unknown command: “sing” (there are greet, broken)'],
    ['an unknown option before the command', ['--loud'], 'unknown option: --loud'],
    ['an unknown option of the command', ['greet', '--loud'], 'unknown option: --loud'],
    ['a missing value', ['greet', '--times'], 'option --times is not used as it should be'],
    [
      'a number out of bounds',
      ['greet', '--times', '9'],
      '--times wants a whole number from 1 to 3, not “9”',
    ],
    ['a word for a number', ['greet', '--times', '1e0'], '--times wants a whole number'],
    ['a file that is not there', ['greet', 'no-such-file'], 'no-such-file: there is no such file'],
    ['a folder for a file', ['greet', '.'], '.: it is a folder'],
    ['an unknown language', ['greet', '--lang', 'tlh'], '--lang wants fr or en'],
  ])('%s is answered by one line and exit code 2', async (_, args, line) => {
    const { code, out, err } = await veillee(args, { VEILLEE_LANG: 'en' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });

  it('is said in French first', async () => {
    expect((await veillee(['chante'])).err).toContain('commande inconnue\u00a0: «\u00a0chante\u00a0»');
  });

  it('keeps its words as an error too', () => {
    expect(new UsageError({ fr: 'non', en: 'no' }).message).toBe('no');
  });
});

describe('a mistake of ours', () => {
  it('is one line and exit code 1', async () => {
    const { code, err } = await veillee(['broken'], { VEILLEE_LANG: 'en' });
    expect(code).toBe(1);
    expect(err).toMatch(/^veillee: unexpected error: the floor gave way[^\n]*\n$/);
  });

  it('is told in full where asked for', async () => {
    const { err } = await veillee(['broken'], { VEILLEE_DEBUG: '1' });
    expect(err).toContain('dispatch.test.ts');
  });
});
