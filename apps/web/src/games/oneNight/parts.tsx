import type { Json } from '@veillee/kernel';
import type { RoleId, View } from '@veillee/one-night';
import type { JSX } from 'preact';
import { Medallion } from '../../kit/Medallion.tsx';
import { Mark } from '../../kit/marks.tsx';
import { lang } from '../../words/language.ts';
import type { CentrePick, Shown } from '../face.ts';
import { Count } from './Count.tsx';
import { own } from './ownWords.ts';

export const viewOf = ({ sight }: Shown): View => sight.view as View;

/** The centre's cards, face down; each can be touched when one is asked for. */
export function Centre({ sight, say, pick }: Shown & { readonly pick: CentrePick | null }): JSX.Element {
  const view = sight.view as View;
  const places = ['c1', 'c2', 'c3', ...(view.centre > 3 ? ['across'] : [])];
  if (view.phase === 'vote') return <Count sight={sight} />;
  return (
    <div class="centre">
      {places.map((place) => {
        const label = say.format('centre', place) ?? place;
        const offered = pick?.takes(place) === true;
        return offered ? (
          <button
            key={place}
            type="button"
            class="mini"
            aria-label={label}
            aria-pressed={pick?.chosen.includes(place) === true}
            onClick={() => pick?.press(place)}
          >
            <Mark />
          </button>
        ) : (
          <span key={place} class="mini">
            <Mark />
          </span>
        );
      })}
    </div>
  );
}

/** What was claimed, printed, a slip for each who spoke: everybody may read it. */
export function Board(shown: Shown): JSX.Element | null {
  const view = viewOf(shown);
  if (view.phase !== 'day' && view.phase !== 'vote') return null;
  const say = own[lang.value];
  const speakers = [...new Set(view.claims.map(({ seat }) => seat))];
  const silent = shown.say.names.filter((_, seat) => !speakers.includes(seat));
  if (speakers.length === 0 && view.phase === 'vote') return null;
  return (
    <section class="board pad" aria-live="polite">
      <h2>{say.board}</h2>
      <ol class="slips">
        {speakers.map((seat) => (
          <li key={seat} class="slip">
            <Medallion name={shown.say.names[seat] ?? '?'} index={seat} />
            <div>
              {view.claims
                .filter((claim) => claim.seat === seat)
                .map(({ number, said }) => (
                  <p key={number}>
                    {shown.say.format('claimed', {
                      ...(said as { readonly [field: string]: Json }),
                      who: seat,
                    })}
                  </p>
                ))}
              <Same shown={shown} seat={seat} />
            </div>
          </li>
        ))}
      </ol>
      {silent.length > 0 && view.phase === 'day' ? <p class="hint">{say.silent(silent.join(', '))}</p> : null}
    </section>
  );
}

/** Who claims to have been the same character, where the deck has only one of it. */
function Same({ shown, seat }: { readonly shown: Shown; readonly seat: number }): JSX.Element | null {
  const { claims, deck } = viewOf(shown);
  const roleOf = (said: unknown): RoleId | undefined => {
    const claim = said as { readonly do: string; readonly role?: readonly RoleId[] };
    return claim.do === 'was' ? claim.role?.[0] : undefined;
  };
  const mine = claims.filter((claim) => claim.seat === seat).map(({ said }) => roleOf(said));
  const alike = claims.filter((claim) => {
    const role = roleOf(claim.said);
    if (claim.seat === seat || role === undefined || !mine.includes(role)) return false;
    return deck.filter((card) => card === role).length === 1;
  });
  if (alike.length === 0) return null;
  const who = [...new Set(alike.map((claim) => shown.say.names[claim.seat] ?? '…'))];
  return <p class="clash">{own[lang.value].like(shown.say.list(who))}</p>;
}
