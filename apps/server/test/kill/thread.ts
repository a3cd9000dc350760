import type { AnyGame } from '../../src/games.ts';
import { openInThread } from '../../src/thread/house.ts';
import { tally } from './tally.ts';

openInThread({ games: new Map([[tally.id, tally as unknown as AnyGame]]) });
