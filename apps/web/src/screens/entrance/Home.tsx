import { useSignal } from '@preact/signals';
import { gameNamed, games } from '@veillee/games';
import { languages } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import type { IconName } from '../../kit/iconNames.ts';
import { Glyph, Icon, Swell } from '../../kit/marks.tsx';
import { SkyView } from '../../kit/SkyView.tsx';
import { setTo } from '../../kit/setTo.ts';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { pocketFragment, shownCode } from '../../line/address.ts';
import { noteUnfinished, seatsIn, unfinished } from '../../line/keep.ts';
import { address } from '../../line/session.ts';
import { hasServer } from '../../shell/home.ts';
import { whenIdle } from '../../shell/idle.ts';
import { later } from '../../shell/later.tsx';
import { OfflineReady } from '../../shell/OfflineReady.tsx';
import { keeping } from '../../shell/renewal.ts';
import { homeWords } from '../../words/home.ts';
import { lang, words } from '../../words/language.ts';
import { LangSwitch } from '../parts.tsx';
import { Refused } from '../Refused.tsx';
import { CodeForm } from './CodeForm.tsx';
import css from './Home.module.css';
import { making } from './making.ts';

const Alone = later(() => import('./Alone.tsx').then((sheet) => sheet.Alone), true);

/** The door: make a table, come to one, play alone, read; and whose games these are. */
export function Home({ replay }: { replay(): void }): JSX.Element {
  const alone = useSignal(false);
  useEffect(() => {
    // A page that is on its way elsewhere begins here, for a moment.
    whenIdle(() => address.value.to === 'home' && Alone.ahead());
  }, []);
  return (
    <main class={`screen ${css.home}`}>
      <SkyView phase="day" height={300} />
      <header class={`bar ${css.bar}`}>
        <LangSwitch />
      </header>
      <HomeName />
      <div class={css.ways}>
        <div class={`pad stack ${css.acts}`}>
          {hasServer ? <Tables /> : <NoTables playAlone={setTo(alone, true)} />}
        </div>
        <Unfinished />
        <KeptSeats />
        <Doors playAlone={setTo(alone, true)} replay={replay} />
      </div>
      {keeping.value === 'never' ? null : (
        <p class="hint pad">
          <OfflineReady />
        </p>
      )}
      <Credits />
      {alone.value ? <Alone settle={setTo(making, 'alone')} close={setTo(alone, false)} /> : null}
    </main>
  );
}

/** To a table of one's own, or to another's. */
function Tables(): JSX.Element {
  return (
    <>
      <Offline />
      <button type="button" class="button ember" onClick={setTo(making, 'friends')}>
        {words.value.home.make}
      </button>
      <CodeForm />
      <Refused />
    </>
  );
}

/** Where no server is: what can be played all the same, and the way to one. */
function NoTables({ playAlone }: { playAlone(): void }): JSX.Element {
  const own = homeWords[lang.value];
  return (
    <>
      <button type="button" class="button ember" onClick={playAlone}>
        {words.value.home.alone}
      </button>
      <p class="hint">
        {own.noServer} {own.aHouse}
      </p>
    </>
  );
}

function HomeName(): JSX.Element {
  const [first, second] = words.value.tagline;
  return (
    <div class={css.name}>
      <h1>
        <Wordmark />
      </h1>
      <Swell look={css.swell} />
      <p class={css.tagline}>
        {first}
        <br />
        {second}
      </p>
    </div>
  );
}

/** To a game alone, to the rules, and to a story that was kept. */
function Doors({ playAlone, replay }: { playAlone(): void; replay(): void }): JSX.Element {
  const own = homeWords[lang.value];
  return (
    <ul class={`pad ${css.doors}`}>
      {hasServer ? (
        <li>
          <button type="button" class={css.door} onClick={playAlone}>
            <DoorSign icon="candle-light" title={words.value.home.alone} hint={own.aloneHint} />
          </button>
        </li>
      ) : null}
      <li>
        <button type="button" class={css.door} onClick={setTo(making, 'onePhone')}>
          <DoorSign icon="smartphone" title={own.onePhone} hint={own.onePhoneHint} />
        </button>
      </li>
      <li>
        <button type="button" class={css.door} onClick={setTo(making, 'told')}>
          <DoorSign icon="candle-light" title={own.told} hint={own.toldHint} />
        </button>
      </li>
      <li>
        <button type="button" class={css.door} onClick={setTo(making, 'whoWon')}>
          <DoorSign icon="scales" title={own.whoWon} hint={own.whoWonHint} />
        </button>
      </li>
      <Books />
      <li>
        <button type="button" class={`text-button ${css.replay}`} onClick={replay}>
          {own.replay}
        </button>
      </li>
    </ul>
  );
}

/** To the rules, and to the workshop. */
function Books(): JSX.Element {
  const own = homeWords[lang.value];
  return (
    <>
      <li>
        <a class={css.door} href="#rules">
          <DoorSign icon="quill-ink" title={own.rules} hint={own.rulesHint} />
        </a>
      </li>
      <li>
        <a class={css.door} href="#lab">
          <DoorSign icon="scales" title={own.lab} hint={own.labHint} />
        </a>
      </li>
    </>
  );
}

function DoorSign({
  icon,
  title,
  hint,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}): JSX.Element {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <Glyph name="next" />
    </>
  );
}

/** More would push the rest away; the older ones come up as these are forgotten. */
const seatsShown = 3;

/** The games alone that were not played to their end: they wait in this device. */
function Unfinished(): JSX.Element | null {
  const own = homeWords[lang.value];
  const kept = useSignal(unfinished());
  if (kept.value.length === 0) return null;
  return (
    <section class={`pad ${css.kept}`} aria-label={own.resume}>
      <ul>
        {kept.value.slice(0, seatsShown).map(({ room, game }) => {
          const listed = gameNamed(game) ?? games[0];
          const name = listed.name[lang.value];
          return (
            <li key={room}>
              <a class={css.door} href={pocketFragment(room)}>
                <DoorSign icon={listed.icon} title={own.resume} hint={own.resumeHint(name)} />
              </a>
              <button
                type="button"
                class="round"
                aria-label={own.resumeForget(name)}
                onClick={() => {
                  noteUnfinished(room, null);
                  seatsIn.pocket.forgetToken(room);
                  kept.value = unfinished();
                }}
              >
                <Glyph name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The tables this device has a seat at. */
function KeptSeats(): JSX.Element | null {
  const own = homeWords[lang.value];
  const kept = useSignal(seatsIn.server.lastRooms());
  const heading = useId();
  if (kept.value.length === 0) return null;
  return (
    <section class={`pad ${css.kept}`} aria-labelledby={heading}>
      <h2 id={heading}>{own.seats}</h2>
      <ul>
        {kept.value.slice(0, seatsShown).map((code) => (
          <li key={code}>
            <a class={css.door} href={`#${code}`}>
              <DoorSign
                icon="conversation"
                title={own.seatAt(shownCode(code))}
                hint={words.value.home.backHint}
              />
            </a>
            <button
              type="button"
              class="round"
              aria-label={own.forget(shownCode(code))}
              onClick={() => {
                seatsIn.server.forgetToken(code);
                kept.value = seatsIn.server.lastRooms();
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
    <div class={css.offline} role="status">
      {off.value ? <p>{homeWords[lang.value].offline}</p> : null}
    </div>
  );
}

function Credits(): JSX.Element {
  const own = homeWords[lang.value];
  const owed = games.flatMap(({ credits }) => credits?.[lang.value] ?? []);
  return (
    <footer class={`pad ${css.credits}`}>
      <p>
        {own.after}{' '}
        {owed.map(({ title, by }, i) => (
          <>
            {i > 0 ? `${languages[lang.value].space}; ` : ''}
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
