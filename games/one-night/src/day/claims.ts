import { closing, type FormOf, openWays } from '@veillee/gamekit';
import {
  type AnswerTo,
  type Fields,
  keysOf,
  one,
  type Right,
  type Rights,
  some,
  topic,
  way,
} from '@veillee/kernel';
import { artefactIds } from '../artefacts/index.ts';
import { outfitOf } from '../deck.ts';
import { markIds } from '../marks/index.ts';
import { centre, everyone, others } from '../places.ts';
import type { RoleId } from '../roles/index.ts';
import type { OneNight } from '../spec.ts';
import { type Claim, hasMarks, type State } from '../state.ts';
import type { ClaimId } from '../text/types.ts';
import { speakers } from './steps.ts';

/** What the public record has room for, by player. */
const mostClaims = 40;

/** The characters a card can show: those of the public deck, and the one lying across, public in kind (R74). */
function publicFaces({ deck }: State): readonly RoleId[] {
  const { across } = outfitOf(deck);
  return [...new Set(across === undefined ? deck : [...deck, across])];
}

/** Everything a player can state about the night, true or not; people and bots use the same. */
function waysToState(state: State, seat: number) {
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
    ...aboutTokens(state, all, rest),
  } satisfies { readonly [claim in ClaimId]: Fields };
}

/** A pick among nobody closes its way: nothing is said of marks and laid artefacts where there are none. */
function aboutTokens(state: State, all: readonly number[], rest: readonly number[]) {
  const [marked, others] = hasMarks(state) ? [all, rest] : [[], []];
  const mark = one('mark', markIds);
  return {
    'laid-artefact': { player: one('seat', outfitOf(state.deck).artefacts ? rest : []) },
    'saw-mark': { player: one('seat', marked), mark },
    'held-mark': { mark: one('mark', hasMarks(state) ? markIds : []) },
    'swapped-marks': { players: some('seat', marked, 2, 2) },
    'took-mark': { player: one('seat', others) },
    'gave-mark': { players: some('seat', marked, 1, 2), mark },
  };
}

const takeBack = (numbers: readonly number[]) => ({ claim: one('claim', numbers) });

type ClaimForm = FormOf<ReturnType<typeof waysToState> & { 'take-back': ReturnType<typeof takeBack> }>;
/** What a player said of the night: a way of the form, and its fields. */
export type Statement = Exclude<AnswerTo<ClaimForm>, { readonly do: 'take-back' }>;

/** The statements of a seat follow from the deck alone, and are laid out once. */
function statementForm(state: State, seat: number): ClaimForm {
  const forms = formsOf.get(state.deck) ?? [];
  formsOf.set(state.deck, forms);
  const form = forms[seat] ?? openWays({ ...waysToState(state, seat), 'take-back': takeBack([]) });
  if (form === undefined) throw new Error('there is always something to say');
  forms[seat] = form;
  return form;
}
const formsOf = new WeakMap<readonly RoleId[], ClaimForm[]>();

const claim = topic('day.claim', (state: State, seat: number): ClaimForm => {
  const mine = state.claims.filter((claim) => claim.seat === seat).map((claim) => claim.number);
  if (mine.length === 0) return statementForm(state, seat);
  const back = way('take-back', takeBack(mine));
  const form = { ...statementForm(state, seat), ...back };
  return mine.length < mostClaims
    ? form
    : closing(form, ...keysOf(form).filter((claim) => claim !== 'take-back'));
});

/** By day anybody who may speak may claim and take a claim back, in public (R81). */
export const claims: Rights<OneNight> = {
  offer(state, step, chair): readonly Right[] {
    if (typeof chair !== 'number' || step.type !== 'day' || !speakers(state).includes(chair)) return [];
    return [claim.put(state, chair)];
  },

  use(table, seat, topic, answer) {
    const { state } = table;
    const said = claim.answerIn({ topic, answer });
    if (typeof seat !== 'number' || !said) return;
    if (said.do === 'take-back') {
      const [number] = said.claim;
      state.claims.splice(
        state.claims.findIndex((claim) => claim.number === number),
        1,
      );
      table.tell('all', 'claim.takenBack', { seat, number });
      return;
    }
    state.claimed += 1;
    const made: Claim = { number: state.claimed, seat, at: table.at, said };
    state.claims.push(made);
    table.tell('all', 'claim.made', { seat, number: made.number, said: { ...said, who: seat } });
  },
};
