import { quick } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { type Evening, playedBy } from '../../../../../../games/one-night/test/ledger/evening.ts';
import { tellByTouches } from '../../../../test/tellByTouches.ts';
import { type Answers, type Choice, nobody } from '../../../whoWon/sheet.ts';
import { go, type PagesOf, pick, remembering, whereIs } from '../../../whoWon/walk.ts';
import type { Told } from '../../whoWon.ts';
import { artefactCells, atCentre, markCells } from '../whoWon/pages.ts';
import { nightOf, telling } from '../whoWon/telling.ts';
import { nightPages } from './nightPages.ts';
import { readNight } from './readNight.ts';

const who = (seat: number): string => `Chaise ${seat + 1}`;

/** What somebody who was there answers when this cell is asked, of the end and of the night. */
function answerFor(evening: Evening, isKnown: boolean) {
  const { end, did, dealt, deck } = evening;
  const known = isKnown ? deck : null;
  const before = (holds: (one: Evening['end']['players'][number]) => boolean): readonly string[] =>
    end.players.flatMap((one, seat) => (holds(one) ? [String(seat)] : []));
  return (id: string, choices: readonly Choice[]): string => {
    const [what = '', ...rest] = id.split('.');
    const place = end.players[Number(rest[0])];
    if (what === 'card') return place?.card ?? '';
    if (what === 'copied') return place?.copied ?? atCentre;
    if (what === 'turned') return place?.turned ?? nobody;
    if (what === 'centre') return place?.fromCentre ? 'yes' : 'no';
    if (what === 'votes') return place?.votes == null ? nobody : String(place.votes);
    if (what === 'deal') return dealt[Number(rest[0])] ?? '';
    if (what === 'middle') return end.centre[rest[0] === 'across' ? 3 : Number(rest[0])] ?? '';
    if (what === 'mark') {
      const [, mark] = markCells(known).find(([cell]) => cell === id) ?? [];
      const alike = markCells(known).filter(([, one]) => one === mark);
      return before((one) => one.mark === mark)[alike.findIndex(([cell]) => cell === id)] ?? nobody;
    }
    if (what === 'artefact') {
      const [, artefact] = artefactCells.find(([cell]) => cell === id) ?? [];
      return before((one) => one.artefact === artefact)[0] ?? nobody;
    }
    return what === 'saw' ? sawIn(evening, rest) : didIn(did, rest, choices);
  };
}

function sawIn({ end }: Evening, [, , by, of]: readonly string[]): string {
  const found = end.story.find(
    ({ by: doer, did, params }) =>
      String(doer) === by &&
      ['sawCard', 'sawMark', 'copied'].includes(did) &&
      String('place' in params ? params.place : 'seat' in params ? params.seat : '') === of,
  );
  const params = found?.params ?? {};
  return String('card' in params ? params.card : 'mark' in params ? params.mark : '?');
}

function didIn(did: Evening['did'], id: readonly string[], choices: readonly Choice[]): string {
  const [, call, verb, seat, field, nth] = id;
  const answer = did.get(`${call}.${verb}.${seat}`);
  if (answer === undefined) return '?';
  if (field !== undefined) {
    const picked = answer[field];
    return Array.isArray(picked) && picked[Number(nth)] !== undefined ? String(picked[Number(nth)]) : nobody;
  }
  const [only] = Object.entries(answer).flatMap(([name, value]) => (name === 'do' ? [] : value));
  const found = choices.find((one) => one.id === String(only)) ?? choices.find((one) => one.id === answer.do);
  return found?.id ?? '?';
}

function toldBy(evening: Evening, isKnown: boolean, seed: number) {
  const players = evening.dealt.length;
  const { gremlinSelf, deck } = evening;
  const extras = true;
  const options = isKnown ? { deck, gremlinSelf, extras } : {};
  const told: Told = { players, options };
  const answerTo = answerFor(evening, isKnown);
  const ends = tellByTouches(
    remembering((answers) => telling.pages(told, answers, 'fr', who)),
    answerTo,
    { below: () => 1 },
  ).walk.answers;
  const nightOfEnd = (answers: Answers) => nightOf(told, { ...ends, ...answers }, 'fr', who);
  const pagesOf: PagesOf = remembering((answers) => {
    const { night, all } = nightOfEnd(answers);
    return nightPages(night, all);
  });
  const { walk, touches } = tellByTouches(pagesOf, answerTo, quick(seed));
  const { night, all } = nightOfEnd(walk.answers);
  return { night, all, walk, touches, pagesOf };
}

describe('the ledger of the night, told touch by touch', () => {
  it('holds whatever was played, of any deck', () => {
    for (let seed = 0; seed < 250; seed += 1) {
      const { night, all } = toldBy(playedBy(quick(seed)), true, seed);
      const { clashes, slips, complete } = readNight(night, all);
      expect({ clashes, slips, complete }, `${seed}`).toEqual({ clashes: [], slips: [], complete: true });
    }
  });

  it('where nobody knows the list, it is found out by the cards of the centre', () => {
    let told = 0;
    for (let seed = 1000; told < 40; seed += 1) {
      const evening = playedBy(quick(seed));
      if (evening.gremlinSelf) continue;
      told += 1;
      const { night, all } = toldBy(evening, false, seed);
      expect(readNight(night, all).clashes, `${seed}`).toEqual([]);
    }
  });

  it('asks each player for the card of the start, then call by call, and mends what is told anew', () => {
    const evening = playedBy(quick(12));
    const { pagesOf, walk } = toldBy(evening, true, 12);
    const pages = pagesOf(walk.answers);
    expect(pages[0]?.id).toBe('deal');
    expect(pages.slice(1).every(({ id }) => id.startsWith('night.'))).toBe(true);
    // Another card at the start: what that player did in the dark is asked anew, what others did still stands.
    const other = evening.deck.find((card) => card !== evening.dealt[0] && !evening.dealt.includes(card));
    if (other === undefined) throw new Error('nothing lies in the centre');
    const mended = pick(pagesOf, go(walk, 'deal', 'deal.0'), other);
    expect(mended.answers['deal.1']).toBe(walk.answers['deal.1']);
    expect(whereIs(pagesOf, mended).pages[0]?.cells[0]?.id).toBe('deal.0');
  });

  it('a night told wrongly is found out, with the word that would mend it', () => {
    for (let seed = 40; ; seed += 1) {
      const evening = playedBy(quick(seed));
      const { night, all } = toldBy(evening, true, seed);
      const card = evening.end.players[0]?.card;
      const other = evening.deck.find((one) => one !== card && !['copycat', 'doppelganger'].includes(one));
      if (card === undefined || other === undefined || ['copycat', 'doppelganger'].includes(card)) continue;
      const read = readNight(night, { ...all, 'card.0': other });
      expect(read.clashes.map(({ key }) => key)).toContain('ledger.card');
      expect(read.slips).toContainEqual({ key: 'ledger.slip.found', params: { player: 0 } });
      return;
    }
  });
});
