import { mutationOf } from './mutations/index.ts';
import type { Rule } from './turn.ts';

/** Tells what was dealt, each mutation to its owner only, and who begins. */
export const deal: Rule<'deal'> = {
  close(table) {
    const { state, options } = table;
    table.tell('all', 'game.dealt', {
      characters: state.wilderness.length,
      mutations: state.unused.length,
    });
    state.players.forEach(({ mutation }, seat) => {
      table.tell(seat, 'mutation.dealt', { mutation: mutationOf(mutation) });
    });
    table.tell('all', 'talk.reminded');
    const by = options.first === 'chance' ? 'chance' : 'seat' in options.first ? 'host' : 'birthday';
    table.tell('all', `first.${by}`, { player: state.turn.player });
    table.next({ type: 'opening', player: state.turn.player });
  },
};
