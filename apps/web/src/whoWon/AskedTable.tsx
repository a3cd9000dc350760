import type { JSX } from 'preact';
import type { IconName } from '../kit/iconNames.ts';
import { Icon, Mark } from '../kit/marks.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import type { SeatLook } from '../kit/Seat.tsx';
import sides from '../onePhone/sides.module.css';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import css from './AskedTable.module.css';
import { answerIn, type Cell, forgotten, openIn, type Page } from './sheet.ts';
import type { DrawnFingers } from './useDrawnFingers.ts';
import type { Laying } from './useLaying.ts';
import type { AtTable } from './WhoWon.tsx';
import { go, pick, tellOf, type Where } from './walk.ts';

interface Props {
  readonly at: AtTable;
  readonly where: Where;
  readonly laying: Laying;
  /** A finger that is being drawn. */
  readonly drawn: DrawnFingers['drawn'];
}

/** The table as it was told so far. What a touch on a seat means hangs on the page that is open. */
export function AskedTable(props: Props): JSX.Element {
  const { at, where } = props;
  const { page } = where;
  const say = whoWonWords[lang.value];
  const open = where.pages.reduce((sum, one) => sum + openIn(one, at.walk.answers).length, 0);
  return (
    <RoundTable
      look={`${sides.table} ${css.table}`}
      wide
      label={say.table}
      seats={at.names.map((_, seat) => seatLook(props, seat))}
      arrows={page.way === 'point' ? fingersOf(page, at, props.drawn) : []}
    >
      <div class={css.middle}>
        <Apart {...props} />
        <p class={css.count} role="status">
          {open === 0 ? (
            say.allSaid
          ) : at.isSettled ? (
            say.settled
          ) : (
            <>
              <b>{open}</b>
              {say.toSay(open)}
            </>
          )}
        </p>
      </div>
    </RoundTable>
  );
}

/** Who points at whom as it was told; one that is drawn anew points where it is drawn. */
function fingersOf(
  page: Page,
  { walk, names }: AtTable,
  drawn: Props['drawn'],
): (readonly [number, number])[] {
  const told = page.cells.flatMap((cell): (readonly [number, number])[] => {
    const to = Number(answerIn(cell, walk.answers));
    return cell.seat !== null && Number.isInteger(to) && to < names.length ? [[cell.seat, to]] : [];
  });
  return drawn === null ? told : [...told.filter(([from]) => from !== drawn[0]), drawn];
}

/** What lies apart from the players and is told one by one. */
function Apart({ at, where: { page, cell } }: Props): JSX.Element | null {
  const apart = page.way === 'each' ? page.cells.filter(({ seat }) => seat === null) : [];
  if (apart.length === 0) return null;
  return (
    <ul class={css.apart}>
      {apart.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-pressed={cell?.id === one.id}
            onClick={() => at.walkTo(go(at.walk, page.id, one.id))}
          >
            <Face shown={shownIn(one, at)} asked={cell?.id === one.id} />
            <span>{one.name}</span>
            <span class="unseen">{saysOf(one, at)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a cell shows: a picture, that nobody remembers it, or nothing yet. */
interface Shown {
  readonly icon: IconName | undefined;
  readonly sign: string | undefined;
  readonly value: string | undefined;
  readonly name: string;
}

function shownIn(cell: Cell, { walk }: AtTable): Shown {
  const value = answerIn(cell, walk.answers);
  const choice = cell.choices.find(({ id }) => id === value);
  return { icon: choice?.icon, sign: choice?.sign, value, name: choice?.name ?? '' };
}

const saysOf = (cell: Cell, at: AtTable): string => {
  const { value, name } = shownIn(cell, at);
  return value === forgotten ? whoWonWords[lang.value].forgotten : name;
};

function Face({ shown, asked }: { readonly shown: Shown; readonly asked: boolean }): JSX.Element {
  const { icon, sign, value, name } = shown;
  if (value === undefined || value === forgotten)
    return (
      <span class={css.face} data-is={asked ? 'asked' : value === undefined ? 'blank' : 'lost'}>
        {asked || value === forgotten ? '?' : <Mark look={css.mark} />}
      </span>
    );
  return (
    <span class={css.face} data-is="told" data-asked={asked}>
      {icon === undefined ? <em>{name}</em> : <Icon name={icon} />}
      {sign === undefined ? null : <b>{sign}</b>}
    </span>
  );
}

function seatLook(props: Props, seat: number): SeatLook {
  const { at, where } = props;
  const { page, cell } = where;
  const name = at.names[seat] ?? '…';
  const mine = page.cells.find((one) => one.seat === seat);
  const first = where.pages
    .find(({ way, cells }) => way === 'each' && cells.some((one) => one.seat !== null))
    ?.cells.find((one) => one.seat === seat);
  // What is touched on the table is seen there; the card of whoever is asked stays before them.
  const isDrawn = page.way === 'each' && !page.cells.some(({ touched }) => touched);
  const drawn = isDrawn && mine !== undefined ? mine : first;
  const laid = tokensBefore(where.pages, at, seat);
  const says = [
    ...(drawn === undefined ? [] : [saysOf(drawn, at)]),
    ...laid.map(({ name: token }) => token ?? ''),
  ].filter(Boolean);
  const asked = cell !== null && cell.seat === seat;
  const ticked = page.way === 'tick' && mine !== undefined && answerIn(mine, at.walk.answers) === 'yes';
  const press = pressOn(props, seat, mine);
  return {
    name,
    index: seat,
    chosen: asked || ticked,
    says: [...says, ...(ticked ? [whoWonWords[lang.value].yes] : [])].join(', '),
    ...(press === undefined ? {} : { press }),
    ...(drawn === undefined
      ? {}
      : {
          before: (
            <span class={css.before}>
              <Face shown={shownIn(drawn, at)} asked={asked && page.way === 'each'} />
              <Signs where={where} at={at} seat={seat} />
            </span>
          ),
        }),
  };
}

/** What a touch on this seat does now; nothing, where nothing is asked of it. */
function pressOn({ at, where, laying }: Props, seat: number, mine: Cell | undefined) {
  const { page, cell } = where;
  const { walk, walkTo, pagesOf } = at;
  const value = String(seat);
  const isChoice = cell?.touched === true && cell.choices.some(({ id }) => id === value);
  if (isChoice) return () => walkTo(pick(pagesOf, walk, value));
  if (page.way === 'point')
    return cell?.choices.some(({ id }) => id === value)
      ? () => walkTo(pick(pagesOf, walk, value))
      : undefined;
  if (page.way === 'lay') {
    const { token } = laying;
    if (token === null) return undefined;
    return (): void => {
      walkTo(tellOf(pagesOf, walk, token, value));
      laying.take(null);
    };
  }
  if (mine === undefined) return undefined;
  if (page.way === 'tick')
    return () =>
      walkTo(tellOf(pagesOf, walk, mine.id, answerIn(mine, walk.answers) === 'yes' ? 'no' : 'yes'));
  return () => walkTo(go(walk, page.id, mine.id));
}

/** The tokens that lie before a seat, of all pages. */
const tokensBefore = (pages: readonly Page[], { walk }: AtTable, seat: number): readonly Cell[] =>
  pages
    .filter(({ way }) => way === 'lay')
    .flatMap(({ cells }) => cells.filter((cell) => answerIn(cell, walk.answers) === String(seat)));

/** On the card before a seat: how many fingers point there while they are told, and the tokens laid. */
function Signs({
  where: { pages, page },
  at,
  seat,
}: Pick<Props, 'where' | 'at'> & { readonly seat: number }) {
  const fingers = pages
    .filter(({ way }) => way === 'point')
    .flatMap(({ cells }) => cells.filter((cell) => answerIn(cell, at.walk.answers) === String(seat)));
  return (
    <>
      {page.way === 'point' && fingers.length > 0 ? (
        <b class={css.fingers}>
          <Icon name="pointing" />
          {fingers.length}
        </b>
      ) : null}
      <span class={css.tokens}>
        {tokensBefore(pages, at, seat).map(({ id, icon }) => (
          <span key={id}>{icon === undefined ? null : <Icon name={icon} />}</span>
        ))}
      </span>
    </>
  );
}
