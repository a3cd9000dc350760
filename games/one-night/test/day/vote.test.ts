import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'seer', Bob: 'werewolf', Cyd: 'robber', Dan: 'drunk' }, ['hunter', 'minion', 'tanner']).until(
    'vote',
  );

describe('the vote', () => {
  it('R54: everyone must point at another player, not himself', () => {
    const t = table();
    expect(t.offers('Bob')).toEqual({ point: ['Ana', 'Cyd', 'Dan'] });
    expect(t.tries('Bob', 'point', 'Bob')).toBe('answer.option');
    expect(t.tries('Bob', 'pass')).toBe('answer.way');
  });

  it('R54: a finger can be moved until the time is up; then all point at once', () => {
    const t = table().answers('Ana', 'point', 'Bob').answers('Ana', 'point', 'Cyd');
    expect([t.state.votes, t.phase]).toEqual([null, 'vote']);
    for (const name of ['Bob', 'Cyd', 'Dan']) t.answers(name, 'point', 'Ana');
    expect(t.phase).toBe('vote');
    expect(t.answers('Ana', 'point', 'Bob').timeUp().state.votes).toEqual([1, 0, 0, 0]);
  });

  it('R54: until then all see who has pointed, nobody sees at whom', () => {
    const t = table().answers('Ana', 'point', 'Bob');
    const watched = t.sees('Cyd').watched;
    expect(watched.map(({ answered }) => answered)).toEqual([[0], [], [], []]);
    expect(watched.some((one) => 'proposals' in one)).toBe(false);
    expect(t.sees('Ana').prompts[0]?.mine).toEqual({ do: 'point', player: [1] });
  });

  it('R54: who does not point has no vote', () => {
    const t = table().answers('Ana', 'point', 'Bob').answers('Cyd', 'point', 'Bob').timeUp();
    expect(t.state.votes).toEqual([1, null, 1, null]);
    expect(t.announced().at(-1)).toBe('vote.counted Bob+nobody+Bob+nobody');
  });

  it('R54: with a vote missing, a highest count of one kills nobody', () => {
    expect(table().votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Dan' }).dead).toEqual([]);
    expect(table().votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Bob' }).dead).toEqual(['Bob']);
  });

  it('A4: after the vote all cards, marks and artefacts are turned up and the verdict is told', () => {
    const t = table();
    t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Bob', Dan: 'Bob' });
    const sight = t.sees('Dan');
    expect(sight.view.end?.players.map(({ card }) => card).join(' ')).toBe(
      t.cards.split(' ').slice(0, 4).join(' '),
    );
    expect(sight.verdict).toMatchObject({ teams: ['village'] });
    expect(sight.over).toBe(true);
  });

  it('R17: the table’s option for replacement victims reaches the verdict', () => {
    const guarded = (options: { [option: string]: number }) =>
      deal({ Ana: 'bodyguard', Bob: 'seer', Cyd: 'robber', Dan: 'drunk' }, ['hunter', 'minion', 'tanner'], {
        options,
      }).votes({ Ana: 'Bob', Bob: 'Cyd', Cyd: 'Bob', Dan: 'Bob' }).dead;
    expect([guarded({}), guarded({ replacementMin: 1 })]).toEqual([[], ['Cyd']]);
  });

  it('A4: until then nobody has a verdict', () => {
    expect([table().sees('Ana').verdict, table().sees('Ana').view.end]).toEqual([null, null]);
  });
});
