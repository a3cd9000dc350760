import { isKeyOf } from '@veillee/kernel';
import { type RoleId, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { lookUp } from '../../../rules/lookUp.ts';
import { lang } from '../../../words/language.ts';
import { cardNumber, inCallOrder } from '../callNumber.ts';
import { dayWords } from '../dayWords.ts';
import { crestOf } from '../ending/crest.ts';
import { endWords } from '../endWords.ts';
import { Arch } from './Arch.tsx';
import css from './DeckWall.module.css';

/** The deck on the table's own screen, large and in the order of the calls: to be read from a sofa. */
export function DeckWall({ deck }: { readonly deck: readonly RoleId[] }): JSX.Element {
  const say = dayWords[lang.value];
  return (
    <section class={css.wall}>
      <header class={css.head}>
        <h2>{say.inPlay(deck.length)}</h2>
        <Teams deck={deck} />
      </header>
      <ol class={css.cards} style={{ '--across': deck.length <= 8 ? 4 : 5 }}>
        {inCallOrder(deck).map((id, i) => (
          <li key={i}>
            <button type="button" class={css.card} onClick={() => lookUp({ game: 'one-night', entry: id })}>
              <span class={css.number}>{cardNumber(id) ?? ''}</span>
              <Arch id={id} look={css.arch} />
              <b class={css.name}>{names[lang.value].characters[id].name}</b>
              <Team id={id} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The sign and word of its team, as on the card itself. */
function Team({ id }: { readonly id: RoleId }): JSX.Element {
  const { team } = roles[id];
  const { short } = endWords[lang.value];
  return (
    <span class={css.team}>
      <Icon name={crestOf(team)} />
      {isKeyOf(short, team) ? short[team] : short.alone}
    </span>
  );
}

const sideOf = (id: RoleId): 'village' | 'vampire' | 'werewolf' | 'solo' => {
  const { team } = roles[id];
  return team === 'village' || team === 'vampire' || team === 'werewolf' ? team : 'solo';
};

/** How many of each side. */
function Teams({ deck }: { readonly deck: readonly RoleId[] }): JSX.Element {
  const { teams } = dayWords[lang.value];
  const sides = ['village', 'vampire', 'werewolf', 'solo'] as const;
  return (
    <p class={css.teams}>
      {sides.map((side) => {
        const n = deck.filter((id) => sideOf(id) === side).length;
        return n === 0 ? null : (
          <span key={side}>
            <Icon name={crestOf(side)} />
            <b>{n}</b> {teams[side]}
          </span>
        );
      })}
    </p>
  );
}
