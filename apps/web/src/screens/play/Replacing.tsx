import type { JSX } from 'preact';
import { match, me, room, tell } from '../../line/session.ts';
import { words } from '../../words/language.ts';
import css from './Replacing.module.css';

/** A seat is changing hands, or mine is in a bot's: everybody is told, its owner may say no. */
export function Replacing(): JSX.Element | null {
  const say = words.value.play;
  const here = room.value;
  const nameOf = (id: number): string => here?.people.find((one) => one.id === id)?.name ?? '…';
  const replacing = here?.replacing ?? null;
  const person = me.value.person;
  if (replacing !== null) {
    const by = replacing.by === 'bot' ? say.aBot : nameOf(replacing.by);
    return (
      <div class={`pad ${css.notice}`} role="status">
        <p>{say.replacing(nameOf(replacing.owner), by)}</p>
        {replacing.owner === person ? (
          <button type="button" class="button ember" onClick={() => tell({ t: 'object' })}>
            {say.object}
          </button>
        ) : null}
      </div>
    );
  }
  const mine =
    here !== null && person !== null && match.value?.state === 'running' && isHeldForMe(here, person);
  return mine ? (
    <div class={`pad ${css.notice}`}>
      <button type="button" class={`button ${css.back}`} onClick={() => tell({ t: 'reclaim' })}>
        {say.reclaim}
      </button>
    </div>
  ) : null;
}

/** Somebody of the next game's seats who only watches while a bot that sits nowhere plays: the bot keeps that seat. */
function isHeldForMe(here: NonNullable<typeof room.value>, person: number): boolean {
  const holders = here.match?.holders ?? [];
  if (!here.seats.includes(person) || holders.includes(person)) return false;
  return holders.some(
    (id) => !here.seats.includes(id) && here.people.find((one) => one.id === id)?.bot === true,
  );
}
