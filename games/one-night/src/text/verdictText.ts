import { type Lang, seatFormats, type Text } from '@veillee/kernel';
import type { ArtefactId, RoleId, SoloId, TeamId } from '../ids.ts';
import * as enArtefacts from './en/artefacts.ts';
import * as enCharacters from './en/characters.ts';
import * as enReasons from './en/reasons.ts';
import * as enRefusals from './en/refusals.ts';
import * as enTerms from './en/terms.ts';
import * as frArtefacts from './fr/artefacts.ts';
import * as frCharacters from './fr/characters.ts';
import * as frReasons from './fr/reasons.ts';
import * as frRefusals from './fr/refusals.ts';
import * as frTerms from './fr/terms.ts';
import type { Artefacts, Characters, Teams } from './types.ts';

interface Names {
  readonly characters: Characters;
  readonly artefacts: Artefacts;
  readonly teams: Teams;
}

/** How the parameters of reasons read: seats by name, counts as "Ana 3, Bob 1", ids by their names. */
const formats = ({ characters, artefacts, teams }: Names): Text['formats'] => ({
  ...seatFormats,
  counts: (value, say) =>
    (value as readonly (readonly [number, number])[])
      .map(([seat, count]) => `${say.names[seat] ?? `#${seat + 1}`} ${count}`)
      .join(', '),
  card: (value) => characters[value as RoleId].name,
  of: (value) => characters[value as RoleId].of,
  artefact: (value) => artefacts[value as ArtefactId].name,
  team: (value) => teams[value as TeamId | SoloId].the,
});

/** The words of a verdict: its reasons, and what is wrong with a position. */
export const verdictText: Readonly<Record<Lang, Text>> = {
  fr: {
    lang: 'fr',
    words: { ...frReasons.reasons, ...frRefusals.refusals },
    formats: formats({ ...frCharacters, ...frArtefacts, ...frTerms }),
  },
  en: {
    lang: 'en',
    words: { ...enReasons.reasons, ...enRefusals.refusals },
    formats: formats({ ...enCharacters, ...enArtefacts, ...enTerms }),
  },
};
