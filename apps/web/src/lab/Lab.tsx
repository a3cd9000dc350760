import { useSignal } from '@preact/signals';
import { gameNamed, games } from '@veillee/games';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { Glyph } from '../kit/marks.tsx';
import { usePhase } from '../kit/SkyView.tsx';
import { setTo } from '../kit/setTo.ts';
import { pocketFragment } from '../line/address.ts';
import { home as homeOf, room } from '../line/session.ts';
import { LangSwitch } from '../screens/parts.tsx';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import { BalancePage } from './BalancePage.tsx';
import { type Bench, openBench } from './bench.ts';
import { newDeck } from './boards.ts';
import { Composer } from './Composer.tsx';
import { DoctorPage } from './DoctorPage.tsx';
import css from './Lab.module.css';
import { Rail } from './Rail.tsx';

interface Props {
  readonly game: string | null;
  readonly board: string | null;
  readonly doctor: boolean;
}

/** The workshop: what is played is chosen at the side; then its figures, or the doctor. */
export function Lab({ game, board, doctor }: Props): JSX.Element {
  const listing = gameNamed(game ?? '') ?? games[0];
  const bench = useSignal<Bench | 'failed' | null>(null);
  const tries = useSignal(0);
  usePhase('reveal');
  useEffect(() => {
    let isHere = true;
    bench.value = null;
    openBench(listing).then(
      (opened) => {
        if (isHere) bench.value = opened;
      },
      () => {
        if (isHere) bench.value = 'failed';
      },
    );
    return () => {
      isHere = false;
    };
  }, [listing.id, tries.value]);
  useEffect(() => scrollTo(0, 0), [listing.id, board, doctor]);
  const say = labWords[lang.value];
  const here = bench.value;
  return (
    <main class={classes('screen', css.lab)}>
      <header class={`bar ${css.bar}`}>
        <a class={`round ${css.up}`} href={wayOut()} aria-label={say.up}>
          <Glyph name="back" />
        </a>
        <div class="bar-title">
          <h1 tabIndex={-1}>{say.title}</h1>
        </div>
        <LangSwitch />
      </header>
      {here === null ? (
        <p class="pad" role="status">
          {say.opening}
        </p>
      ) : here === 'failed' ? (
        <div class="pad" role="alert">
          <p>{say.failed}</p>
          <button type="button" class="text-button" onClick={setTo(tries, tries.value + 1)}>
            {say.retry}
          </button>
        </div>
      ) : (
        <Opened bench={here} board={board} doctor={doctor} />
      )}
    </main>
  );
}

/** Back to the table one sits at, or home. */
function wayOut(): string {
  const code = room.value?.code;
  if (code === undefined) return '#';
  return homeOf.value === 'pocket' ? pocketFragment(code) : `#${code}`;
}

function Opened({
  bench,
  board: wanted,
  doctor,
}: {
  readonly bench: Bench;
  readonly board: string | null;
  readonly doctor: boolean;
}): JSX.Element | null {
  const { boards } = bench;
  const board = boards.find(({ id }) => id === wanted) ?? boards[0];
  if (board === undefined) return null;
  const isComposing = wanted === newDeck;
  return (
    <div class={css.room}>
      <Rail bench={bench} board={isComposing ? null : board} />
      <div class={css.page}>
        {isComposing ? (
          <Composer bench={bench} />
        ) : doctor ? (
          <DoctorPage key={board.id} bench={bench} board={board} />
        ) : (
          <BalancePage bench={bench} board={board} />
        )}
      </div>
    </div>
  );
}
