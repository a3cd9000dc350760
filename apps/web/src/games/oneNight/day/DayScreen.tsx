import { useSignal } from '@preact/signals';
import type { View } from '@veillee/one-night';
import type { JSX } from 'preact';
import { useLeft } from '../../../kit/Fuse.tsx';
import { SkyView } from '../../../kit/SkyView.tsx';
import { setTo } from '../../../kit/setTo.ts';
import type { InPlay } from '../../../screens/play/inPlay.ts';
import { Pace } from '../../../screens/play/Pace.tsx';
import { PlayBar } from '../../../screens/play/PlayBar.tsx';
import { QuickButtons } from '../../../screens/play/QuickButtons.tsx';
import { Replacing } from '../../../screens/play/Replacing.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { SignRow } from '../../../screens/SignRow.tsx';
import { Candle } from '../../../stage/Candle.tsx';
import { stepTime } from '../../../stage/useNarrator.ts';
import { lang } from '../../../words/language.ts';
import type { AtScreen } from '../../face.ts';
import { dayWords } from '../dayWords.ts';
import { own } from '../ownWords.ts';
import { TipRow, useTip } from '../primer/TipRow.tsx';
import type { Judged, Shown } from '../shown.ts';
import { DeckStrip } from '../table/DeckStrip.tsx';
import { Memory } from '../table/Memory.tsx';
import css from './DayScreen.module.css';
import { claimedBy } from './feed.ts';
import { Said } from './Said.tsx';
import { SeatNote } from './SeatNote.tsx';
import { Seats } from './Seats.tsx';
import { Silent } from './Silent.tsx';
import { itemsOf } from './saidNow.ts';
import { VoteNow } from './VoteNow.tsx';

/** The day on a phone: what was said is most of it. */
export function DayScreen({ children, ...at }: AtScreen<View, Judged>): JSX.Element {
  const { face, sight, say, sheet, hand, dark } = at;
  const shown: Shown = { sight, say };
  const inPlay: InPlay = { face, shown, hand, dark, sheet };
  const chosen = useSignal<number | null>(null);
  return (
    <main class={`screen ${css.day}`} data-deck data-crowd={shown.say.names.length > 5}>
      <SkyView phase="day" height={150} gone={0.84} look={css.sky} />
      <PlayBar {...inPlay} showsTime={false} />
      <header class={css.head}>
        <h1 class="unseen">{face.speech.call(shown).title}</h1>
        <Pace look={css.pace}>
          <div class={css.vote}>
            <VoteNow shown={shown} />
          </div>
        </Pace>
        <DayCandle shown={shown} />
      </header>
      <Seats
        shown={shown}
        chosen={chosen.value}
        choose={(seat) => {
          chosen.value = chosen.value === seat ? null : seat;
        }}
      />
      <WhatWasSaid shown={shown} sheet={sheet} only={chosen.value} all={setTo(chosen, null)} />
      <Foot {...inPlay} seen={shown} />
      <Replacing />
      {children}
    </main>
  );
}

/** The slips, of one player or of all, and what one does about them. */
function WhatWasSaid({
  shown,
  sheet,
  only,
  all,
}: Pick<InPlay, 'sheet'> & {
  readonly shown: Shown;
  readonly only: number | null;
  all(): void;
}): JSX.Element {
  const items = itemsOf(shown);
  return (
    <Said
      key={only}
      shown={shown}
      items={only === null ? items : items.filter(({ seat }) => seat === only)}
      title={titleOf(shown, only)}
      top={only === null ? null : <SeatNote shown={shown} seat={only} close={all} />}
      under={
        <div class={css.signs}>
          <FromAfar sheet={sheet} />
        </div>
      }
    >
      <Silent shown={shown} />
      <div class={css.signsAfter}>
        <FromAfar sheet={sheet} />
      </div>
      <Memory {...shown} />
    </Said>
  );
}

/** For those far apart: a sign by one touch, or a word. */
function FromAfar({ sheet }: Pick<InPlay, 'sheet'>): JSX.Element {
  return (
    <SignRow>
      <button type="button" class="chip" onClick={() => sheet.open('talk')}>
        {dayWords[lang.value].write}
      </button>
    </SignRow>
  );
}

/** Under the thumb: the deck, and what one may state. */
function Foot({ seen, ...inPlay }: InPlay & { readonly seen: Shown }): JSX.Element {
  const { view } = seen.sight;
  const tip = useTip(seen.sight);
  return (
    <div class={css.foot}>
      {tip === null ? null : <TipRow tip={tip} />}
      <DeckStrip deck={view.deck} claimed={[...claimedBy(view).values()]} />
      <section class={css.acts}>
        <Refused />
        <QuickButtons {...inPlay} look={css.pair} more={dayWords[lang.value].did} />
      </section>
    </div>
  );
}

const titleOf = ({ sight, say }: Shown, seat: number | null): string => {
  const word = dayWords[lang.value];
  if (seat === null) return own[lang.value].board;
  return seat === sight.chair ? word.onlyYou : word.only(say.names[seat] ?? '…');
};

/** The time of the day: it burns down. */
function DayCandle({ shown }: { readonly shown: Shown }): JSX.Element {
  const left = useLeft();
  const whole = Math.max(1, stepTime(shown.sight) ?? 1);
  return <Candle look={css.candle} left={left === null ? 1 : left / whole} />;
}
