import { useSignal } from '@preact/signals';
import type { Knew } from '@veillee/bots';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Shown } from '../games/face.ts';
import { classes } from '../kit/classes.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Glyph } from '../kit/marks.tsx';
import { into } from '../kit/setTo.ts';
import { Bar } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { type Looks, likeliest, looksFrom, percentOf } from './knowing.ts';
import type { RevealParts } from './Reveal.tsx';
import { SeatPicker } from './SeatPicker.tsx';
import { Thoughts } from './Thoughts.tsx';
import { useStory } from './useStory.ts';
import css from './WhoKnew.module.css';
import { revealWords } from './words.ts';

interface PageProps {
  readonly parts: RevealParts;
  readonly shown: Shown;
  back(): void;
}

/** How likely each thing looked, from each chair, over time; worked out when it is asked for. */
export function WhoKnew({ parts, shown, back }: PageProps): JSX.Element {
  const { face, story } = parts;
  const say = revealWords[lang.value];
  const { script, failed, again } = useStory(story);
  const knew = useSignal<Knew | null>(null);
  useEffect(() => {
    if (script !== null) void face.ending.knew?.(script).then(into(knew));
  }, [script]);
  return (
    <main class={`screen ${css.page}`}>
      <Bar title={<h1>{say.knew}</h1>} back={back} />
      <p class="hint pad">{say.knewLead}</p>
      {failed ? (
        <p class="pad" role="alert">
          {say.failed}
          <button type="button" class="text-button" onClick={again}>
            {say.retry}
          </button>
        </p>
      ) : knew.value === null ? (
        <p class="pad" role="status">
          {say.opening}
        </p>
      ) : (
        <ChairByChair parts={parts} shown={shown} knew={knew.value} />
      )}
    </main>
  );
}

/** One's own chair first, else the table's. */
function ChairByChair({
  parts: { face, sight, names, story },
  shown,
  knew,
}: Pick<PageProps, 'parts' | 'shown'> & { readonly knew: Knew }): JSX.Element {
  const say = revealWords[lang.value];
  const first = knew.byTable ? null : 0;
  const by = useSignal<number | null>(typeof sight.chair === 'number' ? sight.chair : first);
  return (
    <>
      <SeatPicker
        label={say.knewFrom}
        names={names}
        me={sight.chair}
        others={knew.byTable ? [{ is: null, name: say.table }] : []}
        chosen={by.value}
        choose={into(by)}
      />
      <FromChair key={String(by.value)} knew={knew} by={by.value} shown={shown} names={names} />
      <div class="pad">
        <Thoughts face={face} shown={shown} story={story} seat={by.value} />
      </div>
    </>
  );
}

interface ChairProps {
  readonly knew: Knew;
  readonly by: number | null;
  readonly shown: Shown;
  readonly names: readonly string[];
}

/** Moment by moment: the page breathes between two of them. */
function FromChair({ knew, by, shown, names }: ChairProps): JSX.Element {
  const say = revealWords[lang.value];
  const looks = useSignal<Looks>([]);
  const at = useSignal(knew.moments.length - 1);
  useEffect(() => looksFrom(knew, by, into(looks)), [knew, by]);
  const phrase = knew.moments[at.value];
  const now = looks.value[at.value];
  if (phrase === undefined) return <p class="pad">{say.knewNothing}</p>;
  return (
    <section class={`pad ${css.chair}`}>
      <h2>{shown.say.say(knew.asked)}</h2>
      <Moments now={at.value} of={knew.moments.length} choose={into(at)} />
      <p class={css.moment}>{shown.say.say(phrase)}</p>
      <p class="hint" role="status">
        {now === undefined ? say.opening : saidOf(now, knew, names)}
      </p>
      <ul class={css.rows}>
        {names.map((name, seat) => (
          <OneSeat key={seat} name={name} seat={seat} looks={looks.value} at={at.value} knew={knew} />
        ))}
      </ul>
      <KnewTable knew={knew} looks={looks.value} shown={shown} names={names} />
    </section>
  );
}

/** One sentence for a moment: whom it looked likeliest of. */
function saidOf(now: Looks[number], { truth }: Knew, names: readonly string[]): string {
  const say = revealWords[lang.value];
  const seat = likeliest(now);
  if (seat === undefined) return say.knewNothing;
  const told = [names[seat] ?? `${seat + 1}`, percentOf(now[seat] ?? 0), truth[seat] === true] as const;
  return now.filter((chance) => chance !== null).length > 1 ? say.knewSaid(...told) : say.knewOne(...told);
}

function Moments({
  now,
  of,
  choose,
}: {
  readonly now: number;
  readonly of: number;
  choose(moment: number): void;
}): JSX.Element {
  const say = revealWords[lang.value];
  return (
    <div class={css.moments}>
      <button
        type="button"
        class="round ring"
        aria-label={say.before}
        disabled={now === 0}
        onClick={() => choose(now - 1)}
      >
        <Glyph name="back" />
      </button>
      <output aria-live="polite">{say.moment(now + 1, of)}</output>
      <button
        type="button"
        class="round ring"
        aria-label={say.after}
        disabled={now === of - 1}
        onClick={() => choose(now + 1)}
      >
        <Glyph name="next" />
      </button>
    </div>
  );
}

/** A bar for each moment; the one looked at is lit, and its figure stands beside it. */
function OneSeat({
  name,
  seat,
  looks,
  at,
  knew: { truth, moments },
}: {
  readonly name: string;
  readonly seat: number;
  readonly looks: Looks;
  readonly at: number;
  readonly knew: Knew;
}): JSX.Element {
  const say = revealWords[lang.value];
  const now = looks[at]?.[seat] ?? null;
  return (
    <li class={css.seat}>
      <Medallion name={name} index={seat} />
      <span class={css.name}>
        {name}
        <small data-true={truth[seat]}>
          <Glyph name={truth[seat] ? 'check' : 'close'} />
          {truth[seat] ? say.knewWas : say.knewWasNot}
        </small>
      </span>
      <span class={css.bars} aria-hidden="true">
        {moments.map((_, i) => (
          <i key={i} class={classes(i === at && css.lit)} style={{ '--chance': looks[i]?.[seat] ?? 0 }} />
        ))}
      </span>
      <b>{now === null ? '–' : say.knewPercent(percentOf(now))}</b>
    </li>
  );
}

/** The same as a table: a row for each moment. */
function KnewTable({
  knew: { asked, moments },
  looks,
  shown,
  names,
}: Omit<ChairProps, 'by'> & { readonly looks: Looks }): JSX.Element {
  const say = revealWords[lang.value];
  const told = (chances: Looks[number]): string =>
    names
      .map((name, seat) => [name, chances[seat] ?? null] as const)
      .map(([name, chance]) => `${name} ${chance === null ? '–' : say.knewPercent(percentOf(chance))}`)
      .join(', ');
  return (
    <details class="more">
      <summary>{say.knewTable}</summary>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col">{say.knewWhen}</th>
            <th scope="col">{shown.say.say(asked)}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((phrase, i) => (
            <tr key={i}>
              <th scope="row">{shown.say.say(phrase)}</th>
              <td>{told(looks[i] ?? [])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
