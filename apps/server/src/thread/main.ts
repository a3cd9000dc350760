import { games } from '../games.ts';
import { live } from './house.ts';

live({ games });
