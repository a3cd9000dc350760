import type { Wordings } from '@veillee/kernel';
import type { CallText } from '../definition.ts';
import type { BoxId, TeamId } from '../ids.ts';
import type { DifficultyId, ScenarioId } from '../scenarios.ts';
import type { DoubtKey } from './fr/doubts.ts';
import type { LedgerKey } from './fr/ledger.ts';
import type { calls, phases } from './fr/narrator.ts';
import type { OptionKey } from './fr/options.ts';
import type { QuestionKey } from './fr/questions.ts';
import type { ReasonKey } from './fr/reasons.ts';
import type { PositionRefusalKey } from './fr/refusals.ts';
import type { TableKey } from './fr/table.ts';
import type { TalkKey, ThoughtKey } from './fr/talk.ts';
import type { claims, terms } from './fr/terms.ts';

export interface TeamText {
  readonly name: string;
  readonly the: string;
  readonly of: string;
}

export interface ScenarioText {
  /** The French title, in both languages. */
  readonly name: string;
  /** What that title means, where the reader may not speak French. */
  readonly translation?: string;
  readonly blurb: string;
}

/** Slots are filled with words already formed: {who} with {says} or {calls}, {player}, {players}, {ofPlayer}, {theirCard},
 * {theirMark}, {theirCards}, {theirMarks}, {role} ("un Voleur"), {bare} ("Voleur"), {name} (as on the card), {card}, {mark}, {side}, {artefact}. */
export interface ClaimText {
  /** On the button that begins the claim. */
  readonly button: string;
  /** In the claimant's mouth. */
  readonly said: string;
  /** On the record, about the claimant {who}. */
  readonly told: string;
  /** The same to the only one it is about. */
  readonly toldYou?: string;
  /** The same to the claimant, where more changes than the verb. */
  readonly toldOwn?: string;
  /** Where the claimant did it to himself alone: in his mouth, on the record, and to him. */
  readonly self?: { readonly said: string; readonly told?: string; readonly own?: string };
}

export type ClaimId = keyof typeof claims;
export type TermId = keyof typeof terms;
export type PhaseTextId = keyof typeof phases;
export type FolderKey =
  | OptionKey
  | TableKey
  | TalkKey
  | ThoughtKey
  | QuestionKey
  | ReasonKey
  | PositionRefusalKey
  | DoubtKey
  | LedgerKey;

/** What the folder of one language words: everything that belongs to no role, mark or artefact. */
export interface Folder {
  readonly says: Wordings<FolderKey>;
  readonly calls: { readonly [call in keyof typeof calls]: CallText };
  readonly phases: { readonly [moment in PhaseTextId]: string };
  readonly teams: { readonly [team in TeamId]: TeamText };
  readonly terms: { readonly [term in TermId]: string };
  readonly claims: { readonly [claim in ClaimId]: ClaimText };
  readonly scenarios: { readonly [id in ScenarioId]: ScenarioText };
  readonly difficulties: { readonly [id in DifficultyId]: string };
  readonly boxes: { readonly [box in BoxId]: string };
}
