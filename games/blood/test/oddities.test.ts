import { begin, langs, playRandomly, quick, see, speak } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import {
  areTwins,
  type BloodVerdict,
  blood,
  judgePosition,
  readings,
  readPosition,
  type State,
} from '../src/index.ts';
import { written } from './written.ts';

const notes = [
  'ending.missing',
  'ending.extra',
  'ending.twinsSeats',
  'ending.late',
  'ending.noBetray',
  'ending.claimCount',
  'ending.saved',
  'ending.spared',
  'ending.early',
];

function verdictOn(position: object): BloodVerdict {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.error.map(({ key }) => key).join(', '));
  return judgePosition(read.value);
}
const notesOn = (position: object): string[] =>
  verdictOn(position)
    .reasons.map(({ key }) => key as string)
    .filter((key) => notes.includes(key));

const last = { lastTurn: 'A' };
const twins = (more: object) => ({ options: { twins: true }, ...more });
/** Eight at a table with twins; what is not said lies in the Wilderness. */
const eight = (players: string, more: object) =>
  written(players, 'h2 w2', twins({ wilderness: ['werewolf-3', 'werewolf-4'], ...more }));

describe('what no game comes to', () => {
  const shown: string[] = [];
  it.each<[string, object, string[]]>([
    [
      'cards that lie nowhere, and others',
      written('A:h1 B:w1 C:†h2 D:†w2', 'h3 w6', last),
      ['ending.missing', 'ending.extra'],
    ],
    ['survivors too many', written('A:h1 B:w1 C:h2 D:†w2', 'h3 w3', last), ['ending.early']],
    ['survivors too few', written('A:h1 B:†w1 C:†h2 D:†w2', 'h3 w3', last), ['ending.late']],
    ['twins at a small table', written('A:h1 B:w1 C:†h2 D:†w2', 'h3 w3', twins(last)), ['ending.twinsSeats']],
    [
      'too few even for two who died together',
      eight('A:h1 B:†w1 C:†h3 D:†h4 E:†h5 F:†w5 G:†h6 H:†w6', last),
      ['ending.late'],
    ],
    [
      'a claim at the wrong count',
      written('A:h1 B:h2 C:h3 D:w1', 'w2 w3', { ending: { claim: 'B' } }),
      ['ending.claimCount', 'ending.early'],
    ],
    [
      'a right claim of which the claimer died',
      written('A:†h1 B:h2 C:h3 D:†w1', 'w2 w3', { ending: { claim: 'A' } }),
      ['ending.spared'],
    ],
    [
      'a Betray in a game without that card',
      written('A:h1 B:w2 C:h2 D:w3', 'w1 h3', { ending: { betray: 'A' } }),
      ['ending.noBetray'],
    ],
    [
      'a Betray after the end',
      written('A:h1 B:w2 C:†h2 D:†w3 E:†h3 F:†w4', 'w1 h4', { ending: { betray: 'A' } }),
      ['ending.late'],
    ],
    [
      'three who outlived their twin, with two Full Moons in the box',
      written(
        'A:h1 B:†w1 C:h2 D:†w2 E:h3 F:†w3 G:†h4 H:†w5',
        'h5 w4',
        twins({ wilderness: ['human-6', 'werewolf-6'], lastTurn: 'A' }),
      ),
      ['ending.saved'],
    ],
    [
      'a traitor who outlived their twin, by a card they did not hold',
      eight('A:h1 B:†w1 C:h3 D:h4 E:h5 F:w5 G:h6 H:w6', { ending: { betray: 'A' } }),
      ['ending.saved'],
    ],
  ])('is noted: %s', (_, position, expected) => {
    const { reasons } = verdictOn(position);
    expect(notesOn(position)).toEqual(expected);
    for (const lang of langs)
      for (const reason of reasons) expect(speak(blood.text[lang], reason)).not.toMatch(/[{}]/);
    shown.push(...expected);
  });

  it('has every note shown above', () => {
    expect([...new Set(shown)].sort()).toEqual([...notes].sort());
  });
});

describe('a claimer who died with a twin', () => {
  const claim = { ending: { claim: 'A' } };

  it('claimed at the right count, the twin being alive then', () => {
    expect(notesOn(eight('A:†h1 B:†w1 C:h3 D:h4 E:†h5 F:†w5 G:†h6 H:†w6', claim))).toEqual([]);
  });

  it('or the twin was dead before, when Full Moon saved the claimer, and the claim was wrong without that twin', () => {
    expect(notesOn(eight('A:†h1 B:†w1 C:h3 D:h4 E:w5 F:†h5 G:†h6 H:†w6', claim))).toEqual([]);
  });

  it('is noted at a wrong count where the claim would have been right without the twin', () => {
    const position = eight('A:†h1 B:†w1 C:h3 D:h4 E:h5 F:†w5 G:†h6 H:†w6', claim);
    const { reasons, points } = verdictOn(position);
    expect(reasons[0]).toMatchObject({ key: 'ending.claimCount', params: { count: 5, wanted: 4 } });
    expect(reasons[1]).toMatchObject({ key: 'ending.misclaimed', params: { player: 0 } });
    expect(points).toEqual({ human: 3.5, werewolf: 1.5 });
  });

  it('is noted at a count that no fate of the twin explains', () => {
    const position = eight('A:†h1 B:†w1 C:h3 D:h4 E:h5 F:w5 G:†h6 H:†w6', claim);
    expect(verdictOn(position).reasons[0]).toMatchObject({ params: { count: 6, wanted: 4 } });
  });
});

/** A match played by chance, every card and claim used whenever it can be, and who was alive before its last claim. */
function playedOut(seed: number): { state: State; verdict: BloodVerdict; before: readonly boolean[] } {
  const seats = 4 + (seed % 6);
  const options = { threshold: readings[seed % 3], twins: seats >= 8 && seed % 5 > 0, opening: 0 };
  const begun = begin(blood, { seats, seed: seed.toString(16).padStart(64, '0'), options });
  if (!begun.ok) throw new Error(`seed ${seed} is refused`);
  const match = begun.value;
  let before: readonly boolean[] = [];
  playRandomly(match, quick(seed), { rights: 60 }, 5000, () => {
    const { claimed, players } = stateOf(match);
    if (claimed === null) before = players.map(({ alive }) => alive);
  });
  return { state: stateOf(match), verdict: see(match, 'table').verdict as BloodVerdict, before };
}

/** What its players would note when a match is over, by who is alive. */
function writtenDown(
  { players, tokens, wilderness, turn, options, ending }: State,
  alive: readonly boolean[],
): object {
  const name = (seat: number) => `P${seat}`;
  const { threshold, twins } = options;
  const last = name(turn.player);
  const by = ending?.by ?? 'points';
  const counted = ending?.by === 'points' && ending.claimed !== null ? { claim: last } : 'points';
  const failed = players[turn.player]?.revealed ? { betray: last } : counted;
  return {
    players: players.map(({ card }, seat) => ({ name: name(seat), card, alive: alive[seat] })),
    tokens: tokens.map(({ card }) => card),
    wilderness,
    lastTurn: last,
    ending: by === 'points' ? failed : { [by]: last },
    options: { threshold, twins },
  };
}

describe('a finished match, written down', () => {
  it('is judged as it was, without a note: after the deaths, and before those of a wrong claim', () => {
    const seen = { claims: 0, twins: 0 };
    for (let seed = 0; seed < 3000; seed += 1) {
      const { state, verdict, before } = playedOut(seed);
      const after = state.players.map(({ alive }) => alive);
      expect(verdictOn(writtenDown(state, after)), `seed ${seed}`).toEqual(verdict);
      if (state.ending?.by !== 'points' || state.ending.claimed === null) continue;
      seen.claims += 1;
      if (before.filter((alive, seat) => alive && !after[seat]).length > 1) seen.twins += 1;
      const { card: own } = state.players[state.ending.claimed] as State['players'][number];
      const escaped = state.players.some(({ card, alive }) => alive && areTwins(card, own));
      // A twin whom Full Moon saved cannot be told beforehand.
      if (state.options.twins && escaped) continue;
      expect(verdictOn(writtenDown(state, before)), `seed ${seed}, before`).toEqual(verdict);
    }
    expect(seen.claims).toBeGreaterThan(100);
    expect(seen.twins).toBeGreaterThan(10);
  });
});
