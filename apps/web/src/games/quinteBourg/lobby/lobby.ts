import type { Lobby } from '../../face.ts';
import { own } from '../ownWords.ts';
import { SetUp } from '../setup/SetUp.tsx';
import { Settings } from './Settings.tsx';

export const lobby: Partial<Lobby> = {
  about: (lang) => own[lang].about,
  Settings,
  SetUp,
  led: true,
};
