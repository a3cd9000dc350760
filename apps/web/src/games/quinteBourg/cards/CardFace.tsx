import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { engrave, rays } from '../../../kit/engrave.ts';
import type { IconName } from '../../../kit/iconNames.ts';
import { Glyph, Icon } from '../../../kit/marks.tsx';
import { lookUp } from '../../../rules/lookUp.ts';
import { lang } from '../../../words/language.ts';
import { Pairs, type Rows } from '../Pairs.tsx';
import { phoneWords } from '../phoneWords.ts';
import { rules } from '../rules.ts';
import css from './CardFace.module.css';
import { type CardFacts, nightsOfWeek, type When } from './cardFacts.ts';

/** A card, cut in negative: no camp's colour on it, so that its glow tells nothing. */
export function CardFace({ card }: { readonly card: CardFacts }): JSX.Element {
  const say = phoneWords[lang.value];
  const lines: Rows = [
    [say.goal, card.goal],
    [say.power, card.power],
  ];
  return (
    <article class={css.card}>
      <Art icon={card.icon} />
      <header class={css.head}>
        <p class={css.kind}>{card.kind}</p>
        <h2>{card.name}</h2>
        {card.camp === null ? null : (
          <p class={`caps ${css.camp}`}>
            <Icon name={card.camp.icon} />
            {card.camp.name}
          </p>
        )}
      </header>
      <RulePageButton card={card} look={css.rule} />
      <Pairs rows={lines} look={css.says} />
      <footer class={css.foot}>
        <span>{say.nights}</span>
        <WeekNights when={card.when} />
      </footer>
    </article>
  );
}

/** Opens the page of a card; the pad one holds meanwhile stays held. */
export function RulePageButton({
  card,
  look,
}: {
  readonly card: Pick<CardFacts, 'entry' | 'name'>;
  /** A class of whoever shows it. */
  readonly look?: string | undefined;
}): JSX.Element {
  return (
    <button
      type="button"
      class={classes('round', look)}
      aria-label={phoneWords[lang.value].ruleOf(card.name)}
      // Whoever holds the pad by key keeps it: the focus stays there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => lookUp({ game: rules.id, entry: card.entry })}
    >
      <Glyph name="query" />
    </button>
  );
}

/** The nights on which a card is called. */
function WeekNights({ when }: { readonly when: When }): JSX.Element {
  const say = phoneWords[lang.value];
  if (typeof when === 'string')
    return <p class={css.anyTime}>{when === 'once' ? say.anyTime : say.always}</p>;
  return (
    <ol class={css.week}>
      {nightsOfWeek.map((day) => (
        <li key={day} class={when.includes(day) ? css.on : undefined}>
          {when.includes(day) ? say.days[day] : <span aria-hidden="true">{say.days[day]}</span>}
        </li>
      ))}
    </ol>
  );
}

/** An arch with the engraving in a glory. */
function Art({ icon }: { readonly icon: IconName }): JSX.Element {
  const { ground, glory } = useMemo(
    () => ({
      ground: engrave({ width: 136, height: 138, pitch: 4, fullest: 0.5, step: 5 }, (x, y) =>
        Math.min(0.75, Math.max(0, Math.hypot(x - 68, y - 62) / 110 - 0.25)),
      ),
      glory: rays(68, 66, 42, 66, 56, 2.6),
    }),
    [],
  );
  return (
    <span class={css.art}>
      <svg viewBox="0 0 136 138" aria-hidden="true">
        <clipPath id="arch">
          <path d="M6 134V68C6 30 34 4 68 4s62 26 62 64v66Z" />
        </clipPath>
        <g clip-path="url(#arch)">
          <path d={ground} />
          <path d={glory} />
        </g>
        <path class={css.frame} d="M6 134V68C6 30 34 4 68 4s62 26 62 64v66Z" />
      </svg>
      <Icon name={icon} look={css.icon} />
    </span>
  );
}
