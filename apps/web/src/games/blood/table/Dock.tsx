import type { Prompt } from '@veillee/kernel';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { Fuse } from '../../../kit/Fuse.tsx';
import { Refusals } from '../../../kit/Refusals.tsx';
import { me, tell } from '../../../line/session.ts';
import { lang, words } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { AtBoard, Shown } from '../shown.ts';
import type { Opened } from './Board.tsx';
import css from './Dock.module.css';
import { Fan } from './Fan.tsx';
import { passHint } from './guide.ts';
import { Notice } from './Notice.tsx';
import { playerName } from './Pieces.tsx';
import type { Placing } from './placing.ts';

/** Under the thumb: what is asked in one line, my cards, and the one thing that glows. */
export function Dock({
  shown,
  placing,
  idle,
  openRight,
  openSheet,
  part,
}: Pick<AtBoard, 'idle'> & {
  readonly shown: Shown;
  readonly placing: Placing | null;
  readonly part: RefObject<HTMLElement | null>;
  openRight(topic: string): void;
  openSheet(what: Opened): void;
}): JSX.Element {
  const line = lineFor(shown, placing);
  return (
    <section class={`dock ${css.dock}`} ref={part}>
      <Fuse />
      <Refusals say={shown.say} />
      <Notice shown={shown} placing={placing} />
      {line === '' ? null : (
        <p class={css.whisper} aria-live="polite">
          {line}
        </p>
      )}
      {typeof shown.sight.chair === 'number' ? (
        <Fan shown={shown} openRight={openRight} openSheet={openSheet} />
      ) : null}
      <Act shown={shown} placing={placing} idle={idle} />
    </section>
  );
}

/** What is asked of me, or what I may look at now. */
function lineFor(shown: Shown, placing: Placing | null): string {
  const { sight, say } = shown;
  const word = own[lang.value];
  const { players, tokens, pending } = sight.view;
  if (typeof sight.chair !== 'number') return me.value.person === null ? '' : words.value.lobby.late;
  if (placing !== null) return placingLine(shown, placing);
  if (pending?.player === sight.chair) return word.face;
  if (players[sight.chair]?.alive === false) return word.deadLine;
  if (pending !== null) return word.breath;
  if (sight.rights.some(({ topic }) => topic === 'revelation.look')) return word.mayLook;
  if (sight.prompts.some(({ topic }) => topic === 'turn.end')) return say.say({ key: 'turn.end' });
  return tokens.some(({ at }) => at === sight.chair) ? word.lookLater : word.noLook;
}

function placingLine(shown: Shown, { at, picked, topic }: Placing): string {
  const word = own[lang.value];
  const token = (id: string): string => shown.say.format('Token', id) ?? id;
  const laid = Object.entries(at)
    .map(([id, seat]) => word.laidBefore(token(id), playerName(shown, seat)))
    .at(-1);
  const open = picked !== null && at[picked] === undefined ? word.inHand(token(picked)) : undefined;
  const ask = topic === 'turn.accuse' ? word.pickUp : shown.say.say({ key: topic });
  if (topic !== 'turn.accuse' && laid === undefined) return ask;
  return open ?? laid ?? ask;
}

/** The one ember thing: confirm what lies in preview, end the turn, or face the trial. */
function Act({
  shown,
  placing,
  idle,
}: Pick<AtBoard, 'idle'> & {
  readonly shown: Shown;
  readonly placing: Placing | null;
}): ComponentChildren {
  if (placing !== null) return <Confirm shown={shown} placing={placing} />;
  const nod = shown.sight.prompts.find(({ topic, mine }) => nods.includes(topic) && mine === null);
  return nod === undefined ? idle : <Nod prompt={nod} shown={shown} />;
}

function Confirm({
  shown,
  placing,
}: {
  readonly shown: Shown;
  readonly placing: Placing;
}): JSX.Element | null {
  const word = own[lang.value];
  const [seat] = Object.values(placing.at);
  if (seat === undefined) return null;
  const accuses = seat === shown.sight.chair ? word.accuseMe : word.accuse(playerName(shown, seat));
  const send = (): void => {
    passHint('move');
    passHint('confirm');
    placing.send();
  };
  return (
    <div class="act">
      <button type="button" class="text-button" onClick={placing.takeBack}>
        {word.takeBack}
      </button>
      <button type="button" class="button ember" aria-disabled={placing.answer === undefined} onClick={send}>
        {placing.topic === 'turn.accuse' ? accuses : shown.say.say({ key: 'way.both' })}
      </button>
    </div>
  );
}

const nods = ['turn.end', 'trial.face', 'twin.face'];

/**
 * Dying and ending a turn are one press. The trial looks the same whether a card saves or not: who has one plays it
 * from the hand, so that the screen tells nothing (B6).
 */
function Nod({ prompt, shown }: { readonly prompt: Prompt; readonly shown: Shown }): JSX.Element {
  const way = Object.hasOwn(prompt.form, 'die') ? 'die' : 'end';
  return (
    <button
      type="button"
      class={way === 'die' ? 'button danger' : 'button ember'}
      onClick={() => tell({ t: 'answer', prompt: prompt.number, answer: { do: way } })}
    >
      {shown.say.say({ key: `way.${way}` })}
    </button>
  );
}
