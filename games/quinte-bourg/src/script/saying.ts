import type { Phrase } from '@veillee/kernel';
import { pollOf } from '../day/poll.ts';
import { isVillageLine } from '../night/lines.ts';
import { type CardAt, spokenAt } from '../night/sources.ts';
import { acting } from '../offices/holding.ts';
import { officeThat } from '../offices/powers.ts';
import { lineIn, type StageId } from '../stages.ts';
import type { State } from '../state.ts';

const presidency = officeThat('presides');

/** Each card is woken by its name, asked what it is asked on its screen, and sent back to sleep before the next. */
const waking = ({ card, action }: CardAt): Phrase[] => [
  { key: 'say.wake', params: { card } },
  ...action.asks.slice(0, 1).map(({ verb }) => ({ key: `${card}.${verb}` })),
  { key: 'say.shut', params: { card } },
];

/** What is said as the present stage begins: whoever is called last has their eyes open until it ends. */
export function saysNow(state: State): readonly Phrase[] {
  const says = saysAt(state, state.stage);
  return says.at(-1)?.key === 'say.shut' ? says.slice(0, -1) : says;
}

/** What is read aloud at a stage: what all hear, whoever is in the game. */
export function saysAt(state: State, stage: StageId): readonly Phrase[] {
  const line = lineIn(stage);
  if (line !== null) {
    const cards = spokenAt(state, line);
    if (cards.length > 0) return cards.flatMap(waking);
    if (!isVillageLine(line)) return [{ key: 'line.called', params: { line } }];
  }
  if (stage === 'end') return [];
  if (stage === 'nightfall') return [{ key: 'say.nightfall', params: { weekday: state.weekday } }];
  return [(stage === 'day.vote' ? turnOf(state) : null) ?? { key: `say.${stage}` }];
}

/** Who is called to vote now, alone, or only to say in which order others do. */
function turnOf(state: State): Phrase | null {
  const poll = pollOf(state);
  const president = acting(state, presidency.office);
  if (poll?.order.length === 0 && president !== null)
    return { key: 'say.direction', params: { player: president } };
  const [player, ...more] = poll?.turn ?? [];
  return player === undefined || more.length > 0 ? null : { key: 'say.turn', params: { player } };
}

/** A few words for a row of the script. */
export function titleOf(state: State, stage: StageId): Phrase {
  const line = lineIn(stage);
  const cards = line === null ? [] : spokenAt(state, line);
  return cards.length > 0
    ? { key: 'title.cards', params: { cards: cards.map(({ card }) => card) } }
    : { key: 'title.stage', params: { stage } };
}
