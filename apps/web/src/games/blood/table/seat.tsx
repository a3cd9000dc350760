import type { JSX } from 'preact';
import mini from '../../../kit/mini.module.css';
import { lang } from '../../../words/language.ts';
import type { Before } from '../../face.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { Character, Token } from './cards.tsx';
import { cardOf, cardUnder } from './handOf.ts';
import css from './seat.module.css';

/** The table as those see it who do not play: no character before the end. */

/** The middle of the table: the tokens that nobody has before him yet. */
export function Middle(shown: Shown): JSX.Element {
  const view = shown.sight.view;
  const { tokens, wilderness } = view;
  const say = own[lang.value];
  const here = tokens.filter(({ at }) => at === 'middle');
  return (
    <div class={css.wild}>
      <div>
        {here.map(({ id }) => (
          <span key={id} class={`${mini.mini} ${css.card}`}>
            <Token id={id} card={cardUnder(view, id)} />
            <span class="unseen">{shown.say.format('token', id)}</span>
          </span>
        ))}
      </div>
      <p class={`hint ${css.apart}`}>{say.wilderness(wilderness.characters)}</p>
    </div>
  );
}

/** Everyone's character as this chair sees it, and the tokens before each. */
export function seat(shown: Shown, at: number): Before {
  const view = shown.sight.view;
  const { players, tokens } = view;
  const say = own[lang.value];
  const player = players[at];
  const card = cardOf(view, at);
  if (player === undefined) return {};
  const here = tokens.filter((token) => token.at === at);
  const says = [
    card === undefined ? say.unknown : (shown.say.format('card', card) ?? ''),
    ...here.map(({ id }) => say.tokenAt(shown.say.format('token', id) ?? id)),
    player.alive ? '' : say.dead,
  ];
  return {
    dead: !player.alive,
    says: says.filter(Boolean).join(', '),
    before: (
      <>
        <Character card={card} />
        <span class={css.tokens}>
          {here.map(({ id }) => (
            <Token key={id} id={id} card={cardUnder(view, id)} />
          ))}
        </span>
      </>
    ),
  };
}
