import { keysOf } from '@veillee/kernel';
import { cards } from '../cards.ts';
import type { Weekday } from '../ids.ts';
import { type OfficeLine, officeIds, offices } from '../offices/index.ts';
import type { RoleLine } from '../roles/index.ts';
import type { PowerLine } from '../specialities/index.ts';
import { attackLine } from './attackLine.ts';
import { dreamLine } from './dream.ts';
import { ghostsLine } from './ghosts.ts';
import type { Line } from './line.ts';
import { loversLine, meetingLine } from './lovers.ts';
import { reptiliansLine } from './reptilians.ts';

/** The calls that are there whatever the cards (§7). */
const ofVillage = {
  ghosts: { order: 1, hook: ghostsLine },
  reptilians: { order: 3, hook: reptiliansLine },
  lovers: { order: 4, hook: loversLine, pace: 'lovers' },
  offices: { order: 10 },
  meeting: { order: 12, hook: meetingLine },
  attack: { order: 15, hook: attackLine },
  dream: { order: 17, hook: dreamLine, pace: 'dream', afterDawn: true, nights: ['wednesday', 'saturday'] },
} as const satisfies { readonly [line: string]: Line };

export type VillageLine = keyof typeof ofVillage;
export const isVillageLine = (line: string): line is VillageLine => Object.hasOwn(ofVillage, line);
export type LineId = VillageLine | RoleLine | PowerLine | OfficeLine;

const known: { readonly [line: string]: Line } = Object.assign(
  {},
  ofVillage,
  ...cards.map((card) => card.lines ?? {}),
  ...officeIds.map((id) => offices[id].lines ?? {}),
);
// The keys are those of which `LineId` is made.
export const lines = known as { readonly [line in LineId]: Line };
/** In the order of the night, the cards' and offices' among the village's. */
export const lineIds: readonly LineId[] = keysOf(lines).sort((a, b) => lines[a].order - lines[b].order);

/** The calls of a night, in their order: the same whoever is in the game (§7). */
export const linesOn = (weekday: Weekday): readonly LineId[] =>
  lineIds.filter((id) => lines[id].nights?.includes(weekday) ?? true);

/** Its number, as the rules count them. */
export const numberOf = (line: LineId): number =>
  lineIds.slice(0, lineIds.indexOf(line) + 1).filter((id) => !lines[id].besides).length;
