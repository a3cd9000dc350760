import { at, type Seat } from '@veillee/kernel';
import type { ArtefactId } from './artefacts/index.ts';
import { holds } from './day/steps.ts';
import type { MarkId } from './marks/index.ts';
import { everyone } from './places.ts';
import type { RoleId } from './roles/index.ts';
import { type Claim, type Deed, faceAt, type Phase, type State } from './state.ts';
import { cardJourneys, finalTable, type Journey, markJourneys } from './story.ts';
import type { Place } from './verdict/finalTable.ts';

/** What a player remembers: the card he was dealt and the mark of the mark check, never what lies there now. */
export interface Memory {
  readonly dealt: RoleId;
  readonly mark: MarkId | null;
  readonly artefact: ArtefactId | null;
}
/** What open eyes see on the table besides the backs of cards (R67). */
export interface Open {
  readonly shield: number | null;
  readonly faceUp: readonly { readonly seat: number; readonly card: RoleId }[];
  readonly artefacts: readonly number[];
}
/** All is turned up. */
export interface Ending {
  readonly players: readonly Place[];
  /** The faces of the centre. */
  readonly centre: readonly RoleId[];
  readonly story: readonly Deed[];
  readonly cards: readonly Journey<RoleId>[];
  readonly marks: readonly Journey<MarkId>[];
}
export interface View {
  readonly phase: Phase;
  readonly deck: readonly RoleId[];
  /** Whether this table lets the Gremlin choose himself (R2): the narrator says so. */
  readonly gremlinSelf: boolean;
  readonly centre: number;
  readonly me: Memory | null;
  readonly table: Open | null;
  readonly claims: readonly Claim[];
  readonly end: Ending | null;
}

export const scene = (state: State): View => ({
  phase: state.phase,
  deck: state.deck,
  gremlinSelf: state.options.gremlinSelf,
  centre: state.faces.length - state.seats,
  me: null,
  table: isLight(state.phase) ? tableSeen(state) : null,
  claims: state.claims.slice(),
  end: state.phase === 'end' ? ending(state) : null,
});

/** One's memory; and where one's eyes are open while others' are not, or the other way round, the table. */
export function sees(state: State, chair: Seat | 'master'): Partial<View> {
  const otherwise = seesTable(state, chair) !== isLight(state.phase);
  const table = otherwise ? { table: isLight(state.phase) ? null : tableSeen(state) } : {};
  return chair === 'master' ? table : { me: memory(state, chair), ...table };
}

/** By day nothing of one's own changes any more. */
export const stamp = ({ phase }: State): number | undefined =>
  isLight(phase) ? light.indexOf(phase) : undefined;

const light: readonly Phase[] = ['day', 'vote', 'end'];
const isLight = (phase: Phase): boolean => light.includes(phase);

function memory(state: State, seat: number): Memory {
  return {
    dealt: at(state.faces, seat),
    mark: state.checked?.[seat] ?? null,
    artefact: isLight(state.phase) ? (state.artefacts[seat] ?? null) : null,
  };
}

/** By day all but one who must turn away; in the dark those whose eyes are open, and a human master (R67, R81). */
function seesTable(state: State, chair: Seat | 'master'): boolean {
  if (chair === 'master' || state.phase === 'end') return true;
  return isLight(state.phase) ? !holds(state, chair, 'blinds') : state.awake.includes(chair);
}

function tableSeen(state: State): Open {
  return {
    shield: state.shield,
    faceUp: state.faceUp.map((seat) => ({ seat, card: faceAt(state, seat) })),
    artefacts: everyone(state.seats).filter((seat) => state.artefacts[seat] !== null),
  };
}

export function ending(state: State): Ending {
  return {
    players: finalTable(state).players,
    centre: state.cards.slice(state.seats).map((card) => at(state.faces, card)),
    story: state.story.slice(),
    cards: cardJourneys(state),
    marks: markJourneys(state),
  };
}
