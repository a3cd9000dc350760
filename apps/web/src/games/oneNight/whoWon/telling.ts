import type { Lang } from '@veillee/kernel';
import {
  doubtsAtBest,
  type FinalTable,
  judge,
  type KnownDeck,
  oneNight,
  scenarioIds,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { type Answers, standing } from '../../../whoWon/sheet.ts';
import type { Options } from '../../face.ts';
import type { Judged, Told, WhoWon } from '../../whoWon.ts';
import { crestOf } from '../ending/crest.ts';
import { headlineOf } from '../ending/outcome.ts';
import type { Night } from '../ledger/nightPages.ts';
import { whoWonWords } from '../whoWonWords.ts';
import { finalTableOf } from './finalTable.ts';
import { pagesOf } from './pages.ts';

interface Known {
  readonly deck: KnownDeck;
  readonly replacementMin: number | null;
  readonly gremlinSelf: boolean;
}

/** What the options say of the deck; any card of the boxes where they say nothing sound. */
function knownBy(options: Options, players: number): Known {
  const checked = oneNight.check(options, players);
  if (!checked.ok) return { deck: null, replacementMin: null, gremlinSelf: false };
  const { deck, replacementMin, gremlinSelf } = checked.value.options;
  return { deck, replacementMin, gremlinSelf };
}

/** The night of this table, to be told; and all that was told so far, as much of it as still stands. */
export function nightOf(
  { options, players }: Told,
  answers: Answers,
  lang: Lang,
  who: (seat: number) => string,
): { readonly night: Night; readonly all: Answers } {
  const { deck, gremlinSelf } = knownBy(options, players);
  const pages = pagesOf({ players, deck, lang: 'fr', who: String }, answers);
  const asking = { lang, names: Array.from({ length: players }, (_, seat) => who(seat)) };
  return { night: { known: deck, gremlinSelf, asking }, all: { ...answers, ...standing(pages, answers) } };
}

/** The end of a night as it was told: nothing of it is drawn. */
export interface End {
  readonly deck: KnownDeck;
  readonly table: FinalTable;
  readonly verdict: ReturnType<typeof judge>;
}

export function endOf({ options, players }: Told, answers: Answers): End {
  const { deck, replacementMin } = knownBy(options, players);
  const pages = pagesOf({ players, deck, lang: 'fr', who: String }, answers);
  const table = finalTableOf(deck, players, standing(pages, answers), replacementMin);
  return { deck, table, verdict: judge(table) };
}

export function judgedIn({ deck, table, verdict }: End): Judged {
  const { winners, dead, teams, reasons } = verdict;
  return {
    winners,
    dead,
    teams,
    reasons,
    doubts: () => doubtsAtBest(table, deck),
    crest: crestOf(teams[0] ?? ''),
    headline: (say) => headlineOf(verdict, say),
  };
}

/** What One Night asks of a table with real cards. */
export const telling: Omit<WhoWon, 'judge'> = {
  text: oneNight.text,
  packs: (players, lang) => [
    { id: 'any', name: whoWonWords[lang].anyDeck, options: {} },
    ...scenarioIds
      .map((id) => ({ id, name: names[lang].scenarios[id].name, options: { scenario: id } }))
      .filter(({ options }) => knownBy(options, players).deck !== null),
  ],
  pages: ({ options, players }, answers, lang, who) =>
    pagesOf({ players, deck: knownBy(options, players).deck, lang, who }, answers),
};
