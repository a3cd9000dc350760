import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Icon } from '../kit/marks.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { into } from '../kit/setTo.ts';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { answerIn, type Cell, type Choice, freeOf, holdersOf, nobody } from './sheet.ts';
import css from './Tray.module.css';
import type { Laying } from './useLaying.ts';
import type { AtTable } from './WhoWon.tsx';
import { pick, tellOf, type Where } from './walk.ts';

interface Props {
  readonly at: AtTable;
  readonly where: Where;
  readonly laying: Laying;
}

/** What is chosen from, under the table. */
export function Tray(props: Props): JSX.Element | null {
  const { page, cell } = props.where;
  if (page.way === 'lay') return <Tokens {...props} />;
  if (page.way === 'count') return <Numbers {...props} />;
  return cell === null || page.way === 'tick' ? null : <Choices {...props} cell={cell} />;
}

/** More than these are looked for by name. */
const manyChoices = 16;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices that are not touched on the table itself. */
function besideTable({ names }: AtTable, { page }: Where, { choices, touched }: Cell): readonly Choice[] {
  const isSeat = (id: string): boolean => names[Number(id)] !== undefined;
  return page.way === 'point' || touched ? choices.filter(({ id }) => !isSeat(id)) : choices;
}

/** What may be answered that is not touched on the table, and that nobody remembers. */
function Choices({ at, where, cell }: Omit<Props, 'laying'> & { readonly cell: Cell }): JSX.Element {
  const say = whoWonWords[lang.value];
  const search = useSignal('');
  const offered = besideTable(at, where, cell);
  const isLong = offered.length > manyChoices;
  const wanted = plain(search.value.trim());
  const found = isLong ? offered.filter(({ name }) => plain(name).includes(wanted)) : offered;
  const choose = (id: string): void => {
    search.value = '';
    at.walkTo(pick(at.pagesOf, at.walk, id));
  };
  return (
    <>
      {isLong ? (
        <input
          class={`plate-input ${css.find}`}
          type="search"
          aria-label={say.find}
          placeholder={say.find}
          value={search.value}
          onInput={(event) => into(search)(event.currentTarget.value)}
        />
      ) : null}
      <ul class={classes(css.tray, isLong && css.long)}>
        {found.map((choice) => (
          <li key={choice.id}>
            <ChoiceButton at={at} where={where} cell={cell} choice={choice} choose={choose} />
          </li>
        ))}
      </ul>
      {isLong && found.length === 0 ? (
        <p class="hint" role="status">
          {say.nothingFound}
        </p>
      ) : null}
    </>
  );
}

/** A card that is used up stays where it was, with the medallion of whoever has it. */
function ChoiceButton({
  at,
  where: { page },
  cell,
  choice: { id, name, icon },
  choose,
}: Omit<Props, 'laying'> & {
  readonly cell: Cell;
  readonly choice: Choice;
  choose(id: string): void;
}): JSX.Element {
  const { answers } = at.walk;
  const left = freeOf(page, id, answers, cell);
  const most = page.stock?.[id] ?? 1;
  const holders = left === undefined ? [] : holdersOf(page, id, answers, cell);
  const isUsed = left !== undefined && left <= 0;
  const [holder] = holders;
  return (
    <button
      type="button"
      class={classes(css.choice, icon === undefined && css.plain, isUsed && css.used)}
      aria-pressed={answerIn(cell, answers) === id}
      disabled={isUsed}
      onClick={() => choose(id)}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span class={css.name}>{name}</span>
      {most > 1 && left !== undefined && left > 0 ? <Left count={left} /> : null}
      {isUsed && holder !== undefined ? <Holder at={at} cell={holder} /> : null}
    </button>
  );
}

function Left({ count }: { readonly count: number }): JSX.Element {
  return (
    <small class={css.left}>
      <span aria-hidden="true">×{count}</span>
      <span class="unseen">, {whoWonWords[lang.value].left(count)}</span>
    </small>
  );
}

/** Where a card or a token lies already. */
function Holder({
  at,
  cell,
}: {
  readonly at: AtTable;
  readonly cell: Pick<Cell, 'seat' | 'name'>;
}): JSX.Element {
  const { seat, name = '…' } = cell;
  const who = seat === null ? name : (at.names[seat] ?? '…');
  return (
    <>
      {seat === null ? null : <Medallion name={who} index={seat} look={css.holder} />}
      <span class="unseen">, {whoWonWords[lang.value].takenBy(who)}</span>
    </>
  );
}

/** Tokens to be laid: touched, then the seat before which they lie; touched again they are taken up. */
function Tokens({ at, where, laying }: Props): JSX.Element {
  const { page } = where;
  const { walk, walkTo, pagesOf } = at;
  const touch = ({ id }: Cell, isLaid: boolean): void => {
    if (isLaid && laying.token === id) walkTo(tellOf(pagesOf, walk, id, nobody));
    laying.take(laying.token === id ? null : id);
  };
  return (
    <ul class={css.tokens}>
      {page.cells.map((cell) => {
        const seat = Number(answerIn(cell, walk.answers));
        const isLaid = Number.isInteger(seat) && answerIn(cell, walk.answers) !== undefined;
        return (
          <li key={cell.id}>
            <button
              type="button"
              class={classes(css.token, isLaid && css.laid)}
              aria-pressed={laying.token === cell.id}
              onClick={() => touch(cell, isLaid)}
            >
              <span class={css.disc}>{cell.icon === undefined ? null : <Icon name={cell.icon} />}</span>
              <span class={css.name}>{cell.name}</span>
              {isLaid ? <Holder at={at} cell={{ seat }} /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How much of something everybody has. */
function Numbers({ at, where: { page } }: Props): JSX.Element {
  const { walk, walkTo, pagesOf } = at;
  return (
    <ul class={css.numbers}>
      {page.cells.map((cell) => (
        <li key={cell.id}>
          <Stepper
            label={cell.seat === null ? (cell.name ?? '') : (at.names[cell.seat] ?? '…')}
            value={Number(answerIn(cell, walk.answers)) || 0}
            from={0}
            to={999}
            change={(value) => walkTo(tellOf(pagesOf, walk, cell.id, String(value)))}
          />
        </li>
      ))}
    </ul>
  );
}
