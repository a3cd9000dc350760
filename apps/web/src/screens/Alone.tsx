import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { listed } from '../games/registry.ts';
import { Icon } from '../kit/marks.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { openTable, tell } from '../line/session.ts';
import { homeWords } from '../words/home.ts';
import { lang, words } from '../words/language.ts';
import { NameField, useName } from './NameField.tsx';

/** The games that are soon over, alone among bots. */
const soon = listed.flatMap(({ alone, ...one }) => (alone === undefined ? [] : [{ ...one, alone }]));

/** A name, and the cards are dealt: the shortest way into a game. */
export function Alone({ settle, close }: { settle(): void; close(): void }): JSX.Element {
  const say = homeWords[lang.value];
  const draft = useName();
  const chosen = useSignal(soon[0]);
  const waits = useSignal(false);
  const deal = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = draft.take();
    const game = chosen.value;
    if (name === undefined || game === undefined) return;
    waits.value = true;
    const { players, options } = game.alone;
    openTable(name);
    void tell({ t: 'settings', game: game.id, options, chairs: players });
    for (let bot = 1; bot < players; bot += 1) void tell({ t: 'bot' });
    await tell({ t: 'start' });
  };
  return (
    <Sheet title={words.value.home.alone} close={close}>
      <form class="stack" onSubmit={deal}>
        <p class="hint">{say.aloneLead}</p>
        <NameField draft={draft} />
        <fieldset class="games">
          <legend class="unseen">{words.value.create.game}</legend>
          {soon.map((one) => (
            <button
              key={one.id}
              type="button"
              class="game"
              aria-pressed={chosen.value?.id === one.id}
              onClick={() => {
                chosen.value = one;
              }}
            >
              <Icon name={one.icon} />
              {one.name[lang.value]}
              <small>{say.minutes(one.alone.minutes)}</small>
            </button>
          ))}
        </fieldset>
        <button type="submit" class="button ember" disabled={waits.value}>
          {waits.value ? say.aloneWait : say.aloneDeal}
        </button>
        <button type="button" class="text-button" onClick={settle}>
          {say.aloneOther}
        </button>
      </form>
    </Sheet>
  );
}
