export { answererOf, answersTo, answerTo, closing, formOf, plainTopic } from './answers.ts';
export {
  type Asking,
  askingIn,
  type Deed,
  type FormOf,
  heardIn,
  may,
  must,
  type Offer,
  openWays,
  perform,
  type Ways,
} from './asking.ts';
export {
  copyOf,
  type InOurs,
  type OurLang,
  recordOf,
  type Together,
  type WordsOf,
  wordsOf,
} from './definitions.ts';
export {
  type Benched,
  type Chapter,
  type GameEntry,
  type Judged,
  type JudgedTable,
  type Judgement,
  type NamedKind,
  type NameOf,
  nameIn,
  namesBy,
  type Simulated,
  type Telling,
  wordIn,
} from './entry.ts';
export { interval } from './interval.ts';
export type { Listing } from './listing.ts';
export {
  also,
  anything,
  asEmpty,
  byField,
  either,
  examine,
  fitting,
  flag,
  ifBlank,
  ifMissing,
  list,
  needed,
  type Optional,
  once,
  oneOf,
  optional,
  perSeats,
  type Read,
  type Reader,
  read,
  text,
  that,
  whole,
} from './reading/readers.ts';
export { type Misfits, type RecordOf, record } from './reading/record.ts';
export {
  type Complaint,
  type Fault,
  field,
  given,
  number,
  type Path,
  place,
  refusingIn,
  route,
  Spot,
  saying,
  shown,
  who,
} from './reading/spot.ts';
export { type Because, becauseIn, byCodePoint, sortedNames, type Worded, worded } from './result.ts';
export { touchesIn } from './touches.ts';
