import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { isHost, me, room, tell } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { revealWords } from './words.ts';

/** Those the next game would wait for. */
function notReady(): readonly string[] {
  const here = room.value;
  if (here === null) return [];
  return here.people
    .filter(({ id, ready }) => here.seats.includes(id) && id !== here.host && !ready)
    .map(({ name }) => name);
}

/** Same people, same settings: dealt at once where all are ready, else back at the table. */
async function playAgain(): Promise<void> {
  const atOnce = notReady().length === 0 && room.value?.faults.length === 0;
  const no = await tell({ t: 'again' });
  if (no === undefined && atOnce) await tell({ t: 'start' });
}

/** What leads to the next game, and whom it waits for. */
export function Again(): JSX.Element {
  const say = revealWords[lang.value];
  if (!isHost.value) return <OneMore />;
  return (
    <button type="button" class="button ember" onClick={playAgain}>
      {say.again}
    </button>
  );
}

export function AgainHint(): JSX.Element | null {
  const say = revealWords[lang.value];
  if (!isHost.value) return null;
  const waiting = notReady();
  return (
    <p class="hint center" role="status">
      {waiting.length === 0 ? say.againNow : say.againWait(waiting.join(', '))}
    </p>
  );
}

function OneMore(): JSX.Element {
  const say = revealWords[lang.value];
  const { person } = me.value;
  const here = room.value;
  const mine = here?.people.find(({ id }) => id === person);
  const sits = person !== null && here?.seats.includes(person) === true;
  if (!sits || mine === undefined) return <p class="hint center">{words.value.play.waitAgain}</p>;
  return (
    <button
      type="button"
      class={classes('button', !mine.ready && 'ember')}
      aria-pressed={mine.ready}
      onClick={() => tell({ t: 'ready', ready: !mine.ready })}
    >
      {mine.ready ? say.oneMoreSaid : say.oneMore}
    </button>
  );
}
