import { bodies } from 'virtual:icons/games';
import { bringIcons } from '../kit/marks.tsx';

bringIcons(bodies);
