import type { View } from '@veillee/one-night';
import type { JSX } from 'preact';
import { Mark } from '../../../kit/marks.tsx';
import mini from '../../../kit/mini.module.css';
import type { CentrePick } from '../../face.ts';
import type { Shown } from '../shown.ts';
import css from './Centre.module.css';
import { Count } from './Count.tsx';

/** The places of the centre. */
export const centrePlaces = ({ centre }: View): readonly string[] => [
  'c1',
  'c2',
  'c3',
  ...(centre > 3 ? ['across'] : []),
];

/** The centre's cards, face down; each can be touched when one is asked for. */
export function Centre({ sight, say, pick }: Shown & { readonly pick: CentrePick | null }): JSX.Element {
  const { view } = sight;
  if (view.phase === 'vote') return <Count sight={sight} />;
  return (
    <div class={css.centre}>
      {centrePlaces(view).map((place) => {
        const label = say.format('centre', place) ?? place;
        const offered = pick?.takes(place) === true;
        return offered ? (
          <button
            key={place}
            type="button"
            class={`${mini.mini} ${css.card}`}
            aria-label={label}
            aria-pressed={pick?.chosen.includes(place) === true}
            onClick={() => pick?.press(place)}
          >
            <Mark look={css.mark} />
          </button>
        ) : (
          <span key={place} class={`${mini.mini} ${css.card}`}>
            <Mark look={css.mark} />
          </span>
        );
      })}
    </div>
  );
}
