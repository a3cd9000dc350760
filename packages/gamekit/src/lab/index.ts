/** The workshop: what many games among bots come to, and what that says. Whoever plays them, and where, is not its business. */
export {
  type Change,
  changeBy,
  gapOf,
  isNoise,
  type Leaning,
  leaningOf,
  rateOf,
  type TeamShare,
  teamsIn,
} from './compare.ts';
export { deckIn } from './deck.ts';
export { type Remedy, type Round, remediesOf, roundsFor, type Swap, swapsFor, type Tried } from './doctor.ts';
export { csvOf, type Figure, figuresJson, figuresOf, playedIn } from './figures.ts';
export { cellKey, Ledger, type Row, type Stretch } from './ledger.ts';
export { type Cell, dealOf, type Player } from './play.ts';
export { asCell, players, type Results, readResults, writeResults } from './results.ts';
export { firstOf, noTally, type Share, type Shares, type Tally, tallied, winsOf } from './tally.ts';
