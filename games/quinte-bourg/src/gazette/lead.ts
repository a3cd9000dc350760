import type { Phrase, Seat } from '@veillee/kernel';
import { deathsIn, isDeath, nightDeathsIn } from './deaths.ts';
import type { Edition } from './editions.ts';

/** What a paper opens with. */
export interface Lead {
  readonly headline: Phrase;
  readonly standfirst: readonly Phrase[];
  /** The facts it tells already: they are not told again below. */
  readonly told: ReadonlySet<Phrase>;
}

type Opening = (edition: Edition) => Lead | undefined;

const saying = (
  headline: Phrase,
  standfirst: readonly Phrase[] = [],
  told: readonly Phrase[] = [],
): Lead => ({
  headline,
  standfirst,
  told: new Set(told),
});
/** Whoever is dead again by the time it is printed is not back. */
const isOutlived = (fact: Phrase, facts: readonly Phrase[]): boolean =>
  fact.key === 'resurrection.done' &&
  facts
    .slice(facts.indexOf(fact))
    .some((later) => isDeath(later) && later.params?.player === fact.params?.player);
const find = (facts: readonly Phrase[], key: string): Phrase | undefined =>
  facts.find((fact) => fact.key === key);
const all = ({ byDay, sinceNightfall }: Edition): readonly Phrase[] => [...byDay, ...sinceNightfall];

/** One who died: the cards they turned up and where they went stand under the headline. */
function oneDeath(facts: readonly Phrase[], player: Seat, death: Phrase): Lead {
  const after = facts.filter(({ key, params }) => key.startsWith('dead.') && params?.player === player);
  const standfirst = after.length === 0 ? [{ key: 'stand.unsettled' }] : after;
  return saying({ key: 'lead.death', params: { player } }, standfirst, [death, ...after]);
}

const nightDeaths: Opening = ({ sinceNightfall }) => {
  const deaths = nightDeathsIn(sinceNightfall);
  const players = deathsIn(deaths);
  const [first] = players;
  const [death] = deaths;
  if (first === undefined || death === undefined) return undefined;
  if (players.length === 1) return oneDeath(sinceNightfall, first, death);
  const n = players.length;
  return saying({ key: n === 2 ? 'lead.two' : 'lead.many', params: { players, n } }, [
    { key: 'stand.many', params: { n } },
  ]);
};

/** A headline for something that was told, which then has its own line below. */
const about =
  (key: string, headline: string): Opening =>
  (edition) => {
    const fact = find(all(edition), key);
    return fact === undefined || isOutlived(fact, all(edition))
      ? undefined
      : saying({ key: headline, params: fact.params ?? {} }, [{ key: `stand.${headline.split('.')[1]}` }]);
  };

const quiet: Opening = (edition) => {
  const fact = find(edition.sinceNightfall, 'morning.quiet');
  return fact === undefined ? undefined : saying({ key: 'lead.quiet' }, [{ key: 'stand.quiet' }], [fact]);
};
const last: Opening = (edition) =>
  edition.kind === 'last' ? saying({ key: 'lead.end' }, [{ key: 'stand.end' }]) : undefined;
const sunday: Opening = (edition) =>
  edition.kind === 'sunday' ? saying({ key: 'lead.feast' }, [{ key: 'stand.feast' }]) : undefined;

/** The first that there is something to say of. */
const openings: readonly Opening[] = [
  last,
  sunday,
  nightDeaths,
  about('resurrection.done', 'lead.back'),
  about('death.undone', 'lead.kiss'),
  about('show.began', 'lead.show'),
  quiet,
];

export function leadOf(edition: Edition): Lead {
  for (const opening of openings) {
    const lead = opening(edition);
    if (lead !== undefined) return lead;
  }
  return saying({ key: 'lead.press' }, [{ key: 'stand.press' }]);
}
