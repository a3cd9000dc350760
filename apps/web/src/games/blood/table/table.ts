import type { BloodVerdict, View } from '@veillee/blood';
import type { Table } from '../../face.ts';
import { Board } from './Board.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Menu } from './Menu.tsx';
import { Middle, seat } from './seat.tsx';

export const table: Partial<Table<View, BloodVerdict>> = {
  phase: ({ view }) => (view.ending === null ? 'vote' : 'reveal'),
  seat,
  laid: true,
  Centre: Middle,
  Board,
  Menu,
  Open: Chronicle,
};
