import type { Reason } from '@veillee/kernel';

/** At most so many facts say why. */
const most = 3;

/**
 * Why one wins or loses, in at most three facts: how one's own fate was judged, whether the camps it hangs on have
 * won, and why it all stopped.
 */
export function decisive(reasons: readonly Reason[], seat: number): readonly Reason[] {
  const own = reasons.filter(({ params }) => params?.player === seat);
  const camps = new Set(
    own.flatMap(({ params }) => [params?.camp, params?.wish].filter((one) => one !== undefined)),
  );
  const theirs = reasons.filter(
    ({ key, params }) => key.startsWith('camp.') && params?.camp !== undefined && camps.has(params.camp),
  );
  const stops = reasons.filter(({ key }) => key.startsWith('stop.'));
  return [...own.slice(0, 2), ...theirs, ...stops].slice(0, most);
}
