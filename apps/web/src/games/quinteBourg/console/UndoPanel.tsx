import { type Signal, useSignal } from '@preact/signals';
import type { Frame } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import list from '../../../kit/facts.module.css';
import { Sheet } from '../../../kit/Sheet.tsx';
import { into } from '../../../kit/setTo.ts';
import { ledger, preview, tell } from '../../../line/session.ts';
import { toldTo } from '../../../screens/play/desk/toldTo.ts';
import { consoleWords } from '../consoleWords.ts';
import { hourOf, inputWords, standingInputs } from './inputs.ts';
import { Key } from './Key.tsx';
import css from './UndoPanel.module.css';
import type { Desk } from './useDesk.ts';

/** Goes back to before any earlier line: first what that would change, then, with a reason, the going back. */
export function UndoPanel(desk: Desk): JSX.Element {
  const { face, shown, looks } = desk;
  const { say } = shown;
  const words = consoleWords[say.lang].back;
  const back = standingInputs(ledger.value).flatMap((line) => {
    const said = inputWords(line, face, say);
    return said === null ? [] : [{ line, said }];
  });
  const { undo } = looks;
  const steps = useSignal(
    Math.max(
      0,
      back.findIndex(({ line }) => line.n === undo.value),
    ),
  );
  const chosen = back[Math.min(steps.value, back.length - 1)];
  const close = (): void => {
    undo.value = null;
  };
  const move = (by: number): void => {
    steps.value = Math.max(0, Math.min(back.length - 1, steps.value + by));
  };
  return (
    <Sheet title={words.title} close={close}>
      {chosen === undefined ? (
        <p class="hint">{words.none}</p>
      ) : (
        <>
          <p class={css.to}>
            {words.to(chosen.said)} <small>{hourOf(chosen.line.at, say.lang)}</small>
          </p>
          <EarlierOrLater say={say} move={move} />
          <Preview key={chosen.line.n} {...desk} to={chosen.line.n} move={move} close={close} />
        </>
      )}
    </Sheet>
  );
}

function EarlierOrLater({ say, move }: Pick<Desk['shown'], 'say'> & Pick<Previewed, 'move'>): JSX.Element {
  const words = consoleWords[say.lang].back;
  return (
    <div class="pair">
      <button type="button" class="button small" onClick={() => move(1)}>
        {words.earlier} <Key of="↑" />
      </button>
      <button type="button" class="button small" onClick={() => move(-1)}>
        {words.later} <Key of="↓" />
      </button>
    </div>
  );
}

interface Previewed extends Desk {
  readonly to: number;
  move(by: number): void;
  close(): void;
}

/** What would change, and the button that does it: the return key presses it, the arrows go further back. */
function Preview({ to, move, close, shown }: Previewed): JSX.Element {
  const { say } = shown;
  const words = consoleWords[say.lang].back;
  const foreseen = useSignal<Frame<'preview'> | null>(null);
  const reason = useSignal<string>(words.reasonUsual);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    void preview(to).then(into(foreseen));
  }, [to, foreseen]);
  const undo = async (event: Event): Promise<void> => {
    event.preventDefault();
    if ((await tell({ t: 'undo', to, reason: reason.value.trim() })) === undefined) close();
  };
  return (
    <form class="stack" onSubmit={undo}>
      {foreseen.value === null ? null : <Changes {...foreseen.value} shown={shown} />}
      <p class="hint">{words.public}</p>
      <Reason reason={reason} shown={shown} />
      <div class="pair">
        <button type="button" class="button" onClick={close}>
          {words.cancel}
        </button>
        <button
          ref={button}
          type="submit"
          class="button ember"
          disabled={reason.value.trim() === ''}
          onKeyDown={({ key }) => (key === 'ArrowUp' ? move(1) : key === 'ArrowDown' ? move(-1) : undefined)}
        >
          {words.confirm} <Key of="⏎" />
        </button>
      </div>
    </form>
  );
}

/** Why, for everybody to read. */
function Reason({
  reason,
  shown: { say },
}: Pick<Desk, 'shown'> & { readonly reason: Signal<string> }): JSX.Element {
  const id = useId();
  return (
    <>
      <label for={id}>{consoleWords[say.lang].back.reason}</label>
      <input
        class="plate-input"
        id={id}
        type="text"
        maxLength={300}
        value={reason.value}
        onInput={(event) => into(reason)(event.currentTarget.value)}
      />
    </>
  );
}

function Changes({ unsaid, said, shown: { say } }: Frame<'preview'> & Pick<Desk, 'shown'>): JSX.Element {
  const words = consoleWords[say.lang].back;
  const parts = [
    { title: words.unsaid, facts: unsaid },
    { title: words.said, facts: said },
  ];
  if (unsaid.length + said.length === 0) return <p>{words.nothing}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div class={css.changes} tabIndex={0}>
      {parts.flatMap(({ title, facts }) =>
        facts.length === 0
          ? []
          : [
              <section key={title}>
                <h3>{title}</h3>
                <ul class={list.facts}>
                  {facts.map((fact, i) => (
                    <li key={i}>
                      {say.say(fact)} <small>{toldTo(fact, say)}</small>
                    </li>
                  ))}
                </ul>
              </section>,
            ],
      )}
    </div>
  );
}
