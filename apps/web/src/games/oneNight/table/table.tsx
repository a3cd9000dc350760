import type { View } from '@veillee/one-night';
import type { Table } from '../../face.ts';
import { DayScreen } from '../day/DayScreen.tsx';
import type { Judged } from '../shown.ts';
import { goneOf } from '../speech/call.ts';
import { Centre } from './Centre.tsx';
import { Memory } from './Memory.tsx';
import { Menu } from './Menu.tsx';
import { Open } from './Open.tsx';
import { Strip } from './Strip.tsx';
import { seatSigns } from './seatSigns.tsx';
import { isInTheDark, skies } from './skies.ts';

export const table: Partial<Table<View, Judged>> = {
  phase: ({ view }) => skies[view.phase],
  gone: ({ view, facts }) => goneOf(view, facts),
  dark: ({ view }) => isInTheDark(view.phase),
  tableless: ({ view, chair }) => view.phase === 'deal' && chair !== 'table',
  seat: seatSigns,
  centreOf: 'centre',
  Centre,
  Hand: Memory,
  Open,
  Strip,
  Menu,
  screen: ({ view }) => (view.phase === 'day' ? DayScreen : undefined),
};
