import { words } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import type { Seen } from '../shown.ts';

/** As much of what is shown as it takes. */
interface Watching {
  readonly sight: Pick<Seen, 'prompts' | 'watched'>;
  readonly say: Pick<Speaker, 'names' | 'list'>;
}

/** Whom all wait for, where one has answered oneself and it may be seen: by name while they are few, each once. */
export function waitedFor({ sight, say }: Watching): string {
  if (sight.prompts.some(({ mine }) => mine === null)) return '';
  const waited = new Set(
    sight.watched.flatMap(({ to, answered }) =>
      answered === undefined ? [] : to.filter((chair) => !answered.includes(chair)),
    ),
  );
  const names = [...waited].flatMap((chair) => (typeof chair === 'number' ? [say.names[chair] ?? '…'] : []));
  if (names.length === 0) return '';
  const all = sight.watched.flatMap(({ to, answered }) => (answered === undefined ? [] : to));
  const of = new Set(all).size;
  return names.length < 4
    ? words.value.play.waiting(say.list(names))
    : words.value.play.answered(of - names.length, of);
}
