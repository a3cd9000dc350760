import { isKeyOf } from '@veillee/kernel';
import { scenarios } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { Lobby } from '../../face.ts';
import { own } from '../ownWords.ts';
import { InPlay } from './InPlay.tsx';
import { fits, fitting, Settings } from './Settings.tsx';

export const lobby: Partial<Lobby> = {
  about: (lang) => own[lang].about,
  defaults: (players) => ({ scenario: fitting(players) }),
  fit: (options, players) =>
    isKeyOf(scenarios, options.scenario) && !fits(options.scenario, players)
      ? { ...options, scenario: fitting(players) }
      : options,
  summary({ scenario }, lang) {
    if (!scenario) return own[lang].freeDeck;
    return isKeyOf(scenarios, scenario) ? names[lang].scenarios[scenario].name : own[lang].scenario;
  },
  InPlay,
  Settings,
};
