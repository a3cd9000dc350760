import type { Lobby } from '../../face.ts';
import { own } from '../ownWords.ts';
import { SlowTable } from '../SlowTable.tsx';
import { SetUp } from '../setup/SetUp.tsx';
import { isSlow } from '../slow.ts';
import { Settings } from './Settings.tsx';

export const lobby: Partial<Lobby> = {
  about: (lang) => own[lang].about,
  Settings,
  SetUp,
  Agreed: SlowTable,
  slow: isSlow,
  led: true,
};
