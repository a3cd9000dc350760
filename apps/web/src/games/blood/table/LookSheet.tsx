import { useSignal } from '@preact/signals';
import { type CharacterId, campOf, numberOf, type TokenId, tokenIds } from '@veillee/blood';
import type { JSX } from 'preact';
import looks from '../../../kit/card.module.css';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { tell } from '../../../line/session.ts';
import { isPick } from '../../../prompt/draft.ts';
import { lang } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { HoldPad } from './HoldPad.tsx';
import { cardUnder } from './handOf.ts';
import css from './LookSheet.module.css';

/** The card under a token before me: looked at by holding, for my eyes only. */
export function LookSheet({ shown, close }: { readonly shown: Shown; close(): void }): JSX.Element | null {
  const { sight, say } = shown;
  const right = sight.rights.find(({ topic }) => topic === 'revelation.look');
  const field = right?.form.look?.fields.token;
  const first = tokenIds.find((id) => isPick(field) && field.pick.includes(id));
  // The sheet stays on what it was opened for, though the right may end meanwhile.
  const token = useSignal(first).value;
  if (token === undefined) return null;
  const word = own[lang.value];
  return (
    <Sheet title={word.lookTitle(say.format('token', token) ?? token)} close={close}>
      <Seen
        shown={shown}
        token={token}
        first={() => tell({ t: 'answer', prompt: 'revelation.look', answer: { do: 'look', token: [token] } })}
      />
    </Sheet>
  );
}

/** A card under a token, face down unless held; the first time holding asks for it. */
export function Seen({
  shown,
  token,
  first,
}: {
  readonly shown: Shown;
  readonly token: TokenId;
  readonly first?: () => void;
}): JSX.Element {
  const word = own[lang.value];
  const held = useSignal(false);
  const asked = useSignal(false);
  const card = cardUnder(shown.sight.view, token);
  const hold = (on: boolean): void => {
    held.value = on;
    if (!on || asked.value || first === undefined) return;
    asked.value = true;
    first();
  };
  return (
    <div class={css.seen}>
      <div aria-live="polite">
        {held.value && card !== undefined ? (
          <TurnedCard shown={shown} card={card} />
        ) : (
          <div class={`${looks.card} ${looks.back} ${css.card}`} aria-hidden="true">
            <Mark look={looks.mark} />
          </div>
        )}
      </div>
      <HoldPad look="button" isHeld={held.value} hold={hold}>
        {held.value ? word.release : word.hold}
      </HoldPad>
      <p class="hint center">{card === undefined ? word.lookHint : word.lookAgain}</p>
    </div>
  );
}

function TurnedCard({ shown, card }: { readonly shown: Shown; readonly card: CharacterId }): JSX.Element {
  return (
    <article class={`${looks.card} ${css.card}`}>
      <Icon name={campOf(card) === 'human' ? 'farmer' : 'wolf-head'} />
      <h3>{shown.say.format('card', card)}</h3>
      <b class={css.number} aria-hidden="true">
        {numberOf(card)}
      </b>
    </article>
  );
}
