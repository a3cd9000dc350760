import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Acts, Untouched } from '../../../screens/play/AnswerForm.tsx';
import { Whisper } from '../../../screens/play/Whisper.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { Graves } from '../houses/Graves.tsx';
import { answerPicking, houseLooks, type Picking } from '../houses/houseLooks.tsx';
import { Street } from '../houses/Street.tsx';
import { phoneWords } from '../phoneWords.ts';
import type { AtPhone } from './atPhone.ts';
import css from './Night.module.css';
import { NightSwitch } from './NightSwitch.tsx';
import { Until } from './Until.tsx';

const nothing: Picking = { chosen: [], takes: () => true, press: () => {}, several: false };

/** More houses than this want all the height there is. */
const crowd = 28;

/** The night, asleep or called: the same call, ring, fuse, line, switch and buttons for everybody. */
export function Night(at: AtPhone): JSX.Element {
  const { face, shown, hand } = at;
  const words = phoneWords[shown.say.lang];
  const picking = answerPicking(at) ?? nothing;
  const call = face.speech.call(shown);
  const news = face.knowledge
    .news(shown.sight)
    .map((fact) => shown.say.say(fact))
    .join(' ');
  return (
    <section class={classes(css.night, shown.sight.view.circle.length > crowd && css.crowded)}>
      <div class={css.call} aria-live="polite">
        <h1 class="knock">{call.title}</h1>
        <p class="knock">{call.more}</p>
      </div>
      <div class={css.ring}>
        <Street houses={houseLooks(at, picking)} label={words.village.title}>
          {() => <Middle {...at} chosen={picking.chosen} />}
        </Street>
        <Graves {...at} picking={picking} />
      </div>
      <div class={css.form}>
        <Until {...shown} />
        <Refused />
        {hand === null ? (
          <p class={css.calm} aria-live="polite">
            {news || words.night.calm}
          </p>
        ) : (
          <>
            <Whisper {...at} />
            <NightSwitch {...at} hand={hand} />
            <Acts face={face} shown={shown} hand={hand} secret />
          </>
        )}
      </div>
    </section>
  );
}

/** In the square: whom one touched, what else is asked, and a door: to those one may speak with, else to one's notes. */
function Middle(at: AtPhone & { readonly chosen: readonly number[] }): JSX.Element {
  const { face, shown, hand, sheet, chosen } = at;
  const { sight, say } = shown;
  const words = phoneWords[say.lang];
  const circle = sight.circles.find(({ speaks }) => speaks);
  const name = chosen.map((seat) => say.names[seat] ?? '…');
  return (
    <div class={css.middle}>
      <p class={css.touched}>{name.length > 2 ? words.night.touched(name.length) : say.list(name)}</p>
      {hand === null || hand.asleep ? null : (
        <div class={css.fields}>
          <Untouched face={face} shown={shown} hand={hand} />
        </div>
      )}
      <button
        type="button"
        class="text-button"
        onClick={() => sheet.open(circle === undefined ? 'notes' : 'talk')}
      >
        {circle === undefined ? words.night.notes : (face.speech.circle?.(circle.id, say.lang) ?? circle.id)}
      </button>
    </div>
  );
}
