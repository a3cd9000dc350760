import { useSignal } from '@preact/signals';
import { nameOf } from '@veillee/gamekit';
import { speak } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Glyph, Icon } from '../kit/marks.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { into } from '../kit/setTo.ts';
import { labAddress } from '../line/address.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import type { OwnDeck } from './boards.ts';
import css from './Composer.module.css';
import { cardIcon } from './looks.ts';

/** A deck of one's own: cards one by one; whether it can be played, the game says. */
export function Composer({ bench }: { readonly bench: Bench }): JSX.Element {
  const say = labWords[lang.value];
  const { min, max, usual } = bench.listing.players;
  const players = useSignal(usual);
  const deck = useSignal<readonly string[]>([]);
  const isAsked = useSignal(false);
  const wrong = refusalOf(bench, { players: players.value, deck: deck.value });
  const keep = (): void => {
    isAsked.value = true;
    if (wrong !== null) return;
    const decks = [...bench.decks.value, { players: players.value, deck: deck.value }];
    bench.setDecks(decks);
    location.hash = labAddress(bench.listing.id, `own-${decks.length}`);
  };
  return (
    <div class={css.composer}>
      <h2>{say.composeTitle}</h2>
      <Stepper label={say.composePlayers} value={players.value} from={min} to={max} change={into(players)} />
      <p role="status">{say.composeCards(deck.value.length)}</p>
      <ChosenCards bench={bench} deck={deck.value} change={into(deck)} />
      <p class="wrong" role="alert">
        {isAsked.value ? (wrong ?? '') : ''}
      </p>
      <button type="button" class="button ember" onClick={keep}>
        {say.composeKeep}
      </button>
      <h3>{say.composeAdd}</h3>
      <ul class="chips">
        {bench.entry.simulated.roles.map((role) => (
          <li key={role}>
            <button type="button" class="chip" onClick={() => (deck.value = [...deck.value, role])}>
              <Named bench={bench} role={role} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards chosen; pressed, one goes. */
function ChosenCards({
  bench,
  deck,
  change,
}: {
  readonly bench: Bench;
  readonly deck: readonly string[];
  change(deck: readonly string[]): void;
}): JSX.Element {
  const say = labWords[lang.value];
  return (
    <ul class="chips">
      {deck.map((role, i) => (
        <li key={i}>
          <button
            type="button"
            class="chip"
            aria-label={say.composeRemove(nameOf(bench.entry, 'role', role, lang.value))}
            onClick={() => change(deck.toSpliced(i, 1))}
          >
            <Named bench={bench} role={role} />
            <Glyph name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Named({ bench, role }: { readonly bench: Bench; readonly role: string }): JSX.Element {
  const icon = cardIcon(bench.listing.id, role);
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      {nameOf(bench.entry, 'role', role, lang.value)}
    </>
  );
}

/** Why such a deck cannot be played, in the game's own words. */
function refusalOf({ entry: { game } }: Bench, { players, deck }: OwnDeck): string | null {
  const checked = game.check({ deck: [...deck] }, players);
  const [first] = checked.ok ? [] : checked.error;
  return first === undefined ? null : speak(game.text[lang.value], first);
}
