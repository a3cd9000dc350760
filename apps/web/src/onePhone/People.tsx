import { useSignal } from '@preact/signals';
import { limits } from '@veillee/protocol';
import type { JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { useDrag } from '../kit/drag.ts';
import { GenderChoice } from '../kit/GenderChoice.tsx';
import { Medallion } from '../kit/Medallion.tsx';
import { Glyph } from '../kit/marks.tsx';
import { lang } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import { type Guest, guests, newGuest } from './company.ts';
import { movedTo } from './order.ts';
import css from './People.module.css';

/** Who sits around the table, in that order: typed, added, taken away, and put elsewhere by dragging or by keys. */
export function People({ most }: { readonly most: number }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const how = useId();
  const told = useSignal('');
  const moving = useMoving((text) => {
    told.value = text;
  });
  return (
    <section class="stack">
      <h2>{say.people}</h2>
      <p class="hint">{say.peopleHint}</p>
      <ol class={css.people}>
        {guests.value.map((guest, place) => (
          <Person key={guest.token} guest={guest} place={place} how={how} moving={moving} />
        ))}
      </ol>
      <p class="unseen" id={how}>
        {say.moveHow}
      </p>
      <p class="unseen" role="status">
        {told.value}
      </p>
      {guests.value.length < most ? (
        <button type="button" class="text-button" onClick={() => addGuest()}>
          {say.add}
        </button>
      ) : null}
    </section>
  );
}

/** Whose field wants the focus as soon as it is there. */
let focused: string | null = null;

function addGuest(): void {
  const guest = newGuest();
  focused = guest.token;
  guests.value = [...guests.value, guest];
}

interface Moving {
  move(from: number, to: number): void;
  /** The place that whoever is dragged would take. */
  readonly aimed: number | null;
  aim(place: number | null): void;
}

function useMoving(tell: (text: string) => void): Moving {
  const aimed = useSignal<number | null>(null);
  return {
    aimed: aimed.value,
    aim(place) {
      aimed.value = place;
    },
    move(from, to) {
      const moved = movedTo(guests.value, from, to);
      if (moved === guests.value) return;
      guests.value = moved;
      const say = onePhoneWords[lang.value];
      tell(say.moved(moved[to]?.name || say.unnamed, to + 1));
    },
  };
}

interface Row {
  readonly guest: Guest;
  readonly place: number;
  readonly how: string;
  readonly moving: Moving;
}

function Person({ guest, place, how, moving }: Row): JSX.Element {
  const say = onePhoneWords[lang.value];
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused !== guest.token) return;
    focused = null;
    field.current?.focus();
  }, [guest.token]);
  return (
    <li class={classes(css.person, moving.aimed === place && css.aimed)} data-drop={`place:${place}`}>
      <Handle guest={guest} place={place} how={how} moving={moving} />
      <Medallion name={guest.name} index={place} look={css.medallion} />
      <input
        ref={field}
        class={`plate-input ${css.name}`}
        value={guest.name}
        maxLength={limits.name}
        placeholder={say.namePlace(place + 1)}
        aria-label={say.name(place + 1)}
        autocomplete="off"
        enterkeyhint="next"
        onInput={(event) => change(guest, { name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && goOn(event, place)}
      />
      <GenderChoice
        label={say.gender(guest.name || say.unnamed)}
        value={guest.gender}
        look={css.gender}
        choose={(gender) => change(guest, { gender })}
      />
      <Remove guest={guest} />
    </li>
  );
}

function Remove({ guest }: { readonly guest: Guest }): JSX.Element {
  const say = onePhoneWords[lang.value];
  return (
    <button
      type="button"
      class="round"
      aria-label={say.remove(guest.name || say.unnamed)}
      onClick={() => {
        guests.value = guests.value.filter((one) => one.token !== guest.token);
      }}
    >
      <Glyph name="close" />
    </button>
  );
}

function change({ token }: Guest, to: Partial<Guest>): void {
  guests.value = guests.value.map((one) => (one.token === token ? { ...one, ...to } : one));
}

/** Enter leads to the next name, and after the last to a new one. */
function goOn(event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }, place: number): void {
  event.preventDefault();
  const fields = event.currentTarget.closest('ol')?.querySelectorAll('input');
  const next = fields?.[place + 1];
  if (next !== undefined) next.focus();
  else if (event.currentTarget.value.trim() !== '') addGuest();
}

const placeIn = (target: string | null): number | null => {
  const [, place] = /^place:(\d+)$/.exec(target ?? '') ?? [];
  return place === undefined ? null : Number(place);
};

/** What one takes somebody by. */
function Handle({ guest, place, how, moving }: Row): JSX.Element {
  const say = onePhoneWords[lang.value];
  const row = (): HTMLElement | null => handle.current?.closest('li') ?? null;
  const handle: RefObject<HTMLButtonElement | null> = useDrag({
    ghost: row,
    over: (target) => moving.aim(placeIn(target)),
    drop: (target) => moving.move(place, placeIn(target) ?? place),
    end: () => moving.aim(null),
  });
  const byKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    moving.move(place, place + step);
  };
  return (
    <button
      type="button"
      class={`round ${css.handle}`}
      ref={handle}
      aria-label={say.move(guest.name || say.unnamed)}
      aria-describedby={how}
      onKeyDown={byKey}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7.3 12 7l8 .3v1.4l-8 .3-8-.3ZM4 11.3l8-.3 8 .3v1.4l-8 .3-8-.3ZM4 15.3l8-.3 8 .3v1.4l-8 .3-8-.3Z" />
      </svg>
    </button>
  );
}
