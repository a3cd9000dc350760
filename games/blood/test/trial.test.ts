import { describe, expect, it } from 'vitest';
import { story } from './story.ts';

const six = 'h1 w1 h2 w2 h3 w3 | h4 w4';
const condemned = (hands = {}, seed = '5') =>
  story(six, { hands, seed }).turn('token-1', 3).accuse('token-2', 3);

describe('the trial', () => {
  it('condemns at once whoever has both tokens, by whoever’s hand', () => {
    const told = condemned();
    expect(told.sees('table').view.pending).toEqual({ player: 3, what: 'trial' });
    const self = story(six).turn('token-1', 1).accuse('token-2', 1);
    expect(self.sees('table').view.pending).toEqual({ player: 1, what: 'trial' });
  });

  it('holds its breath before anything is asked, as long as a turn opens, whatever the condemned holds', () => {
    const held = ['supper', 'full-moon'].map((mutation) => {
      const told = story(six, { hands: { 3: mutation as 'supper' }, options: { opening: 4 } });
      told
        .turn('token-1', 3)
        .open()
        .answer(1, 'turn.accuse', { do: 'token-2', player: [3] });
      expect(told.asked(3, 'trial.face')).toBeUndefined();
      const { clock, view } = told.sees('table');
      expect([clock?.pace, view.pending]).toEqual([{ lasts: 4000 }, { player: 3, what: 'trial' }]);
      expect(told.elapse().asked(3, 'trial.face')).toBeDefined();
      return told.sees(0).facts.map(({ key }) => key);
    });
    expect(held[0]).toEqual(held[1]);
    const hurried = story(six, { options: { opening: 0 } })
      .turn('token-1', 3)
      .accuse('token-2', 3);
    expect(hurried.asked(3, 'trial.face')).toBeDefined();
  });

  it('makes the dead hand the tokens, cards and all, to two different other living players', () => {
    const told = condemned().dies(3);
    expect(told.alive).toEqual([0, 1, 2, 4, 5]);
    const hand = (first: number, second: number) =>
      told.tries(3, 'trial.hand', { do: 'both', 'token-1': [first], 'token-2': [second] })?.key;
    expect([hand(3, 4), hand(4, 4)]).toEqual(['answer.option', 'answer.apart']);
    told.hands(3, 4, 0);
    expect(told.places).toEqual([4, 0]);
    expect(told.facts('table', 'token.handed')).toHaveLength(2);
  });

  it('lets chance hand out the tokens when time is up', () => {
    const told = condemned().dies(3).elapse();
    expect(new Set(told.places).size).toBe(2);
    expect(told.places).not.toContain(3);
  });

  it('shows the dead neither their own card nor those under the tokens', () => {
    const told = condemned().dies(3);
    const { view } = told.sees(3);
    expect(view.cards[3]).toBeNull();
    expect(view.looked).toEqual([null, null]);
    expect(told.rights(3)).toEqual([]);
    expect(told.sees(0).view.cards[3]).toBe('werewolf-2');
  });

  it('B6: asks the condemned to confirm, with or without Full Moon, and nobody else can tell', () => {
    const [plain, saved] = [condemned({ 3: 'supper' }), condemned({ 3: 'full-moon' })];
    expect(Object.keys(plain.asked(3, 'trial.face')?.form ?? {})).toEqual(['die']);
    expect(Object.keys(saved.asked(3, 'trial.face')?.form ?? {})).toEqual(['die', 'full-moon']);
    for (const chair of [0, 2, 4, 'table'] as const) {
      const [one, two] = [plain, saved].map((told) => {
        const { watched, clock, view } = told.sees(chair);
        return { watched, clock, pending: view.pending };
      });
      expect(one).toEqual(two);
    }
  });

  it('B6: time up is death, even for a holder of Full Moon', () => {
    for (const seed of '0123456789abcdef')
      expect(condemned({ 3: 'full-moon' }, seed).elapse().alive).not.toContain(3);
  });

  it('B16: never causes a second one', () => {
    const told = condemned().dies(3).hands(3, 0, 4);
    expect(told.sees('table').view.pending).toBeNull();
    expect(told.facts('table', 'trial.opened')).toHaveLength(1);
  });

  it('B17: a death that ends the game hands out no tokens', () => {
    const told = story('h1 w1 h2 w2 | h3 w3').turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 1);
    told.end().accuse('token-1', 1).dies(1);
    expect(told.match.over).toBe(true);
    expect(told.places).toEqual([1, 1]);
    expect(told.facts('table', 'token.handed')).toHaveLength(2);
  });

  it('B20: while it is pending only the condemned may play', () => {
    const told = condemned({ 0: 'supper', 3: 'clue-to-revenge', 4: 'clue-to-revenge' });
    expect([told.rights(0), told.rights(3), told.rights(4)]).toEqual([[], ['clue-to-revenge.play'], []]);
    told.dies(3);
    expect([told.rights(0), told.rights(3), told.rights(4)]).toEqual([[], [], []]);
    told.hands(3, 0, 1);
    expect(told.rights(4)).toEqual(['clue-to-revenge.play']);
  });
});

describe('the dead', () => {
  const dead = () => condemned({ 3: 'clue-to-revenge', 5: 'supper' }).dies(3).hands(3, 0, 1).end();

  it('take no turns and cannot be accused', () => {
    const told = dead();
    const turns: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      turns.push(told.active);
      told.open();
      expect(told.targets('token-1')).not.toContain(3);
      told.turn('token-1', told.places[0] === 0 ? 4 : 0);
    }
    expect(turns).toEqual([2, 4, 5, 0, 1]);
  });

  it('cannot play their mutation, which stays hidden to the end', () => {
    const told = dead();
    expect(told.tries(3, 'clue-to-revenge.play', { do: 'look', token: ['token-1'] })?.key).toBe(
      'right.closed',
    );
    expect(told.sees(0).view.hands?.[3]).toBeNull();
    expect(told.sees(3).view.hands?.[3]).toBe('clue-to-revenge');
  });

  it('still talk', () => {
    expect(dead().sees(3).circles).toEqual([{ id: 'table', speaks: true, hears: true }]);
  });

  it('still do not know their own card, which the others may see', () => {
    const told = dead();
    expect(told.sees(3).view.cards[3]).toBeNull();
    expect(told.sees(5).view.cards[3]).toBe('werewolf-2');
    expect(JSON.stringify(told.sees(3))).not.toContain('werewolf-2');
  });
});
