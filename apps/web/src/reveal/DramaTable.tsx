import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { clouds, engrave } from '../kit/engrave.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Glyph, Icon } from '../kit/marks.tsx';
import { lang, words } from '../words/language.ts';
import type { Beat, Flight, Stand } from './beat.ts';
import css from './DramaTable.module.css';
import { revealWords } from './words.ts';

/** Where a seat stands, in percent of the table's box: the first at six o'clock, the others clockwise. */
function spot(seat: number, from: number, of: number): readonly [x: number, y: number] {
  const angle = Math.PI / 2 + (2 * Math.PI * (((seat - from) % of) + of)) / of;
  return [50 + 38.5 * Math.cos(angle), 50 + 39 * Math.sin(angle)];
}

const hundredths = (n: number): string => n.toFixed(2);

/** A stroke that bows a little and swells towards its point, from beside one seat to beside another. */
function strokeOf([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const clear = Math.min(9.5 / length, 0.31);
  const at = (t: number): [number, number] => {
    const s = clear + (1 - 2 * clear) * t;
    const bow = 5 * 4 * s * (1 - s);
    return [ax + dx * s + nx * bow, ay + dy * s + ny * bow];
  };
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= 14; i += 1) {
    const t = (i / 14) * 0.9;
    const [x, y] = at(t);
    const half = 0.12 + 0.62 * t ** 1.5;
    left.push(`${hundredths(x + nx * half)} ${hundredths(y + ny * half)}`);
    right.push(`${hundredths(x - nx * half)} ${hundredths(y - ny * half)}`);
  }
  const [tx, ty] = at(1);
  const [hx, hy] = at(0.88);
  const wing = (side: number): string => `${hundredths(hx + nx * side)} ${hundredths(hy + ny * side)}`;
  return `M${left.join('L')}L${wing(1.9)}L${hundredths(tx)} ${hundredths(ty)}L${wing(-1.9)}L${right.reverse().join('L')}Z`;
}

let woven: string | null = null;
/** The table top, engraved once. */
function weave(): string {
  woven ??= engrave(
    { x: 27, y: 26, width: 46, height: 48, pitch: 1.5, step: 1.4, fullest: 0.5, wobble: 0.25 },
    (x, y) => {
      if (Math.hypot((x - 50) / 21.5, (y - 50) / 22.5) > 1) return 0;
      const lit = Math.max(0, 1 - Math.hypot(x - 42, y - 36) / 34) * 0.5;
      return 0.14 + lit + (clouds(x * 0.05, y * 0.3 + 3) - 0.5) * 0.3;
    },
  );
  return woven;
}

/** The table of a beat. Everything drawn is said too. */
export function DramaTable({
  beat,
  names,
  me,
}: {
  readonly beat: Beat;
  readonly names: readonly string[];
  readonly me: number | null;
}): JSX.Element {
  const n = names.length;
  const at = (seat: number) => spot(seat, me ?? 0, n);
  return (
    <div class={css.table} data-many={n > 7 ? 'true' : undefined}>
      <svg class={css.flights} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <ellipse class={css.cloth} cx="50" cy="50" rx="23" ry="24" />
        <path class={css.weave} d={weave()} />
        {(beat.flights ?? []).map((flight, i) => (
          <Stroke key={`${flight.from}-${flight.to}`} flight={flight} at={at} i={i} />
        ))}
      </svg>
      <ul aria-label={beat.title}>
        {names.map((name, seat) => {
          const [x, y] = at(seat);
          return (
            <li key={seat} class={css.stand} style={{ left: `${x}%`, top: `${y}%` }}>
              <Standing
                name={seat === me ? words.value.you : name}
                initial={name}
                seat={seat}
                stand={beat.stand(seat)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Stroke({
  flight: { from, to },
  at,
  i,
}: {
  readonly flight: Flight;
  readonly at: (seat: number) => readonly [number, number];
  readonly i: number;
}): JSX.Element {
  const [x, y] = at(from);
  return (
    <path
      class={css.flight}
      d={strokeOf([x, y], at(to))}
      style={{ transformOrigin: `${x}px ${y}px`, animationDelay: `${120 + i * 90}ms` }}
    />
  );
}

function Standing({
  name,
  initial,
  seat,
  stand,
}: {
  readonly name: string;
  readonly initial: string;
  readonly seat: number;
  readonly stand: Stand;
}): JSX.Element {
  const { card, label, dead } = stand;
  return (
    <div class={classes(css.box, dead && css.dead)}>
      <span class={css.face}>
        {card === undefined ? (
          <Medallion name={initial} index={seat} />
        ) : (
          <span class={css.turned} key={card}>
            <Icon name={card} />
          </span>
        )}
        {dead ? <Strike /> : null}
        <Signs stand={stand} />
      </span>
      <span class={css.name}>{name}</span>
      {label === undefined ? null : <span class={css.label}>{label}</span>}
      <span class="unseen">{['', ...standWords(stand)].join(', ')}</span>
    </div>
  );
}

/** What is drawn on somebody's rim: a mark, shelter, fingers. */
function Signs({ stand: { mark, safe, count = 0 } }: { readonly stand: Stand }): JSX.Element {
  return (
    <>
      {mark === undefined ? null : (
        <b class={`${css.sign} ${css.mark}`}>
          <Icon name={mark.icon} />
        </b>
      )}
      {safe ? (
        <b class={`${css.sign} ${css.safe}`}>
          <Glyph name="check" />
        </b>
      ) : null}
      {count > 0 ? (
        <b class={`${css.sign} ${css.count}`} aria-hidden="true">
          {count}
        </b>
      ) : null}
    </>
  );
}

/** The same in words. */
function standWords({ mark, count = 0, safe, dead }: Stand): readonly string[] {
  const say = revealWords[lang.value];
  const told = [
    mark?.name ?? '',
    count > 0 ? say.fingers(count) : '',
    safe ? say.safe : '',
    dead ? say.dead : '',
  ];
  return told.filter((part) => part !== '');
}

/** One stroke of the burin through somebody. */
function Strike(): JSX.Element {
  return (
    <svg class={css.strike} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M1 2 33 30.5 63 62 31 33.5Z" />
    </svg>
  );
}
