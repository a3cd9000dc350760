import { greatest, isStyle, type Style, type Thought } from '@veillee/bots';
import { at, type Phrase, replay, see, type Transcript } from '@veillee/kernel';
import { oneNight } from '../index.ts';
import { others } from '../places.ts';
import { decision } from './finger.ts';
import { crowdWorlds, ownWorlds, type Self, selfIn, suspicion, wits } from './mind.ts';

/**
 * What each bot thought, told after the end. A bot thinks the same of the same sight: so nothing of it need be kept, and
 * what is told is what it thought.
 */
export function thoughtsOf(script: Transcript): readonly Thought[] {
  const found: Thought[] = [];
  const told = new Set<string>();
  replay(oneNight, script, (match) => {
    const { phase } = see(match, 'table').view;
    if ((phase !== 'day' && phase !== 'vote') || told.has(phase)) return;
    told.add(phase);
    script.bots?.forEach((style, seat) => {
      const sight = isStyle(style) ? see(match, seat) : undefined;
      const self = sight && selfIn(sight);
      if (self === undefined || !isStyle(style)) return;
      found.push({ seat, phrases: phase === 'day' ? atDawn(self, style) : atTheVote(self, style) });
    });
  });
  return [...found].sort((a, b) => a.seat - b.seat);
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Whom it believes to win with, and whom it doubts before a word is said. */
function atDawn(self: Self, { level }: Style): readonly Phrase[] {
  const doubt = suspicion(ownWorlds(self, wits[level]), self.known.seats);
  return [
    { key: 'thought.side', params: { by: self.seat, side: self.side } },
    doubted('thought.dawn', self, doubt),
  ];
}

function doubted(key: string, self: Self, doubt: readonly number[]): Phrase {
  const open = others(self.known.seats, self.seat);
  const seat = at(open, greatest(open.map((one) => at(doubt, one))));
  return { key, params: { by: self.seat, seat, percent: percent(at(doubt, seat)) } };
}

/** What it made of the day, and why it pointed where it did. */
function atTheVote(self: Self, style: Style): readonly Phrase[] {
  const mind = wits[style.level];
  const own = suspicion(ownWorlds(self, mind), self.known.seats);
  const crowd = suspicion(crowdWorlds(self, mind), self.known.seats);
  const { finger, worth } = decision(self, style);
  const why: Phrase =
    worth === null
      ? { key: 'thought.whim', params: { by: self.seat, seat: finger } }
      : { key: 'thought.vote', params: { by: self.seat, seat: finger, percent: percent(at(worth, finger)) } };
  return [doubted('thought.evening', self, own), doubted('thought.crowd', self, crowd), why];
}
