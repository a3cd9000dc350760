/** The workshop: what many games among bots come to, and what that says. Whoever plays them, and where, is not its business. */
export {
  alone,
  type Change,
  campsIn,
  changeBy,
  gapOf,
  isNoise,
  type Leaning,
  leaningAmong,
  leaningOf,
  rateOf,
  type TeamShare,
  teamsIn,
} from './compare.ts';
export { type Consultation, consult, type Diagnosis } from './consult.ts';
export { deckIn } from './deck.ts';
export { type Remedy, type Round, remediesOf, roundsFor, type Swap, swapsFor, type Tried } from './doctor.ts';
export { csvOf, type Figure, type FigureKind, figuresJson, figuresOf, playedIn } from './figures.ts';
export { type Hand, labour } from './labour.ts';
export { cellKey, Ledger, type Row, type Stretch } from './ledger.ts';
export { type Cell, dealOf, type Player } from './play.ts';
export {
  type Printed,
  type PrintedCell,
  printedCampsIn,
  printedFor,
  printedOf,
  readPrinted,
  writePrinted,
} from './printed.ts';
export { asCell, players, type Results, readResults, writeResults } from './results.ts';
export { cardMarksOf, type Mark, meanOf, theTeam } from './tables.ts';
export { firstOf, noTally, type Share, type Shares, type Tally, tallied, winsOf } from './tally.ts';
