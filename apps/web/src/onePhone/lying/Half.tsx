import { quoted } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Faced } from '../../games/face.ts';
import { wayWords } from '../../games/words.ts';
import { classes } from '../../kit/classes.ts';
import { Mark } from '../../kit/marks.tsx';
import mini from '../../kit/mini.module.css';
import { lang, words } from '../../words/language.ts';
import { onePhoneWords } from '../../words/onePhone.ts';
import type { Surface, Touch } from '../touches.ts';
import css from './Half.module.css';
import type { Hands } from './Lying.tsx';

interface Props extends Faced {
  readonly hands: Hands;
  readonly caption: string;
  readonly centre: readonly string[];
  readonly edge: 'top' | 'bottom';
}

/** One of the two heads of the screen: the call, what can be touched besides the players, and passing. */
export function Half(props: Props): JSX.Element {
  const { hands, caption, edge } = props;
  // Twice the same: a screen reader reads it once.
  const isSecond = edge === 'top';
  return (
    <section
      class={classes(css.half, isSecond && css.second)}
      aria-hidden={isSecond ? 'true' : undefined}
      aria-live={isSecond ? undefined : 'polite'}
    >
      <CentreCards {...props} />
      <Caption edge={edge} says={caption} />
      <p class={`knock ${css.hint}`}>{hintOf(hands)}</p>
      {hands.surface.named.length === 0 ? null : (
        <div class={css.ways}>
          {hands.surface.named.map(({ topic, way }) => (
            <TouchButton key={way} {...props} touch={{ of: 'way', option: way }} look={`chip ${css.way}`}>
              {wayWords(props.face, topic, way, props.shown.say)}
            </TouchButton>
          ))}
        </div>
      )}
      <button
        type="button"
        class={`text-button ${css.pass}`}
        tabIndex={isSecond ? -1 : undefined}
        onClick={() => hands.pass(edge)}
      >
        {words.value.pass}
      </button>
    </section>
  );
}

/** More than so many letters are set smaller. */
const short = 44;

function Caption({ edge, says }: { readonly edge: Props['edge']; readonly says: string }): JSX.Element {
  const look = classes(css.call, says.length > short && css.long);
  const text = quoted(says, lang.value);
  return edge === 'top' ? <p class={look}>{text}</p> : <h1 class={look}>{text}</h1>;
}

/** What is to be done, as far as all know what may be asked. */
function hintOf({ surface, done }: Hands): string {
  const say = onePhoneWords[lang.value];
  if (done !== null) return say[done];
  const { seat, centre } = surface.most;
  const things = [seat === undefined ? '' : say.players(seat), centre === undefined ? '' : say.cards(centre)];
  return say.thenHold(things.filter(Boolean).join(say.or), choosing(surface));
}

/** Whether a way is chosen besides what is touched, or instead of it. */
function choosing({ shapes }: Surface): 'also' | 'instead' | null {
  const named = shapes.filter(({ isNamed }) => isNamed);
  if (named.length === 0) return null;
  return named.some(({ kinds }) => kinds.length > 0) ? 'also' : 'instead';
}

function CentreCards(props: Props): JSX.Element | null {
  const { centre, shown } = props;
  if (centre.length === 0) return null;
  return (
    <div class={css.centre}>
      {centre.map((place) => (
        <TouchButton
          key={place}
          {...props}
          touch={{ of: 'centre', option: place }}
          look={`${mini.mini} ${css.card}`}
          label={shown.say.format('centre', place) ?? place}
        >
          <Mark look={css.mark} />
        </TouchButton>
      ))}
    </div>
  );
}

function TouchButton({
  hands,
  edge,
  touch,
  look,
  label,
  children,
}: Props & {
  readonly touch: Touch;
  readonly look: string;
  readonly label?: string;
  readonly children: JSX.Element | string;
}): JSX.Element {
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-pressed={hands.touches.some(({ of, option }) => of === touch.of && option === touch.option)}
      tabIndex={edge === 'top' ? -1 : undefined}
      onClick={() => hands.touch(touch, edge)}
    >
      {children}
    </button>
  );
}
