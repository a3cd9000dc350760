import { useSignal } from '@preact/signals';
import type { Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Faced } from '../../games/face.ts';
import { Glyph } from '../../kit/marks.tsx';
import { usePhase } from '../../kit/SkyView.tsx';
import { match, names, tell } from '../../line/session.ts';
import { Paused } from '../../screens/play/Pace.tsx';
import type { Later, Stage } from '../../stage/script.ts';
import { lang, words } from '../../words/language.ts';
import { onePhoneWords } from '../../words/onePhone.ts';
import { isWhole, type Surface, surfaceOf, type Touch, withTouch } from '../touches.ts';
import { answerAll, type Dark, passAll } from './calling.ts';
import { Half } from './Half.tsx';
import css from './Lying.module.css';
import { Moon } from './Moon.tsx';
import { Places } from './Places.tsx';
import type { Place } from './places.ts';
import { Sea } from './Sea.tsx';

interface Props extends Faced {
  readonly stage: Stage;
  /** What is being said besides the call. */
  readonly line: Later | null;
  readonly dark: Dark;
}

/** The dark: the phone lies in the middle, readable from both ends, and looks the same whoever is called, or nobody. */
export function Lying(props: Props): JSX.Element {
  const { face, shown } = props;
  usePhase(face.table.phase(shown.sight));
  const paused = match.value?.paused ?? false;
  return (
    <main class={css.ground} data-secret="true">
      <div class={css.lying}>
        <Sea />
        <Calling key={`${shown.sight.clock?.step}`} {...props} />
        <button
          type="button"
          class={`round ${css.pause}`}
          aria-label={words.value.play.pause}
          disabled={paused}
          onClick={() => tell({ t: 'pause', paused: true })}
        >
          <Glyph name="pause" />
        </button>
      </div>
      <Paused />
    </main>
  );
}

/** What hands do at one call. */
export interface Hands {
  readonly surface: Surface;
  readonly touches: readonly Touch[];
  /** From where it was last touched; null before the first touch. */
  readonly edge: Place['edge'] | null;
  /** What was done last, as far as all may know. */
  readonly done: 'taken' | 'passed' | null;
  touch(touch: Touch, edge: Place['edge']): void;
  pass(edge: Place['edge']): void;
  /** The moon is held: what was touched is taken. */
  take(): void;
  /** It is let go. */
  letGo(): void;
  /** Said in the moon after touches that whoever is called may not choose. */
  readonly isUnfit: boolean;
}

function useHands(dark: Dark, sight: Sight): Hands {
  const surface = surfaceOf(dark.asked(sight));
  const touches = useSignal<readonly Touch[]>([]);
  const edge = useSignal<Place['edge'] | null>(null);
  const done = useSignal<Hands['done']>(null);
  const unfit = useSignal(false);
  const whole = isWhole(surface, touches.value);
  return {
    surface,
    touches: touches.value,
    edge: edge.value,
    done: done.value,
    isUnfit: unfit.value,
    touch(touch, from) {
      edge.value = from;
      done.value = null;
      touches.value = withTouch(surface, touches.value, touch);
    },
    pass(from) {
      edge.value = from;
      done.value = 'passed';
      touches.value = [];
      passAll(dark);
    },
    take() {
      unfit.value = whole && answerAll(dark, touches.value);
    },
    letGo() {
      unfit.value = false;
      if (!whole) return;
      touches.value = [];
      done.value = 'taken';
    },
  };
}

function Calling({ face, shown, stage, line, dark }: Props): JSX.Element {
  const hands = useHands(dark, shown.sight);
  const caption = line?.say ?? stage.script.open;
  const { road } = stage;
  const centre = hands.surface.most.centre === undefined ? [] : dark.centre(shown.sight);
  const half = { face, shown, hands, caption, centre };
  return (
    <>
      <Half {...half} edge="top" />
      <Half {...half} edge="bottom" />
      <Moon face={face} dark={dark} hands={hands} icon={road?.notches[road.at]?.icon ?? 'moon'} />
      <Places names={names.value} hands={hands} />
      <p class="unseen" role="status">
        {hands.done === null ? '' : onePhoneWords[lang.value][hands.done]}
      </p>
    </>
  );
}
