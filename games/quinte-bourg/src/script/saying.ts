import type { Phrase, Seat } from '@veillee/kernel';
import { pollOf } from '../day/poll.ts';
import { isVillageLine } from '../night/lines.ts';
import { type CardAt, spokenAt } from '../night/sources.ts';
import { lineIn, type StageId } from '../stages.ts';
import type { State } from '../state.ts';

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
  const voter = stage === 'day.vote' ? turnOf(state) : null;
  return voter === null ? [{ key: `say.${stage}` }] : [{ key: 'say.turn', params: { player: voter } }];
}

/** Who is called to vote now, alone. */
function turnOf(state: State): Seat | null {
  const turn = pollOf(state)?.turn ?? [];
  return turn.length === 1 ? (turn[0] ?? null) : null;
}

/** A few words for a row of the script. */
export function titleOf(state: State, stage: StageId): Phrase {
  const line = lineIn(stage);
  const cards = line === null ? [] : spokenAt(state, line);
  return cards.length > 0
    ? { key: 'title.cards', params: { cards: cards.map(({ card }) => card) } }
    : { key: 'title.stage', params: { stage } };
}
