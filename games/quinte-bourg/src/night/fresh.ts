import { keptAtFirst } from '../cards.ts';
import type { Night, Player } from '../state.ts';

export const freshNight = (players: readonly Player[]): Night => ({
  ...keptAtFirst('tonight'),
  line: null,
  window: false,
  wishes: [],
  guarded: null,
  tied: [],
  prey: null,
  loversHouse: null,
  asleep: [],
  carnage: false,
  places: null,
  dead: [],
  dream: null,
  dreamText: '',
  purses: players.map(({ coins }) => coins),
});
