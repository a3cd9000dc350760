import { useSignal } from '@preact/signals';
import { type RoleId, roleIds, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/iconNames.ts';
import { Glyph, Icon } from '../../kit/marks.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { lang } from '../../words/language.ts';
import { completed, laysAcross, put, side, sides, trimmed } from './deck.ts';
import { deckWords } from './deckWords.ts';
import { roleIcons } from './icons.ts';
import { own } from './ownWords.ts';
import type { SettingsProps } from './Settings.tsx';

const sideIcons: { readonly [S in (typeof sides)[number]]: IconName } = {
  village: 'farmer',
  vampire: 'pretty-fangs',
  werewolf: 'wolf-head',
  solo: 'hooded-assassin',
};

type Filter = 'all' | 'chosen' | (typeof sides)[number];
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A deck of one's own, card by card. */
export function DeckPicker({ options, players, set }: SettingsProps): JSX.Element {
  const say = deckWords[lang.value];
  const from = names[lang.value].characters;
  const deck = (options.deck ?? []) as readonly RoleId[];
  const search = useSignal('');
  const filter = useSignal<Filter>('all');
  // Choosing a card from outside the boxes is allowing it.
  const take = (cards: readonly RoleId[]): void =>
    set({
      deck: [...cards],
      ...(cards.some((id) => roles[id].box === 'bonus') ? { extras: true } : {}),
    });
  const wanted = plain(search.value.trim());
  const found = roleIds.filter(
    (id) =>
      plain(`${from[id].name} ${from[id].blurb}`).includes(wanted) &&
      (filter.value === 'all' || (filter.value === 'chosen' ? deck.includes(id) : side(id) === filter.value)),
  );
  return (
    <div class="stack deck-builder">
      <Count deck={deck} need={players + 3} take={take} />
      <input
        class="plate-input"
        type="search"
        aria-label={own[lang.value].search}
        placeholder={own[lang.value].search}
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
      <fieldset class="chips filters">
        <legend class="unseen">{say.filter}</legend>
        {(['all', 'chosen', ...sides] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={filter.value === one}
            onClick={() => {
              filter.value = one;
            }}
          >
            {one === 'all' || one === 'chosen' ? null : <Icon name={sideIcons[one]} />}
            {one === 'all' || one === 'chosen' ? say[one] : say.teams[one]}
          </button>
        ))}
      </fieldset>
      {found.length === 0 ? (
        <p class="hint" role="status">
          {say.nothing}
        </p>
      ) : (
        <ul class="role-list">
          {found.map((id) => (
            <Row key={id} id={id} deck={deck} take={take} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface Chosen {
  readonly deck: readonly RoleId[];
  take(cards: readonly RoleId[]): void;
}

/** How many of how many, what to do about it, and the cards themselves. */
function Count({ deck, need, take }: Chosen & { readonly need: number }): JSX.Element {
  const say = deckWords[lang.value];
  const from = names[lang.value].characters;
  const lacks = need - deck.length;
  return (
    <>
      <p class="deck-count" role="status" data-right={lacks === 0}>
        <b>{say.count(deck.length, need)}</b>
        <span>{lacks === 0 ? say.right : lacks > 0 ? say.add(lacks) : say.drop(-lacks)}</span>
      </p>
      {laysAcross(deck) ? <p class="hint">{say.across}</p> : null}
      <ul class="chips" aria-label={say.mine}>
        {deck.map((id, i) => (
          <li key={i}>
            <button
              type="button"
              class="chip"
              aria-label={say.remove(from[id].name)}
              onClick={() =>
                take(roles[id].allOrNone ? deck.filter((one) => one !== id) : deck.toSpliced(i, 1))
              }
            >
              <Icon name={roleIcons[id]} />
              {from[id].name}
              <Glyph name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div class="pair">
        {lacks === 0 ? null : (
          <button
            type="button"
            class="button small"
            onClick={() => take(lacks > 0 ? completed(deck, need) : trimmed(deck, need))}
          >
            {lacks > 0 ? say.complete : say.trim}
          </button>
        )}
        {deck.length === 0 ? null : (
          <button type="button" class="button small" onClick={() => take([])}>
            {say.clear}
          </button>
        )}
      </div>
    </>
  );
}

/** One of the forty-two: who it is, what it does, whose side it is on, how many are in the deck. */
function Row({ id, deck, take }: Chosen & { readonly id: RoleId }): JSX.Element {
  const say = deckWords[lang.value];
  const { name, blurb } = names[lang.value].characters[id];
  const { cards: most = 1, allOrNone, box } = roles[id];
  const now = deck.filter((one) => one === id).length;
  const more = [allOrNone ? say.together(most) : '', box === 'bonus' ? say.bonus : ''].filter(Boolean);
  return (
    <li class="role-line">
      <button
        type="button"
        class="role-row"
        aria-pressed={now > 0}
        onClick={() => take(put(deck, id, now >= most ? 0 : allOrNone ? most : now + 1))}
      >
        <Icon name={roleIcons[id]} />
        <span>
          <b>{name}</b>
          <span class="role-side" data-side={side(id)}>
            <Icon name={sideIcons[side(id)]} />
            {[say.teams[side(id)], ...more].join(' · ')}
          </span>
          <small>{blurb}</small>
        </span>
        <span class="copies">
          <span class="unseen">{say.copies(now, most)}</span>
          {Array.from({ length: most }, (_, i) => (
            <i key={i} class={i < now ? 'full' : ''} aria-hidden="true" />
          ))}
        </span>
      </button>
      <RuleLink game="one-night" entry={id}>
        <span aria-hidden="true">{say.rule}</span>
        <span class="unseen">{say.ruleOf(name)}</span>
      </RuleLink>
    </li>
  );
}
