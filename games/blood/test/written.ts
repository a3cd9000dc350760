import { card } from './story.ts';

/** `A:h1 B:†w1`, tokens, Wilderness: a position as somebody would write it down. */
export function written(players: string, tokens: string, more: object = {}): object {
  return {
    game: 'blood',
    players: players.split(' ').map((player) => {
      const [name, short = ''] = player.split(':');
      return { name, card: card(short.replace('†', '')), alive: !short.startsWith('†') };
    }),
    tokens: tokens.split(' ').map(card),
    ...more,
  };
}
