export { type Almanac, aboutRuling, type Entry, type Passage } from './almanac.ts';
export type { Audience, Chair, Seat } from './chair.ts';
export { hears, isSeat, rowOf } from './chair.ts';
export { isSeed, keyOf, labelCode, quick, type Seed, shuffled, stream } from './chance.ts';
export { canonical, fingerprint, isSealedBy, type Sealed } from './commitment.ts';
export { begin, standing, submit } from './engine.ts';
export * from './form.ts';
export type * from './game.ts';
export { Match, type Start } from './match.ts';
export { type Habits, playRandomly, randomInput } from './randomPlay.ts';
export { type Refusal, refusal } from './refusal.ts';
export { fail, ok, type Result } from './result.ts';
export {
  type Apart,
  apart,
  awaited,
  type Clock,
  type Common,
  clockOf,
  common,
  type Eyes,
  type Hearing,
  isToldAlike,
  type Prompt,
  type ProxySeat,
  promptsOf,
  type Sight,
  see,
  stampOf,
  toldTo,
  viewApart,
  type Watched,
  watch,
} from './see.ts';
export { sha256 } from './sha256.ts';
export { kernelEn } from './text/en.ts';
export { type KernelKey, kernelFr } from './text/fr.ts';
export * from './text.ts';
export {
  type Replayed,
  readTranscript,
  replay,
  replayAs,
  restore,
  snapshot,
  type Transcript,
  transcript,
} from './transcript.ts';
