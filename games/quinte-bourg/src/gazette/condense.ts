import type { Phrase } from '@veillee/kernel';

/** A paper is no log: what led to something is left out where that something is told. */

const same = (a: Phrase, b: Phrase, ...names: readonly string[]): boolean =>
  names.every((name) => a.params?.[name] === b.params?.[name]);
const isOutcome = ({ key }: Phrase): boolean => key === 'law.accepted' || key === 'law.refused';
const isReply = ({ key }: Phrase): boolean => /^show\.(ok|error|gross)$/.test(key);

const outdated: { readonly [key: string]: (fact: Phrase, later: Phrase) => boolean } = {
  'wedding.proposed': (fact, later) =>
    /^wedding\.(held|forced|failed)$/.test(later.key) && same(fact, later, 'suitor', 'beloved'),
  'office.applied': (fact, later) => later.key === 'office.given' && same(fact, later, 'office', 'player'),
  'office.scrutineer': (fact, later) => later.key === fact.key,
  'law.proposed': (_, later) => isOutcome(later),
  'show.stated': (fact, later) => isReply(later) && same(fact, later, 'player'),
};

/** What became of a law is told with whose it was, and a reply with what was said of its author. */
function signed(facts: readonly Phrase[]): readonly Phrase[] {
  const player = facts.find(({ key }) => key === 'law.proposed')?.params?.player ?? null;
  return facts.map((fact, at) => {
    if (isOutcome(fact)) return { ...fact, params: { ...fact.params, player } };
    if (!isReply(fact)) return fact;
    const said = facts
      .slice(0, at)
      .findLast((other) => other.key === 'show.stated' && same(fact, other, 'player'));
    return { ...fact, params: { ...fact.params, role: said?.params?.role ?? null } };
  });
}

export const condensed = (facts: readonly Phrase[]): readonly Phrase[] =>
  signed(facts).filter((fact, at) => {
    const isOutdated = outdated[fact.key];
    return isOutdated === undefined || !facts.slice(at + 1).some((later) => isOutdated(fact, later));
  });
