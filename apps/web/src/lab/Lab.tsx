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

/** The workshop of a game, as far as it is here. */
function useBench(listing: (typeof games)[number]) {
  const bench = useSignal<Bench | 'failed' | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    let isHere = true;
    const come = (opened: Bench | 'failed'): void => {
      if (isHere) bench.value = opened;
    };
    bench.value = null;
    openBench(listing).then(come, () => come('failed'));
    return () => {
      isHere = false;
    };
  }, [listing.id, tries.value]);
  return { bench: bench.value, again: setTo(tries, tries.value + 1) };
}

/** The workshop: what is played is chosen at the side; then its figures, or the doctor. */
export function Lab({ game, board, doctor }: Props): JSX.Element {
  const listing = gameNamed(game ?? '') ?? games[0];
  const { bench, again } = useBench(listing);
  usePhase('reveal');
  useEffect(() => scrollTo(0, 0), [listing.id, board, doctor]);
  const say = labWords[lang.value];
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
      {bench === null ? (
        <p class="pad" role="status">
          {say.opening}
        </p>
      ) : bench === 'failed' ? (
        <div class="pad" role="alert">
          <p>{say.failed}</p>
          <button type="button" class="text-button" onClick={again}>
            {say.retry}
          </button>
        </div>
      ) : (
        <Opened bench={bench} board={board} doctor={doctor} />
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
    <div class={classes(css.room, doctor && css.alone)}>
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
