import { votersIn } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { consoleWords } from '../consoleWords.ts';
import { pickIn, settledDraft } from './entry.ts';
import { isSameAttack, outcomeOf } from './Outlooks.tsx';
import css from './Square.module.css';
import { TwoLetters } from './TwoLetters.tsx';
import type { Desk } from './useDesk.ts';

/** In the square: at night what would happen now, in a vote the urn. */
export function Square(desk: Desk): JSX.Element | null {
  const { moment, poll } = desk.shown.sight.view;
  if (moment.stage === 'day.vote' && poll !== null) return <Urn {...desk} />;
  return desk.script?.attack == null ? <Calm {...desk} /> : <IfNow {...desk} />;
}

/** Nothing hangs in the balance: where one is. */
function Calm({ shown: { sight, say } }: Desk): JSX.Element | null {
  const { stage, stages } = sight.view.moment;
  return (
    <div class={css.square} data-calm>
      <b>{say.format('stage', stage)}</b>
      <small>{consoleWords[say.lang].lineOf(stages.indexOf(stage) + 1, stages.length)}</small>
    </div>
  );
}

function IfNow(desk: Desk): JSX.Element | null {
  const { script, shown, ask, writing } = desk;
  const attack = script?.attack ?? null;
  if (script === null || attack === null) return null;
  const { say } = shown;
  const words = consoleWords[say.lang];
  const { entry, wording } = writing;
  const settled =
    ask === undefined || entry === null || wording === null
      ? undefined
      : settledDraft(ask.form, entry, wording);
  const meant =
    ask === undefined || settled === undefined
      ? undefined
      : outcomeOf(script, ask, settled.way, pickIn(ask.form, settled));
  return (
    <div class={css.square} role="status">
      <small>{words.ifNow}</small>
      <b>{say.say(attack.words)}</b>
      <small>{say.say(attack.because)}</small>
      {meant === undefined || isSameAttack(meant.attack, attack) ? null : (
        <p class={css.meant}>
          {words.ifSo} <strong>{say.say(meant.attack.words)}</strong>
        </p>
      )}
    </div>
  );
}

/** The urn is printed: everybody sees who points. */
function Urn({ shown }: Desk): JSX.Element | null {
  const { say, sight } = shown;
  const { poll } = sight.view;
  const words = consoleWords[say.lang];
  if (poll === null) return null;
  return (
    <div class={classes(css.square, css.urn)} role="status">
      <small>{words.votes(poll.done.length, votersIn(poll))}</small>
      <ol>
        {poll.tally.slice(0, 5).map(({ seat, votes }) => (
          <li key={seat}>
            <TwoLetters say={say} seat={seat} />
            <span>{say.names[seat]}</span>
            <b>{votes}</b>
          </li>
        ))}
        {poll.blank > 0 ? (
          <li>
            <i />
            <span>{words.blankVotes}</span>
            <b>{poll.blank}</b>
          </li>
        ) : null}
      </ol>
    </div>
  );
}
