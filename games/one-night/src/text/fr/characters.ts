import type { Characters } from '../types.ts';
import { bonusCharacters } from './characters/bonus.ts';
import { daybreakCharacters } from './characters/daybreak.ts';
import { vampireCharacters } from './characters/vampire.ts';
import { werewolfCharacters } from './characters/werewolf.ts';

export const characters: Characters = {
  ...vampireCharacters,
  ...werewolfCharacters,
  ...daybreakCharacters,
  ...bonusCharacters,
};
