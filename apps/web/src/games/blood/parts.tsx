import type { View } from '@veillee/blood';
import type { JSX } from 'preact';
import { lang } from '../../words/language.ts';
import type { Before, Shown } from '../face.ts';
import { Character, Token } from './cards.tsx';
import { own } from './ownWords.ts';
import { cardOf, cardUnder } from './seen.ts';

/** The table as those see it who do not play: no character before the end. */

export const viewOf = ({ sight }: Shown): View => sight.view as View;

/** The middle of the table: the tokens that nobody has before him yet. */
export function Middle(shown: Shown): JSX.Element {
  const view = viewOf(shown);
  const { tokens, wilderness } = view;
  const say = own[lang.value];
  const here = tokens.filter(({ at }) => at === 'middle');
  return (
    <div class="wild">
      <div>
        {here.map(({ id }) => (
          <span key={id} class="mini">
            <Token id={id} card={cardUnder(view, id)} />
            <span class="unseen">{shown.say.format('token', id)}</span>
          </span>
        ))}
      </div>
      <p class="hint">{say.wilderness(wilderness.characters)}</p>
    </div>
  );
}

/** Everyone's character as this chair sees it, and the tokens before each. */
export function seat(shown: Shown, at: number): Before {
  const view = viewOf(shown);
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
        <span class="tokens">
          {here.map(({ id }) => (
            <Token key={id} id={id} card={cardUnder(view, id)} />
          ))}
        </span>
      </>
    ),
  };
}
