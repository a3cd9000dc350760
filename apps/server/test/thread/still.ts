import { games } from '../../src/games.ts';
import { openInThread } from '../../src/thread/house.ts';
import { stillness } from './stillness.ts';

/** A house in a thread, where time stands still and chance is the same every time. */
openInThread({ games, ...stillness() });
