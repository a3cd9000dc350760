export { type Almanac, aboutRuling, type Entry, type Passage } from './almanac.ts';
export { at } from './at.ts';
export type { Audience, Chair, Seat } from './chair.ts';
export { hears, isSeat, rowOf } from './chair.ts';
export { anyOf, isSeed, keyOf, labelCode, quick, type Seed, shuffled, stream } from './chance.ts';
export { canonical, fingerprint, isSealedBy, type Sealed } from './commitment.ts';
export { begin, submit } from './engine.ts';
export * from './form.ts';
export type * from './game.ts';
export { isRecord, type UnknownRecord } from './isRecord.ts';
export { isKeyOf, isOneOf, keysOf } from './keysOf.ts';
export * from './language.ts';
export { type LedgerEntry, ledgerOf, type Undoing, undoPreview } from './ledger.ts';
export type { Match, Start } from './match.ts';
export * from './people.ts';
export { type Clock, clockOf, masterOf, timesUndone, waitsForTimeOnly } from './progress.ts';
export { awaited, type Prompt, promptsOf, type Watched } from './questions.ts';
export { type Habits, playRandomly, randomInput } from './randomPlay.ts';
export { type Refusal, refusal } from './refusal.ts';
export { fail, ok, type Result } from './result.ts';
export { seatFormats } from './seatFormats.ts';
export {
  type Apart,
  apart,
  type Common,
  common,
  type Eyes,
  type Hearing,
  type ProxySeat,
  type Sight,
  see,
  stampOf,
  viewApart,
  watch,
} from './see.ts';
export { sha256 } from './sha256.ts';
export { kernelEn } from './text/en/index.ts';
export { a, de, isElided, que } from './text/fr/grammar.ts';
export { type KernelKey, kernelFr } from './text/fr/index.ts';
export { kernelWords } from './text/index.ts';
export * from './text.ts';
export { factsTold, isToldAlike, newsTold, type Told, toldTo } from './told.ts';
export { asFitting, type Given, type Topic, topic } from './topic.ts';
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
export { standing } from './undoing.ts';
