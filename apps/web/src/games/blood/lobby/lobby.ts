import type { Lobby } from '../../face.ts';
import { own } from '../ownWords.ts';
import { faults, fitted, terms } from './first.ts';
import { Settings } from './Settings.tsx';

export const lobby: Partial<Lobby> = {
  about: (lang) => own[lang].about,
  fit: fitted,
  Settings,
  faults,
  terms,
};
