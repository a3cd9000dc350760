import type { Phrase, Seat } from '@veillee/kernel';

export const isDeath = ({ key }: Phrase): boolean => key.startsWith('death.') && key !== 'death.undone';

/** Those who died for all to know, in order. */
export const deathsIn = (facts: readonly Phrase[]): readonly Seat[] =>
  facts.filter(isDeath).map(({ params }) => Number(params?.player));
