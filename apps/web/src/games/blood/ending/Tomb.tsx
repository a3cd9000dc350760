import { type BloodVerdict, type CharacterId, campOf, numberOf } from '@veillee/blood';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { lang, words } from '../../../words/language.ts';
import { campIcons } from '../campIcons.ts';
import { endingWords } from '../endingWords.ts';
import type { Shown } from '../shown.ts';
import { cardOf } from '../table/handOf.ts';
import css from './Tomb.module.css';

/** The dead: their cards count for nothing, and they win or lose with their camp. */
export function Tomb({
  shown,
  verdict,
  wide,
}: {
  readonly shown: Shown;
  readonly verdict: BloodVerdict;
  readonly wide: boolean;
}): JSX.Element | null {
  const { view } = shown.sight;
  const say = endingWords[lang.value];
  const dead = view.players.flatMap(({ alive }, seat) => {
    const card = cardOf(view, seat);
    return alive || card === undefined ? [] : [{ seat, card }];
  });
  if (dead.length === 0) return null;
  return (
    <section class={css.tomb} data-wide={wide}>
      <h2>
        {say.tomb} <small>{say.tombHint}</small>
      </h2>
      <ul style={{ '--across': acrossFor(dead.length) }}>
        {dead.map(({ seat, card }) => (
          <Dead key={seat} {...{ shown, seat, card }} wins={verdict.winners.includes(seat)} />
        ))}
      </ul>
    </section>
  );
}

/** So many beside each other, on a phone: names are whole as long as there is room for two rows of them. */
const acrossFor = (n: number): number => (n <= 3 ? n : n === 4 ? 2 : n <= 6 ? 3 : 4);

function Dead({
  shown,
  seat,
  card,
  wins,
}: {
  readonly shown: Shown;
  readonly seat: number;
  readonly card: CharacterId;
  readonly wins: boolean;
}): JSX.Element {
  const { fates } = words.value.play;
  const mine = seat === shown.sight.chair;
  const fate = wins ? (mine ? fates.youWon : fates.won) : mine ? fates.youLost : fates.lost;
  return (
    <li>
      <span class={css.card}>
        <Icon name={campIcons[campOf(card)]} />
        <b>{numberOf(card)}</b>
      </span>
      <span class={css.who}>
        {mine ? words.value.you : shown.say.names[seat]}
        <small>{fate}</small>
      </span>
    </li>
  );
}
