import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SkyView } from '../kit/SkyView.tsx';
import { Bar } from '../screens/parts.tsx';
import { lang, words } from '../words/language.ts';
import type { Beat } from './beat.ts';
import css from './Drama.module.css';
import { DramaTable } from './DramaTable.tsx';
import { revealWords } from './words.ts';

/** How long a beat stands, unless somebody taps. */
const beatMs = 2400;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Props {
  readonly beats: readonly Beat[];
  readonly names: readonly string[];
  readonly me: number | null;
  done(): void;
}

/** The end, beat by beat, the same on the table's screen and on every phone; a tap goes on, and one may skip it. */
export function Drama({ beats, names, me, done }: Props): JSX.Element | null {
  const at = useSignal(0);
  const beat = beats[at.value];
  const goOn = (): void => {
    if (at.value >= beats.length - 1) done();
    else at.value += 1;
  };
  useEffect(() => {
    if (wantsStillness()) return undefined;
    const timer = setTimeout(goOn, beatMs);
    return () => clearTimeout(timer);
  }, [at.value]);
  if (beat === undefined) return null;
  return (
    <main class={`screen ${css.drama}`} data-beat={beat.id}>
      <SkyView phase="vote" height={100} />
      <Bar title={words.value.play.phases.reveal}>
        <button type="button" class="text-button" onClick={done}>
          {revealWords[lang.value].skip}
        </button>
      </Bar>
      <h1 class="knock center">{beat.title}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard. */}
      <div class={css.stage} onClick={goOn}>
        <DramaTable beat={beat} names={names} me={me} />
        <div class={css.says} role="status">
          {beat.says.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      </div>
      <DramaFoot beats={beats} at={at.value} goOn={goOn} />
    </main>
  );
}

/** How far it has gone, and the button that goes on. */
function DramaFoot({
  beats,
  at,
  goOn,
}: Pick<Props, 'beats'> & { readonly at: number; goOn(): void }): JSX.Element {
  const say = revealWords[lang.value];
  return (
    <div class={`dock ${css.foot}`}>
      <ol class={css.beats} aria-hidden="true">
        {beats.map(({ id }, i) => (
          <li key={id} class={i <= at ? css.past : ''} />
        ))}
      </ol>
      <p class="unseen">{say.beat(at + 1, beats.length)}</p>
      <button type="button" class="button ember" onClick={goOn}>
        {at >= beats.length - 1 ? say.print : say.next}
      </button>
    </div>
  );
}
