import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Medallion } from '../../../kit/Medallion.tsx';
import { Icon } from '../../../kit/marks.tsx';
import { CardBack, PrintedCard } from '../../../reveal/PrintedCard.tsx';
import { revealWords } from '../../../reveal/words.ts';
import { lang, words } from '../../../words/language.ts';
import { endWords } from '../endWords.ts';
import css from './RevealSeat.module.css';
import type { Rect } from './ring.ts';
import type { Stand } from './stand.ts';

interface Seated {
  readonly name: string;
  readonly seat: number;
  readonly me: boolean;
  readonly stand: Stand;
  readonly rect: Rect;
  /** How wide its card is. */
  readonly card: number;
  /** Too small for words on it. */
  readonly bare: boolean;
}

/** A player's card, what lies on it, how many point at it, and whose it is. */
export function RevealSeat({ name, seat, me, stand, rect, card, bare }: Seated): JSX.Element {
  const { wins, dead } = stand;
  const shown = me ? words.value.you : name;
  return (
    <li
      class={classes(
        css.seat,
        bare && css.bare,
        dead && css.dead,
        wins === true && css.wins,
        wins === false && css.loses,
      )}
      style={{
        left: `${rect.x}px`,
        top: `${rect.y}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
        fontSize: `${card / 10}px`,
      }}
    >
      <span class={css.laid}>
        <Card stand={stand} bare={bare} />
        {dead ? <Strike /> : null}
        <Signs stand={stand} />
      </span>
      <span class={css.who}>
        {bare ? null : <Medallion name={name} index={seat} look={css.medallion} />}
        <span class={css.name}>{shown}</span>
      </span>
      <span class={css.under}>{bare ? stand.card?.name : stand.note}</span>
      <span class="unseen">{['', ...standWords(stand, bare)].join(', ')}</span>
    </li>
  );
}

function Card({ stand: { card }, bare }: { readonly stand: Stand; readonly bare: boolean }): JSX.Element {
  if (card === undefined) return <CardBack look={bare ? css.low : undefined} />;
  const { icon, name, number, team } = card;
  return (
    <PrintedCard
      icon={icon}
      corner={number}
      name={<span class={name.length > 11 ? css.long : undefined}>{name}</span>}
      foot={
        <>
          <Icon name={team.icon} />
          {team.name}
        </>
      }
      bare={bare}
      look={bare ? css.low : undefined}
    />
  );
}

/** What is drawn on a card's rim: fingers, shelter, a mark, an artefact. */
function Signs({ stand: { mark, artefact, safe, count } }: { readonly stand: Stand }): JSX.Element {
  return (
    <>
      {count > 0 ? (
        <b key={count} class={css.count} aria-hidden="true">
          {count}
        </b>
      ) : null}
      {safe ? (
        <b class={css.safe} aria-hidden="true">
          {endWords[lang.value].safe}
        </b>
      ) : null}
      {[mark, artefact].map((sign, i) =>
        sign === undefined ? null : (
          <b key={sign.name} class={classes(css.mark, i === 1 && css.artefact)} title={sign.name}>
            <Icon name={sign.icon} />
          </b>
        ),
      )}
    </>
  );
}

/** The same in words. */
function standWords(
  { card, mark, artefact, note, count, safe, dead, wins }: Stand,
  bare: boolean,
): readonly string[] {
  const say = revealWords[lang.value];
  const fates = words.value.play.fates;
  return [
    card?.team.name ?? '',
    mark?.name ?? '',
    artefact?.name ?? '',
    bare ? (note ?? '') : '',
    count > 0 ? say.fingers(count) : '',
    safe ? say.safe : '',
    dead ? say.dead : '',
    wins === undefined ? '' : wins ? fates.won : fates.lost,
  ].filter((part) => part !== '');
}

/** One stroke of the burin through somebody. */
function Strike(): JSX.Element {
  return (
    <svg class={css.strike} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 92 46 55 100 12 54 60Z" />
    </svg>
  );
}
