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
export function usePapers({ sight, say }: Shown): readonly Paper[] {
  const { facts, view } = sight;
  const fingerprint = match.value?.fingerprint ?? '';
  return useMemo(() => {
    const press = pressOf(say.lang, say.names, fingerprint);
    return issuesOf(facts, view).map((issue) => ({ issue, printed: press.print(issue) }));
    // Of the view only these parts are read: it changes with every answer.
  }, [facts, view.players, view.offices, view.optional, say.lang, say.names, fingerprint]);
}
