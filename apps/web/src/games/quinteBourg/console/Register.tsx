import { keysOf } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { setTo } from '../../../kit/setTo.ts';
import { ledger } from '../../../line/session.ts';
import { WhoWasTold } from '../../../screens/play/desk/WhoWasTold.tsx';
import { consoleWords } from '../consoleWords.ts';
import { deedWords } from '../table/Ledger.tsx';
import { hourOf, inputWords, standingInputs } from './inputs.ts';
import css from './Register.module.css';
import type { Desk } from './useDesk.ts';

/** So much of the book is shown; all of it is in the story. */
const latest = 60;

/** The book: what was done and which coins moved, who holds which office, and all that went in with line and hour. */
export function Register(desk: Desk): JSX.Element {
  return (
    <div class={css.book}>
      <Deeds {...desk} />
      <Coins {...desk} />
      <Offices {...desk} />
      <Written {...desk} />
      <WhoWasTold {...desk.shown} />
    </div>
  );
}

function Deeds({ shown: { sight, say }, script }: Desk): JSX.Element {
  const words = consoleWords[say.lang].register;
  const deeds = (sight.view.ledger?.deeds ?? []).slice(-latest).toReversed();
  const numbers = new Map(script?.lines.map(({ stage, number }) => [stage, number]));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.deed}</th>
        </tr>
      </thead>
      <tbody>
        {deeds.map((deed, i) => (
          <tr key={deeds.length - i}>
            <td>{deed.day === sight.view.day ? (numbers.get(deed.stage) ?? '') : words.day(deed.day)}</td>
            <td>{deedWords(deed, say)}</td>
          </tr>
        ))}
        {deeds.length === 0 ? (
          <tr>
            <td />
            <td>{words.none}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** Coins in double entry: who is debited, who credited. */
function Coins({ shown: { sight, say } }: Desk): JSX.Element | null {
  const words = consoleWords[say.lang].register;
  const { ledger: book, all } = sight.view;
  if (book === null) return null;
  const name = (place: number | 'out'): string => (place === 'out' ? words.out : (say.names[place] ?? '…'));
  const inPlay = all?.players.reduce((sum, { coins }) => sum + coins, 0) ?? 0;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.to}</th>
          <th scope="col">{words.coins}</th>
        </tr>
      </thead>
      <tbody>
        {book.coins
          .slice(-8)
          .toReversed()
          .map(({ from, to, coins }, i) => (
            <tr key={book.coins.length - i}>
              <td>{name(from)}</td>
              <td>{name(to)}</td>
              <td>{coins}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{words.purse(inPlay, book.coinsOut)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Offices({ shown: { sight, say } }: Desk): JSX.Element {
  const words = consoleWords[say.lang].register;
  const { offices } = sight.view;
  return (
    <>
      <h3>{words.offices}</h3>
      <dl>
        {keysOf(offices).flatMap((office) => {
          const holder = offices[office];
          return holder === null
            ? []
            : [
                <div key={office}>
                  <dt>{say.format('office', office, holder)}</dt>
                  <dd>{say.names[holder]}</dd>
                </div>,
              ];
        })}
      </dl>
    </>
  );
}

/** All that went in, with its line and hour; what still counts leads back to before it. */
function Written({ face, shown: { say }, looks }: Desk): JSX.Element {
  const words = consoleWords[say.lang].register;
  const all = ledger.value;
  const standing = useMemo(() => new Set(standingInputs(all).map(({ n }) => n)), [all]);
  const lines = all
    .slice(-latest)
    .toReversed()
    .flatMap((line) => {
      const said = inputWords(line, face, say);
      return said === null ? [] : [{ line, said }];
    });
  return (
    <table>
      <caption>{words.written}</caption>
      <tbody>
        {lines.map(({ line, said }) => (
          <tr key={line.n}>
            <td>{line.line}</td>
            <td>
              {standing.has(line.n) ? (
                <button
                  type="button"
                  class={css.back}
                  title={words.backTo(said)}
                  onClick={setTo(looks.undo, line.n)}
                >
                  {said}
                </button>
              ) : (
                <s>{said}</s>
              )}
            </td>
            <td>{hourOf(line.at, say.lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
