import { useSignal } from '@preact/signals';
import { type Level, usualLevel } from '@veillee/bots';
import { games } from '@veillee/games';
import type { JSX } from 'preact';
import { Sheet } from '../../kit/Sheet.tsx';
import { into } from '../../kit/setTo.ts';
import { openTable, tell } from '../../line/session.ts';
import { botWords } from '../../words/bots.ts';
import { homeWords } from '../../words/home.ts';
import { lang, words } from '../../words/language.ts';
import { LevelChoice } from '../BotStyle.tsx';
import { GameChoice } from '../GameChoice.tsx';
import { NameField, useName } from './NameField.tsx';

/** The games that are soon over, alone among bots. */
const soon = games.flatMap(({ alone, ...one }) => (alone === undefined ? [] : [{ ...one, alone }]));

/** Opens a table in the pocket, fills it with bots and deals. */
async function dealAlone(name: string, game: (typeof soon)[number], level: Level): Promise<void> {
  const { players, options } = game.alone;
  openTable(name, 'pocket');
  void tell({ t: 'settings', game: game.id, options, chairs: players });
  void tell({ t: 'style', level });
  for (let bot = 1; bot < players; bot += 1) void tell({ t: 'bot' });
  await tell({ t: 'start' });
}

/** A name, and the cards are dealt: the shortest way into a game. */
export function Alone({ settle, close }: { settle(): void; close(): void }): JSX.Element {
  const say = homeWords[lang.value];
  const draft = useName();
  const chosen = useSignal(soon[0]);
  const level = useSignal<Level>(usualLevel);
  const waits = useSignal(false);
  const deal = (event: Event): void => {
    event.preventDefault();
    const name = draft.read();
    if (name === undefined || chosen.value === undefined) return;
    waits.value = true;
    void dealAlone(name, chosen.value, level.value);
  };
  return (
    <Sheet title={words.value.home.alone} close={close}>
      <form class="stack" onSubmit={deal}>
        <p class="hint">{botWords[lang.value].lead}</p>
        <NameField draft={draft} />
        <GameChoice
          games={soon}
          chosen={chosen.value?.id}
          choose={into(chosen)}
          more={({ alone }) => <small>{say.minutes(alone.minutes)}</small>}
        />
        {chosen.value?.thinks ? <LevelChoice now={level.value} choose={into(level)} /> : null}
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
