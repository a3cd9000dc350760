import { langs, see, speaker } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Poll,
  quinteBourg,
  type StageId,
  turnsBefore,
  type View,
  votersIn,
  weekdays,
} from '../src/index.ts';
import { saysAt, titleOf } from '../src/script/saying.ts';
import { stagesOf } from '../src/stages.ts';
import { decree } from './assembly.ts';
import { on, Village } from './village.ts';

const villagers = Array.from({ length: 7 }, () => 'villager');
const viewOf = (village: Village): View => see(village.match, 'table').view;
const pollIn = (village: Village): Poll => {
  const { poll } = viewOf(village);
  if (poll === null) throw new Error('nobody votes');
  return poll;
};
const names = Array.from({ length: 40 }, (_, seat) => `P${seat}`);

/** The stages a village goes through until the next day begins. */
function courseOf(village: Village): StageId[] {
  const { day } = village.state;
  const seen: StageId[] = [];
  for (let turns = 0; turns < 200 && village.state.day === day; turns += 1) {
    const { stage } = viewOf(village).moment;
    if (seen.at(-1) !== stage) seen.push(stage);
    village.wait();
  }
  return seen;
}

describe('which step this is', () => {
  it('all see, in the order of the night and of §12', () => {
    const village = new Village(['alpha', ...villagers], { offices: { president: 1, senator: 2 } });
    const seen = courseOf(village);
    const { stages } = viewOf(new Village(['alpha', ...villagers])).moment;
    const night = seen.filter((stage) => !stage.startsWith('day.'));
    expect(night).toEqual(stages.filter((stage) => stage !== 'nightfall' && stage !== 'dawn'));
    const day = seen.filter((stage) => stage.startsWith('day.'));
    village.until('session');
    const row = viewOf(village).moment.stages;
    expect(row.slice(0, 4)).toEqual(['day.camera', 'day.charmed', 'day.changes', 'day.deaths']);
    expect(day).toEqual(row.filter((stage) => day.includes(stage)));
    expect(day).toContain('day.vote');
  });

  it('an invocation that interrupts a vote does not change', () => {
    const village = new Village(['alpha', 'fennec', 'seth', ...villagers], { offices: { president: 4 } });
    village.until('vote').invokes(1, 'fennec.bite', on('bite', 5));
    expect(village.step).toBe('rites');
    expect(viewOf(village).moment).toMatchObject({ part: 'day', stage: 'day.vote' });
  });

  it('a death in the night and what it leaves are two', () => {
    const village = new Village(['alpha', ...villagers], { offices: { notary: 2 } }).hunts(4);
    village.until('rites');
    expect(viewOf(village).moment.stage).toBe('day.deaths');
    village.until('bequest');
    expect(viewOf(village).moment.stage).toBe('day.vacancies');
  });

  it('is said in both languages, whatever the night', () => {
    for (const weekday of weekdays.slice(0, 6)) {
      const { state } = new Village(['alpha', ...villagers], { weekday });
      for (const stage of ['deal', 'nightfall', 'day.vote', 'sunday'] as const)
        for (const each of stagesOf({ ...state, weekday, stage }))
          for (const phrase of [...saysAt(state, each), titleOf(state, each)])
            for (const lang of langs)
              expect(speaker(quinteBourg.text[lang], names)(phrase), each).not.toMatch(/undefined|\{/);
    }
  });
});

describe('what is said tonight', () => {
  const heard = (village: Village): string =>
    viewOf(village).moment.says.map(speaker(quinteBourg.text.fr, names)).join(' ');

  it('calls by name the cards of this night, not of others', () => {
    const monday = new Village(['alpha', ...villagers]).to('pairing');
    expect(heard(monday)).toMatch(/^Freyja, ouvre les yeux\. /);
    const tuesday = new Village(['alpha', ...villagers], { weekday: 'tuesday' }).to('offices');
    expect(heard(tuesday)).toMatch(/^Cortex, .* Minus, /);
  });

  it('has one card close its eyes before the next opens theirs, whoever holds them', () => {
    const village = new Village(['alpha', ...villagers]).to('musicians');
    expect(heard(village)).toMatch(/Orphée, referme les yeux\. Sirène, ouvre les yeux\. [^.]*$/);
    expect(saysAt(village.state, 'night.musicians').at(-1)).toEqual({
      key: 'say.shut',
      params: { card: 'siren' },
    });
  });

  it('is the same whoever holds the cards, or nobody', () => {
    const said = (people: readonly string[]): readonly string[] => {
      const village = new Village(people);
      return ['sandman', 'snoopers', 'pairing', 'laura'].map((line) => heard(village.to(line)));
    };
    expect(said(['alpha', 'villager sandman', 'villager laura', ...villagers.slice(2)])).toEqual(
      said(['alpha', ...villagers]),
    );
  });

  it('leaves out what a composition that all know has not', () => {
    const composition = {
      roles: ['alpha', ...villagers],
      specialities: ['voyeur', 'sandman', 'thief', 'laura', 'engineer', 'eris', 'curious', 'assassin'],
      lovers: false,
    };
    const { state } = new Village(['alpha', ...villagers]);
    const known = { ...state, options: { ...state.options, composition } } as typeof state;
    expect(saysAt(known, 'night.snoopers').map(({ params }) => params?.card)).toEqual([
      'voyeur',
      undefined,
      'voyeur',
    ]);
    // Nobody of the line is in it: all are called as ever.
    expect(saysAt(known, 'night.animal')).toEqual(saysAt(state, 'night.animal'));
  });
});

describe('the vote', () => {
  const village = () => new Village(['alpha', ...villagers], { offices: { president: 2 } }).until('vote');

  it('shows its order, whose turn it is and how many are before one', () => {
    const voting = village();
    expect(pollIn(voting)).toMatchObject({ order: [2], turn: [2], done: [], tally: [] });
    expect(turnsBefore(pollIn(voting), 5)).toBeNull();
    expect(votersIn(pollIn(voting))).toBe(pollIn(voting).voters.length);
    expect(votersIn(pollIn(voting))).toBeGreaterThan(1);
    voting.says(2, 'vote.cast', on('name', 6)).says(2, 'president.direction', 'anticlockwise');
    const poll = pollIn(voting);
    expect(poll).toMatchObject({ order: [2, 1, 0, 7, 6, 5, 4, 3], done: [2], turn: [1], clockwise: false });
    expect(turnsBefore(poll, 2)).toBeNull();
    expect(turnsBefore(poll, 1)).toBe(0);
    expect(turnsBefore(poll, 7)).toBe(2);
  });

  it('counts as it goes, blanks apart and votes for the dead not at all', () => {
    const voting = village();
    voting.says(2, 'vote.cast', on('name', 6)).says(2, 'president.direction', 'clockwise');
    voting
      .says(3, 'vote.cast', 'blank')
      .says(4, 'vote.cast', on('name', 6))
      .says(5, 'vote.cast', on('name', 0));
    expect(pollIn(voting)).toMatchObject({
      tally: [
        { seat: 6, votes: 2 },
        { seat: 0, votes: 1 },
      ],
      blank: 1,
    });
    const dead = new Village(['alpha', 'fennec', 'seth', ...villagers], { offices: { president: 3 } });
    dead.until('vote').says(3, 'vote.cast', on('name', 6)).invokes(1, 'fennec.bite', on('bite', 6));
    expect(pollIn(dead).tally).toEqual([]);
  });

  it('does not call a President whom the law bars, who only chooses the direction', () => {
    const people = ['alpha', ...villagers.slice(1), { is: 'villager', coins: 3 }];
    const offices = { president: people.length - 1, senator: 3 };
    const voting = decree(new Village(people, { offices }), { do: 'law', law: ['poorVote'] }).until('vote');
    expect(voting.asked(offices.president)).toEqual(['president.direction']);
    expect(pollIn(voting)).toMatchObject({ turn: [], order: [], done: [] });
    expect(turnsBefore(pollIn(voting), offices.president)).toBeNull();
    const { says } = viewOf(voting).moment;
    expect(says).toEqual([{ key: 'say.direction', params: { player: offices.president } }]);
    voting.says(offices.president, 'president.direction', 'clockwise');
    expect(pollIn(voting)).toMatchObject({ turn: [0], done: [] });
  });

  it('counts the ghosts whom the law admits among its voters', () => {
    const people = ['alpha', ...villagers, { is: 'villager', fate: 'ghost' as const, coins: 0 }];
    const ghost = people.length - 1;
    const village = new Village(people, { offices: { president: 2, senator: 3 } }).until('law');
    village.says(ghost, 'law.propose', { do: 'law', law: ['ghostsVote'] }).until('agreement');
    village.says(3, 'senator.law', 'accept').until('vote');
    expect(pollIn(village).voters).toContain(ghost);
    expect(pollIn(village).voters).toHaveLength(people.length);
  });

  it('Q75: at the same time for all has no first', () => {
    const options = { voting: 'together' };
    const slow = new Village(['alpha', ...villagers], { options, offices: { president: 2 } }).until('vote');
    expect(slow.asked(5)).toEqual(['vote.cast']);
    expect(slow.asked(2)).toEqual(['vote.cast']);
    slow.says(5, 'vote.cast', 'blank');
    expect(pollIn(slow).done).toEqual([5]);
  });

  it('at the same time for all waits for whoever has not voted', () => {
    const slow = new Village(['alpha', ...villagers], { options: { voting: 'together' } }).until('vote');
    slow.says(3, 'vote.cast', 'blank');
    expect(pollIn(slow).done).toEqual([3]);
    expect(pollIn(slow).turn).not.toContain(3);
    expect(turnsBefore(pollIn(slow), 5)).toBe(0);
  });

  it('is over with the sentence', () => {
    const voting = village().sentences(6).until('weddings');
    expect(viewOf(voting).poll).toBeNull();
  });
});
