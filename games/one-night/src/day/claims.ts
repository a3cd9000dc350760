import {
  type Answer,
  type Chair,
  type Fields,
  type Form,
  one,
  type Right,
  type Rights,
  some,
} from '@veillee/kernel';
import { outfitOf } from '../deck.ts';
import { artefactIds, markIds, type RoleId } from '../ids.ts';
import { centre, everyone, others } from '../places.ts';
import type { OneNight } from '../spec.ts';
import { type Claim, hasMarks, type State } from '../state.ts';
import type { ClaimId } from '../text/types.ts';
import { speakers } from './steps.ts';

/** What the public record has room for, by player. */
const mostClaims = 40;

type Ways = { readonly [claim in ClaimId]?: Fields };

/** The characters a card can show: those of the public deck, and the one lying across, public in kind (R74). */
function publicFaces({ deck }: State): readonly RoleId[] {
  const { across } = outfitOf(deck);
  return [...new Set(across === undefined ? deck : [...deck, across])];
}

/** Everything a player can state about the night, true or not; people and bots use the same. */
function statements(state: State, seat: number): Ways {
  const role = one('card', publicFaces(state));
  const card = one('centre', centre(state));
  const all = everyone(state.seats);
  const rest = others(state.seats, seat);
  const player = one('seat', rest);
  const side = one('side', ['left', 'right']);
  return {
    was: { role },
    became: { role },
    'saw-card': { player: one('seat', all), role },
    'saw-centre': { card, role },
    'swapped-cards': { players: some('seat', all, 2, 2) },
    'took-card': { player, role },
    'took-centre': { card },
    'gave-card': { player: one('seat', all), role },
    shielded: { player },
    tapped: { side },
    'tapped-on': { player },
    met: { players: some('seat', rest, 1, rest.length) },
    'met-nobody': {},
    shifted: { side },
    'saw-thumbs': { players: some('seat', rest, 1, rest.length) },
    'hold-artefact': { artefact: one('artefact', artefactIds) },
    slept: {},
    nothing: {},
    ...(outfitOf(state.deck).artefacts ? { 'laid-artefact': { player } } : {}),
    ...(hasMarks(state) ? aboutMarks(all, rest) : {}),
  };
}

function aboutMarks(all: readonly number[], rest: readonly number[]): Ways {
  const mark = one('mark', markIds);
  return {
    'saw-mark': { player: one('seat', all), mark },
    'held-mark': { mark },
    'swapped-marks': { players: some('seat', all, 2, 2) },
    'took-mark': { player: one('seat', rest) },
    'gave-mark': { players: some('seat', all, 1, 2), mark },
  };
}

/** The statements of a seat follow from the deck alone, and are laid out once. */
function statementForm(state: State, seat: number): Form {
  const forms = formsOf.get(state.deck) ?? [];
  formsOf.set(state.deck, forms);
  const form = forms[seat] ?? layOut(statements(state, seat));
  forms[seat] = form;
  return form;
}
const formsOf = new WeakMap<readonly RoleId[], Form[]>();

const layOut = (ways: Ways): Form =>
  Object.fromEntries(Object.entries(ways).map(([way, fields]) => [way, { fields }]));

function claimForm(state: State, seat: number): Form {
  const mine = state.claims.filter((claim) => claim.seat === seat).map((claim) => claim.number);
  if (mine.length === 0) return statementForm(state, seat);
  const takeBack: Form = { 'take-back': { fields: { claim: one('claim', mine) } } };
  return mine.length < mostClaims ? { ...statementForm(state, seat), ...takeBack } : takeBack;
}

/** By day anybody who may speak may claim and take a claim back, in public (R81). */
export const claims: Rights<OneNight> = {
  offer(state, step, chair): readonly Right[] {
    if (typeof chair !== 'number' || step.type !== 'day' || !speakers(state).includes(chair)) return [];
    return [{ topic: 'day.claim', form: claimForm(state, chair) }];
  },

  use(table, chair: Chair, _topic, answer: Answer) {
    const { state } = table;
    const seat = chair as number;
    if (answer.do === 'take-back') {
      const [number] = answer.claim as readonly number[];
      state.claims.splice(
        state.claims.findIndex((claim) => claim.number === number),
        1,
      );
      table.tell('all', 'claim.takenBack', { seat, number: number as number });
      return;
    }
    state.claimed += 1;
    const claim: Claim = { number: state.claimed, seat, at: table.at, said: answer };
    state.claims.push(claim);
    table.tell('all', 'claim.made', { seat, number: claim.number, said: { ...answer, who: seat } });
  },
};
