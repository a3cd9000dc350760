import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './copy.ts';
import { addLanguage, assemblies, giveWords, homes, pretended } from './thirdLanguage/homes.ts';

const packages = Object.keys(homes);

/** Faults by their file, wherever in the project that is. */
const faultsIn = async (copy: Copy): Promise<string[]> =>
  (await copy.typeErrors()).map(({ file }) => file).toSorted();

describe('a third language', () => {
  let copy: Copy;
  let places: string[];
  beforeAll(() => {
    copy = new Copy('test/thirdLanguage', 'package.json');
    places = assemblies(copy).map(({ file }) => file);
    addLanguage(copy);
  });
  afterAll(() => copy.remove());

  it('is missed where the words of the others are put together, and nowhere else', async () => {
    for (const one of packages)
      expect(
        places.some((file) => file.startsWith(`${one}/`)),
        one,
      ).toBe(true);
    expect(await faultsIn(copy)).toEqual(places.toSorted());
  });

  it('is missed there as long as any of its words is', async () => {
    for (const assembly of assemblies(copy)) giveWords(copy, assembly);
    const helper = 'test/thirdLanguage/pretend.ts';
    const sound = copy.read(helper);
    copy.write(helper, sound.replace('Gappy<T> = T;', 'Gappy<T> = Partial<T>;'));
    const faults = await faultsIn(copy);
    copy.write(helper, sound);
    expect(faults).toEqual(places.toSorted());
  });

  it('is spoken once a folder in each package has them all, and no other shows through', async () => {
    expect(await faultsIn(copy)).toEqual([]);
    const spoken: unknown = JSON.parse(await copy.run('test/thirdLanguage/spoken.ts', ...places));
    expect(spoken).toMatchObject({ lang: pretended, faults: [] });
  });
});

it('nobody counts by hand what is one and what is many: each language has its own rule for that', () => {
  const worded = globSync('{packages,games,apps}/*/src/{words,text}/**/*.ts');
  expect(worded.length).toBeGreaterThan(100);
  const counting = worded.filter((file) =>
    /\? 's' : ''|\? '' : 's'|\bn (=== 1|> 1|< 2)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(counting).toEqual([]);
});

it('nobody asks which language it is: a further one would be taken for another', () => {
  const sources = globSync('{packages,games,apps}/*/src/**/*.{ts,tsx}');
  const shipped = sources.filter((file) => !/\.test\./.test(file));
  expect(shipped.length).toBeGreaterThan(500);
  const asking = shipped.filter((file) => /[!=]== '(fr|en)'|case '(fr|en)'/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
