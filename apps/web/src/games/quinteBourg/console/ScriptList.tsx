import type { ScriptLine } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import type { Speaker } from '../../speaker.ts';
import { consoleWords } from '../consoleWords.ts';
import { deedWords } from '../table/Ledger.tsx';
import { ActingHand } from './ActingHand.tsx';
import { PresentLine } from './PresentLine.tsx';
import { Pulse } from './Pulse.tsx';
import { RaisedHand } from './RaisedHand.tsx';
import css from './ScriptList.module.css';
import type { Desk } from './useDesk.ts';

/** Tonight or today from above to below: what was done, the present line with its one input, and what comes. */
export function ScriptList(desk: Desk): JSX.Element {
  const { script, shown, looks } = desk;
  const words = consoleWords[shown.say.lang];
  const { part } = shown.sight.view.moment;
  const list = useRef<HTMLOListElement>(null);
  const present = script?.lines.findIndex(({ when }) => when === 'present') ?? -1;
  useEffect(() => {
    if (list.current !== null) centre(list.current);
  }, [present]);
  const onTop = topOf(desk);
  return (
    <section
      class={css.script}
      aria-label={words.script[part === 'night' ? 'night' : part === 'day' ? 'day' : 'other']}
    >
      {onTop}
      <Waiting {...desk} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ol ref={list} tabIndex={0}>
        {script?.lines.map((line, i) =>
          line.when === 'present' ? (
            // One and the same from line to line: what is being typed in keeps the focus, and little is made anew.
            <Present key="present" {...desk} line={line} isOdd={i % 2 === 1} isHeld={onTop !== null} />
          ) : (
            <Row
              key={line.stage}
              shown={shown}
              line={line}
              isLatest={i === present - 1}
              isReread={looks.reread.value === i}
            />
          ),
        )}
      </ol>
      {shown.sight.master === 'human' && (part === 'night' || part === 'opening') ? <Pulse /> : null}
      {script === null || present >= 0 || onTop !== null ? null : <PresentLine {...desk} line={null} />}
    </section>
  );
}

/** The line that is on; while something lies on top of it, only that it waits. */
function Present({
  line,
  isOdd,
  isHeld,
  ...desk
}: Desk & { readonly line: ScriptLine; readonly isOdd: boolean; readonly isHeld: boolean }): JSX.Element {
  const { say } = desk.shown;
  return (
    <li class={css.present} aria-current="step" data-odd={isOdd}>
      {isHeld ? (
        <p class={css.held}>{consoleWords[say.lang].hand.held(say.say(line.title))}</p>
      ) : (
        <PresentLine {...desk} line={line} />
      )}
    </li>
  );
}

/** Brings the line that is on to the middle, where not all lines are in sight. */
function centre(list: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const present = list.querySelector('[aria-current]');
  const fits = present !== null && present.clientHeight <= list.clientHeight;
  present?.scrollIntoView({ block: fits ? 'center' : 'start' });
}

/** What lies on top of the line that is on. */
function topOf(desk: Desk): JSX.Element | null {
  const { hand, looks } = desk;
  const acting = looks.acting.value;
  if (acting !== null) return <ActingHand {...desk} acting={acting} />;
  return hand === undefined ? null : <RaisedHand key={hand.seat} {...desk} hand={hand} />;
}

/** Hands that were asked to wait. */
function Waiting({ script, shown: { say }, hand, looks }: Desk): JSX.Element[] {
  const words = consoleWords[say.lang].hand;
  const waiting = (script?.hands ?? []).filter((one) => one.waits && one.seat !== hand?.seat);
  return waiting.map(({ seat }) => (
    <button
      key={seat}
      type="button"
      class={css.held}
      onClick={() => {
        looks.taken.value = seat;
      }}
    >
      {words.waits(say.names[seat] ?? '…')}
    </button>
  ));
}

/** A line that is over, or still to come; drawn anew only when its words have changed. */
function Row({
  line,
  isLatest,
  isReread,
  shown: { say },
}: Pick<Desk, 'shown'> & {
  readonly line: ScriptLine;
  readonly isLatest: boolean;
  readonly isReread: boolean;
}): JSX.Element {
  const { number, when, decoy } = line;
  const title = say.say(line.title);
  const result = resultOf(line, say);
  const again = isReread ? line.says.map((one) => say.say(one)).join(' ') : null;
  return useMemo(
    () => (
      <li
        class={classes(css.row, when === 'past' && css.past)}
        data-latest={isLatest}
        data-reread={again !== null}
      >
        <i>{number}</i>
        <b title={title}>{title}</b>
        <span class={css.result} data-decoy={decoy} title={result}>
          {result}
        </span>
        {again === null ? null : <q class={css.again}>{again}</q>}
      </li>
    ),
    [number, when, decoy, title, result, again, isLatest],
  );
}

/** What came of a line, or that nobody will answer it. */
function resultOf({ when, decoy, deeds, news }: ScriptLine, say: Speaker): string {
  const words = consoleWords[say.lang];
  if (when !== 'past') return decoy ? words.decoy : '';
  const done = [...deeds.map((deed) => deedWords(deed, say, true)), ...news.map((one) => say.say(one))];
  return done.length > 0 ? done.join(' · ') : decoy ? words.decoy : words.done;
}
