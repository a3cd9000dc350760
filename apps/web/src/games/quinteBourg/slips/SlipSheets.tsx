import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { clouds, engrave, noise } from '../../../kit/engrave.ts';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { Qr } from '../../../kit/Qr.tsx';
import type { Speaker } from '../../speaker.ts';
import { type CardFacts, roleFacts, specialityFacts, useBook, whenWords } from '../cards/cardFacts.ts';
import { slipWords } from '../slipWords.ts';
import css from './SlipSheets.module.css';
import { type Slip, sheetsOf } from './slip.ts';

/** Role slips on A4, six to a sheet. They are secret: this is only ever put on paper, never on the screen. */
export function SlipSheets({
  slips,
  say,
}: {
  readonly slips: readonly Slip[];
  readonly say: Speaker;
}): JSX.Element {
  useBook();
  const words = slipWords[say.lang];
  const sheets = sheetsOf(slips);
  return (
    <>
      {sheets.map((sheet, at) => (
        <section key={at} class={css.sheet} lang={say.lang}>
          <header class={css.head}>
            <b>{words.title}</b>
            <em>{words.motto}</em>
            <span>{words.sheet(at + 1, sheets.length)}</span>
          </header>
          <div class={css.slips}>
            {sheet.map((slip) => (
              <OneSlip key={slip.house} slip={slip} say={say} />
            ))}
          </div>
          <footer class={css.foot}>
            {[words.cut, words.tuck, words.hand].map((step, i) => (
              <p key={step}>
                <i>{'abc'[i]}</i>
                {step}
              </p>
            ))}
          </footer>
        </section>
      ))}
    </>
  );
}

/** As many whole sentences as there is room for; the rest is in the rules. */
function brief(text: string, most: number): string {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text];
  let said = '';
  for (const sentence of sentences)
    if (said === '' || said.length + sentence.length <= most) said += sentence;
    else break;
  return said.trim();
}

interface Part {
  readonly slip: Slip;
  readonly say: Speaker;
}

function OneSlip({ slip, say }: Part): JSX.Element {
  const words = slipWords[say.lang];
  const [role, speciality] = [roleFacts(slip.role, say), specialityFacts(slip.speciality, say)];
  const about = `${role.goal} ${brief(role.power, 70)}`;
  const does = brief(speciality.power, 100);
  const length = about.length + does.length;
  return (
    <article class={css.slip}>
      <Cover slip={slip} say={say} />
      <div class={classes(css.secret, length > 150 && css.dense, length > 225 && css.tight)}>
        <Secret card={role} beside={role.camp?.name ?? ''} text={about} />
        <Secret card={speciality} beside={whenWords(speciality.when, say)} text={does} />
        <em class={css.fold}>{words.fold}</em>
      </div>
      <div class={css.hatch}>
        <Hatch seed={slip.house} />
        <span class={css.seal}>
          <Mark />
        </span>
      </div>
    </article>
  );
}

/** What everybody may see of a slip. */
export function Cover({ slip: { house, name, claim }, say }: Part): JSX.Element {
  const words = slipWords[say.lang];
  return (
    <div class={css.cover}>
      <p>
        <span>{words.house(house)}</span>
        <b>{name}</b>
        {claim === null ? null : (
          <>
            <span>{new URL(claim.link).host}</span>
            <span>{words.word(claim.word)}</span>
          </>
        )}
      </p>
      {claim === null ? null : (
        <span class={css.code}>
          <Qr text={claim.link} label={words.scan(name)} />
        </span>
      )}
    </div>
  );
}

function Secret({
  card,
  beside,
  text,
}: {
  readonly card: CardFacts;
  readonly beside: string;
  readonly text: string;
}): JSX.Element {
  return (
    <div class={css.card}>
      <Icon name={card.icon} look={css.icon} />
      <div>
        <h3>
          {card.name} <small>{beside}</small>
        </h3>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** Lines that let nothing through, as in an envelope. */
function Hatch({ seed }: { readonly seed: number }): JSX.Element {
  const [width, height] = [242, 190];
  const lines = useMemo(
    () =>
      engrave({ width, height, pitch: 3.4, step: 5, fullest: 0.72 }, (x, y) => {
        const waves = noise(x * 0.05 + seed * 9.7, y * 0.11) - 0.5;
        return 0.64 + waves * 0.9 + (clouds(x * 0.01 + seed, y * 0.05) - 0.5) * 0.6;
      }),
    [seed],
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}
