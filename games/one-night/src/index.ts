import { fail, type Game, ok } from '@veillee/kernel';
import { circles } from './circles.ts';
import { claims } from './day/claims.ts';
import { dayStep, dealStep, voteStep } from './day/steps.ts';
import { checkDeal, lay } from './deal.ts';
import { agendaOf } from './night/calls.ts';
import { callStep, markCheckStep } from './night/steps.ts';
import { checkOptions } from './options.ts';
import type { OneNight } from './spec.ts';
import { finalTable } from './story.ts';
import { text } from './text/index.ts';
import { judge } from './verdict/judge.ts';
import { scene, sees, stamp } from './view.ts';

/** One night, one day, one decision: Vampire, Werewolf and Daybreak, alone or combined. */
export const oneNight: Game<OneNight> = {
  id: 'one-night',
  rules: 1,
  text,
  check(raw, seats, deal) {
    const options = checkOptions(raw, seats);
    if (!options.ok || deal === undefined) return options.ok ? ok({ options: options.value }) : options;
    const dealt = checkDeal(deal, options.value, seats);
    return dealt.ok ? ok({ options: options.value, deal: dealt.value }) : fail(dealt.error);
  },
  setup({ options, deal }, seats, chance) {
    const state = lay(options, seats, chance, deal);
    return { state, agenda: [...agendaOf(state.deck)] };
  },
  steps: { deal: dealStep, call: callStep, markCheck: markCheckStep, day: dayStep, vote: voteStep },
  rights: claims,
  circles,
  scene,
  sees,
  stamp,
  verdict: (state) => (state.votes === null ? undefined : judge(finalTable(state))),
};

export { type ArtefactId, artefactIds, artefacts } from './artefacts/index.ts';
export { signs } from './circles.ts';
export type { Statement } from './day/claims.ts';
export { isTellable, marksIn } from './day/tellable.ts';
export { deckByChance } from './deal.ts';
export { centreSize, type Outfit, outfitOf } from './deck.ts';
export { boxIds, teamIds, turnedIds } from './ids.ts';
export * from './ledger/retell.ts';
export { firstMark, type MarkId, markIds, marks } from './marks/index.ts';
export { type Line, leadIn, saidAloud } from './night/aloud.ts';
export { orderOf } from './night/call.ts';
export { type Called, callOf, calls, callsOf } from './night/calls.ts';
export { callsInTheDark, callTextOf, readAtOnce, roadOf } from './night/narration.ts';
export { type MayBeAsked, mayBeAsked, touchesOf } from './night/touches.ts';
export { defaultPace, longestPace, maxPlayers, minPlayers, type Options } from './options.ts';
export { isRole, type RoleId, roleIds, roles } from './roles/index.ts';
export { deckOf, type ScenarioId, scenarioIds, scenarios } from './scenarios.ts';
export type { OneNight, Step } from './spec.ts';
export type { State } from './state.ts';
export { finalTable, type Journey } from './story.ts';
export { diedInChains } from './verdict/chains.ts';
export { type Doubt, doubtsOf } from './verdict/doubts.ts';
export type { FinalTable, Place } from './verdict/finalTable.ts';
export { identify } from './verdict/identity.ts';
export { judge } from './verdict/judge.ts';
export * from './verdict/position.ts';
export { isHeadline } from './verdict/reason.ts';
export * from './verdict/result.ts';
export * from './verdict/toTell.ts';
export { type Ending, ending as endingOf, type View } from './view.ts';
