import { amount, one, type Rights, type Seat, type Table, way } from '../../src/index.ts';
import { type Owls, others, picked } from './spec.ts';

/** A gift by day; the hunter's one shot at any hour, which one time in four hits the next house. */
export const rights: Rights<Owls> = {
  offer(state, { type }, chair) {
    if (typeof chair !== 'number' || !state.alive[chair] || type === 'shot' || type === 'tie') return [];
    const purse = state.purses[chair] ?? 0;
    const player = one('seat', others(state, chair));
    const gift = { topic: 'gift', form: way('give', { player, coins: amount(1, purse) }) };
    const shoot = { topic: 'hunter.shoot', form: way('shoot', { player }) };
    return [
      ...(state.phase === 'day' && purse > 0 ? [gift] : []),
      ...(state.cards[chair] === 'hunter' && state.loaded[chair] ? [shoot] : []),
    ];
  },
  use(table, chair, topic, answer) {
    const me = chair as Seat;
    const at = picked(answer, 'player')[0] as Seat;
    if (topic === 'gift') give(table, me, at, answer.coins as number);
    else {
      table.state.loaded[me] = false;
      const strays = table.chance('stray', me).below(4) === 0;
      const after = others(table.state, me).filter((seat) => seat !== at);
      const next = after.find((seat) => seat > at) ?? after[0] ?? at;
      table.next({ type: 'shot', at: strays ? next : at });
    }
  },
};

function give({ state, tell }: Table<Owls>, from: Seat, to: Seat, coins: number): void {
  state.purses[from] = (state.purses[from] ?? 0) - coins;
  state.purses[to] = (state.purses[to] ?? 0) + coins;
  tell(from, 'gift.given', { player: to, coins });
  tell(to, 'gift.got', { player: from, coins });
}

/** What a human master may set right. */
export const corrections: Rights<Owls> = {
  offer(state) {
    const dead = state.alive.flatMap((alive, seat) => (alive ? [] : [seat]));
    const everyone = state.alive.map((_, seat) => seat);
    const purse = {
      topic: 'purse.set',
      form: way('set', { player: one('seat', everyone), coins: amount(0, 9) }),
    };
    return dead.length === 0
      ? [purse]
      : [purse, { topic: 'revive', form: way('revive', { player: one('seat', dead) }) }];
  },
  use({ state, tell }, _, topic, answer) {
    const seat = picked(answer, 'player')[0] as Seat;
    if (topic === 'revive') {
      state.alive[seat] = true;
      tell('all', 'player.revived', { player: seat });
    } else {
      state.purses[seat] = answer.coins as number;
      tell(seat, 'purse.changed', { coins: answer.coins as number });
    }
  },
};
