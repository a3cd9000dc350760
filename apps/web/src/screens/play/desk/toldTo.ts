import type { Chair, Told } from '@veillee/kernel';
import type { Speaker } from '../../../games/speaker.ts';
import { desk } from '../../../words/desk.ts';

/** To whom the master saw something told: "à tous", "à Ana et Bo". */
export function toldTo({ whom = 'all' }: Told, say: Speaker): string {
  const words = desk[say.lang];
  if (whom === 'all') return words.toAll;
  const named = (chair: Chair): string =>
    typeof chair === 'number' ? (say.names[chair] ?? '…') : chair === 'table' ? words.table : words.you;
  const chairs: readonly Chair[] = typeof whom === 'object' ? whom : [whom];
  // Where whoever should hear it is dead or held elsewhere, only the master does.
  if (chairs.length === 0) return words.toNobody;
  return words.to(say.list(chairs.map(named)));
}
