import { isOneOf, type Phrase } from '@veillee/kernel';
import { openingIds } from '../ids.ts';
import { numberOf } from '../night/lines.ts';
import { isUndecided } from '../opening.ts';
import { lineIn, partOf, type StageId, stagesOf } from '../stages.ts';
import type { Deed, State } from '../state.ts';
import { calledAtLine, calledAtOpening, calledByDay } from './called.ts';
import { saysAt, titleOf } from './saying.ts';
import type { Called, ScriptLine } from './script.ts';

/** The lines of the part a village is in: those that were, this one, those to come. */
export function linesOf(state: State): ScriptLine[] {
  const stages = stagesOf(state);
  const present = stages.indexOf(state.stage);
  const deeds = deedsOf(state);
  return stages.map((stage, place) => {
    const called = calledAt(state, stage);
    return {
      stage,
      number: countOf(stage, place),
      when: place < present ? 'past' : place === present ? 'present' : 'next',
      title: titleOf(state, stage),
      says: saysAt(state, stage),
      called,
      decoy: isDecoy(state, stage, called),
      deeds: deeds.get(stage) ?? [],
      news: newsAt(state, stage),
    };
  });
}

/** A line in which somebody is called, who may not be there. */
const isCall = (stage: StageId): boolean => lineIn(stage) !== null || stage.startsWith('opening.');

/** Nobody who is called can act, and nothing is still to be decided that would change it. */
function isDecoy(state: State, stage: StageId, called: readonly Called[]): boolean {
  const opening = stage.replace('opening.', '');
  if (isOneOf(openingIds, opening) && isUndecided(state, opening)) return false;
  return isCall(stage) && called.every(({ silent }) => silent !== null);
}

function countOf(stage: StageId, place: number): number | null {
  const line = lineIn(stage);
  if (line !== null) return numberOf(line);
  if (partOf(stage) === 'day') return place + 1;
  return stage.startsWith('opening.') ? place : null;
}

function calledAt(state: State, stage: StageId): Called[] {
  const line = lineIn(stage);
  if (line !== null) return calledAtLine(state, stage, line);
  const opening = stage.replace('opening.', '');
  return isOneOf(openingIds, opening) ? calledAtOpening(state, opening) : calledByDay(state, stage);
}

/** What was done today, by the stage in which it was. */
function deedsOf({ book, day }: State): Map<StageId, Deed[]> {
  const found = new Map<StageId, Deed[]>();
  for (let i = book.length - 1; i >= 0; i -= 1) {
    const deed = book[i];
    if (deed === undefined || deed.day !== day) break;
    found.set(deed.stage, [deed, ...(found.get(deed.stage) ?? [])]);
  }
  return found;
}

const newsAt = ({ today }: State, stage: StageId): Phrase[] =>
  today.news.filter((one) => one.stage === stage).map(({ phrase }) => phrase);
