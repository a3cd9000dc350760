import { useSignal } from '@preact/signals';
import { nameOf } from '@veillee/gamekit';
import { type Cell, deckIn, type Leaning, leaningAmong, type Remedy, theTeam } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import { into } from '../kit/setTo.ts';
import { labAddress } from '../line/address.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import { Beam } from './Beam.tsx';
import type { Bench } from './bench.ts';
import { type Board, cellAt } from './boards.ts';
import { home, lookedAt, perCell } from './choice.ts';
import { consultOn, type Found, foundOf } from './consulting.ts';
import css from './DoctorPage.module.css';
import { knownOf } from './known.ts';
import { cardIcon } from './looks.ts';
import { PerCell } from './Measuring.tsx';
import { Remedies } from './Remedies.tsx';

/** What leans in one cell, and what each swap of a card would do: measured, never guessed. */
export function DoctorPage({ bench, board }: { readonly bench: Bench; readonly board: Board }): JSX.Element {
  void bench.news.value;
  const choice = lookedAt(bench, board);
  const cell = cellAt(board, choice.players, choice.level, home.value);
  const say = labWords[lang.value];
  const deck = deckIn(bench.entry, cell);
  const found = foundOf(bench, cell);
  const tried = useSignal(0);
  const { camps } = knownOf(bench, cell);
  const leaning = leaningAmong(camps);
  return (
    <div class={css.doctor}>
      <header class={css.head}>
        <a
          class={`round ${css.back}`}
          href={labAddress(bench.listing.id, board.id)}
          aria-label={say.doctorBack}
        >
          <Glyph name="back" />
        </a>
        <h2>{say.doctorTitle}</h2>
        <p class="hint">
          {board.name[lang.value]}, {say.cell(cell.players, say.adjectives[choice.level])}
        </p>
      </header>
      <div class={css.patient}>
        <Beam bench={bench} leaning={leaning} />
        <Verdict bench={bench} deck={deck} leaning={leaning} />
        <DeckRow bench={bench} deck={deck} remedies={found?.remedies ?? []} />
      </div>
      {deck === null ? null : (
        <Treatment bench={bench} cell={cell} found={found} tried={tried.value} tryOne={into(tried)} />
      )}
    </div>
  );
}

/** What it comes to, in words. */
function Verdict({
  bench,
  deck,
  leaning,
}: {
  readonly bench: Bench;
  readonly deck: readonly string[] | null;
  readonly leaning: Leaning | undefined;
}): JSX.Element {
  const say = labWords[lang.value];
  const { entry } = bench;
  if (deck === null) return <Said title={say.unknown} hint={say.noDeck} />;
  if (leaning === undefined) return <Said title={say.unknown} hint={say.unknownHint} />;
  if (leaning.noise) return <Said title={say.even} hint={say.evenHint} />;
  const { team } = leaning.heavy;
  const cards = deck.filter((role) => entry.weighed?.teamOf(role) === team).length;
  const the = theTeam(entry, team, lang.value);
  return <Said title={say.tooHeavy(the)} hint={say.shareOf(cards, deck.length, the)} />;
}

const Said = ({ title, hint }: { readonly title: string; readonly hint: string }): JSX.Element => (
  <div class={css.said} role="status">
    <h3>{title}</h3>
    <p>{hint}</p>
  </div>
);

/** The cards of the deck; those that remedies take out are marked by shape and colour. */
function DeckRow({
  bench,
  deck,
  remedies,
}: {
  readonly bench: Bench;
  readonly deck: readonly string[] | null;
  readonly remedies: readonly Remedy[];
}): JSX.Element | null {
  const say = labWords[lang.value];
  if (deck === null) return null;
  return (
    <ul class={css.deck} style={{ '--columns': Math.ceil(deck.length / Math.ceil(deck.length / 10)) }}>
      {deck.map((role, i) => {
        const icon = cardIcon(bench.listing.id, role);
        const name = nameOf(bench.entry, 'role', role, lang.value);
        const isFlagged = remedies.some(({ out }) => out === role);
        return (
          <li key={i} class={classes(css.card, isFlagged && css.flagged)} title={name}>
            {icon === undefined ? null : <Icon name={icon} />}
            <span class="unseen">{isFlagged ? `${name}, ${say.flagged}` : name}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface TreatmentProps {
  readonly bench: Bench;
  readonly cell: Cell;
  readonly found: Found | undefined;
  readonly tried: number;
  tryOne(place: number): void;
}

/** The remedies, or the way to them; then the one that is tried is applied. */
function Treatment({ bench, cell, found, tried, tryOne }: TreatmentProps): JSX.Element {
  const say = labWords[lang.value];
  const isWorking = bench.progress.value !== null;
  const remedy = found?.remedies[tried];
  const consult = (): void => {
    tryOne(0);
    void consultOn(bench, cell, perCell.value);
  };
  const isSettled = found?.isWhole === true && found.games >= perCell.value;
  return (
    <section class={css.treatment}>
      <Remedies bench={bench} cell={cell} found={found} tried={tried} tryOne={tryOne} />
      {isWorking || isSettled ? null : (
        <>
          {found === undefined ? <p class="hint">{say.consultHint}</p> : null}
          <PerCell />
          <button type="button" class={classes('button', remedy === undefined && 'ember')} onClick={consult}>
            {found === undefined || found.isWhole ? say.consult : say.resume}
          </button>
        </>
      )}
      {remedy === undefined || isWorking ? null : (
        <button type="button" class="button ember" onClick={() => apply(bench, remedy)}>
          {say.apply[tried] ?? say.applyAny}
        </button>
      )}
    </section>
  );
}

/** The deck with the swap becomes one of one's own. */
function apply(bench: Bench, { cell }: Remedy): void {
  const deck = deckIn(bench.entry, cell);
  if (deck === null) return;
  const decks = [...bench.decks.value, { players: cell.players, deck }];
  bench.setDecks(decks);
  location.hash = labAddress(bench.listing.id, `own-${decks.length}`);
}
