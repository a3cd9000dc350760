import { fail, type Game, ok } from '@veillee/kernel';
import { bequestStep, heirloomStep, ritesStep, settleStep } from './afterlife.ts';
import { cardSteps } from './cards.ts';
import { circles } from './circles.ts';
import { corrections } from './corrections.ts';
import * as applications from './day/applications.ts';
import * as changes from './day/changes.ts';
import * as evening from './day/evening.ts';
import * as morning from './day/morning.ts';
import * as purge from './day/purge.ts';
import * as session from './day/session.ts';
import * as vote from './day/vote.ts';
import * as weddings from './day/weddings.ts';
import { checkDeal, setup } from './deal.ts';
import { agreementStep, lawStep } from './laws/steps.ts';
import { dawnStep, lineStep, nightfallStep } from './night/steps.ts';
import { windowStep } from './night/window.ts';
import { successionStep, vacanciesStep } from './offices/succession.ts';
import { dealStep, directStep, openingStep } from './opening.ts';
import { checkOptions } from './options.ts';
import { handedOver, rights } from './rights.ts';
import type { Quinte } from './spec.ts';
import { staged } from './staging.ts';
import { text } from './text/index.ts';
import { scene, sees } from './view.ts';

/** Les Reptiliens de Quinte-Bourg: a village of hidden camps over several game days. */
export const quinteBourg: Game<Quinte> = {
  id: 'quinte-bourg',
  rules: 3,
  text,
  check(raw, seats, deal) {
    const options = checkOptions(raw, seats);
    if (!options.ok || deal === undefined) return options.ok ? ok({ options: options.value }) : options;
    const dealt = checkDeal(deal, options.value, seats);
    return dealt.ok ? ok({ options: options.value, deal: dealt.value }) : fail(dealt.error);
  },
  setup,
  steps: staged({
    deal: dealStep,
    direct: directStep,
    opening: openingStep,
    nightfall: nightfallStep,
    window: windowStep,
    line: lineStep,
    dawn: dawnStep,
    camera: morning.cameraStep,
    changes: changes.changesStep,
    rotation: changes.rotationStep,
    deaths: morning.deathsStep,
    reading: morning.readingStep,
    rites: ritesStep,
    heirloom: heirloomStep,
    bequest: bequestStep,
    vacancies: vacanciesStep,
    succession: successionStep,
    withdrawal: applications.withdrawalStep,
    applications: applications.applicationsStep,
    appointment: applications.appointmentStep,
    session: session.sessionStep,
    law: lawStep,
    agreement: agreementStep,
    debate: session.debateStep,
    declare: vote.declareStep,
    poll: vote.pollStep,
    vote: vote.voteStep,
    tally: vote.tallyStep,
    tie: vote.tieStep,
    sentence: session.sentenceStep,
    lastWords: session.lastWordsStep,
    pardon: session.pardonStep,
    execution: session.executionStep,
    accusation: purge.accusationStep,
    arraignment: purge.arraignmentStep,
    trial: purge.trialStep,
    weddings: weddings.weddingsStep,
    wedding: weddings.weddingStep,
    housing: weddings.housingStep,
    pickpocket: evening.pickpocketStep,
    evening: evening.eveningStep,
    sunday: evening.sundayStep,
    settle: settleStep,
    ...cardSteps,
  }),
  rights,
  corrections,
  handedOver,
  circles,
  scene,
  sees,
  verdict(state) {
    if (state.stop === null) return undefined;
    const { winners, teams, reasons } = state.stop;
    return { winners, teams, reasons };
  },
};

export { type Composition, checkComposition, specialityPack, suggest } from './composition.ts';
export { conditionIds } from './conditions.ts';
export { type Poll, turnsBefore, votersIn } from './day/poll.ts';
export type { Deal } from './deal.ts';
export { appointed, type Giving, givings } from './decisions.ts';
export type { Counts, PublicNow } from './gazette/annals.ts';
export {
  type Article,
  type Fingers,
  type Issue,
  issuesOf,
  type Post,
  type SectionId,
} from './gazette/issue.ts';
export { type Printed, pressOf } from './gazette/press.ts';
export * from './ids.ts';
export { converters } from './impossible.ts';
export { type LawId, lawIds } from './laws/index.ts';
export { type LineId, lineIds, lines } from './night/lines.ts';
export {
  isOptional,
  type MandatoryId,
  mandatoryIds,
  type OfficeId,
  type OptionalId,
  officeIds,
  offices,
  optionalIds,
} from './offices/index.ts';
export { officesWantedBy } from './offices/powers.ts';
export { defaults, maxPlayers, minPlayers, type Options, type Paces, realTime, slowPace } from './options.ts';
export type { Position, PositionPlayer } from './position.ts';
export { roleIds, roles, sixIds } from './roles/index.ts';
export type * from './script/script.ts';
export {
  type Balance,
  balanceOf,
  type CompositionRow,
  compositionRows,
  countOfRole,
  filledUp,
  shortOf,
  withoutRole,
  withRole,
} from './setUp.ts';
export type { Quinte, Step } from './spec.ts';
export { specialities, specialityIds } from './specialities/index.ts';
export { type DayStage, dayStages, type Moment, type Part, type StageId } from './stages.ts';
export type { State } from './state.ts';
export { powerIds, statistics, usesOf } from './statistics.ts';
export { touchesOf } from './touches.ts';
export { dominant, type Final, type FinalPlayer, finalOf, type StopCause } from './verdict/final.ts';
export { type Judgement, judge } from './verdict/judge.ts';
export { judgePosition, toResult, type VerdictResult, type WordedReason } from './verdict/result.ts';
export {
  readPosition,
  type Said,
  type Situation,
  situationOf,
  situationSaid,
} from './verdict/situation.ts';
export type { Everything, Ledger, Mine, PublicPlayer, View } from './view.ts';
