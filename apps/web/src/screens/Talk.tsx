import { computed, signal, useSignal } from '@preact/signals';
import { at } from '@veillee/kernel';
import { limits, type Saying } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { into } from '../kit/setTo.ts';
import { match, present, room, sight, tell } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { noteHere } from './note.ts';
import { SignRow } from './SignRow.tsx';
import css from './Talk.module.css';

const seen = signal(0);
/** Lines said since one last looked: a sign is seen where it is made, and leaves nothing to read. */
export const unread = computed(() => {
  const { talk } = present.value;
  // Another table has its own talk.
  const from = seen.value > talk.length ? 0 : seen.value;
  return talk.slice(from).filter((one) => 'who' in one && !('text' in one && signOf(one))).length;
});

/** Where one may speak now: the room between matches, the game's circles during one. */
const speakable = computed<readonly string[]>(() => {
  if (match.value?.state !== 'running') return ['room'];
  const circles = sight.value?.circles ?? [];
  return circles.filter(({ speaks, signs }) => speaks && signs === undefined).map(({ id }) => id);
});

export function TalkSheet({ close }: { close(): void }): JSX.Element {
  const say = words.value.play;
  const { talk } = present.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    seen.value = talk.length;
    list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [talk.length]);
  return (
    <Sheet title={say.talk} close={close}>
      {talk.length === 0 ? <p class="hint">{say.noTalk}</p> : null}
      <ol class={css.talk} ref={list} aria-live="polite">
        {talk.map((one, i) => (
          <li key={i} class={'who' in one ? undefined : css.note}>
            {'who' in one ? (
              <>
                <b>{one.name}</b> {saidBy(one)}
              </>
            ) : (
              noteHere(one.note)
            )}
          </li>
        ))}
      </ol>
      <SignRow />
      {speakable.value.length === 0 ? <p class="hint">{say.muted}</p> : <SayLine circles={speakable.value} />}
    </Sheet>
  );
}

/** What a person wrote, the sign they made, or what a bot says in the words of its game. */
export function saidBy(line: Extract<Saying, { readonly who: number }>): string {
  if ('text' in line) return signOf(line) ?? line.text;
  const people = room.value?.people ?? [];
  const named = line.holders.map((id) => people.find((person) => person.id === id)?.name ?? '…');
  return speakerOf(faceOf(line.game)?.rules.text[lang.value], lang.value, named).say(line.says);
}

/** A sign in words, if that is what was made. */
function signOf({ circle, text }: { readonly circle: string; readonly text: string }): string | undefined {
  const now = sight.value?.circles.find(({ id }) => id === circle);
  // Between matches the circle is gone, and what was said in it still stands.
  const made = now === undefined ? circle === 'reactions' : now.signs?.includes(text) === true;
  const game = match.value?.game ?? room.value?.game;
  return made ? faceOf(game)?.speech.sign?.(text, lang.value) : undefined;
}

function SayLine({ circles }: { readonly circles: readonly string[] }): JSX.Element {
  const say = words.value.play;
  const text = useSignal('');
  const circle = useSignal(at(circles, 0));
  const to = circles.includes(circle.value) ? circle.value : at(circles, 0);
  const id = useId();
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const line = text.value.trim();
    if (line === '') return;
    const no = await tell({ t: 'say', circle: to, text: line });
    if (no === undefined) text.value = '';
  };
  return (
    <form onSubmit={send}>
      {circles.length > 1 ? <CircleChoice circles={circles} chosen={to} choose={into(circle)} /> : null}
      <label class="unseen" for={id}>
        {say.say}
      </label>
      <input
        id={id}
        class="plate-input"
        value={text.value}
        maxLength={limits.text}
        autocomplete="off"
        placeholder={say.say}
        onInput={(event) => into(text)(event.currentTarget.value)}
      />
      <button type="submit" class="button ember">
        {say.sayTo}
      </button>
    </form>
  );
}

/** Whom one speaks to, where there is a choice. */
function CircleChoice({
  circles,
  chosen,
  choose,
}: {
  readonly circles: readonly string[];
  readonly chosen: string;
  choose(circle: string): void;
}): JSX.Element {
  const say = words.value.play;
  const face = faceOf(match.value?.game);
  return (
    <fieldset class="segments">
      <legend class="unseen">{say.sayTo}</legend>
      {circles.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => choose(one)}>
          {face?.speech.circle?.(one, lang.value) ?? say.circles[one] ?? one}
        </button>
      ))}
    </fieldset>
  );
}
