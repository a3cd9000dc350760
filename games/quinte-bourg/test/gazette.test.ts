import { globSync, readFileSync } from 'node:fs';
import { begin, type Chair, langs, type Match, playRandomly, quick, see, type Told } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { misspacing } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { standingAt } from '../src/gazette/annals.ts';
import { treatmentOf } from '../src/gazette/desks.ts';
import { type Issue, issuesOf, officeIds, pressOf, type Quinte, quinteBourg } from '../src/index.ts';
import { type Person, Village } from './village.ts';

const names = Array.from({ length: 40 }, (_, seat) => `Nom${seat + 1}`);
const print = (issue: Issue | undefined, lang: 'fr' | 'en' = 'fr', fingerprint = 'abcd') => {
  if (issue === undefined) throw new Error('no paper came out');
  return pressOf(lang, names, fingerprint).print(issue);
};
function papers(match: Match<Quinte>, chair: Chair = 'table'): readonly Issue[] {
  const { facts, view } = see(match, chair);
  return issuesOf(facts, view);
}

const seven: readonly Person[] = [
  'villager',
  'villager',
  'villager',
  'villager',
  'reptilian',
  'greedy',
  'villager',
];

function lively(seed: number, master: 'app' | 'human' = 'app', options: object = {}): Match<Quinte> {
  const begun = begin(quinteBourg, {
    seats: 9 + (seed % 12),
    seed: seed.toString(16).padStart(64, '0'),
    options,
    master,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}
/** A few weeks by chance, looked at again and again. */
function watched(seed: number, look: (match: Match<Quinte>) => void, options: object = {}): void {
  const match = lively(seed, seed % 3 === 0 ? 'human' : 'app', options);
  let moment = 0;
  playRandomly(match, quick(seed), { rights: 6, dawdles: 1, undoes: 1 }, 1200, () => {
    moment += 1;
    if (moment % 23 === 0) look(match);
  });
  look(match);
}

describe('a morning’s paper', () => {
  it('comes out when morning comes, stays in press until the session opens, and waits for nothing at night', () => {
    const village = new Village(seven).hunts(3);
    expect(papers(village.match)).toHaveLength(0);
    village.until('rites');
    expect(papers(village.match).map(({ inPress }) => inPress)).toEqual([true]);
    village.until('debate');
    expect(papers(village.match).map(({ inPress }) => inPress)).toEqual([false]);
    const [monday] = papers(village.match);
    village.nextDay().to('reptilians');
    expect(papers(village.match)).toEqual([monday]);
  });

  it('opens with the death of the night, tells what was turned up, and not again below', () => {
    const village = new Village(seven).hunts(3).until('debate');
    const [monday] = papers(village.match);
    expect(monday?.headline).toEqual({ key: 'lead.death', params: { player: 3 } });
    const { headline, standfirst, articles } = print(monday);
    expect(headline).toContain('Nom4');
    expect(standfirst).toMatch(/carte/i);
    const night = articles.find(({ section }) => section === 'night');
    expect(night?.text.join(' ')).toContain('six');
    expect(night?.text.join(' ')).not.toMatch(/fantôme|carte/);
    expect(monday?.counts).toEqual({ alive: 6, ghosts: 1, spirits: 0 });
    expect(monday?.countsBefore.alive).toBe(7);
  });

  it('says of a night without anything: nothing, and that it worries', () => {
    const village = new Village(seven).until('debate');
    const [monday] = papers(village.match);
    expect(print(monday).headline).toBe('Rien. Cela nous inquiète.');
    expect(print(monday, 'en').headline).toBe('Nothing. That worries us.');
  });

  it('says it another way the next dull morning', () => {
    const village = new Village(seven).until('debate').nextDay().until('debate').nextDay().until('debate');
    const said = papers(village.match).map((issue) => print(issue).standfirst);
    expect(new Set(said).size).toBe(3);
  });

  it('tells what becomes of one and of another in other words', () => {
    const village = new Village(seven).until('debate').sentences(5).nextDay().hunts(3).until('debate');
    const [, tuesday] = papers(village.match);
    const { standfirst, articles } = print(tuesday);
    const whole = [standfirst, ...articles.flatMap(({ text }) => text)].join(' ').replace(/Nom\d+/g, 'X');
    const sentences = whole.split(/(?<=[.!?])\s+/).filter((one) => one.includes('X'));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  it('counts yesterday’s fingers, and asks the sentenced for pardon', () => {
    const village = new Village(seven).until('debate').sentences(5).nextDay().until('debate');
    const [, tuesday] = papers(village.match);
    expect(tuesday?.tally[0]).toMatchObject({ player: 5, sentenced: true });
    const errata = print(tuesday).articles.find(({ section }) => section === 'errata');
    expect(errata?.text.join(' ')).toMatch(/lundi.*sept.*Nom6/i);
  });

  it('marks an office that changed hands since the paper before', () => {
    const village = new Village(seven, { offices: { president: 3, notary: 2 } }).until('debate');
    const post = (issue: Issue | undefined, wanted: string) =>
      issue?.offices.find(({ office }) => office === wanted);
    expect(post(papers(village.match)[0], 'president')).toMatchObject({ holder: 3, isNew: false });
    village.nextDay().hunts(3).until('debate');
    const [, tuesday] = papers(village.match);
    expect(post(tuesday, 'notary')).toMatchObject({ holder: 2, isNew: false });
    expect(post(tuesday, 'president')?.isNew).toBe(true);
    expect(post(tuesday, 'president')?.holder).not.toBe(3);
  });

  it('foretells those whom the next night calls, and nobody else', () => {
    const village = new Village(seven).until('debate');
    const cardsOf = (issue: Issue | undefined) =>
      issue?.articles.find(({ section }) => section === 'almanac')?.lines[0]?.params?.cards;
    // On Tuesdays neither Freyja nor those who only invoke.
    expect(cardsOf(papers(village.match)[0])).toEqual(expect.arrayContaining(['orpheus', 'siren']));
    for (const card of ['freyja', 'assassin', 'murderer', 'killer'])
      expect(cardsOf(papers(village.match)[0])).not.toContain(card);
    village.nextDay().until('debate');
    expect(cardsOf(papers(village.match)[1])).toContain('freyja');
  });

  it('Q49: is not quiet where somebody died in public at night', () => {
    const village = new Village(['sheherazade', ...seven]).to('sandman');
    village.invokes(0, 'sheherazade.convert', { do: 'convert', player: [2] }).until('debate');
    expect(village.heard('table', 'morning.quiet')).toBe(false);
    expect(papers(village.match)[0]?.headline).toEqual({ key: 'lead.death', params: { player: 0 } });
  });

  it('has a killing of the morning in town, not in the night', () => {
    const village = new Village(['villager assassin', ...seven]).hunts(4).until('rites');
    village.invokes(0, 'assassin.kill', { do: 'kill', player: [7] }).until('debate');
    const [monday] = papers(village.match);
    expect(monday?.headline).toEqual({ key: 'lead.death', params: { player: 4 } });
    const linesOf = (wanted: string) => monday?.articles.find(({ section }) => section === wanted)?.lines;
    expect(linesOf('town')).toContainEqual(
      expect.objectContaining({ key: 'death.killing', params: { player: 7 } }),
    );
    expect(linesOf('night')).toContainEqual({ key: 'night.emptied', params: { n: 1, left: 6 } });
  });

  it('does not greet as back whoever has died again since', () => {
    const told = (...keys: string[]): Told[] =>
      keys.map((key) => ({ key, params: { player: 2, weekday: 'monday' }, to: 'all' }));
    const { view } = see(new Village(seven).match, 'table');
    const lead = (...keys: string[]) =>
      issuesOf(told(...keys, 'night.fell', 'morning.came'), view)[0]?.headline.key;
    expect(lead('resurrection.done')).toBe('lead.back');
    expect(lead('resurrection.done', 'death.execution')).toBe('lead.press');
  });

  it('is kept: a stop at night changes no earlier paper', () => {
    const village = new Village([
      'alpha',
      'villager assassin',
      ...Array.from({ length: 5 }, () => 'villager'),
    ]);
    village.until('debate').nextDay().to('sandman');
    const before = papers(village.match);
    village.invokes(1, 'assassin.kill', { do: 'kill', player: [0] });
    expect(village.match.over).toBe(true);
    expect(papers(village.match).slice(0, 1)).toEqual(before);
  });

  it('is kept: a later morning changes no earlier paper', () => {
    const village = new Village(seven).hunts(3).until('debate');
    const before = papers(village.match).map((issue) => print(issue));
    village.nextDay().until('debate');
    expect(
      papers(village.match)
        .slice(0, 1)
        .map((issue) => print(issue)),
    ).toEqual(before);
  });

  it('prints what no desk knows as it was told', () => {
    const told: Told[] = [
      { key: 'night.fell', params: { weekday: 'monday' }, to: 'all' },
      { key: 'morning.came', params: { weekday: 'monday' }, to: 'all' },
      { key: 'way.enquire', to: 'all' },
    ];
    const { view } = see(new Village(seven).match, 'table');
    const [issue] = issuesOf(told, view);
    expect(print(issue).articles.find(({ section }) => section === 'town')?.text).toEqual(['Enquêter']);
  });
});

describe('nothing but what is public', () => {
  it('is the same from every chair, at any moment', () => {
    for (let seed = 1; seed <= 4; seed += 1)
      watched(seed, (match) => {
        const fromTable = papers(match);
        for (const chair of [0, 3, 7, 'master'] as const) expect(papers(match, chair)).toEqual(fromTable);
      });
  });

  it('is the same of two villages that differ in secrets alone', () => {
    const one: readonly Person[] = [
      'villager',
      'seth',
      'reptilian',
      'villager',
      'orpheus',
      'siren',
      'villager thief',
    ];
    const other: readonly Person[] = [
      'villager',
      'orpheus',
      'siren',
      'villager',
      'reptilian',
      'seth',
      'villager brigand',
    ];
    const [first, second] = [one, other].map((people) => new Village(people).hunts(3).until('debate').match);
    if (first === undefined || second === undefined) throw new Error('no villages');
    expect(see(first, 'master').view.all).not.toEqual(see(second, 'master').view.all);
    expect(papers(first)).toHaveLength(1);
    expect(papers(second).map((issue) => print(issue))).toEqual(papers(first).map((issue) => print(issue)));
  });

  it('takes nothing that was told to one, whoever asks', () => {
    const village = new Village(seven).hunts(3).until('debate');
    const { facts, view } = see(village.match, 'table');
    const secret: Told = { key: 'reptilians.alpha', params: { player: 4 }, to: 'me' };
    expect(issuesOf([...facts.slice(0, 3), secret, ...facts.slice(3)], view)).toEqual(issuesOf(facts, view));
  });
});

describe('the desks', () => {
  it('know everything that is ever told to all, and none has what is private', () => {
    const [open, shut] = [new Set<string>(), new Set<string>()];
    for (let seed = 1; seed <= 12; seed += 1) {
      const match = lively(seed, 'app', { openInvocations: seed % 2 === 0, privatePurses: seed % 4 !== 0 });
      playRandomly(match, quick(seed), { rights: 6, dawdles: 1 }, 1500);
      for (const { key, to } of see(match, 'master').facts) (to === 'all' ? open : shut).add(key);
    }
    expect(
      [...open].filter((key) => treatmentOf(key) === undefined || treatmentOf(key) === 'private'),
    ).toEqual([]);
    expect(
      [...shut].filter((key) => (treatmentOf(key) ?? 'private') !== 'private' && !open.has(key)),
    ).toEqual([]);
    expect(open.size).toBeGreaterThan(40);
  });

  it('know every key that the sources announce by name', () => {
    const sources = globSync('games/quinte-bourg/src/**/*.ts').map((path) => readFileSync(path, 'utf8'));
    const keys = sources.flatMap((code) =>
      [...code.matchAll(/(?:announce\(\s*\w+(?:\.\w+)?,|tell\('all',)([^;]*?\))/g)].flatMap(([, rest = '']) =>
        [...rest.matchAll(/'([a-z]+\.\w+)'/g)].map(([, key = '']) => key),
      ),
    );
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key) => treatmentOf(key) === undefined)).toEqual([]);
  });

  it('believe of offices, dead and living what all see', () => {
    for (let seed = 20; seed <= 26; seed += 1)
      watched(seed, (match) => {
        const { facts, view, over } = see(match, 'table');
        if (over) return;
        const { counts } = standingAt(facts, 0, view);
        const players = stateOf(match).players.length;
        expect([counts.alive, counts.ghosts, counts.spirits]).toEqual([players, 0, 0]);
        // Nothing is left to the present view: each office is as the facts alone have it.
        const blind = {
          ...view,
          offices: Object.fromEntries(officeIds.map((id) => [id, null])) as typeof view.offices,
        };
        const told = standingAt(facts, facts.length, blind).offices;
        for (const office of officeIds)
          expect([office, told.get(office) ?? null]).toEqual([office, view.offices[office]]);
      });
  });
});

describe('the words', () => {
  it('are whole in both languages, and set as a printer would', () => {
    for (let seed = 30; seed <= 36; seed += 1) {
      const match = lively(seed);
      playRandomly(match, quick(seed), { rights: 6, dawdles: 1 }, 1500);
      const issues = papers(match);
      expect(issues.length).toBeGreaterThan(1);
      for (const lang of langs)
        for (const issue of issues) {
          const { ears, headline, standfirst, articles } = print(issue, lang, `${seed}`);
          const all = [
            ...ears,
            headline,
            standfirst,
            ...articles.flatMap(({ title, text }) => [title, ...text]),
          ];
          for (const text of all) {
            expect(text).toMatch(/^\S/);
            expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
            if (lang === 'fr') expect(misspacing(text)).toBeUndefined();
          }
        }
    }
  });
});
