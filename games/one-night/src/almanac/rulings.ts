import { keysOf } from '@veillee/kernel';
import { type ArtefactId, artefactIds, artefacts } from '../artefacts/index.ts';
import { type MarkId, markIds, marks } from '../marks/index.ts';
import { type RoleId, roleIds, roles } from '../roles/index.ts';
import { type Scenario, type ScenarioId, scenarioIds, scenarios } from '../scenarios.ts';
import { type RulingId, rulings } from '../text/fr/rulings.ts';

export type { RulingId };

/** The numbered rules and rulings, in their order. */
export const rulingIds: readonly RulingId[] = keysOf(rulings);

/** The pages that are about no single card, with the numbered rules that touch them. */
export const pages = {
  how: [
    ...(['A1', 'A2', 'A3', 'A4', 'G1', 'G2', 'G3', 'B1', 'R1', 'R51', 'R53', 'R54'] as const),
    ...(['R64', 'R65', 'R66', 'R67', 'R68', 'R71', 'R72', 'R80'] as const),
  ],
  calls: ['G1', 'G2', 'B1', 'G', 'R52', 'R53', 'R60'],
  verdict: [
    ...(['G8', 'E0', 'E1', 'E2', 'E3', 'E4', 'E5', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6'] as const),
    ...(['R17', 'R18', 'R19', 'R21', 'R22', 'R23', 'R24', 'R26', 'R27', 'R28', 'R31'] as const),
    ...(['R48', 'R54', 'R59', 'R62', 'R75'] as const),
  ],
} satisfies { readonly [page: string]: readonly RulingId[] };
export type PageId = keyof typeof pages;
export const pageIds: readonly PageId[] = keysOf(pages);

export type EntryId =
  | PageId
  | RoleId
  | `mark-${MarkId}`
  | `artefact-${ArtefactId}`
  | `scenario-${ScenarioId}`;

/** What each entry says of the rulings it rests on. */
const resting: ReadonlyMap<EntryId, readonly RulingId[]> = new Map<EntryId, readonly RulingId[]>([
  ...pageIds.map((id) => [id, pages[id]] as const),
  ...roleIds.map((id) => [id, roles[id].rulings] as const),
  ...markIds.map((id) => [`mark-${id}`, marks[id].rulings] as const),
  ...artefactIds.map((id) => [`artefact-${id}`, artefacts[id].rulings] as const),
  ...scenarioIds.map((id) => {
    const { rulings: own = [] }: Scenario = scenarios[id];
    return [`scenario-${id}`, ['H', ...own]] as const;
  }),
]);

/** The numbered rules that touch an entry, in their order. */
export function rulingsOf(entry: EntryId): readonly RulingId[] {
  const own = resting.get(entry) ?? [];
  return rulingIds.filter((id) => own.includes(id));
}

/** The entries a numbered rule touches. */
export const touchedBy = (ruling: RulingId): readonly EntryId[] =>
  [...resting].filter(([, own]) => own.includes(ruling)).map(([entry]) => entry);
