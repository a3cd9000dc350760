import { type Signal, useSignal } from '@preact/signals';
import { type Place, type TokenId, type TokenView, tokenIds } from '@veillee/blood';
import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { type Drag, useDrag } from '../../../kit/drag.ts';
import { Icon } from '../../../kit/marks.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { isPick } from '../../../prompt/draft.ts';
import { lang, words } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { Token } from './cards.tsx';
import { cardUnder } from './handOf.ts';
import css from './Pieces.module.css';
import { isOpen } from './peek.ts';
import { type Placing, placesFor, stepTo } from './placing.ts';

const seatOf = (target: string): Seat | undefined =>
  target.startsWith('seat:') ? Number(target.slice(5)) : undefined;

/** The two tokens on their cards: each slides along its path to where it lies now, or would. */
export function Pieces({
  shown,
  placing,
  from,
  over,
}: {
  readonly shown: Shown;
  readonly placing: Placing | null;
  /** Who sits at six o'clock. */
  readonly from: Seat;
  over(seat: Seat | null): void;
}): JSX.Element {
  const { tokens } = shown.sight.view;
  return (
    <div class={css.pieces}>
      {tokenIds.map((id, i) => (
        <i key={id} class={css.spot} style={{ '--aside': i === 0 ? -1 : 1 }} aria-hidden="true" />
      ))}
      {tokens.map((token) => (
        <Piece key={token.id} token={token} shown={shown} placing={placing} from={from} over={over} />
      ))}
    </div>
  );
}

/** Where a token lies, as the round table counts from six o'clock. */
function stand({ shown, token: { id }, from }: PieceProps, at: Place, shared: boolean): CustomProperties {
  const n = shown.sight.view.players.length;
  const side = id === 'token-1' ? -1 : 1;
  if (at === 'middle') return { '--k': 0, '--reach': 0, '--aside': side, '--spread': '0deg' };
  const spread = shared ? `${-side * 19}deg` : '0deg';
  return { '--k': (at - from + n) % n, '--reach': 1, '--aside': 0, '--spread': spread };
}

type CustomProperties = { readonly [name: `--${string}`]: string | number };

interface PieceProps {
  readonly token: TokenView;
  readonly shown: Shown;
  readonly placing: Placing | null;
  readonly from: Seat;
  /** It is carried over a seat where it may be put, or over none. */
  over(seat: Seat | null): void;
}

/** One token: where it lies or would; with arrows, a finger or a press it goes elsewhere, where it may. */
function Piece(piece: PieceProps): JSX.Element {
  const { token, shown, placing } = piece;
  const { id } = token;
  const lifted = useSignal(false);
  const places = placing === null ? [] : placesFor(placing.form, id);
  const handle = useDrag<HTMLButtonElement>(dragOf(piece, places, lifted));
  const at = placing?.at[id] ?? token.at;
  const shared =
    at !== 'middle' && shown.sight.view.tokens.every((one) => (placing?.at[one.id] ?? one.at) === at);
  const look = {
    class: classOf(piece, places.length > 0, lifted.value),
    style: stand(piece, at, shared),
  };
  const where = placeWords(shown, at);
  if (placing === null || places.length === 0) {
    return (
      <span {...look}>
        <PieceFace shown={shown} id={id} />
        <span class="unseen">
          {shown.say.format('Token', id)}, {where}
        </span>
      </span>
    );
  }
  return (
    <button
      {...look}
      ref={handle}
      type="button"
      aria-label={shown.say.say({ key: `way.${id}` })}
      aria-description={`${where}. ${own[lang.value].keys}`}
      aria-pressed={placing.picked === id}
      onClick={() => placing.pick(id)}
      onKeyDown={(event) => stepByKey(event, placing, id, stepTo(places, at, stepOf(event.key)))}
    >
      <PieceFace shown={shown} id={id} />
    </button>
  );
}

const stepOf = (key: string): 1 | -1 => (key === 'ArrowRight' ? 1 : -1);

function stepByKey(event: KeyboardEvent, placing: Placing, id: TokenId, seat: Seat | undefined): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  event.preventDefault();
  if (seat !== undefined) placing.put(id, seat);
}

function dragOf(
  { token, placing, over }: PieceProps,
  places: readonly Seat[],
  lifted: Signal<boolean>,
): Drag | undefined {
  if (placing === null || places.length === 0) return undefined;
  const placeAt = (target: string | null): Seat | undefined =>
    places.find((seat) => target !== null && seat === seatOf(target));
  return {
    lift: setTo(lifted, true),
    over: (target) => over(placeAt(target) ?? null),
    drop: (target) => {
      const seat = placeAt(target);
      if (seat !== undefined) placing.put(token.id, seat, true);
    },
    end: setTo(lifted, false),
  };
}

/** Whether I may look under this token now. */
function mayLook({ sight }: Shown, id: TokenId): boolean {
  const field = sight.rights.find(({ topic }) => topic === 'revelation.look')?.form.look?.fields.token;
  return isPick(field) && field.pick.includes(id);
}

function classOf({ token: { id }, shown, placing }: PieceProps, movable: boolean, lifted: boolean): string {
  const picked = placing?.picked === id;
  return classes(
    css.piece,
    movable && css.may,
    picked && css.picked,
    placing?.at[id] !== undefined && css.moved,
    placing?.carried && picked && css.carried,
    lifted && css.lifted,
    mayLook(shown, id) && css.lookable,
  );
}

function PieceFace({ shown, id }: { readonly shown: Shown; readonly id: TokenId }): JSX.Element {
  return (
    <>
      <Token large id={id} card={isOpen.value ? cardUnder(shown.sight.view, id) : undefined} />
      {mayLook(shown, id) ? (
        <span class={css.eye}>
          <Icon name="third-eye" />
        </span>
      ) : null}
    </>
  );
}

function placeWords(shown: Shown, at: Place): string {
  const say = own[lang.value];
  if (at === 'middle') return say.middle;
  return at === shown.sight.chair ? say.beforeMe : say.before(playerName(shown, at));
}

export const playerName = ({ say, sight }: Shown, seat: Seat): string =>
  seat === sight.chair ? words.value.you : (say.names[seat] ?? '…');
