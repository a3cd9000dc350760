import { useSignal } from '@preact/signals';
import { isKeyOf } from '@veillee/kernel';
import { type RoleId, roleIds, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import type { IconName } from '../../../kit/iconNames.ts';
import { Glyph, Icon } from '../../../kit/marks.tsx';
import { into } from '../../../kit/setTo.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { lang } from '../../../words/language.ts';
import type { Options } from '../../face.ts';
import { deckWords } from '../deckWords.ts';
import { roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import css from './DeckPicker.module.css';
import { completed, laysAcross, put, side, sides, trimmed } from './deck.ts';
import type { DeckProps } from './Settings.tsx';

const sideIcons: { readonly [S in (typeof sides)[number]]: IconName } = {
  village: 'farmer',
  vampire: 'pretty-fangs',
  werewolf: 'wolf-head',
  solo: 'hooded-assassin',
};

const filters = ['all', 'chosen', ...sides] as const;
type Filter = (typeof filters)[number];
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const deckIn = ({ deck }: Options): readonly RoleId[] =>
  Array.isArray(deck) ? deck.filter((id) => isKeyOf(roles, id)) : [];

/** A deck of one's own, card by card. */
export function DeckPicker({ options, players, set }: DeckProps): JSX.Element {
  const deck = deckIn(options);
  const search = useSignal('');
  const filter = useSignal<Filter>('all');
  // Choosing a card from outside the boxes is allowing it.
  const change = (cards: readonly RoleId[]): void =>
    set({
      deck: [...cards],
      ...(cards.some((id) => roles[id].box === 'bonus') ? { extras: true } : {}),
    });
  const found = foundBy(search.value, filter.value, deck);
  return (
    <div class="stack">
      <DeckSoFar deck={deck} need={players + 3} change={change} />
      <input
        class="plate-input"
        type="search"
        aria-label={own[lang.value].search}
        placeholder={own[lang.value].search}
        value={search.value}
        onInput={(event) => into(search)(event.currentTarget.value)}
      />
      <Filters now={filter.value} choose={into(filter)} />
      {found.length === 0 ? (
        <p class="hint" role="status">
          {deckWords[lang.value].nothing}
        </p>
      ) : (
        <ul class={css.list}>
          {found.map((id) => (
            <Row key={id} id={id} deck={deck} change={change} />
          ))}
        </ul>
      )}
    </div>
  );
}

function foundBy(search: string, filter: Filter, deck: readonly RoleId[]): readonly RoleId[] {
  const from = names[lang.value].characters;
  const wanted = plain(search.trim());
  return roleIds.filter(
    (id) =>
      plain(`${from[id].name} ${from[id].blurb}`).includes(wanted) &&
      (filter === 'all' || (filter === 'chosen' ? deck.includes(id) : side(id) === filter)),
  );
}

function Filters({ now, choose }: { readonly now: Filter; choose(filter: Filter): void }): JSX.Element {
  const say = deckWords[lang.value];
  return (
    <fieldset class={`chips ${css.filters}`}>
      <legend class="unseen">{say.filter}</legend>
      {filters.map((one) => (
        <button
          key={one}
          type="button"
          class={`chip ${css.filter}`}
          aria-pressed={now === one}
          onClick={() => choose(one)}
        >
          {one === 'all' || one === 'chosen' ? null : <Icon name={sideIcons[one]} />}
          {one === 'all' || one === 'chosen' ? say[one] : say.teams[one]}
        </button>
      ))}
    </fieldset>
  );
}

interface Chosen {
  readonly deck: readonly RoleId[];
  change(cards: readonly RoleId[]): void;
}

/** How many of how many, what to do about it, and the cards themselves. */
function DeckSoFar({ deck, need, change }: Chosen & { readonly need: number }): JSX.Element {
  const say = deckWords[lang.value];
  const lacks = need - deck.length;
  return (
    <>
      <p class={css.count} role="status" data-right={lacks === 0}>
        <b>{say.count(deck.length, need)}</b>
        <span>{lacks === 0 ? say.right : lacks > 0 ? say.add(lacks) : say.drop(-lacks)}</span>
      </p>
      {laysAcross(deck) ? <p class="hint">{say.across}</p> : null}
      <Removable deck={deck} change={change} />
      <div class="pair">
        {lacks === 0 ? null : (
          <button
            type="button"
            class="button small"
            onClick={() => change(lacks > 0 ? completed(deck, need) : trimmed(deck, need))}
          >
            {lacks > 0 ? say.complete : say.trim}
          </button>
        )}
        {deck.length === 0 ? null : (
          <button type="button" class="button small" onClick={() => change([])}>
            {say.clear}
          </button>
        )}
      </div>
    </>
  );
}

/** The cards chosen; pressed, one goes, with those that go together. */
function Removable({ deck, change }: Chosen): JSX.Element {
  const say = deckWords[lang.value];
  const from = names[lang.value].characters;
  const without = (id: RoleId, i: number): readonly RoleId[] =>
    roles[id].allOrNone ? deck.filter((one) => one !== id) : deck.toSpliced(i, 1);
  return (
    <ul class={`chips ${css.mine}`} aria-label={say.mine}>
      {deck.map((id, i) => (
        <li key={i}>
          <button
            type="button"
            class="chip"
            aria-label={say.remove(from[id].name)}
            onClick={() => change(without(id, i))}
          >
            <Icon name={roleIcons[id]} />
            {from[id].name}
            <Glyph name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A character: who it is, what it does, whose side it is on, how many are in the deck. */
function Row({ id, deck, change }: Chosen & { readonly id: RoleId }): JSX.Element {
  const say = deckWords[lang.value];
  const { name, blurb } = names[lang.value].characters[id];
  const { cards: most = 1, allOrNone, box } = roles[id];
  const now = deck.filter((one) => one === id).length;
  const more = [allOrNone ? say.together(most) : '', box === 'bonus' ? say.bonus : ''].filter(Boolean);
  return (
    <li class={css.line}>
      <button
        type="button"
        class={css.row}
        aria-pressed={now > 0}
        onClick={() => change(put(deck, id, now >= most ? 0 : allOrNone ? most : now + 1))}
      >
        <Icon name={roleIcons[id]} />
        <span>
          <b>{name}</b>
          <span class={css.side} data-side={side(id)}>
            <Icon name={sideIcons[side(id)]} />
            {[say.teams[side(id)], ...more].join(' · ')}
          </span>
          <small>{blurb}</small>
        </span>
        <span class={css.copies}>
          <span class="unseen">{say.copies(now, most)}</span>
          {Array.from({ length: most }, (_, i) => (
            <i key={i} class={i < now ? css.full : ''} aria-hidden="true" />
          ))}
        </span>
      </button>
      <RuleLink game="one-night" entry={id} look={css.rule}>
        <span aria-hidden="true">{say.rule}</span>
        <span class="unseen">{say.ruleOf(name)}</span>
      </RuleLink>
    </li>
  );
}
