import { games } from '../games.ts';
import { openInThread } from './house.ts';

openInThread({ games });
