import type { ScriptLine } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { consoleWords } from '../consoleWords.ts';
import { deedWords } from '../table/Ledger.tsx';
import { PresentLine } from './PresentLine.tsx';
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
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [present]);
  const [hand] = script?.hands.filter(({ waits }) => !waits) ?? [];
  return (
    <section
      class={css.script}
      aria-label={words.script[part === 'night' ? 'night' : part === 'day' ? 'day' : 'other']}
    >
      {hand === undefined ? null : <RaisedHand key={hand.seat} {...desk} hand={hand} />}
      <ol ref={list} data-under={hand !== undefined}>
        {script?.lines.map((line, i) =>
          line.when === 'present' ? (
            <li key={line.stage} class={css.present} aria-current="step">
              {hand === undefined ? (
                <PresentLine {...desk} line={line} />
              ) : (
                <p class={css.held}>{words.hand.held(shown.say.say(line.title))}</p>
              )}
            </li>
          ) : (
            <Row key={line.stage} {...desk} line={line} isReread={looks.reread.value === i} />
          ),
        )}
      </ol>
      {script === null || present >= 0 ? null : <PresentLine {...desk} line={null} />}
    </section>
  );
}

/** A line that is over, or still to come. */
function Row({
  line,
  isReread,
  shown: { say },
}: Desk & { readonly line: ScriptLine; readonly isReread: boolean }): JSX.Element {
  const words = consoleWords[say.lang];
  const done = [...line.deeds.map((deed) => deedWords(deed, say)), ...line.news.map((one) => say.say(one))];
  const result =
    line.when === 'past' ? (done.length > 0 ? done.join(' · ') : line.decoy ? words.decoy : words.done) : '';
  const title = say.say(line.title);
  return (
    <li class={classes(css.row, line.when === 'past' && css.past)} data-reread={isReread}>
      <i>{line.number}</i>
      <b title={title}>{title}</b>
      <span class={css.result} data-decoy={line.decoy} title={result}>
        {line.when === 'next' && line.decoy ? words.decoy : result}
      </span>
      {isReread ? <q class={css.again}>{line.says.map((one) => say.say(one)).join(' ')}</q> : null}
    </li>
  );
}
