import { describe, expect, it } from 'vitest';
import { awaited, passing, see, type Table } from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { Sitting } from './sitting.ts';
import { owls } from './testGame/owls.ts';
import type { Card } from './testGame/spec.ts';
import { choice, noting, type Tiny, take, tinyGame } from './tinyGame.ts';

const cards: Card[] = ['owl', 'owl', 'seer', 'hunter', 'villager', 'villager', 'villager'];
const led = (master: 'app' | 'human') => new Sitting(owls, { seats: 7, master, deal: { cards } });
const storm = { do: 'blow', weather: ['storm'] };

describe('without a human in the master’s chair', () => {
  it('its questions take their otherwise at once', () => {
    const sitting = led('app');
    expect(sitting.asked('master')).toEqual([]);
    expect(stateOf(sitting.match).weather).not.toBeNull();
    expect(sitting.asked(0)).toEqual(['owls.choose']);
  });

  it('all its questions do, those that follow from an answer too', () => {
    const game = tinyGame(
      {
        ask: {
          ...noting,
          ask: (_, __, replies) => [
            choice('master', [0], { otherwise: take(0) }),
            choice('master', [1], { topic: 'second', otherwise: take(1) }),
            ...(replies.length === 2 ? [choice('master', [2], { topic: 'third', otherwise: take(2) })] : []),
          ],
        },
      },
      ['ask'],
    );
    const { match } = new Sitting(game, { seats: 2 });
    expect(stateOf(match).log).toEqual(['master takes 0', 'master takes 1', 'master takes 2', 'ask ends']);
  });

  it('nobody acts as the master', () => {
    const sitting = led('app');
    expect(sitting.try({ by: 'master', for: 0, prompt: 1, answer: passing })).toBe('master.absent');
    expect(sitting.offered('master')).toEqual([]);
    expect(see(sitting.match, 'master').seats).toBeUndefined();
    expect(sitting.try({ by: 'master', prompt: 'purse.set', answer: { do: 'set' } })).toBe('master.absent');
  });

  it('not even rights of the master’s are offered', () => {
    const game = tinyGame({ ask: { ask: () => [choice(0, [1])] } }, ['ask'], {
      offer: (_, __, chair) =>
        chair === 'master' ? [{ topic: 'hurry', form: { now: { fields: {} } } }] : [],
      use: ({ finish }) => finish(),
    });
    const alone = new Sitting(game, { seats: 2 });
    expect(alone.offered('master')).toEqual([]);
    const human = new Sitting(game, { seats: 2, master: 'human' });
    expect(human.offered('master')).toEqual(['hurry']);
    human.use('master', 'hurry', { do: 'now' });
    expect(human.match.over).toBe(true);
  });
});

describe('a human master', () => {
  it('is waited for', () => {
    const sitting = led('human');
    expect(awaited(sitting.match)).toEqual(['master']);
    sitting.answer('master', 'master.weather', storm);
    expect(stateOf(sitting.match).weather).toBe('storm');
    expect(sitting.asked(0)).toEqual(['owls.choose']);
  });

  it('answers for a seat without a phone, as that seat would', () => {
    const sitting = led('human');
    sitting.answer('master', 'master.weather', storm);
    const { seats } = see(sitting.match, 'master');
    expect(seats?.map(({ prompts }) => prompts.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
    sitting.answerFor(1, 'owls.choose', take(5));
    expect(sitting.prompt(1, 'owls.choose').mine).toEqual(take(5));
  });

  it('uses the rights of a seat without a phone', () => {
    const sitting = led('human');
    sitting.answer('master', 'master.weather', storm);
    const { seats } = see(sitting.match, 'master');
    expect(seats?.map(({ rights }) => rights.map(({ topic }) => topic))[3]).toEqual(['hunter.shoot']);
    sitting.take({ by: 'master', for: 3, prompt: 'hunter.shoot', answer: { do: 'shoot', player: [0] } });
    expect(sitting.told('table')).toContain('shot.heard');
  });

  it('is the only one who answers for others', () => {
    const sitting = led('human');
    sitting.answer('master', 'master.weather', storm);
    const prompt = sitting.prompt(0, 'owls.choose').number;
    for (const by of [0, 1, 2]) {
      expect(sitting.try({ by, for: 0, prompt, answer: take(5) })).toBe('chair.notYours');
    }
    for (const stranger of [7, -1, 'master', null, 0.5]) {
      expect(sitting.try({ by: 'master', for: stranger, prompt, answer: take(5) })).toBe('chair.notYours');
    }
    for (const by of [7, -1, 'table', '0', null, undefined]) {
      expect(sitting.try({ by, prompt, answer: take(5) })).toBe('chair.unknown');
    }
  });

  it('sets things right with a reason, which the record keeps', () => {
    const sitting = led('human');
    expect(sitting.offered('master')).toEqual(['purse.set']);
    const set = { do: 'set', player: [4], coins: 7 };
    expect(sitting.try({ by: 'master', prompt: 'purse.set', answer: set })).toBe('answer.missing');
    expect(sitting.try({ by: 'master', prompt: 'purse.set', answer: { ...set, reason: '' } })).toBe(
      'answer.text',
    );
    sitting.use('master', 'purse.set', { ...set, reason: 'une pièce tombée' });
    expect(stateOf(sitting.match).purses[4]).toBe(7);
    expect(see(sitting.match, 'master').facts).toContainEqual({
      key: 'master.corrected',
      params: { topic: 'purse.set', reason: 'une pièce tombée' },
      to: 'me',
      whom: 'master',
    });
    expect(sitting.told(4)).toContain('purse.changed');
    expect(sitting.told(5)).not.toContain('purse.changed');
    expect(sitting.told(4)).not.toContain('master.corrected');
  });

  it('corrects in nobody else’s name, and nobody corrects in the master’s', () => {
    const sitting = led('human');
    const answer = { do: 'set', player: [4], coins: 7, reason: 'pour rire' };
    expect(sitting.try({ by: 4, prompt: 'purse.set', answer })).toBe('right.closed');
    expect(sitting.try({ by: 'master', for: 4, prompt: 'purse.set', answer })).toBe('right.closed');
  });

  it('can change who is asked in the middle of a vote', () => {
    const sitting = led('human');
    sitting.answer('master', 'master.weather', storm);
    sitting.timeUp(4);
    sitting.use(3, 'hunter.shoot', { do: 'shoot', player: [4] });
    sitting.timeUp(2);
    const { alive, first } = stateOf(sitting.match);
    const dead = alive.indexOf(false);
    const voters = Array.from({ length: 7 }, (_, i) => (first + i) % 7);
    for (const voter of voters.filter((seat) => seat !== dead).slice(0, 5)) {
      sitting.answer(voter, 'vote.rank', passing);
    }
    const [last] = awaited(sitting.match) as [number];
    const number = sitting.prompt(last, 'vote.rank').number;
    sitting.use('master', 'revive', { do: 'revive', player: [dead], reason: 'le fusil était vide' });
    const next = voters.indexOf(dead) < voters.indexOf(last) ? dead : last;
    expect(awaited(sitting.match)).toEqual([next]);
    sitting.answer(next, 'vote.rank', passing);
    const other = next === dead ? last : dead;
    expect(awaited(sitting.match)).toEqual([other]);
    if (other === last) expect(sitting.prompt(last, 'vote.rank').number).toBeGreaterThan(number);
  });
});

describe('handing over', () => {
  it('to the app settles what the master was just asked', () => {
    const sitting = led('human');
    sitting.take({ master: 'app' });
    expect(sitting.asked('master')).toEqual([]);
    expect(stateOf(sitting.match).weather).not.toBeNull();
    for (const chair of [0, 6, 'table'] as const) expect(sitting.told(chair)).toContain('master.changed');
    expect(see(sitting.match, 3).master).toBe('app');
  });

  it('gives the app’s answer that it would have given from the start', () => {
    const [late, early] = [led('human'), led('app')];
    late.take({ master: 'app' });
    expect(stateOf(late.match).weather).toBe(stateOf(early.match).weather);
  });

  it('to a person makes the next question wait', () => {
    const game = tinyGame({ ask: { ...noting, ask: () => [choice(0, [1]), choice('master', [1])] } }, [
      'ask',
      'ask',
    ]);
    const sitting = new Sitting(game, { seats: 2 });
    expect(stateOf(sitting.match).log).toEqual(['master pass']);
    sitting.take({ master: 'human' });
    sitting.answer(0, 'choose', passing);
    expect(sitting.asked('master')).toEqual(['choose']);
    sitting.answer('master', 'choose', take(1));
    sitting.answer(0, 'choose', passing);
    expect(stateOf(sitting.match).log).toEqual([
      'master pass',
      '0 pass',
      'ask ends',
      'master takes 1',
      '0 pass',
      'ask ends',
    ]);
  });

  it('keeps what the players have answered so far', () => {
    const sitting = led('app');
    sitting.answer(0, 'owls.choose', take(4));
    const { number } = sitting.prompt(1, 'owls.choose');
    sitting.take({ master: 'human' });
    expect(sitting.prompt(0, 'owls.choose').mine).toEqual(take(4));
    expect(sitting.prompt(1, 'owls.choose').number).toBe(number);
  });

  it('is only between a person and the app', () => {
    const sitting = led('app');
    for (const master of ['App', '', 0, null, undefined])
      expect(sitting.try({ master })).toBe('master.malformed');
  });
});

describe('the rules know', () => {
  const watching = () =>
    tinyGame({ ask: { ...noting, ask: () => [choice(0, [1]), choice(1, [1])] } }, ['ask'], {
      offer: (_, __, chair) => (chair === 0 ? [{ topic: 'look', form: { now: { fields: {} } } }] : []),
      use: ({ state, master, by }) => void state.log.push(`${by} for ${master}`),
    });
  const look = { prompt: 'look', answer: { do: 'now' } };

  it('who leads, and whose hand it was that answered for a seat', () => {
    const sitting = new Sitting(watching(), { seats: 2, master: 'human' });
    sitting.take({ by: 0, ...look });
    sitting.take({ by: 'master', for: 0, ...look });
    sitting.take({ master: 'app' });
    sitting.take({ by: 0, ...look });
    expect(stateOf(sitting.match).log).toEqual(['0 for human', 'master for human', '0 for app']);
    sitting.take({ undo: 2, reason: 'trop tôt' });
    sitting.take({ by: 0, ...look });
    expect(stateOf(sitting.match).log.at(-1)).toBe('0 for human');
  });

  it('his hand too where he answers for several at once', () => {
    const game = tinyGame(
      {
        ask: {
          ask: () => [choice(0, [1]), choice(1, [1])],
          answered: ({ state, by }) => void state.log.push(`by ${by}`),
        },
      },
      ['ask'],
    );
    const sitting = new Sitting(game, { seats: 2, master: 'human' });
    sitting.take({ seats: [0, 1], topic: 'choose', given: take(1) });
    expect(stateOf(sitting.match).log).toEqual(['by master', 'by master']);
  });

  it('that the master has changed, before anything goes on', () => {
    const game = {
      ...watching(),
      handedOver: ({ state, master }: Table<Tiny>) => void state.log.push(`now ${master}`),
    };
    const sitting = new Sitting(game, { seats: 2 });
    sitting.take({ master: 'human' });
    sitting.take({ master: 'app' });
    expect(stateOf(sitting.match).log).toEqual(['now human', 'now app']);
  });
});
