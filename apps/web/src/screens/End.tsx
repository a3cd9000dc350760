import { useSignal } from '@preact/signals';
import type { Sight, Verdict } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { speakerOf } from '../games/speaker.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Icon } from '../kit/marks.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { isHost, match, me, names, tell } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { Door } from './Door.tsx';
import { Fingerprint, MyMenu } from './MyMenu.tsx';
import { Bar, Refused } from './parts.tsx';
import { TalkSheet } from './Talk.tsx';

/** Who won, and why; then everything that was hidden. */
export function End({
  face,
  sight,
  verdict,
}: {
  readonly face: Face;
  readonly sight: Sight;
  readonly verdict: Verdict;
}): JSX.Element {
  const say = words.value.play;
  const open = useSignal<'talk' | 'menu' | null>(null);
  const close = (): void => {
    open.value = null;
  };
  const shown: Shown = { sight, say: speakerOf(face.rules.text[lang.value], lang.value, names.value) };
  const seat = typeof sight.chair === 'number' ? sight.chair : null;
  return (
    <main class="screen end">
      <SkyView phase="reveal" height={250} />
      <Bar title={say.phases.reveal}>
        {me.value.person === null ? null : (
          <Door
            to="talk"
            onOpen={() => {
              open.value = 'talk';
            }}
          />
        )}
        <Door
          to="menu"
          onOpen={() => {
            open.value = 'menu';
          }}
        />
      </Bar>
      <div class="crest">
        <Icon name={face.crest?.(sight) ?? face.icon} />
      </div>
      <h1 class="knock outcome">{face.outcome(shown)}</h1>
      <Fates face={face} shown={shown} verdict={verdict} />
      <article class="paper">
        <h2>
          {seat === null ? '' : verdict.winners.includes(seat) ? `${say.won} ` : `${say.lost} `}
          {say.why}
        </h2>
        <ol class="reasons">
          {verdict.reasons.map((reason, i) => (
            <li key={i}>
              <p>{shown.say.say(reason)}</p>
              {/^[A-Z]/.test(reason.rule) ? (
                <span class="rule">
                  <span class="unseen">{say.rule('')}</span>
                  {reason.rule}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
        {face.End === undefined ? null : <face.End {...shown} />}
      </article>
      {match.value === null ? null : <Fingerprint print={match.value.fingerprint} />}
      <div class="dock">
        <Refused />
        <div class="pair">
          {match.value?.story ? (
            <a
              class="button"
              href={`/api/story/${match.value.story}`}
              download={`veillee-${match.value.number}.json`}
            >
              {say.transcript}
            </a>
          ) : null}
          {isHost.value ? (
            <button type="button" class="button ember" onClick={() => tell({ t: 'again' })}>
              {say.again}
            </button>
          ) : (
            <p class="hint center">{say.waitAgain}</p>
          )}
        </div>
      </div>
      {open.value === 'talk' ? <TalkSheet close={close} /> : null}
      {open.value === 'menu' ? <MyMenu close={close} /> : null}
    </main>
  );
}

function Fates({
  face,
  shown,
  verdict,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly verdict: Verdict;
}): JSX.Element {
  const { sight } = shown;
  const say = words.value.play.fates;
  return (
    <ul class="fates">
      {names.value.map((name, seat) => {
        const wins = verdict.winners.includes(seat);
        const dead = face.seat?.(shown, seat).dead === true;
        return (
          <li key={seat} class={`fate${wins ? ' won' : ''}${dead ? ' dead' : ''}`}>
            <Medallion name={name} index={seat} />
            <span class="seat-name">{seat === sight.chair ? words.value.you : name}</span>
            <em>{wins ? say.won : say.lost}</em>
            {dead ? <em class="fate-dead">{say.dead}</em> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The host ended it: nothing is shown, nobody wins. */
export function Abandoned(): JSX.Element {
  const say = words.value.play;
  return (
    <main class="screen quiet">
      <SkyView phase="night" height={220} />
      <h1 class="knock">{say.abandoned}</h1>
      <p>{say.abandonedHint}</p>
      <div class="pad stack">
        <Refused />
        {isHost.value ? (
          <button type="button" class="button ember" onClick={() => tell({ t: 'again' })}>
            {say.again}
          </button>
        ) : (
          <p class="hint">{say.waitAgain}</p>
        )}
      </div>
    </main>
  );
}
