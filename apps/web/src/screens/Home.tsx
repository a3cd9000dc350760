import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Glyph, Icon, Swell, Wordmark } from '../kit/marks.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { shownCode } from '../line/address.ts';
import { forgetToken, lastRooms } from '../line/keep.ts';
import { homeWords } from '../words/home.ts';
import { lang, words } from '../words/language.ts';
import { Alone } from './Alone.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LangSwitch, Refused } from './parts.tsx';

/** The door: make a table, come to one, play alone, read; and whose games these are. */
export function Home({ make }: { make(alone: boolean): void }): JSX.Element {
  const say = words.value.home;
  const own = homeWords[lang.value];
  const alone = useSignal(false);
  return (
    <main class="screen home">
      <SkyView phase="day" height={300} />
      <header class="bar end">
        <LangSwitch />
      </header>
      <div class="home-name">
        <h1>
          <Wordmark />
        </h1>
        <Swell />
        <p class="tagline">
          {words.value.tagline[0]}
          <br />
          {words.value.tagline[1]}
        </p>
      </div>
      <div class="home-doors">
        <div class="pad stack acts">
          <Offline />
          <button type="button" class="button ember" onClick={() => make(false)}>
            {say.make}
          </button>
          <CodeForm />
          <Refused />
        </div>
        <KeptSeats />
        <ul class="pad doors">
          <li>
            <button
              type="button"
              class="door"
              onClick={() => {
                alone.value = true;
              }}
            >
              <Icon name="candle-light" />
              <span>
                <b>{say.alone}</b>
                <small>{own.aloneHint}</small>
              </span>
              <Glyph name="next" />
            </button>
          </li>
          <li>
            <a class="door" href="#rules">
              <Icon name="quill-ink" />
              <span>
                <b>{own.rules}</b>
                <small>{own.rulesHint}</small>
              </span>
              <Glyph name="next" />
            </a>
          </li>
        </ul>
      </div>
      <Credits />
      {alone.value ? (
        <Alone
          settle={() => make(true)}
          close={() => {
            alone.value = false;
          }}
        />
      ) : null}
    </main>
  );
}

/** More would push the rest away; the older ones come up as these are forgotten. */
const seatsShown = 3;

/** The tables this device has a seat at. */
function KeptSeats(): JSX.Element | null {
  const own = homeWords[lang.value];
  const kept = useSignal(lastRooms());
  const heading = useId();
  if (kept.value.length === 0) return null;
  return (
    <section class="pad kept" aria-labelledby={heading}>
      <h2 id={heading}>{own.seats}</h2>
      <ul>
        {kept.value.slice(0, seatsShown).map((code) => (
          <li key={code}>
            <a class="door" href={`#${code}`}>
              <Icon name="conversation" />
              <span>
                <b>{own.seatAt(shownCode(code))}</b>
                <small>{words.value.home.backHint}</small>
              </span>
              <Glyph name="next" />
            </a>
            <button
              type="button"
              class="round"
              aria-label={own.forget(shownCode(code))}
              onClick={() => {
                forgetToken(code);
                kept.value = lastRooms();
              }}
            >
              <Glyph name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Said before somebody opens a table in vain. */
function Offline(): JSX.Element {
  const off = useSignal(!navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      off.value = !navigator.onLine;
    };
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, [off]);
  return (
    <div class="offline" role="status">
      {off.value ? <p>{homeWords[lang.value].offline}</p> : null}
    </div>
  );
}

function Credits(): JSX.Element {
  const own = homeWords[lang.value];
  return (
    <footer class="pad credits">
      <p>
        {own.after}{' '}
        {own.games.map(([title, by], i) => (
          <>
            {i > 0 ? (lang.value === 'fr' ? '\u00a0; ' : '; ') : ''}
            <em>{title}</em> ({by})
          </>
        ))}
        .
      </p>
      <p>{own.unofficial}</p>
      <p>
        {own.icons} {own.fonts}
      </p>
    </footer>
  );
}
