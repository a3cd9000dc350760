import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Glyph, Icon, Swell, Wordmark } from '../kit/marks.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { readCode, shownCode } from '../line/address.ts';
import { lastRooms } from '../line/keep.ts';
import { followAddress, refused } from '../line/session.ts';
import { words } from '../words/language.ts';
import { LangSwitch, Refused } from './parts.tsx';

export function Home({ make }: { make(alone: boolean): void }): JSX.Element {
  const say = words.value;
  const typed = useSignal('');
  const wrong = useSignal(false);
  const hint = useId();
  const [last] = lastRooms();
  const enter = (event: Event): void => {
    event.preventDefault();
    const code = readCode(typed.value);
    wrong.value = code === undefined;
    if (code === undefined) return;
    refused.value = [];
    location.hash = `#${code}`;
    followAddress();
  };
  return (
    <main class="screen home">
      <SkyView phase="day" height={300} />
      <header class="bar end">
        <LangSwitch />
      </header>
      <h1>
        <Wordmark />
      </h1>
      <Swell />
      <p class="tagline">
        {say.tagline[0]}
        <br />
        {say.tagline[1]}
      </p>
      <div class="pad stack acts">
        <button type="button" class="button ember" onClick={() => make(false)}>
          {say.home.make}
        </button>
        <form class="join-code" onSubmit={enter}>
          <label class="unseen" for={`${hint}code`}>
            {say.home.code}
          </label>
          <input
            id={`${hint}code`}
            value={typed.value}
            placeholder={say.home.codeHint}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-invalid={wrong.value}
            aria-describedby={wrong.value ? hint : undefined}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
              wrong.value = false;
            }}
          />
          <button type="submit" class="button">
            {say.home.enter}
          </button>
        </form>
        <p class="wrong" id={hint} role="alert">
          {wrong.value ? say.home.badCode : ''}
        </p>
        <Refused />
      </div>
      <ul class="pad doors">
        <li>
          <button type="button" class="door" onClick={() => make(true)}>
            <Icon name="candle-light" />
            <span>
              <b>{say.home.alone}</b>
              <small>{say.home.aloneHint}</small>
            </span>
            <Glyph name="next" />
          </button>
        </li>
        {last !== undefined ? (
          <li>
            <a class="door" href={`#${last}`}>
              <Icon name="conversation" />
              <span>
                <b>{say.home.backTo}</b>
                <small>
                  {shownCode(last)} · {say.home.backHint}
                </small>
              </span>
              <Glyph name="next" />
            </a>
          </li>
        ) : null}
      </ul>
      <footer class="pad credits">
        <p>
          {say.home.credits}{' '}
          {say.home.games.map(([title, by], i) => (
            <>
              {i > 0 ? ', ' : ''}
              <em>{title}</em> ({by})
            </>
          ))}
          . {say.home.unofficial}
        </p>
        <p>{say.home.icons}</p>
      </footer>
    </main>
  );
}
