import { useSignal } from '@preact/signals';
import { interval, nameOf } from '@veillee/gamekit';
import { type Cell, cardMarksOf, deckIn, type Mark, meanOf, rateOf } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { Icon } from '../kit/marks.tsx';
import { into } from '../kit/setTo.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import css from './CardRow.module.css';
import { FigureTable } from './FigureTable.tsx';
import { campLook, cardIcon, type Tone } from './looks.ts';
import { Stroke } from './Stroke.tsx';
import { cardsInWords, levelInWords, wholePercent } from './saying.ts';

const kinds = ['held', 'dealt', 'seat'] as const;
type Kind = (typeof kinds)[number];

/** Card by card, or seat by seat: who wins how often in one cell. */
export function CardRow({ bench, cell }: { readonly bench: Bench; readonly cell: Cell }): JSX.Element {
  const kind = useSignal<Kind>('held');
  const say = labWords[lang.value];
  const tally = bench.tallyOf(cell);
  const marks = cardMarksOf(bench.entry, tally, kind.value);
  const name = (of: string): string =>
    kind.value === 'seat' ? say.seat(of) : nameOf(bench.entry, 'role', of, lang.value);
  const level = levelInWords(cell.levels[1], lang.value);
  const mean = meanOf(tally);
  return (
    <section class={css.section}>
      <div class={css.head}>
        <h2>{say.cards(cell.players, level)}</h2>
        {marks.length === 0 ? null : <p class="hint">{say.kindHints[kind.value]}</p>}
      </div>
      <p class="hint">{cardsInWords(marks, name, lang.value)}</p>
      {marks.length === 0 ? (
        <Waiting bench={bench} cell={cell} />
      ) : (
        <>
          <KindChoice now={kind.value} choose={into(kind)} />
          <Plot bench={bench} marks={marks} mean={mean} kind={kind.value} name={name} />
          <FigureTable rows={marks.map(({ of, share }) => ({ what: name(of), share }))} />
        </>
      )}
    </section>
  );
}

function KindChoice({ now, choose }: { readonly now: Kind; choose(kind: Kind): void }): JSX.Element {
  const say = labWords[lang.value];
  return (
    <fieldset class={`segments ${css.kinds}`}>
      <legend class="unseen">{say.kind}</legend>
      {kinds.map((one) => (
        <button key={one} type="button" aria-pressed={now === one} onClick={() => choose(one)}>
          {say.kinds[one]}
        </button>
      ))}
    </fieldset>
  );
}

/** The cards of a deck that nobody has counted yet. */
function Waiting({ bench, cell }: { readonly bench: Bench; readonly cell: Cell }): JSX.Element | null {
  const deck = deckIn(bench.entry, cell);
  if (deck === null) return null;
  return (
    <ul class={css.waiting}>
      {[...new Set(deck)].map((role) => {
        const icon = cardIcon(bench.listing.id, role);
        return (
          <li key={role}>
            {icon === undefined ? null : <Icon name={icon} />}
            {nameOf(bench.entry, 'role', role, lang.value)}
          </li>
        );
      })}
    </ul>
  );
}

interface PlotProps {
  readonly bench: Bench;
  readonly marks: readonly Mark[];
  readonly mean: number;
  readonly kind: Kind;
  name(of: string): string;
}

/** Upright strokes over a row of names; on a phone they lie beside them. */
function Plot({ bench, marks, mean, kind, name }: PlotProps): JSX.Element {
  const say = labWords[lang.value];
  const game = bench.listing.id;
  const full = marks.some(({ share }) => interval(share)[1] > 0.62) ? 1 : 0.62;
  const lines = [0, 0.2, 0.4, 0.6, 0.8, 1].filter((line) => line <= full);
  return (
    <div class={css.plot} style={{ '--mean': mean / full }} aria-hidden="true">
      <div class={css.lines}>
        {lines.map((line) => (
          <i key={line} style={{ '--line': line / full }}>
            {wholePercent(line)}
          </i>
        ))}
        <i class={css.mean}>{say.mean(wholePercent(mean))}</i>
      </div>
      <ul class={css.marks}>
        {marks.map(({ of, share }) => {
          const tone = kind === 'seat' ? 'solo' : toneOf(bench, of);
          const icon = kind === 'seat' ? undefined : cardIcon(game, of);
          return (
            <li key={of} data-tone={tone} style={{ '--rate': rateOf(share) / full }}>
              <span class={css.stand}>
                <Stroke share={share} tone={tone} full={full} upright />
                <b>{wholePercent(rateOf(share))}</b>
              </span>
              <span class={css.lie}>
                <Stroke share={share} tone={tone} full={full} />
              </span>
              <span class={css.who}>
                {icon === undefined ? null : <Icon name={icon} />}
                {name(of)}
              </span>
              <b class={css.rate}>{wholePercent(rateOf(share))}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Cards are in the colours of the team they begin in. */
const toneOf = ({ entry, listing }: Bench, role: string): Tone =>
  campLook(listing.id, entry.weighed?.teamOf(role) ?? role).tone;
