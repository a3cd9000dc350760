import { useSignal } from '@preact/signals';
import { campOf, numberOf, type TokenId, type View } from '@veillee/blood';
import type { JSX } from 'preact';
import { Icon, Mark } from '../../kit/marks.tsx';
import { Refusals } from '../../kit/Refusals.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { tell } from '../../line/session.ts';
import { lang } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { HoldPad } from './HoldPad.tsx';
import { own } from './ownWords.ts';
import { cardUnder } from './seen.ts';

/** The card under a token before me: looked at by holding, for my eyes only. */
export function LookSheet({ shown, close }: { readonly shown: Shown; close(): void }): JSX.Element | null {
  const { sight, say } = shown;
  const right = sight.rights.find(({ topic }) => topic === 'revelation.look');
  const field = right?.form.look?.fields.token;
  const [first] = field !== undefined && 'pick' in field ? field.pick : [];
  // The sheet stays on what it was opened for, though the right may end meanwhile.
  const token = useSignal(first as TokenId | undefined).value;
  if (token === undefined) return null;
  const word = own[lang.value];
  return (
    <Sheet title={word.lookTitle(say.format('token', token) ?? token)} close={close}>
      <Refusals say={shown.say} />
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
  const card = cardUnder(shown.sight.view as View, token);
  const camp = card === undefined ? null : campOf(card);
  return (
    <div class="seen-card">
      <div aria-live="polite">
        {held.value && card !== undefined && camp !== null ? (
          <article class="card">
            <Icon name={camp === 'human' ? 'farmer' : 'wolf-head'} />
            <h3>{shown.say.format('card', card)}</h3>
            <b class="number" aria-hidden="true">
              {numberOf(card)}
            </b>
          </article>
        ) : (
          <div class="card back" aria-hidden="true">
            <Mark />
          </div>
        )}
      </div>
      <HoldPad
        className="button"
        isHeld={held.value}
        hold={(on) => {
          held.value = on;
          if (on && !asked.value && first !== undefined) {
            asked.value = true;
            first();
          }
        }}
      >
        {held.value ? word.release : word.hold}
      </HoldPad>
      <p class="hint center">{card === undefined ? word.lookHint : word.lookAgain}</p>
    </div>
  );
}
