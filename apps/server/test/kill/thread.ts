import type { AnyGame } from '../../src/games.ts';
import { live } from '../../src/thread/house.ts';
import { tally } from './tally.ts';

live({ games: new Map([[tally.id, tally as unknown as AnyGame]]) });
