import { interval, nameOf } from '@veillee/gamekit';
import { type Cell, leaningAmong, type Remedy, rateOf, type Share, winsOf } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import type { Found } from './consulting.ts';
import { knownOf } from './known.ts';
import { campLook, cardIcon, type Tone } from './looks.ts';
import { UnderWay } from './Measuring.tsx';
import css from './Remedies.module.css';
import { campName, wholePercent } from './saying.ts';

interface Props {
  readonly bench: Bench;
  readonly cell: Cell;
  readonly found: Found | undefined;
  readonly tried: number;
  tryOne(place: number): void;
}

/** At most three swaps with what they do; while they are worked out, a fuse and no figure. */
export function Remedies({ bench, cell, found, tried, tryOne }: Props): JSX.Element | null {
  const say = labWords[lang.value];
  const progress = bench.progress.value;
  if (progress !== null)
    return (
      <>
        <h3>{say.searching}</h3>
        <UnderWay progress={progress} stop={() => bench.stop()} />
      </>
    );
  const heavy = leaningAmong(knownOf(bench, cell).camps)?.heavy.team;
  if (found === undefined || heavy === undefined) return null;
  if (found.remedies.length === 0) {
    const isLost =
      found.isWhole && found.tried === 0 && leaningAmong(knownOf(bench, cell).camps)?.noise === false;
    return <p class="hint">{isLost ? say.noSwap : ''}</p>;
  }
  return (
    <>
      <h3>{say.remedies(found.remedies.length)}</h3>
      <ul class={css.remedies}>
        {found.remedies.map((remedy, place) => (
          <li key={`${remedy.out} ${remedy.in}`} class={classes(css.remedy, place === tried && css.best)}>
            <OneRemedy
              bench={bench}
              cell={cell}
              remedy={remedy}
              heavy={heavy}
              isTried={place === tried}
              tryIt={() => tryOne(place)}
            />
          </li>
        ))}
      </ul>
      <p class="hint">{say.foot(say.count(found.games), found.tried)}</p>
    </>
  );
}

interface RemedyProps {
  readonly bench: Bench;
  readonly cell: Cell;
  readonly remedy: Remedy;
  readonly heavy: string;
  readonly isTried: boolean;
  tryIt(): void;
}

function OneRemedy({ bench, cell, remedy, heavy, isTried, tryIt }: RemedyProps): JSX.Element {
  const say = labWords[lang.value];
  const was = winsOf(bench.tallyOf(cell), heavy);
  const now = winsOf(bench.tallyOf(remedy.cell), heavy);
  const percent = (share: Share): string => say.percent(wholePercent(rateOf(share)));
  const isInBand = rateOf(now) >= band.from && rateOf(now) <= band.to;
  const told = say.remedy(campName(bench, heavy, lang.value), percent(was), percent(now), spreadOf(now));
  return (
    <>
      <p class={css.swap}>
        <CardNamed bench={bench} role={remedy.out} isOut />
        <Glyph name="next" />
        <CardNamed bench={bench} role={remedy.in} />
      </p>
      <p class="unseen">
        {told} {isInBand ? say.inBand : say.outOfBand} {remedy.change.noise ? say.noise : ''}
      </p>
      <Way was={was} now={now} tone={campLook(bench.listing.id, heavy).tone} isNoise={remedy.change.noise} />
      <button type="button" class={`button small ${css.try}`} aria-pressed={isTried} onClick={tryIt}>
        {isTried ? say.trying : say.try}
      </button>
    </>
  );
}

function CardNamed({
  bench,
  role,
  isOut = false,
}: {
  readonly bench: Bench;
  readonly role: string;
  readonly isOut?: boolean;
}): JSX.Element {
  const icon = cardIcon(bench.listing.id, role);
  const name = nameOf(bench.entry, 'role', role, lang.value);
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      {isOut ? <s>{name}</s> : <span>{name}</span>}
    </>
  );
}

/** How often the heavy team should win. */
const band = { from: 0.45, to: 0.52 };

/** Half of the interval, in points. */
const spreadOf = (share: Share): number => {
  const [low, high] = interval(share);
  return Math.max(1, wholePercent((high - low) / 2));
};

/** What is drawn of the rates: wide enough for both, and for the target. */
function scaleOf(...shares: readonly Share[]): (rate: number) => number {
  const rates = shares.map(rateOf);
  const from = Math.min(band.from, ...rates) - 0.06;
  const to = Math.max(band.to, ...rates) + 0.06;
  return (rate) => (rate - from) / (to - from);
}

interface WayProps {
  readonly was: Share;
  readonly now: Share;
  readonly tone: Tone;
  readonly isNoise: boolean;
}

/** From before to after on one line; the target is a band. */
function Way({ was, now, tone, isNoise }: WayProps): JSX.Element {
  const say = labWords[lang.value];
  const at = scaleOf(was, now);
  const [before, after] = [rateOf(was), rateOf(now)];
  const far = Math.abs(at(before) - at(after)) > 0.24;
  return (
    <div
      class={css.way}
      data-tone={tone}
      aria-hidden="true"
      style={{
        '--was': at(before),
        '--now': at(after),
        '--from': at(band.from),
        '--to': at(band.to),
        '--left': Math.min(at(before), at(after)),
        '--long': Math.abs(at(before) - at(after)),
      }}
    >
      <i class={css.band} />
      <i class={classes(css.arrow, after > before && css.rises)} />
      <i class={css.before} />
      <i class={css.after} />
      <span class={css.nowRate}>
        <b>{wholePercent(after)}</b> {say.spread(spreadOf(now))}
        {isNoise ? `, ${say.withinNoise}` : ''}
      </span>
      {far && !isNoise ? <span class={css.wasRate}>{wholePercent(before)}</span> : null}
    </div>
  );
}
