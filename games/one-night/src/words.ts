import type { Lang } from '@veillee/kernel';
import { artefacts as artefactsEn } from './text/en/artefacts.ts';
import { calls as callsEn, phases as phasesEn } from './text/en/calls.ts';
import { characters as charactersEn } from './text/en/characters.ts';
import { marks as marksEn } from './text/en/marks.ts';
import {
  boxes as boxesEn,
  difficulties as difficultiesEn,
  scenarios as scenariosEn,
} from './text/en/scenarios.ts';
import { claims as claimsEn, teams as teamsEn, terms as termsEn } from './text/en/terms.ts';
import { artefacts } from './text/fr/artefacts.ts';
import { calls, phases } from './text/fr/calls.ts';
import { characters } from './text/fr/characters.ts';
import { marks } from './text/fr/marks.ts';
import { boxes, difficulties, scenarios } from './text/fr/scenarios.ts';
import { claims, teams, terms } from './text/fr/terms.ts';
import type {
  Artefacts,
  Boxes,
  Calls,
  Characters,
  Claims,
  Difficulties,
  Marks,
  Phases,
  Scenarios,
  Teams,
  Terms,
} from './text/types.ts';

/** Everything that has a name or a description, for those who draw it. */
export interface Names {
  readonly characters: Characters;
  readonly marks: Marks;
  readonly artefacts: Artefacts;
  readonly teams: Teams;
  readonly terms: Terms;
  readonly calls: Calls;
  readonly phases: Phases;
  readonly claims: Claims;
  readonly scenarios: Scenarios;
  readonly difficulties: Difficulties;
  readonly boxes: Boxes;
}

export const names: { readonly [L in Lang]: Names } = {
  fr: { characters, marks, artefacts, teams, terms, calls, phases, claims, scenarios, difficulties, boxes },
  en: {
    characters: charactersEn,
    marks: marksEn,
    artefacts: artefactsEn,
    teams: teamsEn,
    terms: termsEn,
    calls: callsEn,
    phases: phasesEn,
    claims: claimsEn,
    scenarios: scenariosEn,
    difficulties: difficultiesEn,
    boxes: boxesEn,
  },
};

export type { CallTextId, ClaimId } from './text/types.ts';
