import { type Json, listOf, type Phrase, type Seat } from '@veillee/kernel';
import { isEven, isOdd, nextDay } from '../calendar.ts';
import type { Weekday } from '../ids.ts';
import { linesOn } from '../night/lines.ts';
import { cardsAt } from '../night/sources.ts';
import { isOptional, type OfficeId } from '../offices/index.ts';
import { type Counts, type PublicNow, type Standing, standingAt } from './annals.ts';
import { condensed } from './condense.ts';
import { deathsIn, nightDeathsIn } from './deaths.ts';
import { type DeskId, deskIds, deskOf } from './desks.ts';
import { type Edition, editionsOf } from './editions.ts';
import { type Lead, leadOf } from './lead.ts';

/** A part of a paper; `town` is what happened by day, beside the court. */
export type SectionId = Exclude<DeskId, 'news'> | 'night' | 'town' | 'ads' | 'almanac';
export interface Article {
  readonly section: SectionId;
  readonly lines: readonly Phrase[];
}

/** A morning's paper, in no language yet. It is made of what all were told, and of nothing else. */
export interface Issue extends Omit<Lead, 'told'> {
  readonly number: number;
  readonly weekday: Weekday;
  readonly kind: Edition['kind'];
  readonly parity: 'odd' | 'even' | 'neither';
  /** The day it reports on besides the night. */
  readonly yesterday: Weekday | null;
  readonly inPress: boolean;
  readonly articles: readonly Article[];
  readonly counts: Counts;
  /** As they stood in the paper before. */
  readonly countsBefore: Counts;
  readonly offices: readonly Post[];
  readonly tally: readonly Fingers[];
}
export interface Post {
  readonly office: OfficeId;
  readonly holder: Seat | null;
  readonly isNew: boolean;
}
/** How many fingers named somebody yesterday; null: blank. */
export interface Fingers {
  readonly player: Seat | null;
  readonly votes: number;
  readonly sentenced: boolean;
}

/** Every paper so far, the oldest first: the same from every chair, for only what was told to all is read. */
export function issuesOf(
  facts: readonly (Phrase & { readonly to: string })[],
  now: PublicNow,
): readonly Issue[] {
  const told = facts.filter(({ to }) => to === 'all');
  let before = standingAt(told, 0, now);
  return editionsOf(told).map((edition) => {
    const standing = standingAt(told, edition.until, now);
    const issue = written(edition, standing, before);
    before = standing;
    return issue;
  });
}

function written(edition: Edition, standing: Standing, before: Standing): Issue {
  const { number, weekday, kind, yesterday, inPress } = edition;
  const lead = leadOf(edition);
  const { headline, standfirst } = lead;
  return {
    headline,
    standfirst,
    number,
    weekday,
    kind,
    parity: isOdd(weekday) ? 'odd' : isEven(weekday) ? 'even' : 'neither',
    yesterday,
    inPress,
    articles: articlesOf(edition, lead, standing, before),
    counts: standing.counts,
    countsBefore: before.counts,
    offices: [...standing.offices].map(([office, holder]) => ({
      office,
      holder,
      isNew: number > 1 && before.offices.get(office) !== holder,
    })),
    tally: tallyOf(edition.byDay),
  };
}

function articlesOf(edition: Edition, lead: Lead, standing: Standing, before: Standing): readonly Article[] {
  const { byDay, sinceNightfall, kind } = edition;
  const written = new Map<SectionId, Phrase[]>();
  const add = (section: SectionId, ...lines: readonly Phrase[]): void => {
    if (lines.length > 0) written.set(section, [...(written.get(section) ?? []), ...lines]);
  };
  if (kind === 'morning') add('night', ...nightOf(edition, standing));
  for (const [facts, news] of [
    [byDay, 'town'],
    [sinceNightfall, 'night'],
  ] as const)
    for (const [section, told] of reported(facts, news)) if (!lead.told.has(told)) add(section, told);
  add('errata', ...apologies(edition, before));
  if (kind !== 'last') {
    add('ads', ...adsOf(edition, standing));
    add('almanac', almanacOf(edition.weekday));
  }
  const order: readonly SectionId[] = [
    'night',
    ...deskIds.filter((id) => id !== 'news'),
    'town',
    'ads',
    'almanac',
  ];
  return order.flatMap((section) => {
    const lines = written.get(section);
    return lines === undefined ? [] : [{ section, lines }];
  });
}

/** What is written about, and where. What becomes of the dead stands beside their death. */
function* reported(facts: readonly Phrase[], news: 'town' | 'night'): Generator<[SectionId, Phrase]> {
  const graves = new Map<Json | undefined, SectionId>();
  let hasDawned = false;
  for (const fact of condensed(facts)) {
    if (fact.key === 'morning.came') hasDawned = true;
    const desk = deskOf(fact.key);
    if (desk === undefined) continue;
    const section = desk !== 'news' ? desk : hasDawned && isByDay(fact) ? 'town' : news;
    const whose = fact.params?.player;
    if (fact.key.startsWith('death.')) graves.set(whose, section);
    yield [(fact.key.startsWith('dead.') ? graves.get(whose) : undefined) ?? section, fact];
  }
}

/** Told in the morning, and not what the night has done. */
const isByDay = ({ key }: Phrase): boolean =>
  !['death.night', 'death.undone', 'morning.quiet', 'game.stopped'].includes(key);

/** How many houses the night has emptied. */
function nightOf({ sinceNightfall }: Edition, { counts }: Standing): readonly Phrase[] {
  const dead = nightDeathsIn(sinceNightfall).length;
  return dead === 0 ? [] : [{ key: 'night.emptied', params: { n: dead, left: counts.alive } }];
}

/** The paper counted those who died by day among the living. */
function apologies({ byDay, yesterday }: Edition, { counts }: Standing): readonly Phrase[] {
  const players = deathsIn(byDay);
  if (players.length === 0 || yesterday === null) return [];
  return [{ key: 'errata.count', params: { weekday: yesterday, n: counts.alive, players } }];
}

function adsOf({ kind, sinceNightfall }: Edition, { counts, offices }: Standing): readonly Phrase[] {
  const vacant = [...offices].flatMap(([office, holder]) =>
    holder === null && isOptional(office) ? [office] : [],
  );
  return [
    ...vacant.map((office) => ({ key: 'ad.vacant', params: { office } })),
    ...(counts.ghosts > 0 && kind === 'morning' ? [{ key: 'ad.law' }] : []),
    ...deathsIn(sinceNightfall).map((player) => ({ key: 'ad.house', params: { player } })),
  ];
}

/** Whom the next night calls, whoever holds the card. */
function almanacOf(today: Weekday): Phrase {
  const weekday = nextDay(today);
  if (weekday === 'sunday') return { key: 'almanac.feast', params: { weekday } };
  const called = linesOn(weekday).flatMap((line) => cardsAt(line, weekday).map(({ card }) => card));
  return { key: 'almanac.night', params: { weekday, cards: [...new Set(called)] } };
}

function tallyOf(facts: readonly Phrase[]): readonly Fingers[] {
  const votes = new Map<Seat | null, number>();
  const add = (player: Seat | null): void => void votes.set(player, (votes.get(player) ?? 0) + 1);
  for (const { key, params = {} } of facts) {
    if (key === 'vote.blank') add(null);
    if (key === 'vote.named') for (const seat of listOf(params.players ?? [])) add(Number(seat));
  }
  const sentenced = facts.filter(({ key }) => key === 'sentence.passed').map(({ params }) => params?.player);
  return [...votes]
    .map(([player, votes]) => ({ player, votes, sentenced: player !== null && sentenced.includes(player) }))
    .toSorted((a, b) => Number(a.player === null) - Number(b.player === null) || b.votes - a.votes);
}
