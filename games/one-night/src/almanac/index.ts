import { aboutRuling, type ByLang, byLang } from '@veillee/kernel';
import { artefactIds } from '../artefacts/index.ts';
import { markIds } from '../marks/index.ts';
import { roleIds } from '../roles/index.ts';
import { scenarioIds } from '../scenarios.ts';
import { almanac as en } from '../text/en/almanac.ts';
import { almanac as fr } from '../text/fr/almanac.ts';
import { type Names, names } from '../text/names.ts';
import { aboutCharacter } from './characters.ts';
import { aboutPage } from './pages.ts';
import { pageIds, rulingIds, touchedBy } from './rulings.ts';
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
      ...rulingIds.map((id) => aboutRuling(id, say.rulings[id], touchedBy(id))),
    ],
  };
}

const sayings: ByLang<Sayings> = { fr, en };

/** The rules of One Night, to be read and searched. */
export const almanac: ByLang<Almanac> = byLang((lang) => almanacOf(sayings[lang], names[lang]));
export { rulingIds, touchedBy } from './rulings.ts';
export type { Almanac, Entry } from './sayings.ts';
