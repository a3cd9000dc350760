import { useSignal } from '@preact/signals';
import type { PersonView, RoomView } from '@veillee/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { useDrag } from '../../../kit/drag.ts';
import { Qr } from '../../../kit/Qr.tsx';
import { into } from '../../../kit/setTo.ts';
import { shownCode } from '../../../line/address.ts';
import { addresses, home, linkTo } from '../../../line/session.ts';
import { lang } from '../../../words/language.ts';
import { evenly } from '../ring/ring.ts';
import { setupWords } from '../setupWords.ts';
import css from './Circle.module.css';
import { moving, trading, type Village } from './useVillage.ts';

/** In hundredths of the space there is; the first house stands at twelve o'clock. */
const oval = { cx: 50, cy: 50, rx: 38, ry: 42 };

/** There with a phone. */
const isLit = (person: PersonView | undefined): boolean => person?.here === true && person.paper !== true;

interface Props {
  readonly village: Village;
  readonly room: RoomView;
  /** What is done on paper. */
  readonly children: ComponentChildren;
}

/** The ring of houses as it fills: one is dragged to another place, two that are touched change theirs. */
export function Circle({ village, room, children }: Props): JSX.Element {
  const picked = useSignal<number | null>(null);
  const aimed = useSignal<number | null>(null);
  const { circle } = village;
  const places = evenly(circle.length, oval);
  const half = Math.floor(circle.length / 2);
  const touch = (at: number): void => {
    const first = picked.value;
    picked.value = first === null ? at : null;
    if (first !== null && first !== at) village.write(trading(village, first, at));
  };
  return (
    <section class={css.circle} aria-label={setupWords[lang.value].ring}>
      <Corners village={village} />
      <ol class={css.ring} data-many={circle.length > 24}>
        {circle.map(({ name, person }, at) => {
          const { x, y } = places[(at + half) % circle.length] ?? { x: 50, y: 50 };
          return (
            <li key={name} style={{ left: `${x}%`, top: `${y}%` }}>
              <House
                at={at}
                name={name}
                lit={isLit(person)}
                picked={picked.value === at}
                aimed={aimed.value === at}
                touch={() => touch(at)}
                aim={into(aimed)}
                move={(to) => {
                  picked.value = null;
                  if (to !== at) village.write(moving(village, at, to));
                }}
              />
            </li>
          );
        })}
      </ol>
      <Middle room={room}>{children}</Middle>
    </section>
  );
}

/** How houses are moved, and how many phones have found theirs. */
function Corners({ village: { circle } }: { readonly village: Village }): JSX.Element {
  const words = setupWords[lang.value];
  const here = circle.filter(({ person }) => isLit(person)).length;
  return (
    <>
      <p class={`hint ${css.how}`}>{words.ringHint}</p>
      <p class={`hint ${css.who}`}>
        <b>{here}</b> {words.present(here)}
        <br />
        <b>{circle.length - here}</b> {words.awaited}
      </p>
    </>
  );
}

interface AtHouse {
  readonly at: number;
  readonly name: string;
  readonly lit: boolean;
  readonly picked: boolean;
  /** Whoever is dragged would live here. */
  readonly aimed: boolean;
  touch(): void;
  aim(at: number | null): void;
  move(to: number): void;
}

const houseIn = (target: string | null): number | null =>
  target?.startsWith('house:') ? Number(target.slice('house:'.length)) : null;

const steps: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function House({ at, name, lit, picked, aimed, touch, aim, move }: AtHouse): JSX.Element {
  const words = setupWords[lang.value];
  const letters = useRef<HTMLSpanElement>(null);
  const handle = useDrag<HTMLButtonElement>({
    ghost: () => letters.current,
    over: (target) => aim(houseIn(target)),
    drop: (target) => move(houseIn(target) ?? at),
    end: () => aim(null),
  });
  return (
    <button
      type="button"
      class={classes(css.house, lit && css.lit, aimed && css.aimed)}
      ref={handle}
      data-drop={`house:${at}`}
      aria-pressed={picked}
      onClick={touch}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        move(at + step);
      }}
    >
      <span class={css.letters} ref={letters} aria-hidden="true">
        {[...name].slice(0, 2).join('')}
      </span>
      <span class="unseen">{words.house(at + 1)}, </span>
      <span class={css.name}>{name}</span>
      <span class="unseen">, {lit ? words.here : words.paper}</span>
    </button>
  );
}

/** How one comes in by phone, and what is done for those who do not. */
function Middle({
  room,
  children,
}: {
  readonly room: RoomView;
  readonly children: ComponentChildren;
}): JSX.Element {
  const words = setupWords[lang.value];
  const link = linkTo(addresses.value[0] ?? location.origin, room.code);
  return (
    <div class={css.middle}>
      {/* In the pocket no other phone comes in. */}
      {home.value === 'pocket' ? null : (
        <>
          <div class={css.code}>
            <Qr text={link} label={link} />
          </div>
          <p class={css.scan}>{words.scan}</p>
          <p class={css.shown}>{shownCode(room.code)}</p>
        </>
      )}
      <p class="hint">{words.orPaper}</p>
      {children}
    </div>
  );
}
