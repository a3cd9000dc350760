import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadWhoWon, type WhoWon as Way } from '../games/whoWon.ts';
import { Moment } from '../shell/Quiet.tsx';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { Answer } from './Answer.tsx';
import { handed } from './handed.ts';
import { type Asked, forgetAsked, keepAsked, lastAsked, type Table } from './kept.ts';
import { QuestionsScreen } from './QuestionsScreen.tsx';
import { isAllTold } from './sheet.ts';
import { WhoWonSetup } from './WhoWonSetup.tsx';
import { newWalk, type PagesOf, type Walk } from './walk.ts';

/** A table whose end is being told, with everything its screens need. */
export interface AtTable {
  readonly way: Way;
  readonly table: Table;
  readonly names: readonly string[];
  readonly walk: Walk;
  readonly pagesOf: PagesOf;
  walkTo(walk: Walk): void;
}

/** Real cards on the table: who won, told touch by touch. `shared`: what somebody else told, out of a link. */
export function WhoWon({
  back,
  shared = null,
}: {
  back(): void;
  readonly shared?: Asked | null;
}): JSX.Element {
  const on = useSignal<Asked | null>(shared);
  const way = useWay(on.value?.table.game);
  const keep = (next: Asked): void => {
    on.value = next;
    keepAsked(next);
  };
  const begin = (table: Table): void => keep({ table, walk: newWalk, answered: false });
  const leave = (): void => {
    on.value = null;
    handed.value = null;
  };
  const now = on.value;
  if (now === null)
    return (
      <WhoWonSetup
        kept={lastAsked()}
        resume={(kept) => {
          on.value = kept;
        }}
        forget={forgetAsked}
        begin={begin}
        back={back}
      />
    );
  if (way === null) return <Moment />;
  const at = atTable(way, now, keep);
  const isTold = isAllTold(at.pagesOf(now.walk.answers), now.walk.answers);
  return now.answered && isTold ? (
    <Answer at={at} mend={() => keep({ ...now, answered: false })} another={leave} />
  ) : (
    <QuestionsScreen at={at} see={() => keep({ ...now, answered: true })} back={leave} />
  );
}

function atTable(way: Way, now: Asked, keep: (next: Asked) => void): AtTable {
  const { table, walk } = now;
  const names = namesOf(table);
  const language = lang.value;
  return {
    way,
    table,
    names,
    walk,
    pagesOf: (answers) => way.pages(table, answers, language, (seat) => names[seat] ?? '…'),
    walkTo: (next) => keep({ ...now, walk: next }),
  };
}

/** Who sits there; whoever was not named is a chair. */
const namesOf = ({ players, names }: Table): readonly string[] =>
  Array.from(
    { length: players },
    (_, seat) => names[seat]?.trim() || whoWonWords[lang.value].place(seat + 1),
  );

/** What a game asks, fetched as it is chosen. */
function useWay(game: string | undefined): Way | null {
  const come: Signal<{ readonly of: string; readonly way: Way } | null> = useSignal(null);
  useEffect(() => {
    if (game === undefined) return;
    void loadWhoWon(game)?.then(({ whoWon }) => {
      come.value = { of: game, way: whoWon };
    });
  }, [game]);
  return come.value !== null && come.value.of === game ? come.value.way : null;
}
