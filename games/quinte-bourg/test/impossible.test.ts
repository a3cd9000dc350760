import { begin, langs, type Refusal, speak } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { type Position, type PositionPlayer, quinteBourg, readPosition, type State } from '../src/index.ts';

/** The keys of what was refused, each of them worded in both languages. */
function keysOf(faults: readonly Refusal[]): string[] {
  for (const fault of faults)
    for (const lang of langs) expect(speak(quinteBourg.text[lang], fault)).not.toMatch(/[{}]|undefined/);
  return faults.map(({ key }) => key);
}

type Paper = { readonly role: string; readonly [field: string]: unknown };
const dead = { alive: false };
const convert = (camp: string) => ({ joined: [camp] });
/** What a final situation of these people, some villagers and a Reptilian is refused for. */
function faults(papers: readonly Paper[], more: object = {}): string[] {
  const crowd: Paper[] = [...papers, { role: 'reptilian' }, ...[1, 2, 3].map(() => ({ role: 'villager' }))];
  const players = crowd.map((paper, i) => ({ name: `J${i}`, ...paper }));
  const read = readPosition({ ...more, players });
  return read.ok ? [] : keysOf(read.error);
}

describe('a final paper', () => {
  it('Q30: has the cards that come together', () => {
    expect(faults([{ role: 'fennec' }])).toEqual(['composition.needs']);
    expect(faults([{ role: 'fennec' }, { role: 'seth' }])).toEqual([]);
    expect(faults([{ role: 'minus' }])).toEqual(['composition.needs']);
    expect(faults([{ role: 'minus' }, { role: 'cortex' }])).toEqual([]);
  });

  it('has no convert without who can convert, nor more than they can', () => {
    const [radiant, black] = [{ role: 'sheherazade', ...dead }, { role: 'black' }];
    expect(faults([{ role: 'villager', ...convert('idealists') }])).toEqual(['paper.noConverter']);
    expect(faults([radiant, { role: 'villager', ...convert('idealists') }])).toEqual([]);
    expect(
      faults([radiant, ...['greedy', 'martyr'].map((role) => ({ role, ...convert('idealists') }))]),
    ).toEqual(['paper.converts']);
    expect(faults([radiant, { role: 'seth', ...convert('idealists') }])).toEqual(['paper.unconvertible']);
    expect(faults([{ role: 'villager', ...convert('reptilians') }])).toEqual(['paper.noConverter']);
    expect(faults([black, { role: 'villager', ...convert('reptilians') }])).toEqual([]);
    const monk = { role: 'monk', conditions: ['pentaphile'], ...convert('reptilians') };
    expect(faults([monk])).toEqual([]);
    expect(faults([monk, { role: 'mouse', ...convert('reptilians') }])).toEqual(['paper.noConverter']);
    expect(faults([black, monk, { role: 'mouse', ...convert('reptilians') }])).toEqual([]);
    expect(
      faults([black, monk, ...['mouse', 'greedy'].map((role) => ({ role, ...convert('reptilians') }))]),
    ).toEqual(['paper.converts']);
  });

  it('has a dead Sheherazade once she has converted, unless love or the Prophet saved her', () => {
    const target = { role: 'villager', ...convert('idealists') };
    expect(faults([{ role: 'sheherazade' }, target])).toEqual(['paper.converterLives']);
    expect(faults([{ role: 'sheherazade' }, { role: 'prophet' }, target])).toEqual([]);
    const lovers = ['sheherazade', 'mouse'].map((role) => ({ role, joined: ['lovers'] }));
    expect(faults([...lovers, target])).toEqual([]);
  });

  it('has conditions that belong to the card, and at least one for each of the six', () => {
    expect(faults([{ role: 'villager', conditions: ['pentaphile'] }])).toEqual(['paper.condition']);
    expect(faults([{ role: 'monk', conditions: ['mathematicians', 'pentaphile'] }])).toEqual([
      'paper.condition',
    ]);
    expect(faults([{ role: 'holmes' }])).toEqual(['paper.noCondition']);
    expect(faults([{ role: 'holmes', conditions: ['detectives', 'musicLover'] }])).toEqual([]);
    expect(faults([{ role: 'villager', conditions: ['greedy'] }])).toEqual(['paper.condition']);
  });

  it('has no show won by a dead Poirot, or one that did not stop the game', () => {
    const poirot = { role: 'poirot', conditions: ['showman'], show: true };
    expect(faults([poirot])).toEqual([]);
    expect(faults([{ ...poirot, ...dead }])).toContain('situation.showDead');
    expect(faults([poirot], { stop: 'weeks' })).toEqual(['situation.stoppedBefore']);
  });

  it('has Lovers who die together, where nobody resurrects', () => {
    const lovers = [
      { role: 'greedy', joined: ['lovers'] },
      { role: 'mouse', joined: ['lovers'], ...dead },
    ];
    expect(faults(lovers)).toEqual(['paper.lonelyLover']);
    expect(faults([...lovers, { role: 'prophet' }])).toEqual([]);
  });

  it('has nobody charmed but by another musician', () => {
    expect(faults([{ role: 'mouse', charmed: true }])).toEqual(['paper.charmed']);
    expect(faults([{ role: 'orpheus', charmed: true }])).toEqual(['paper.charmed']);
    expect(faults([{ role: 'orpheus', charmed: true }, { role: 'siren' }])).toEqual([]);
  });

  it('has the executed dead, unless a Prophet brought back one whose death stopped nothing', () => {
    const executed = { role: 'mouse', executed: true };
    expect(faults([executed])).toEqual(['situation.executed']);
    expect(faults([executed, { role: 'prophet' }])).toEqual([]);
    expect(faults([{ role: 'martyr', executed: true }, { role: 'prophet' }])).toContain('situation.executed');
  });

  it('Q44: lets a Lover live whose execution the extra life undid', () => {
    const lovers = ['martyr', 'mouse'].map((role) => ({ role, joined: ['lovers'] }));
    const [martyr, mouse] = [
      { ...lovers[0], role: 'martyr', executed: true },
      { role: 'mouse', ...lovers[1] },
    ];
    expect(faults([martyr, mouse])).toEqual([]);
    expect(faults([martyr, { ...mouse, ...dead }])).toContain('situation.executed');
  });

  it('has one at most whom the Prophet brought back', () => {
    const [executed, prophet] = [{ role: 'mouse', executed: true }, { role: 'prophet' }];
    expect(faults([executed, executed, prophet])).toEqual(['paper.returns']);
    const radiant = [{ role: 'sheherazade' }, { role: 'villager', ...convert('idealists') }];
    expect(faults([...radiant, prophet])).toEqual([]);
    expect(faults([...radiant, executed, prophet])).toEqual(['paper.returns']);
    const [lonely, lost] = [
      { role: 'greedy', joined: ['lovers'] },
      { role: 'mouse', joined: ['lovers'], ...dead },
    ];
    expect(faults([lonely, lost, executed, prophet])).toEqual(['paper.returns']);
    expect(faults([{ ...lonely, executed: true }, lost, prophet])).toEqual([]);
  });

  it('has no show won beside a Martyr’s execution: each stops the game', () => {
    const poirot = { role: 'poirot', conditions: ['showman'], show: true };
    const martyr = { role: 'martyr', executed: true, ...dead };
    expect(faults([poirot, martyr])).toEqual(['situation.twoStops']);
    expect(faults([poirot, { ...martyr, ...convert('reptilians') }, { role: 'black' }])).toEqual([]);
  });

  it('has one Scrutineer at most', () => {
    const scrutineer = { role: 'villager', offices: ['scrutineer'] };
    expect(faults([scrutineer, scrutineer])).toEqual(['situation.office']);
  });

  it('stopped by a conversion only where it can have, and not after another end', () => {
    const [stop, radiant] = [{ stop: 'converted' }, { role: 'sheherazade' }];
    expect(faults([radiant, { role: 'red' }], stop)).toEqual([]);
    expect(faults([radiant], stop)).toEqual(['situation.converted']);
    expect(faults([{ ...radiant, ...dead }, { role: 'red' }], stop)).toEqual(['situation.converted']);
    expect(faults([radiant, { role: 'red', ...dead }], stop)).toEqual(['situation.converted']);
    const over = [{ role: 'martyr', executed: true, ...dead }];
    for (const cause of ['weeks', 'master'])
      expect(faults(over, { stop: cause })).toEqual(['situation.stoppedBefore']);
    expect(faults(over, { stop: 'condition' })).toEqual([]);
  });
});

const players: readonly PositionPlayer[] = [
  { role: 'alpha', speciality: 'thief' },
  { role: 'villager', speciality: 'sandman' },
  { role: 'martyr', speciality: 'laura' },
  { role: 'orpheus', speciality: 'artist' },
  { role: 'villager', speciality: 'eris' },
  { role: 'greedy', speciality: 'freyja' },
  { role: 'villager', speciality: 'assassin' },
];
type Changes = { readonly [seat: number]: Partial<PositionPlayer> };
const positionWith = (changes: Changes, more: Partial<Position> = {}): Position => ({
  players: players.map((player, seat) => ({ ...player, ...changes[seat] })),
  offices: { scrutineer: 1 },
  ...more,
});
function refused(changes: Changes, more: Partial<Position> = {}): string[] {
  const checked = quinteBourg.check({}, players.length, { position: positionWith(changes, more) });
  return checked.ok ? [] : keysOf(checked.error);
}
function begun(changes: Changes, more: Partial<Position> = {}): State {
  const position = positionWith(changes, more);
  const match = begin(quinteBourg, { seats: players.length, seed: '7'.repeat(64), deal: { position } });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return stateOf(match.value);
}

describe('a position to go on from', () => {
  it('leaves dead Lovers no extra life unless it says so, and those alive theirs', () => {
    const ghosts: Changes = { 4: { fate: 'ghost' }, 5: { fate: 'ghost' } };
    expect(begun(ghosts, { lovers: [4, 5] }).extraLife).toBe(false);
    expect(begun({}, { lovers: [4, 5] }).extraLife).toBe(true);
    expect(refused(ghosts, { lovers: [4, 5], extraLife: true })).toEqual(['position.extraLife']);
    expect(refused({}, { extraLife: true })).toEqual(['position.noLovers']);
    expect(refused({ 4: { fate: 'ghost' } }, { lovers: [4, 5] })).toEqual(['paper.lonelyLover']);
  });

  it('Q59: has its richest derived from the purses, and a wrong one named', () => {
    expect(begun({ 3: { coins: 2 } }).richest).toBe(3);
    expect(begun({ 3: { coins: 2 }, 4: { coins: 2 } }).richest).toBeNull();
    expect(refused({ 3: { coins: 2 } }, { richest: 3 })).toEqual([]);
    expect(refused({ 3: { coins: 2 } }, { richest: 4 })).toEqual(['position.richest']);
    expect(refused({}, { richest: 4 })).toEqual(['position.richest']);
  });

  it('has no card in two hands, nor one that nobody left', () => {
    const two = { 2: { held: [{ id: 'laura' }, { id: 'sandman' }] } } as const;
    expect(refused(two)).toEqual(['position.twoHands']);
    expect(refused({ ...two, 1: { fate: 'ghost' } }, { offices: { scrutineer: 3 } })).toEqual([
      'position.twoHands',
    ]);
    expect(refused({ ...two, 1: { fate: 'legacy' } }, { offices: { scrutineer: 3 } })).toEqual([]);
    expect(refused({ 2: { held: [{ id: 'killer' }] } })).toEqual(['position.twoHands']);
    expect(refused({ 1: { held: [{ id: 'sandman', inherited: true }] } })).toEqual(['position.inherited']);
    expect(refused({ 1: { held: [] } })).toEqual(['position.held']);
    expect(refused({ 1: { held: [{ id: 'sandman', used: 2 }] } })).toEqual(['position.used']);
  });

  it('has conditions, charms, converts and spent invocations that belong to somebody’s cards', () => {
    expect(refused({ 1: { conditions: ['romantic'] } })).toEqual(['paper.condition']);
    expect(refused({ 1: { role: 'holmes' } })).toEqual(['paper.noCondition']);
    expect(refused({ 1: { charmedBy: ['siren'] } })).toEqual(['position.charmedBy']);
    expect(refused({ 3: { charmedBy: ['orpheus'] } })).toEqual(['position.charmedBy', 'paper.charmed']);
    expect(refused({ 1: { joined: ['reptilians'] } })).toEqual(['paper.noConverter']);
    expect(refused({ 1: { spent: ['red.kill'] } })).toEqual(['position.spent']);
    const black: Changes = { 0: { role: 'black' }, 1: { joined: ['reptilians'] } };
    expect(refused(black)).toEqual(['position.unspent']);
    expect(refused({ ...black, 0: { role: 'black', spent: ['black.convert'] } })).toEqual([]);
  });

  it('Q44: has a Sheherazade whose conversion killed her, or was undone by the extra life, which is gone then', () => {
    const used = { 1: { role: 'sheherazade', spent: ['sheherazade.convert'] } } as const;
    expect(refused(used)).toEqual(['paper.converterLives']);
    expect(refused({ 1: { ...used[1], fate: 'ghost' } }, { offices: { scrutineer: 3 } })).toEqual([]);
    expect(refused(used, { lovers: [1, 4] })).toEqual([]);
    expect(begun(used, { lovers: [1, 4] }).extraLife).toBe(false);
    expect(refused(used, { lovers: [1, 4], extraLife: true })).toEqual(['position.lifeSpent']);
    expect(begun({ 1: { role: 'sheherazade' } }, { lovers: [1, 4] }).extraLife).toBe(true);
  });

  it('has a Prophet who has brought back whoever lives again, and nobody else', () => {
    const prophet = (spent: string[]): Changes => ({ 0: { role: 'alpha' }, 6: { role: 'prophet', spent } });
    const [unspent, spent] = [prophet([]), prophet(['prophet.resurrect'])];
    const back: Changes = { 4: { shown: ['role'] } };
    expect(refused({ ...unspent, ...back })).toEqual(['position.unspent']);
    expect(refused({ ...spent, ...back })).toEqual([]);
    expect(refused({ ...spent, ...back, 5: { shown: ['role'] } })).toEqual(['paper.returns']);
    const lonely: Changes = { 4: { fate: 'ghost' } };
    expect(refused({ ...unspent, ...lonely }, { lovers: [4, 5] })).toEqual(['position.unspent']);
    expect(refused({ ...spent, ...lonely }, { lovers: [4, 5] })).toEqual([]);
  });

  it('has dead who showed a card, fellows who are Reptilians, and a yesterday that can have been', () => {
    expect(refused({ 4: { fate: 'ghost', shown: [] } })).toEqual(['position.shown']);
    expect(refused({ 4: { fate: 'legacy', shown: ['role'] } })).toEqual(['position.shown']);
    expect(refused({ 4: { shown: ['role'] } })).toEqual(['position.shown']);
    expect(refused({ 1: { met: [0] } })).toEqual(['position.met']);
    expect(refused({ 0: { met: [3] } })).toEqual(['position.met']);
    expect(refused({}, { weekday: 'monday', specialYesterday: true })).toEqual(['position.sunday']);
    expect(refused({}, { guardedLast: 2 })).toEqual(['position.guarded']);
    expect(refused({ 1: { coins: 995 } })).toEqual(['position.coins']);
    expect(refused({}, { day: 0 })).toEqual(['position.wrongField']);
  });
});
