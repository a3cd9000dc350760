import type { Phrase, Seat } from '@veillee/kernel';

export const isDeath = ({ key }: Phrase): boolean => key.startsWith('death.') && key !== 'death.undone';

/** Those of the night, though told in the morning; whoever dies in public once it has come died by day. */
export const nightDeathsIn = (facts: readonly Phrase[]): readonly Phrase[] => {
  const morning = facts.findIndex(({ key }) => key === 'morning.came');
  return facts.filter(
    (fact, at) => isDeath(fact) && (fact.key === 'death.night' || morning < 0 || at < morning),
  );
};

/** Those who died for all to know, in order. */
export const deathsIn = (facts: readonly Phrase[]): readonly Seat[] =>
  facts.filter(isDeath).map(({ params }) => Number(params?.player));
