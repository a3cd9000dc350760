import type { Called, ScriptLine } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { clockFace, Fuse, useLeft } from '../../../kit/Fuse.tsx';
import { called as isCalled, tell } from '../../../line/session.ts';
import { Refused } from '../../../screens/Refused.tsx';
import { consoleWords } from '../consoleWords.ts';
import { Aloud } from './Aloud.tsx';
import { isSettled, lateIn } from './asks.ts';
import { cardName } from './cardName.ts';
import { EntryField } from './EntryField.tsx';
import { isLong } from './entry.ts';
import { Key } from './Key.tsx';
import { OnItsWay } from './OnItsWay.tsx';
import css from './PresentLine.module.css';
import plate from './plate.module.css';
import { Question } from './Question.tsx';
import { spokenNow } from './spoken.ts';
import { TwoLetters } from './TwoLetters.tsx';
import type { Desk } from './useDesk.ts';
import { Warnings } from './Warnings.tsx';

/** The line that is on: what to say, whom it concerns, one input, and what to beware of. */
export function PresentLine({ line, ...desk }: Desk & { readonly line: ScriptLine | null }): JSX.Element {
  const { shown, asks, ask, script } = desk;
  const { say } = shown;
  const says = line === null ? shown.sight.view.moment.says : spokenNow(line, asks, ask);
  return (
    <article class={`${plate.plate} ${css.line}`}>
      <h2>
        {line === null ? null : <i>{line.number}</i>}
        {line === null ? say.format('stage', shown.sight.view.moment.stage) : say.say(line.title)}
        <Left />
      </h2>
      <Fuse />
      <Aloud says={says} say={say} />
      {line === null || asksMuch(desk) ? null : <Concerned {...desk} line={line} />}
      {ask === undefined ? null : <Question {...desk} ask={ask} />}
      <Refused />
      {ask === undefined ? null : <EntryField {...desk} ask={ask} />}
      <Warnings {...shown} warnings={script?.alarm ? [script.alarm] : []} />
      <Onward {...desk} />
    </article>
  );
}

/** Whoever is concerned stands among the many things that are asked. */
const asksMuch = ({ ask, writing: { entry } }: Desk): boolean =>
  ask !== undefined && entry !== null && isLong(ask.form, entry.draft);

function Left(): JSX.Element | null {
  const left = useLeft();
  return left === null ? null : <span class={css.left}>{clockFace(left)}</span>;
}

/** Who is called, and why somebody is silent. */
function Concerned({ line, ask, shown: { say } }: Desk & { readonly line: ScriptLine }): JSX.Element | null {
  const words = consoleWords[say.lang];
  if (line.decoy) return ask === undefined ? <p class={css.decoy}>{words.decoyMore}</p> : null;
  const open = line.called.filter(({ answered }) => answered === null);
  const shown = (open.length > 0 ? open : line.called).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul class={css.called}>
      {shown.map((called, i) => (
        <li key={i} data-silent={called.silent !== null}>
          {called.seat === null ? null : <TwoLetters say={say} seat={called.seat} />}
          <span>{calledWords(called)}</span>
        </li>
      ))}
    </ul>
  );

  function calledWords({ card, seat, silent, answered }: Called): string {
    const who = seat === null ? '' : (say.names[seat] ?? '…');
    const what = card === null ? '' : cardName(card, say);
    const why = silent !== null ? words.silent[silent] : answered === null ? '' : words.done;
    return [who || words.body, what, why].filter(Boolean).join(' · ');
  }
}

/** More would push the input off the screen; the ring shows them all. */
const most = 4;

/** On to the next line, or a little more time for this one. */
function Onward({ writing, asks, shown }: Desk): JSX.Element {
  const words = consoleWords[shown.say.lang];
  const late = lateIn(asks);
  return (
    <div class={css.onward}>
      {writing.warned && late.length > 0 ? (
        <p role="status">{words.waiting(shown.say.list(late.map((seat) => shown.say.names[seat] ?? '…')))}</p>
      ) : null}
      {isCalled.value ? <p role="status">{words.called}</p> : null}
      {isSettled(asks) ? (
        <button type="button" class="button small ember" onClick={writing.next}>
          {words.next} <Key of="⏎" />
        </button>
      ) : null}
      <button type="button" class="text-button" onClick={() => tell({ t: 'more', seconds: 10 })}>
        {words.moreTime}
      </button>
      <OnItsWay of={shown.sight.clock?.step} writing={writing} shown={shown} />
    </div>
  );
}
