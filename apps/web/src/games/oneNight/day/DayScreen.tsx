import { useSignal } from '@preact/signals';
import type { View } from '@veillee/one-night';
import type { JSX } from 'preact';
import { useLeft } from '../../../kit/Fuse.tsx';
import { SkyView } from '../../../kit/SkyView.tsx';
import { Pace } from '../../../screens/play/Pace.tsx';
import { PlayBar } from '../../../screens/play/PlayBar.tsx';
import { QuickButtons } from '../../../screens/play/QuickButtons.tsx';
import { Replacing } from '../../../screens/play/Replacing.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { Signs } from '../../../screens/Signs.tsx';
import { Candle } from '../../../stage/Candle.tsx';
import { stepTime } from '../../../stage/useNarrator.ts';
import { lang } from '../../../words/language.ts';
import type { AtScreen } from '../../face.ts';
import { dayWords } from '../dayWords.ts';
import { own } from '../ownWords.ts';
import type { Judged, Shown } from '../shown.ts';
import { TipRow, useTip } from '../primer/TipRow.tsx';
import { DeckStrip } from '../table/DeckStrip.tsx';
import { Memory } from '../table/Memory.tsx';
import css from './DayScreen.module.css';
import { claimedBy } from './feed.ts';
import { Said } from './Said.tsx';
import { SeatNote } from './SeatNote.tsx';
import { Seats } from './Seats.tsx';
import { itemsOf } from './saidNow.ts';
import { VoteNow } from './VoteNow.tsx';

/** The day on a phone: what was said is most of it. */
export function DayScreen(at: AtScreen<View, Judged>): JSX.Element {
  const { face, sight, say, sheet, hand, dark, children } = at;
  const shown: Shown = { sight, say };
  const inPlay = { face, shown, hand, dark, sheet };
  const chosen = useSignal<number | null>(null);
  const only = chosen.value;
  const tip = useTip(sight);
  const items = itemsOf(shown);
  return (
    <main class={`screen ${css.day}`} data-deck>
      <SkyView phase="day" height={150} gone={0.84} look={css.sky} />
      <PlayBar {...inPlay} showsTime={false} />
      <header class={css.head}>
        <h1 class="unseen">{face.speech.call(shown).title}</h1>
        <Pace look={css.pace}>
          <VoteNow shown={shown} />
        </Pace>
        <DayCandle shown={shown} />
      </header>
      <Seats
        shown={shown}
        chosen={only}
        choose={(seat) => {
          chosen.value = only === seat ? null : seat;
        }}
      />
      <Said
        shown={shown}
        items={only === null ? items : items.filter(({ seat }) => seat === only)}
        title={titleOf(shown, only)}
        top={
          only === null ? null : <SeatNote shown={shown} seat={only} close={() => (chosen.value = null)} />
        }
      >
        <Silent shown={shown} />
        <Signs>
          <button type="button" class="chip" onClick={() => sheet.open('talk')}>
            {dayWords[lang.value].write}
          </button>
        </Signs>
        <Memory {...shown} />
      </Said>
      <div class={css.foot}>
        {tip === null ? null : <TipRow tip={tip} dark={false} />}
        <DeckStrip deck={sight.view.deck} claimed={[...claimedBy(sight.view).values()]} />
        <section class={css.acts}>
          <Refused />
          <QuickButtons {...inPlay} look={css.pair} more={dayWords[lang.value].did} />
        </section>
      </div>
      <Replacing />
      {children}
    </main>
  );
}

const titleOf = ({ sight, say }: Shown, seat: number | null): string => {
  const word = dayWords[lang.value];
  if (seat === null) return own[lang.value].board;
  return seat === sight.chair ? word.onlyYou : word.only(say.names[seat] ?? '…');
};

/** Who has claimed nothing yet. */
function Silent({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const spoke = new Set(shown.sight.view.claims.map(({ seat }) => seat));
  const silent = shown.say.names.filter((_, seat) => !spoke.has(seat));
  if (silent.length === 0 || spoke.size === 0) return null;
  return <p class="hint">{own[lang.value].silent(silent.join(', '))}</p>;
}

/** The time of the day: it burns down. */
function DayCandle({ shown }: { readonly shown: Shown }): JSX.Element {
  const left = useLeft();
  const whole = Math.max(1, stepTime(shown.sight) ?? 1);
  return <Candle look={css.candle} left={left === null ? 1 : left / whole} />;
}
