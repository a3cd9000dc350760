import { aboutRuling, type Lang } from '@veillee/kernel';
import { artefactIds, markIds, roleIds } from '../ids.ts';
import { scenarioIds } from '../scenarios.ts';
import { type Names, names } from '../words.ts';
import { aboutCharacter } from './characters.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { aboutPage } from './pages.ts';
import { pageIds, rulingIds, touches } from './rulings.ts';
import { type Almanac, kinds, type Sayings } from './sayings.ts';
import { aboutScenario } from './scenarios.ts';
import { aboutArtefact, aboutMark } from './tokens.ts';

/** Every page of the rules, from what the definitions, the game's words and the rulings say. */
function almanacOf(say: Sayings, from: Names): Almanac {
  return {
    kinds: kinds.map((id) => ({ id, name: say.kinds[id] })),
    entries: [
      ...pageIds.map((id) => aboutPage(id, say, from)),
      ...roleIds.map((id) => aboutCharacter(id, say, from)),
      ...markIds.map((id) => aboutMark(id, say, from)),
      ...artefactIds.map((id) => aboutArtefact(id, say, from)),
      ...scenarioIds.map((id) => aboutScenario(id, say, from)),
      ...rulingIds.map((id) => aboutRuling(id, say.rulings[id], touches[id])),
    ],
  };
}

/** The rules of One Night, to be read and searched. */
export const almanac: { readonly [L in Lang]: Almanac } = {
  fr: almanacOf(fr, names.fr),
  en: almanacOf(en, names.en),
};
export { rulingIds, touches } from './rulings.ts';
export type { Almanac, Entry } from './sayings.ts';
