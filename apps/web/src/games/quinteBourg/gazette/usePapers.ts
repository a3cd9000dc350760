import { type Issue, issuesOf, type Printed, pressOf } from '@veillee/quinte-bourg';
import { useMemo } from 'preact/hooks';
import { match } from '../../../line/session.ts';
import type { Shown } from '../shown.ts';

/** An issue and its words. */
export interface Paper {
  readonly issue: Issue;
  readonly printed: Printed;
}

/** Every issue so far, the oldest first, in words: the same on all phones of a language. */
export function papersOf({ sight, say }: Shown): readonly Paper[] {
  const press = pressOf(say.lang, { ...say.people, self: undefined }, match.value?.fingerprint ?? '');
  return issuesOf(sight.facts, sight.view).map((issue) => ({ issue, printed: press.print(issue) }));
}

export function usePapers(shown: Shown): readonly Paper[] {
  const { sight, say } = shown;
  const { facts, view } = sight;
  const fingerprint = match.value?.fingerprint;
  // Of the view only these parts are read: it changes with every answer.
  return useMemo(
    () => papersOf(shown),
    [facts, view.players, view.offices, view.optional, say.lang, say.names, say.people.genders, fingerprint],
  );
}
