import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Face } from '../../games/face.ts';
import { clockFace, longest, useLeft } from '../../kit/Fuse.tsx';
import type { IconName } from '../../kit/iconNames.ts';
import { Icon } from '../../kit/marks.tsx';
import { sight } from '../../line/session.ts';
import { lang, words } from '../../words/language.ts';
import { onePhoneWords } from '../../words/onePhone.ts';
import { useSlowHold } from '../useSlowHold.ts';
import type { Dark } from './calling.ts';
import type { Hands } from './Lying.tsx';
import css from './Moon.module.css';
import { MoonInside } from './MoonInside.tsx';
import { edgeTowards, turnOf } from './places.ts';

interface Props {
  readonly face: Face;
  readonly dark: Dark;
  readonly hands: Hands;
  readonly icon: IconName;
}

/** A pad that also notes from where it is held: from the edge that was touched last, else from where the finger is. */
function useMoonPad(hands: Hands) {
  const turn = useSignal(turnOf.bottom);
  const { held, pad } = useSlowHold(hands.take, hands.letGo);
  const press: typeof pad.onPointerDown = (event) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const nearest = edgeTowards(event.clientX - left - width / 2, event.clientY - top - height / 2);
    turn.value = turnOf[hands.edge ?? nearest];
    pad.onPointerDown?.(event);
  };
  return { isHeld: held.value, turn: turn.value, pad: { ...pad, onPointerDown: press } };
}

/** The moon: what was touched is taken by holding it, and what one learns shows in it as long as it is held. */
export function Moon({ face, dark, hands, icon }: Props): JSX.Element {
  const { isHeld, turn, pad } = useMoonPad(hands);
  return (
    <div class={css.moon}>
      <Ring />
      <button
        type="button"
        class={css.disc}
        data-hold
        aria-label={onePhoneWords[lang.value].moon}
        aria-pressed={isHeld}
        {...pad}
      >
        <span class={css.face}>
          <Icon name={icon} />
        </span>
      </button>
      {isHeld ? (
        <div class={css.inside} style={{ '--turn': `${turn}deg` }} aria-live="polite">
          <MoonInside face={face} dark={dark} isUnfit={hands.isUnfit} />
        </div>
      ) : null}
    </div>
  );
}

const round = 2 * Math.PI * 47;

/** The time of the call, as a ring: it has no top either. */
function Ring(): JSX.Element | null {
  const left = useLeft();
  const pace = sight.value?.clock?.pace;
  if (left === null || pace === undefined || left > longest) return null;
  const whole = Math.max(1, 'lasts' in pace ? pace.lasts : pace.within);
  const share = Math.min(1, left / whole);
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return (
    <svg
      class={css.ring}
      viewBox="0 0 100 100"
      role="timer"
      aria-label={words.value.play.time(clockFace(left))}
    >
      <circle class={css.track} cx="50" cy="50" r="47" />
      <circle
        class={css.burning}
        cx="50"
        cy="50"
        r="47"
        stroke-dasharray={`${round * share} ${round}`}
        transform="rotate(-90 50 50)"
      />
      <circle class={css.spark} cx={50 + 47 * Math.cos(angle)} cy={50 + 47 * Math.sin(angle)} r="2.6" />
    </svg>
  );
}
