import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { loadWhoWon, type WhoWon as Way } from '../games/whoWon.ts';
import { into } from '../kit/setTo.ts';
import { Moment } from '../shell/Quiet.tsx';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { Answer } from './Answer.tsx';
import { handed } from './handed.ts';
import { type Asked, forgetAsked, keepAsked, lastAsked, newlyAsked, type Table } from './kept.ts';
import { NightLedger } from './NightLedger.tsx';
import { asPlayed, isSettled } from './outcomes.ts';
import { QuestionsScreen } from './QuestionsScreen.tsx';
import { type Answers, isAllTold } from './sheet.ts';
import { WhoWonSetup } from './WhoWonSetup.tsx';
import { type PagesOf, remembering, type Walk } from './walk.ts';

/** A table whose end is being told, with everything its screens need. */
export interface AtTable {
  readonly way: Way;
  readonly table: Table;
  readonly names: readonly string[];
  readonly walk: Walk;
  /** What was told of its end, whatever is told now. */
  readonly end: Answers;
  readonly pagesOf: PagesOf;
  /** What is still open changes nothing any more. */
  readonly isSettled: boolean;
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
  const leave = (): void => {
    // Whoever came by a link has nothing of their own here.
    if (shared !== null) back();
    on.value = null;
    handed.value = null;
  };
  const now = on.value;
  if (now === null)
    return (
      <WhoWonSetup
        kept={lastAsked()}
        resume={into(on)}
        forget={forgetAsked}
        begin={(table) => keep(newlyAsked(table))}
        back={back}
      />
    );
  return way === null ? <Moment /> : <Telling now={now} way={way} keep={keep} leave={leave} />;
}

interface TellingProps {
  readonly now: Asked;
  readonly way: Way;
  keep(next: Asked): void;
  leave(): void;
}

/** The end, then the verdict; then, whoever likes, the night. */
function Telling({ now, way, keep, leave }: TellingProps): JSX.Element {
  const say = whoWonWords[lang.value];
  const { end, night } = useTables(now, way, keep);
  const answer =
    <Part extends Partial<Asked>>(part: Part) =>
    (): void =>
      keep({ ...now, ...part });
  if (!now.answered || !end.isSettled)
    return (
      <QuestionsScreen at={end} title={say.title} go={say} see={answer({ answered: true })} back={leave} />
    );
  const isWhole = night !== null && isAllTold(night.pagesOf(now.night.answers), now.night.answers);
  if (night !== null && now.ledger === 'open' && isWhole)
    return <NightLedger at={night} mend={answer({ ledger: 'told' })} back={answer({ ledger: null })} />;
  if (night !== null && now.ledger !== null)
    return (
      <QuestionsScreen
        at={night}
        title={say.ledger}
        go={{ see: say.seeNight, seeAll: say.seeNight }}
        see={answer({ ledger: 'open' })}
        back={answer({ ledger: null })}
      />
    );
  const tell = night === null ? undefined : answer({ ledger: isWhole ? 'open' : 'told' });
  return <Answer at={end} asked={now} mend={answer({ answered: false })} another={leave} tellNight={tell} />;
}

/** The table as its end is told, and as its night is, where its game has one to tell. */
function useTables(now: Asked, way: Way, keep: (next: Asked) => void) {
  const { table, walk } = now;
  const language = lang.value;
  const names = namesOf(table);
  const who = (seat: number): string => names[seat] ?? '…';
  const pagesOf = useMemo(
    () => remembering((answers) => way.pages(table, answers, language, who)),
    [way, table, language],
  );
  const nightOf = useMemo(
    () =>
      remembering(
        (answers) => way.ledger?.pages(table, { ...walk.answers, ...answers }, language, who) ?? [],
      ),
    [way, table, language, walk.answers],
  );
  const settled = useSettled(pagesOf, walk, way, table);
  const end: AtTable = {
    way,
    table,
    names,
    walk,
    end: walk.answers,
    pagesOf,
    isSettled: settled,
    walkTo: (next) => keep({ ...now, walk: next }),
  };
  const night: AtTable | null =
    way.ledger === undefined
      ? null
      : {
          ...end,
          isSettled: false,
          walk: now.night,
          pagesOf: nightOf,
          walkTo: (next) => keep({ ...now, night: next }),
        };
  return { end, night };
}

/** Whether who won can be said already. */
const useSettled = (pagesOf: PagesOf, walk: Walk, way: Way, table: Table): boolean =>
  useMemo(
    () =>
      isAllTold(pagesOf(walk.answers), walk.answers) ||
      isSettled(pagesOf, walk, (whole) => way.judge(table, whole), asPlayed),
    [pagesOf, way, table, walk.answers, walk.seen],
  );

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
