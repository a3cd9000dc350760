import { recordOf } from '@veillee/gamekit';
import type { Phrase } from '@veillee/kernel';
import { type OpeningId, openingIds, type Weekday, weekdays } from './ids.ts';
import { type LineId, lines, linesOn } from './night/lines.ts';
import type { Step, StepOf, VillageStep } from './spec.ts';
import type { State } from './state.ts';

/** The steps of a day, in the order of §12. */
export const dayStages = [
  'camera',
  'charmed',
  'changes',
  'deaths',
  'vacancies',
  'moving',
  'session',
  'law',
  'debate',
  'vote',
  'sentence',
  'weddings',
  'pickpocket',
  'evening',
] as const;
export type DayStage = (typeof dayStages)[number];

/** Where a village is: a line of the opening or of the night, a step of the day, or one of the moments between. */
export type StageId =
  | 'deal'
  | `opening.${OpeningId}`
  | 'nightfall'
  | 'window'
  | `night.${LineId}`
  | 'dawn'
  | `day.${DayStage}`
  | 'sunday'
  | 'end';

export type Part = 'opening' | 'night' | 'day' | 'sunday' | 'end';

/** Which step this is, for all; `stage` is worded by the format of that name. */
export interface Moment {
  readonly part: Part;
  readonly stage: StageId;
  /** Every stage of this part in order, for a row that shows how far it is. */
  readonly stages: readonly StageId[];
  /** What is said aloud now. */
  readonly says: readonly Phrase[];
}

const decided: { readonly [what in StepOf<'direct'>['what']]: StageId } = {
  conditions: 'opening.conditions',
  offices: 'opening.conditions',
  turned: 'opening.turned',
  lovers: 'opening.lovers',
};

/** The village's own steps, each with its place; those that are not here may come at any time. */
const places: { readonly [type in VillageStep['type']]?: StageId } = {
  deal: 'deal',
  nightfall: 'nightfall',
  window: 'window',
  dawn: 'dawn',
  camera: 'day.camera',
  changes: 'day.changes',
  rotation: 'day.changes',
  deaths: 'day.deaths',
  withdrawal: 'day.vacancies',
  applications: 'day.vacancies',
  appointment: 'day.vacancies',
  session: 'day.session',
  law: 'day.law',
  agreement: 'day.law',
  debate: 'day.debate',
  declare: 'day.vote',
  poll: 'day.vote',
  vote: 'day.vote',
  tally: 'day.vote',
  tie: 'day.vote',
  sentence: 'day.sentence',
  lastWords: 'day.sentence',
  pardon: 'day.sentence',
  execution: 'day.sentence',
  accusation: 'day.sentence',
  arraignment: 'day.sentence',
  trial: 'day.sentence',
  weddings: 'day.weddings',
  wedding: 'day.weddings',
  housing: 'day.weddings',
  pickpocket: 'day.pickpocket',
  evening: 'day.evening',
  sunday: 'sunday',
};
const placed: { readonly [type: string]: StageId | undefined } = places;

/** The stage that begins with a step; undefined: it belongs to that in which it comes. */
export function stageOf(step: Step, now: StageId): StageId | undefined {
  if (step.type === 'line') return stageOfLine(step.line);
  if (step.type === 'opening') return `opening.${step.line}`;
  if (step.type === 'direct') return decided[step.what];
  // What the night's dead leave is handed on after their cards and choices; another's whenever they die (§12).
  if (step.type === 'bequest' && now === 'day.deaths') return 'day.vacancies';
  return placed[step.type];
}

const ofLines = new Map<LineId, StageId>();
/** Put together once: whoever asks where a village is compares it all the time. */
function stageOfLine(line: LineId): StageId {
  const known = ofLines.get(line);
  if (known !== undefined) return known;
  const stage: StageId = `night.${line}`;
  ofLines.set(line, stage);
  return stage;
}

const opening: readonly StageId[] = ['deal', ...openingIds.map((id): StageId => `opening.${id}`)];
/** Where all of it is asked at once. */
const slowNight: readonly StageId[] = ['nightfall', 'window', 'dawn'];
const day: readonly StageId[] = dayStages.map((stage): StageId => `day.${stage}`);

/** The part of a game that a stage is of. */
export function partOf(stage: StageId): Part {
  if (stage === 'sunday' || stage === 'end') return stage;
  if (opening.includes(stage)) return 'opening';
  return day.includes(stage) ? 'day' : 'night';
}

/** All stages of the part a village is in, in order: the same whoever is in the game. */
export function stagesOf({
  stage,
  weekday,
  options,
}: Pick<State, 'stage' | 'weekday' | 'options'>): readonly StageId[] {
  const part = partOf(stage);
  if (part === 'opening') return opening;
  if (part === 'day') return day;
  if (part !== 'night') return [stage];
  return options.nights === 'together' ? slowNight : nightsByDay()[weekday];
}

let known: { readonly [weekday in Weekday]: readonly StageId[] } | undefined;
/** Made once all lines are known. */
const nightsByDay = (): NonNullable<typeof known> => {
  known ??= recordOf(weekdays, nightOf);
  return known;
};

function nightOf(weekday: Weekday): readonly StageId[] {
  const called = linesOn(weekday);
  const first = called.findIndex((line) => lines[line].afterDawn);
  const stages = called.map((line): StageId => `night.${line}`);
  return ['nightfall', ...stages.toSpliced(first < 0 ? stages.length : first, 0, 'dawn')];
}

/** The line of the night that a stage is. */
export const lineIn = (stage: StageId): LineId | null => {
  // Whatever follows is the line it was made of.
  return stage.startsWith('night.') ? (stage.slice('night.'.length) as LineId) : null;
};
