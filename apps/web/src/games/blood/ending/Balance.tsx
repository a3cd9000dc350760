import { type Camp, camps, numberOf } from '@veillee/blood';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { clouds, engrave, tenths } from '../../../kit/engrave.ts';
import { Medallion } from '../../../kit/Medallion.tsx';
import { Icon } from '../../../kit/marks.tsx';
import { lang } from '../../../words/language.ts';
import { campIcons } from '../campIcons.ts';
import { endingWords } from '../endingWords.ts';
import type { Shown } from '../shown.ts';
import { numerals } from '../table/cards.tsx';
import css from './Balance.module.css';
import type { Plan } from './layBalance.ts';
import type { Reached } from './Weighing.tsx';
import { leanOf, type Weight } from './weights.ts';

interface Hung {
  readonly plan: Plan;
  readonly box: { readonly width: number; readonly height: number };
  readonly reached: readonly Reached[];
  readonly weighs: boolean;
  readonly shown: Shown;
}

/** It hangs from the blood moon; a card slides into its pan, then the beam leans. */
export function Balance({ plan, box, reached, weighs, shown }: Hung): JSX.Element {
  const lean = leanOf(reached.filter(({ stage }) => stage > 2).map(({ weight }) => weight));
  return (
    <>
      <BloodMoon plan={plan} box={box} />
      {weighs ? (
        <>
          <Beam plan={plan} lean={lean} />
          {camps.map((camp) => (
            <Pan key={camp} camp={camp} plan={plan} lean={lean} reached={reached} shown={shown} />
          ))}
        </>
      ) : null}
    </>
  );
}

function BloodMoon({ plan: { moon, wide }, box }: Pick<Hung, 'plan' | 'box'>): JSX.Element {
  const deep = box.height * (wide ? 0.68 : 0.5);
  // Its light reaches over the bar above.
  const over = wide ? 0 : 64;
  const d = useMemo(() => {
    const reach = moon.r * (wide ? 2.2 : 2.6);
    return engrave(
      {
        width: box.width,
        height: deep + over,
        y: -over,
        pitch: wide ? 6.2 : 5,
        step: wide ? 6 : 4,
        fullest: 0.62,
      },
      (x, y) => {
        const way = Math.hypot(x - moon.x, y - moon.y);
        if (way < moon.r + 5) return 0;
        const cloud =
          (clouds(x * (wide ? 0.0034 : 0.0065) + 5, y * (wide ? 0.017 : 0.032) + 2) - 0.39) * 0.56;
        const fades = Math.max(0, Math.min(1, (deep - y) / (deep * 0.6)));
        return (Math.exp(-(way - moon.r) / reach) * 0.95 + cloud) * fades;
      },
    );
  }, [box.width, deep, over, moon.x, moon.y, moon.r]);
  return (
    <svg class={css.sky} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path class={css.lines} d={d} />
      <circle class={css.moon} cx={moon.x} cy={moon.y} r={moon.r} />
    </svg>
  );
}

/** It swells over the moon and tapers to its hooks. */
function Beam({
  plan: { moon, half, wide },
  lean,
}: {
  readonly plan: Plan;
  readonly lean: number;
}): JSX.Element {
  const thick = wide ? 17 : 7;
  const [above, below]: [string[], string[]] = [[], []];
  for (let i = -20; i <= 20; i += 1) {
    const share = i / 20;
    const swell = 1.3 + (thick - 1.3) * Math.cos((share * Math.PI) / 2) ** 2.4;
    const sag = sagOf(share);
    above.push(`${tenths(share * half)} ${tenths(sag - swell)}`);
    below.unshift(`${tenths(share * half)} ${tenths(sag + swell * 0.8)}`);
  }
  return (
    <svg
      class={css.beam}
      style={{ left: `${moon.x}px`, top: `${moon.y}px`, rotate: `${lean}deg` }}
      viewBox="0 0 2 2"
      width="2"
      height="2"
      aria-hidden="true"
    >
      <path d={`M${above.join('L')}L${below.join('L')}Z`} />
      {[-half, half].map((x) => (
        <circle key={x} cx={x} cy={sagOf(1)} r={wide ? 6 : 4.5} />
      ))}
    </svg>
  );
}

/** How far the beam hangs down there. */
const sagOf = (share: number): number => 10 * share * share;

/** Where a pan hangs when the beam leans. */
function hookOf({ moon, half }: Plan, side: number, lean: number): string {
  const angle = (lean * Math.PI) / 180;
  const x = moon.x + side * half * Math.cos(angle) - sagOf(1) * Math.sin(angle);
  const y = moon.y + side * half * Math.sin(angle) + sagOf(1) * Math.cos(angle);
  return `translate(${tenths(x)}px, ${tenths(y)}px)`;
}

interface InPans extends Omit<Hung, 'box' | 'weighs'> {
  readonly camp: Camp;
}

function Pan({ lean, ...pans }: InPans & { readonly lean: number }): JSX.Element {
  const { plan, camp } = pans;
  const { chain, wide } = plan;
  const w = plan.pan / 2;
  return (
    <div class={css.pan} style={{ transform: hookOf(plan, sideOf(camp), lean) }}>
      <svg class={css.dish} viewBox="0 0 2 2" width="2" height="2" aria-hidden="true">
        <path class={css.chains} d={`M0 4L${3 - w} ${chain}M0 4L${w - 3} ${chain}`} />
        <path class={css.bowl} d={`M${-w} ${chain}A${w} ${wide ? 30 : 22} 0 0 0 ${w} ${chain}Z`} />
        <path class={css.rim} d={`M${-w - 4} ${chain}H${w + 4}`} />
      </svg>
      <InPan {...pans} />
    </div>
  );
}

const sideOf = (camp: Camp): -1 | 1 => (camp === 'human' ? -1 : 1);

/** The cards in a pan, whole ones first. */
function InPan({ camp, plan, reached, shown }: InPans): JSX.Element {
  const { chain, pan, half, wide } = plan;
  const laid = reached.filter(({ weight, stage }) => weight.camp === camp && stage > 1 && weight.worth > 0);
  const whole = laid.filter(({ weight }) => weight.worth === 1);
  const torn = laid.filter(({ weight }) => weight.worth < 1);
  return (
    <ul
      class={css.laid}
      aria-label={shown.say.format('Camp', camp)}
      style={{
        left: `${-pan / 2}px`,
        width: `${pan}px`,
        bottom: `${-chain}px`,
        fontSize: `${smallFor(plan, whole.length, torn.length) / 10}px`,
        '--from-x': `${-sideOf(camp) * half}px`,
      }}
    >
      {whole.map(({ weight }) => (
        <Whole key={weight.card} weight={weight} shown={shown} />
      ))}
      {torn.length === 0 ? null : (
        <li>
          <ul class={classes(css.torn, wide && css.beside)}>
            {torn.map(({ weight }) => (
              <Torn key={weight.card} weight={weight} wide={wide} shown={shown} />
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

/** So many cards side by side in a pan have this width. */
function smallFor({ small, pan, wide }: Plan, whole: number, torn: number): number {
  const columns = whole + (torn === 0 ? 0 : wide ? torn : 1);
  return Math.min(small, (pan * 0.98) / Math.max(1, columns) / 1.1);
}

interface OneCard {
  readonly weight: Weight;
  readonly shown: Shown;
}

function Whole({ weight: { card, camp, seat }, shown }: OneCard): JSX.Element {
  const name = seat === undefined ? undefined : shown.say.names[seat];
  return (
    <li class={css.whole}>
      <Icon name={campIcons[camp]} />
      <b>{numberOf(card)}</b>
      {seat === undefined || name === undefined ? null : (
        <>
          <Medallion name={name} index={seat} look={css.who} />
          <span class="unseen">, {name}</span>
        </>
      )}
    </li>
  );
}

/** A torn card is half a point. */
function Torn({
  weight: { card, camp, token },
  wide,
  shown,
}: OneCard & { readonly wide: boolean }): JSX.Element {
  const say = endingWords[lang.value];
  const lay = token === undefined ? say.wildShort : say.tokenShort(numerals[token]);
  return (
    <li class={css.half}>
      {wide ? <em>{lay}, ½</em> : null}
      <span class={css.scrap}>
        {wide ? <Icon name={campIcons[camp]} /> : null}
        <b>{wide ? numberOf(card) : '½'}</b>
      </span>
      <span class="unseen">{shown.say.format('card', card)}</span>
    </li>
  );
}
