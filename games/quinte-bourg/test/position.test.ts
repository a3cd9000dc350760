import { begin, langs, speak } from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { judgePosition, type PositionPlayer, quinteBourg, readPosition, toResult } from '../src/index.ts';
import { Village } from './village.ts';

const players: PositionPlayer[] = [
  { role: 'alpha', speciality: 'thief', coins: 3 },
  { role: 'villager', speciality: 'sandman', spouse: 2 },
  { role: 'martyr', speciality: 'laura', spouse: 1, knows: ['Zoé est Orphée'] },
  { role: 'orpheus', speciality: 'artist', fate: 'ghost' },
  { role: 'villager', speciality: 'eris', charmedBy: ['orpheus'] },
  { role: 'greedy', speciality: 'freyja' },
];
const faultsOf = (position: unknown): string[] => {
  const checked = quinteBourg.check({}, 6, { position });
  if (checked.ok) return [];
  for (const refused of checked.error)
    for (const lang of langs) expect(speak(quinteBourg.text[lang], refused)).not.toBe('');
  return checked.error.map(({ key }) => key);
};

describe('a village begun on paper', () => {
  it('goes on in the app as it stood', () => {
    const begun = begin(quinteBourg, {
      seats: 6,
      seed: '3'.padStart(64, '0'),
      deal: {
        position: {
          weekday: 'thursday',
          week: 2,
          day: 11,
          players,
          offices: { scrutineer: 1, chief: 3, president: 0 },
          circle: [0, 2, 1, 4, 5],
          guardedLast: 4,
          coinsOut: 2,
        },
      },
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const state = stateOf(begun.value);
    expect(state.weekday).toBe('thursday');
    expect(state.circle).toEqual([0, 2, 1, 4, 5]);
    expect(state.players[2]?.spouse).toBe(1);
    expect(state.players[2]?.notes).toEqual(['Zoé est Orphée']);
    expect(state.night.line).toBe('ghosts');
    expect(stepOf(begun.value)?.type).toBe('line');
  });

  it('is refused with every fault named', () => {
    expect(faultsOf(null)).toEqual(['position.malformed']);
    expect(faultsOf({ players: players.slice(1), offices: { scrutineer: 0 } })).toContain('position.seats');
    const spoiled = players.map((player, seat) =>
      seat === 1 ? { ...player, role: 'dragon', coins: -1, hat: 1 } : player,
    );
    expect(faultsOf({ players: spoiled, weekday: 'Thor', moon: 1, offices: { scrutineer: 9 } })).toEqual([
      'position.unknownField',
      'position.unknownPlayerField',
      'position.role',
      'position.wrongType',
      'position.wrongField',
      'position.wrongField',
    ]);
    const bigamous = players.map((player, seat) =>
      seat === 3 ? { ...player, coins: 2, spouse: 1 } : player,
    );
    expect(
      faultsOf({
        players: bigamous,
        circle: [0, 1],
        ghosts: [4],
        offices: { president: 3, chief: 0, notary: 0, priest: 1 },
        optional: [],
      }),
    ).toEqual([
      'position.circle',
      'position.ghosts',
      'position.officeHolder',
      'position.officeHolder',
      'position.officeGone',
      'position.twoOffices',
      'position.noScrutineer',
      'position.deadCoins',
      'position.spouse',
    ]);
    const over = players.map((player, seat) =>
      seat === 0 ? { ...player, fate: 'spirit' as const, coins: 0 } : player,
    );
    expect(faultsOf({ players: over, offices: { scrutineer: 1 } })).toEqual(['position.over']);
  });

  it('remembers who met whom and what is spent', () => {
    const village = new Village([
      { is: 'red', spent: ['red.kill'] },
      'alpha',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    expect(village.rights(0)).toEqual([]);
    expect(village.state.players[0]?.met).toEqual([1]);
  });
});

describe('a final situation', () => {
  const situation = {
    game: 'quinte-bourg',
    stop: 'condition',
    players: [
      { name: 'Ada', role: 'villager' },
      { name: 'Bob', role: 'alpha', alive: false },
      { name: 'Cléa', role: 'orpheus' },
      { name: 'Dan', role: 'monk', conditions: ['pentaphile'], alive: false },
    ],
  };

  it('is read and judged, with reasons in words', () => {
    const read = readPosition(situation);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const result = toResult(read.value.names, judgePosition(read.value));
    expect(result.winners).toEqual(['Ada', 'Dan']);
    expect(result.consoled).toEqual(['Cléa']);
    expect(result.teams).toEqual(['villagers']);
    expect(result.reasons.every(({ fr, en }) => fr !== '' && en !== '')).toBe(true);
  });

  it('has every fault named', () => {
    const read = readPosition({
      game: 'chess',
      stop: 'rain',
      when: 1,
      players: [
        { name: 'Ada', role: 'queen', coins: -1 },
        { name: 'Ada', role: 'monk', conditions: ['pentaphile'], alive: 'yes', offices: ['president'] },
        3,
        { name: 'Eve', role: 'villager', offices: ['president'], hat: 1 },
      ],
    });
    expect(read.ok ? [] : read.error.map(({ key }) => key)).toEqual([
      'situation.unknownField',
      'situation.game',
      'situation.stop',
      'situation.role',
      'situation.wrongType',
      'situation.wrongType',
      'situation.player',
      'situation.name',
      'situation.role',
      'situation.unknownPlayerField',
      'situation.repeatedName',
      'situation.office',
    ]);
  });

  it('has offices that are held twice named as they are written', () => {
    const twice = (...offices: string[][]): unknown[] => {
      const read = readPosition({
        players: offices.map((held, i) => ({ name: `P${i}`, role: 'villager', offices: held })),
      });
      const faults = read.ok ? [] : read.error.filter(({ key }) => key === 'situation.office');
      return faults.map(({ params }) => params?.office);
    };
    expect(twice(['notary', 'president'], ['president', 'notary'])).toEqual(['notary', 'president']);
    expect(twice(['president'], ['notary'], ['notary'], ['president'])).toEqual(['president', 'notary']);
    expect(twice(['notary'], ['president'], ['notary', 'president'])).toEqual(['notary', 'president']);
  });

  it('is refused where no village can come to it, every contradiction named', () => {
    const read = readPosition({
      players: [
        { name: 'Ada', role: 'seth', joined: ['lovers'] },
        { name: 'Bob', role: 'seth', offices: ['chief'] },
        { name: 'Cléa', role: 'mouse', alive: false, offices: ['president', 'senator'] },
        { name: 'Dan', role: 'martyr', executed: true },
        { name: 'Eve', role: 'poirot', conditions: ['detectives'], show: true },
        { name: 'Flo', role: 'monk', conditions: ['pentaphile', 'pentaphile'], joined: ['mice'] },
        { name: ' ', role: 'villager' },
      ],
    });
    expect(read.ok ? [] : read.error.map(({ key }) => key)).toEqual([
      'situation.wrongType',
      'situation.wrongType',
      'situation.name',
      'composition.once',
      'situation.lovers',
      'situation.holder',
      'situation.holder',
      'situation.twoOffices',
      'situation.executed',
      'situation.show',
    ]);
  });

  it('names a cause of the stop that cannot be, and finds the likely one if none is given', () => {
    const players = ['Ada', 'Bob', 'Cléa'].map((name, i) => ({ name, role: i === 0 ? 'alpha' : 'villager' }));
    const faults = (stop: string): string[] => {
      const read = readPosition({ stop, players });
      return read.ok ? [] : read.error.map(({ key }) => key);
    };
    expect(faults('few')).toEqual(['situation.notFew']);
    expect(faults('condition')).toEqual(['situation.noCondition']);
    expect(faults('weeks')).toEqual([]);
    const causes = [players, players.slice(0, 2)].map((some) => {
      const read = readPosition({ players: some });
      return read.ok ? read.value.cause : read.error;
    });
    expect(causes).toEqual(['master', 'few']);
    const over = readPosition({ players: players.map((one, i) => ({ ...one, alive: i > 0 })) });
    expect(over.ok && over.value.cause).toBe('condition');
  });
});
