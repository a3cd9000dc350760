import { quoted } from '@veillee/kernel';
import type { RoleId } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import slip from '../../../kit/slip.module.css';
import { lang } from '../../../words/language.ts';
import { dayWords } from '../dayWords.ts';
import type { Shown } from '../shown.ts';
import { claimedBy, type Item, isSlip, rivalsOf, type Slip, type Word } from './feed.ts';
import css from './Slips.module.css';

interface Props {
  readonly shown: Shown;
  readonly items: readonly Item[];
  /** How long ago something was said, in words. */
  readonly ago?: (at: number | null) => string;
}

/** What was said, printed, the newest first and largest: everybody may read it. */
export function Slips({ shown, items, ago = () => '' }: Props): JSX.Element {
  const first = items.find(isSlip);
  return (
    <ol class={css.slips}>
      {items.map((item) =>
        isSlip(item) ? (
          <SlipLine
            key={item.key}
            slip={item}
            shown={shown}
            ago={ago(item.at)}
            large={item === first && item.role !== undefined}
          />
        ) : (
          <WordLine key={item.key} word={item} />
        ),
      )}
    </ol>
  );
}

function SlipLine({
  slip: { seat, role, more },
  shown,
  ago,
  large,
}: {
  readonly slip: Slip;
  readonly shown: Shown;
  readonly ago: string;
  readonly large: boolean;
}): JSX.Element {
  const say = dayWords[lang.value];
  const name = shown.say.names[seat] ?? '…';
  const mine = seat === shown.sight.chair;
  const rivals = role === undefined ? [] : rivalsTo(shown, seat, role);
  return (
    <li class={`${slip.slip} ${css.claim}`} data-large={large}>
      <Medallion name={name} index={seat} />
      <div class={css.says}>
        <p>
          {ago === '' ? null : <span class={css.ago}>{ago}</span>}
          <b>{mine ? say.you : name}</b>
          {role === undefined ? null : (
            <>
              {mine ? `${say.youClaim} ` : ` ${say.claims} `}
              <span class={css.role}>{names[lang.value].characters[role].name}</span>
            </>
          )}
        </p>
        {more.map(({ number, said }) => (
          <p key={number} class={css.more}>
            {quoted(shown.say.format('stated', { ...said, who: seat }) ?? '', lang.value)}
          </p>
        ))}
        <Rivals shown={shown} seats={rivals} />
      </div>
    </li>
  );
}

/** What somebody no longer claims contradicts nobody. */
const rivalsTo = ({ sight: { view } }: Shown, seat: number, role: RoleId): readonly number[] =>
  claimedBy(view).get(seat) === role ? rivalsOf(view, seat) : [];

/** Who claims the same, though the cards are not enough for all of them. */
function Rivals({
  shown,
  seats,
}: {
  readonly shown: Shown;
  readonly seats: readonly number[];
}): JSX.Element | null {
  if (seats.length === 0) return null;
  const who = shown.say.list(seats.map((seat) => shown.say.names[seat] ?? '…'));
  return <p class={css.clash}>{dayWords[lang.value].like(who)}</p>;
}

/** Written or signed from afar: no claim, and no paper. */
function WordLine({ word: { name, text, signed } }: { readonly word: Word }): JSX.Element {
  return (
    <li class={css.word}>
      <b>{name}</b> {signed ? <i>{text}</i> : text}
    </li>
  );
}
