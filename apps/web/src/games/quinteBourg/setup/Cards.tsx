import { capital } from '@veillee/kernel';
import type { RoleId } from '@veillee/quinte-bourg';
import { campIcons } from '@veillee/quinte-bourg/icons';
import type { JSX } from 'preact';
import { Glyph, Icon } from '../../../kit/marks.tsx';
import { lang } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import { setupWords } from '../setupWords.ts';
import { Beam } from './Beam.tsx';
import css from './Cards.module.css';
import { type Row, restOf, rows } from './composing.ts';
import type { Village } from './useVillage.ts';

interface Part {
  readonly village: Village;
  readonly say: Speaker;
}

/** Who lives here: counters, switches for whoever exists once, and how it balances. */
export function Cards({ village, say }: Part): JSX.Element {
  const words = setupWords[lang.value];
  const { counts, circle } = village;
  return (
    <>
      <header class={css.head}>
        <h2>{words.cards}</h2>
        <button type="button" class={`button small ${css.advise}`} onClick={village.advise}>
          {words.advise}
        </button>
      </header>
      <ul class={css.rows}>
        {rows.map((row) => (
          <li key={row.id} data-short={isShort(row, say)}>
            <RowName row={row} say={say} />
            <div class={css.cards}>
              {row.once.map((id) => (
                <Switch key={id} id={id} village={village} say={say} />
              ))}
              {row.any.map((id) => (
                <Counter key={id} id={id} village={village} say={say} />
              ))}
              {row.id === 'villagers' ? (
                <span class={css.rest}>
                  <b>{restOf(counts, circle.length)}</b> {words.rest(restOf(counts, circle.length))}
                </span>
              ) : null}
            </div>
          </li>
        ))}
        <LoversRow village={village} />
      </ul>
      <Beam counts={counts} players={circle.length} />
    </>
  );
}

function LoversRow({ village: { counts, lovers, compose } }: { readonly village: Village }): JSX.Element {
  const words = setupWords[lang.value];
  return (
    <li data-short={true}>
      <span class={css.camp}>
        <Icon name={campIcons.lovers} /> {words.lovers}
      </span>
      <div class={css.cards}>
        <button
          type="button"
          class={css.switch}
          aria-pressed={lovers}
          onClick={() => compose(counts, !lovers)}
        >
          {words.loversMore}
          <span class="unseen">, {words.lovers}</span>
        </button>
      </div>
    </li>
  );
}

/** Short rows stand two by two. */
const isShort = ({ once, any }: Row, say: Speaker): boolean =>
  any.length === 0 && once.map((id) => say.format('role', id)).join('').length < 15;

function RowName({ row: { id }, say }: { readonly row: Row; readonly say: Speaker }): JSX.Element {
  const name = id === 'six' ? setupWords[lang.value].six : (say.format('camp', id) ?? id);
  return (
    <span class={css.camp}>
      <Icon name={campIcons[id === 'six' ? 'villagers' : id]} />{' '}
      {id === 'six' ? name : capital(name.replace(/^(les|la|le|the) /i, ''))}
    </span>
  );
}

type Card = Part & { readonly id: RoleId };

function Switch({ id, village, say }: Card): JSX.Element {
  const { counts, lovers, compose } = village;
  const isIn = (counts[id] ?? 0) > 0;
  return (
    <button
      type="button"
      class={css.switch}
      aria-pressed={isIn}
      onClick={() => compose({ ...counts, [id]: isIn ? 0 : 1 }, lovers)}
    >
      {say.format('role', id)}
    </button>
  );
}

function Counter({ id, village, say }: Card): JSX.Element {
  const words = setupWords[lang.value];
  const { counts, lovers, compose } = village;
  const n = counts[id] ?? 0;
  const name = say.format('role', id) ?? id;
  const set = (to: number): void => compose({ ...counts, [id]: to }, lovers);
  return (
    <span class={css.counter}>
      <button type="button" aria-label={words.fewer(name)} disabled={n === 0} onClick={() => set(n - 1)}>
        <Glyph name="minus" />
      </button>
      <output>{n}</output>
      <button type="button" aria-label={words.more(name)} disabled={n >= 40} onClick={() => set(n + 1)}>
        <Glyph name="plus" />
      </button>
      {name}
    </span>
  );
}
