import { quick, type Rng, shuffled } from '@veillee/kernel';
import {
  artefactIds,
  cardsToTell,
  copiesToTell,
  deckOf,
  doesCopy,
  doesTurn,
  type FinalTable,
  firstMark,
  isBlankFromCentre,
  judge,
  marksToTell,
  mayBeFetched,
  mayHaveArtefacts,
  type Place,
  type RoleId,
  scenarioIds,
  turnsToTell,
} from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { tellByTouches } from '../../../../test/tellByTouches.ts';
import { outcomesOf } from '../../../whoWon/outcomes.ts';
import { forgotten, nobody } from '../../../whoWon/sheet.ts';
import { go, type PagesOf, pick, remembering, whereIs } from '../../../whoWon/walk.ts';
import type { Options } from '../../face.ts';
import { artefactCells, atCentre, markCells } from './pages.ts';
import { endOf, judgedIn, telling } from './telling.ts';

const one = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

interface Evening {
  readonly players: number;
  readonly options: Options;
  readonly deck: readonly RoleId[] | null;
  readonly table: FinalTable;
}

/** Any final table that can lie there: of a scenario, or of any cards of the boxes. */
function anyEvening(rng: Rng): Evening {
  const players = 3 + rng.below(8);
  const known = scenarioIds.filter((id) => telling.packs(players, 'fr').some((pack) => pack.id === id));
  const scenario = rng.below(3) === 0 ? null : one(known, rng);
  const deck = scenario === null ? null : deckOf(scenario, players);
  const stock = Object.entries(cardsToTell(deck)) as [RoleId, number][];
  const cards = shuffled(
    stock.flatMap(([card, count]) => Array.from({ length: count }, () => card)),
    rng,
  );
  const marks = shuffled(marksToTell(deck), rng);
  const artefacts = shuffled(mayHaveArtefacts(deck) ? artefactIds : [], rng);
  const places = Array.from({ length: players }, (_, seat): Place => {
    const card = cards[seat] as RoleId;
    const slept = mayBeFetched(deck) && rng.below(4) === 0;
    const copied = doesCopy(card) && !slept ? one(copiesToTell(card, deck), rng) : null;
    const character = doesCopy(card) ? copied : card;
    const turns = [null, ...turnsToTell(deck)];
    return {
      card,
      mark: rng.below(3) === 0 ? (marks.pop() ?? firstMark) : firstMark,
      artefact: rng.below(5) === 0 ? (artefacts.pop() ?? null) : null,
      copied,
      turned: character !== null && doesTurn(character) ? one(turns, rng) : null,
      fromCentre: slept && (doesCopy(card) || isBlankFromCentre(card)),
      votes: rng.below(12) === 0 ? null : (seat + 1 + rng.below(players - 1)) % players,
    };
  });
  return {
    players,
    options: scenario === null ? {} : { scenario },
    deck,
    table: { players: places, options: {} },
  };
}

const pagesFor = ({ players, options }: Evening): PagesOf =>
  remembering((answers) => telling.pages({ players, options }, answers, 'fr', (seat) => `Chaise ${seat}`));

/** What somebody who sees this table answers when this cell is asked. */
function answerTo({ deck, table }: Evening, id: string): string {
  const [what = '', at = ''] = id.split('.');
  const place = table.players[Number(at)];
  const holder = (holds: (one: Place) => boolean): string =>
    String(table.players.findIndex(holds)).replace('-1', nobody);
  if (what === 'mark') {
    const cell = markCells(deck).find(([cell]) => cell === id);
    // The second of two alike is with the second who has one.
    const alike = markCells(deck).filter(([, mark]) => mark === cell?.[1]);
    const seats = table.players.flatMap(({ mark }, seat) => (mark === cell?.[1] ? [seat] : []));
    return String(seats[alike.findIndex(([one]) => one === id)] ?? nobody);
  }
  if (what === 'artefact') {
    const artefact = artefactCells.find(([cell]) => cell === id)?.[1];
    return holder((one) => one.artefact === artefact);
  }
  if (place === undefined) throw new Error(`nobody is asked ${id}`);
  if (what === 'card') return place.card;
  if (what === 'copied') return place.fromCentre ? atCentre : (place.copied ?? '');
  if (what === 'turned') return place.turned ?? nobody;
  if (what === 'centre') return place.fromCentre ? 'yes' : 'no';
  return place.votes === null ? nobody : String(place.votes);
}

const toldByTouches = (evening: Evening, rng: Rng) =>
  tellByTouches(pagesFor(evening), (cell) => answerTo(evening, cell), rng);

describe('who won, told touch by touch', () => {
  it('is what the engine says of the very table, for thousands of them', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 2000; seed += 1) {
      const rng = quick(seed);
      const evening = anyEvening(rng);
      const { walk } = toldByTouches(evening, rng);
      const said = judgedIn(endOf(evening, walk.answers));
      const { winners, dead, teams, reasons, mode } = judge(evening.table);
      expect(
        { winners: said.winners, dead: said.dead, teams: said.teams, reasons: said.reasons },
        `${seed}`,
      ).toEqual({ winners, dead, teams, reasons });
      seen.add(mode);
    }
    expect([...seen].sort()).toEqual(['classic', 'epic', 'monsters']);
  });

  it('takes five players no more than a dozen touches where no marks lie', () => {
    const evening: Evening = {
      players: 5,
      options: {
        scenario: null,
        deck: ['werewolf', 'werewolf', 'seer', 'robber', 'hunter', 'villager', 'villager', 'villager'],
      },
      deck: ['werewolf', 'werewolf', 'seer', 'robber', 'hunter', 'villager', 'villager', 'villager'],
      table: {
        players: (['werewolf', 'seer', 'robber', 'hunter', 'villager'] as const).map((card, seat) => ({
          card,
          mark: firstMark,
          artefact: null,
          copied: null,
          turned: null,
          fromCentre: false,
          votes: (seat + 1) % 5,
        })),
        options: {},
      },
    };
    const { touches } = toldByTouches(evening, { below: () => 1 });
    expect(touches).toBe(10);
  });

  it('offers a card only while one is free, and names nothing this deck cannot show', () => {
    const told = { players: 4, options: { scenario: 'nuit-tombante' } };
    const deck = deckOf('nuit-tombante', 4) as readonly RoleId[];
    const pages = telling.pages(told, {}, 'en', String);
    expect(new Set(pages[0]?.cells[0]?.choices.map(({ id }) => id))).toEqual(new Set(deck));
    expect(pages.map(({ id }) => id)).toEqual(['cards', 'votes', 'marks']);
  });

  it('a card that is mended keeps all that still holds, and opens what it asks besides', () => {
    const evening = anyEvening(quick(7));
    const pagesOf = pagesFor({ ...evening, options: {}, deck: null });
    const { walk } = toldByTouches({ ...evening, options: {}, deck: null }, { below: () => 1 });
    const mended = pick(pagesOf, go(walk, 'cards', 'card.0'), 'copycat');
    const { page, cell, whole } = whereIs(pagesOf, mended);
    expect([page.id, cell?.id, whole]).toEqual(['copies', 'copied.0', false]);
    expect(mended.answers['votes.1']).toBe(walk.answers['votes.1']);
    expect(whereIs(pagesOf, pick(pagesOf, mended, 'seer')).whole).toBe(true);
  });

  it('what nobody remembers is tried in every way: an end that hangs on it comes with each, one that does not is certain', () => {
    const told = {
      players: 3,
      options: { scenario: null, deck: ['werewolf', 'seer', 'villager', 'hunter', 'robber', 'tanner'] },
    };
    const pagesOf: PagesOf = (answers) => telling.pages(told, answers, 'fr', String);
    const answers = {
      'card.0': 'werewolf',
      'card.1': forgotten,
      'card.2': 'seer',
      'votes.0': '1',
      'votes.1': '0',
      'votes.2': '1',
    };
    const key = ({ winners, dead }: { winners: readonly number[]; dead: readonly number[] }) =>
      `${winners}/${dead}`;
    const all = (given: typeof answers) =>
      outcomesOf(pagesOf, given, (whole) => judgedIn(endOf(told, whole)), key);
    const open = all(answers);
    expect(open.complete).toBe(true);
    // A hunter takes the werewolf along, a tanner wins alone, any other villager is the pack's.
    expect(open.outcomes.map(({ ways, judged }) => [ways, judged.winners])).toEqual([
      [2, [0]],
      [1, [1, 2]],
      [1, [1]],
    ]);
    const certain = all({ ...answers, 'card.1': 'robber', 'card.2': forgotten, 'votes.1': forgotten });
    expect(certain.outcomes.every(({ judged }) => judged.dead.includes(1))).toBe(true);
  });
});
