import { useSignal } from '@preact/signals';
import { type TokenId, type TokenView, tokenIds, type View } from '@veillee/blood';
import type { Seat } from '@veillee/kernel';
import type { CSSProperties, JSX } from 'preact';
import { useDrag } from '../../kit/drag.ts';
import { Icon } from '../../kit/marks.tsx';
import { lang, words } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { Token } from './cards.tsx';
import { own } from './ownWords.ts';
import { isOpen } from './peek.ts';
import { type Placing, placesFor, stepTo } from './placing.ts';
import { cardUnder } from './seen.ts';

const seatOf = (target: string): Seat | undefined =>
  target.startsWith('seat:') ? Number(target.slice(5)) : undefined;

/** The two tokens on their cards: each slides along its path to where it lies now, or would. */
export function Pieces({
  shown,
  placing,
  over,
}: {
  readonly shown: Shown;
  readonly placing: Placing | null;
  over(seat: Seat | null): void;
}): JSX.Element {
  const { tokens } = shown.sight.view as View;
  return (
    <div class="pieces">
      {tokenIds.map((id, i) => (
        <i key={id} class="spot" style={{ '--aside': i === 0 ? -1 : 1 }} aria-hidden="true" />
      ))}
      {tokens.map((token) => (
        <Piece key={token.id} token={token} shown={shown} placing={placing} over={over} />
      ))}
    </div>
  );
}

/** Where a token lies, as the round table counts: me at six o'clock. */
function stand({ sight }: Shown, id: TokenId, at: Seat | 'middle', shared: boolean): CSSProperties {
  const n = (sight.view as View).players.length;
  const from = typeof sight.chair === 'number' ? sight.chair : 0;
  const side = id === 'token-1' ? -1 : 1;
  if (at === 'middle')
    return { '--k': 0, '--reach': 0, '--aside': side, '--spread': '0deg' } as CSSProperties;
  const spread = shared ? `${-side * 19}deg` : '0deg';
  return { '--k': (at - from + n) % n, '--reach': 1, '--aside': 0, '--spread': spread } as CSSProperties;
}

function Piece({
  token,
  shown,
  placing,
  over,
}: {
  readonly token: TokenView;
  readonly shown: Shown;
  readonly placing: Placing | null;
  over(seat: Seat | null): void;
}): JSX.Element {
  const { id } = token;
  const say = own[lang.value];
  const lifted = useSignal(false);
  const places = placing === null ? [] : placesFor(placing.form, id);
  const at = placing?.at[id] ?? token.at;
  const { tokens } = shown.sight.view as View;
  const shared = tokens.every((one) => (placing?.at[one.id] ?? one.at) === at) && at !== 'middle';
  const look = shown.sight.rights.find(({ topic }) => topic === 'revelation.look');
  const lookable = look?.form.look?.fields.token as { readonly pick: readonly unknown[] } | undefined;
  const movable = placing !== null && places.length > 0;
  const handle = useDrag<HTMLButtonElement>(
    movable
      ? {
          lift: () => {
            lifted.value = true;
          },
          over: (target) => {
            const seat = target === null ? undefined : seatOf(target);
            over(seat !== undefined && places.includes(seat) ? seat : null);
          },
          drop: (target) => {
            const seat = seatOf(target);
            if (seat !== undefined && places.includes(seat)) placing.put(id, seat, true);
          },
          end: () => {
            lifted.value = false;
          },
        }
      : undefined,
  );
  const state = [
    'piece',
    movable ? 'may' : '',
    placing?.picked === id ? 'picked' : '',
    placing?.at[id] !== undefined ? 'moved' : '',
    placing?.carried && placing.picked === id ? 'carried' : '',
    lifted.value ? 'lifted' : '',
    lookable?.pick.includes(id) ? 'lookable' : '',
  ];
  const face = (
    <>
      <Token id={id} card={isOpen.value ? cardUnder(shown.sight.view as View, id) : undefined} />
      {lookable?.pick.includes(id) ? (
        <span class="eye">
          <Icon name="third-eye" />
        </span>
      ) : null}
    </>
  );
  const where =
    at === 'middle' ? say.middle : at === shown.sight.chair ? say.beforeMe : say.before(name(shown, at));
  const props = { class: state.filter(Boolean).join(' '), style: stand(shown, id, at, shared) };
  if (!movable) {
    return (
      <span {...props}>
        {face}
        <span class="unseen">
          {shown.say.format('Token', id)}, {where}
        </span>
      </span>
    );
  }
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const seat = stepTo(places, at, event.key === 'ArrowRight' ? 1 : -1);
    if (seat !== undefined) placing.put(id, seat);
  };
  return (
    <button
      {...props}
      ref={handle}
      type="button"
      aria-label={shown.say.say({ key: `way.${id}` })}
      aria-description={`${where}. ${say.keys}`}
      aria-pressed={placing.picked === id}
      onClick={() => placing.pick(id)}
      onKeyDown={step}
    >
      {face}
    </button>
  );
}

export const name = ({ say, sight }: Shown, seat: Seat): string =>
  seat === sight.chair ? words.value.you : (say.names[seat] ?? '…');
