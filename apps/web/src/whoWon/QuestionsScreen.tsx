import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import sides from '../onePhone/sides.module.css';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { AskedTable } from './AskedTable.tsx';
import css from './QuestionsScreen.module.css';
import { type Answers, answerIn, type Cell, forgotten, lostIn, openIn, type Page } from './sheet.ts';
import { Tray } from './Tray.tsx';
import { useDrawnFingers } from './useDrawnFingers.ts';
import { useLaying } from './useLaying.ts';
import type { AtTable } from './WhoWon.tsx';
import { forgetCell, go, isMoreToCome, nextStep, undo, type Where, whereIs } from './walk.ts';

interface Props {
  readonly at: AtTable;
  readonly title: string;
  /** On the button to what comes of it, where all is remembered and where some is not. */
  readonly go: { readonly see: string; readonly seeAll: string };
  see(): void;
  back(): void;
}

/** One question after another around the table; whatever was told is mended by touching it. */
export function QuestionsScreen({ at, title, go: named, see, back }: Props): JSX.Element {
  const where = whereIs(at.pagesOf, at.walk);
  const laying = useLaying(where);
  const fingers = useDrawnFingers(at, where);
  const { page, cell } = where;
  const say = whoWonWords[lang.value];
  const single = cell !== null && page.way !== 'tick' && page.way !== 'count' && page.way !== 'lay';
  return (
    <main class={`screen ${sides.sides} ${css.questions}`}>
      <SkyView phase="reveal" height={76} />
      <Bar title={title} back={back}>
        <LangSwitch />
      </Bar>
      <section class={`pad ${sides.words} ${css.question}`} aria-live="polite">
        <Steps where={where} seen={at.walk.seen} />
        <h1 class="knock">{single ? cell.asks : page.title}</h1>
        <p class="knock">{single || where.page.way !== 'each' ? page.hint : say.touchToMend}</p>
      </section>
      <div class={classes(sides.board, fingers.areDrawn && css.pointing)} {...fingers.on}>
        <AskedTable at={at} where={where} laying={laying} drawn={fingers.drawn} />
      </div>
      <div class={`dock ${sides.foot} ${css.foot}`}>
        <Pages at={at} where={where} />
        {isToldInWords(page) ? <ToldSoFar at={at} where={where} /> : null}
        <Tray at={at} where={where} laying={laying} />
        <QuestionActs at={at} where={where} named={named} see={see} />
      </div>
    </main>
  );
}

const isToldInWords = ({ way, cells }: Page): boolean =>
  way === 'point' || cells.some(({ touched }) => touched);

/** How far it has come, page by page. */
function Steps({
  where: { pages, page },
  seen,
}: {
  readonly where: Where;
  readonly seen: readonly string[];
}): JSX.Element {
  return (
    <ol class={css.steps} aria-hidden="true">
      {pages.map(({ id }) => (
        <li key={id} data-is={id === page.id ? 'on' : seen.includes(id) ? 'was' : 'open'} />
      ))}
    </ol>
  );
}

/** To any page that was told, or is still to be. */
function Pages({ at, where }: { readonly at: AtTable; readonly where: Where }): JSX.Element {
  const say = whoWonWords[lang.value];
  const { answers } = at.walk;
  return (
    <fieldset class={`segments ${css.pages}`}>
      <legend class="unseen">{say.steps}</legend>
      {where.pages.map((page) => (
        <button
          key={page.id}
          type="button"
          aria-pressed={page.id === where.page.id}
          onClick={() => at.walkTo(go(at.walk, page.id))}
        >
          {page.name}
          {openIn(page, answers).length === 0 ? <span class="unseen">, {say.done}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}

/** What was told on this page, of which a touch at a seat says too little: a slip is mended by touching it here. */
function ToldSoFar({
  at,
  where: { page, cell },
}: {
  readonly at: AtTable;
  readonly where: Where;
}): JSX.Element {
  const { answers } = at.walk;
  return (
    <ul class={css.fingers}>
      {page.cells.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-pressed={cell?.id === one.id}
            onClick={() => at.walkTo(go(at.walk, page.id, one.id))}
          >
            {one.seat === null ? (
              <b>{one.name}</b>
            ) : (
              <>
                <Medallion name={at.names[one.seat] ?? '?'} index={one.seat} look={css.voter} />
                <span class="unseen">{at.names[one.seat]} → </span>
              </>
            )}
            <span>{shortOf(one, answers)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a cell says, in a word. */
function shortOf(cell: Cell, answers: Answers): string {
  const value = answerIn(cell, answers);
  if (value === forgotten) return whoWonWords[lang.value].forgotten;
  return cell.choices.find(({ id }) => id === value)?.name ?? '…';
}

/** Back by one touch; and on, or to the verdict. */
type Acts = Pick<Props, 'at' | 'see'> & { readonly where: Where; readonly named: Props['go'] };
function QuestionActs({ at, where, named, see }: Acts): JSX.Element {
  const say = whoWonWords[lang.value];
  const { walk, walkTo, pagesOf } = at;
  const { page, pages, whole } = where;
  const isLost = lostIn(pages, walk.answers).length > 0;
  const more = openIn(page, walk.answers).length === 0 && isMoreToCome(where, walk);
  return (
    <div class={css.acts}>
      <button
        type="button"
        class={`text-button ${css.back}`}
        aria-disabled={walk.past.length === 0}
        onClick={() => walkTo(undo(pagesOf, walk))}
      >
        {say.takeBack}
      </button>
      {where.cell === null ? null : (
        <button type="button" class="text-button" onClick={() => walkTo(forgetCell(pagesOf, walk))}>
          {say.forgot}
        </button>
      )}
      {more ? (
        <button
          type="button"
          class={classes('button', !whole && 'ember', css.act)}
          onClick={() => walkTo(nextStep(pagesOf, walk))}
        >
          {say.goOn}
        </button>
      ) : null}
      {whole || at.isSettled ? (
        <button type="button" class={`button ember ${css.act}`} onClick={see}>
          {isLost ? named.seeAll : named.see}
        </button>
      ) : null}
    </div>
  );
}
