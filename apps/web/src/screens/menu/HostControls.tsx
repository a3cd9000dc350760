import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { setTo } from '../../kit/setTo.ts';
import { ifDone, isAway, isSecret, match, room, tell } from '../../line/session.ts';
import { words } from '../../words/language.ts';

/** Pace, absent players, the end of it. In the dark time can be stopped or hurried, in front of all. */
export function HostControls({ close }: { close(): void }): JSX.Element {
  return (
    <section class="stack">
      <PaceControls close={close} />
      {isSecret.value ? <p class="hint">{words.value.play.hurryHint}</p> : null}
      <Replacements close={close} />
      <Abandon close={close} />
    </section>
  );
}

function PaceControls({ close }: { close(): void }): JSX.Element {
  const say = words.value.play;
  const paused = match.value?.paused ?? false;
  return (
    <div class={isSecret.value ? 'pair' : 'trio'}>
      <button type="button" class="button" onClick={() => tell({ t: 'pause', paused: !paused })}>
        {paused ? say.resume : say.pause}
      </button>
      {isSecret.value ? null : (
        <button type="button" class="button" onClick={() => tell({ t: 'more', seconds: 60 })}>
          {say.minute}
        </button>
      )}
      <button
        type="button"
        class="button"
        disabled={paused}
        // What is refused is said in this sheet: in the dark there is no other place for it.
        onClick={() => tell({ t: 'skip' }).then(ifDone(close))}
      >
        {isSecret.value ? say.hurry : say.skip}
      </button>
    </div>
  );
}

/** For each who is away: a bot, or one of those who watch. */
function Replacements({ close }: { close(): void }): JSX.Element {
  const say = words.value.play;
  const people = room.value?.people ?? [];
  const held = match.value?.holders ?? [];
  const absent = held.flatMap((id, seat) => {
    const person = people.find((one) => one.id === id);
    return person !== undefined && isAway(person) ? [{ seat, name: person.name }] : [];
  });
  const watching = people.filter(({ id, bot, here }) => !bot && here && !held.includes(id));
  const replace = (seat: number, by: number | 'bot'): void =>
    void tell({ t: 'replace', seat, by }).then(ifDone(close));
  return (
    <>
      {absent.map(({ seat, name }) => (
        <div class="stack" key={seat}>
          <button type="button" class="button" onClick={() => replace(seat, 'bot')}>
            {say.replaceBot(name)}
          </button>
          {watching.map((one) => (
            <button key={one.id} type="button" class="button" onClick={() => replace(seat, one.id)}>
              {say.replaceBy(one.name, name)}
            </button>
          ))}
        </div>
      ))}
    </>
  );
}

/** Ends the match for all; asked twice. */
function Abandon({ close }: { close(): void }): JSX.Element {
  const say = words.value.play;
  const sure = useSignal(false);
  if (!sure.value)
    return (
      <button type="button" class="button danger" onClick={setTo(sure, true)}>
        {say.abandon}
      </button>
    );
  return (
    <div class="stack">
      <p class="hint">{say.abandonHint}</p>
      <button type="button" class="button danger" onClick={() => tell({ t: 'abandon' }).then(ifDone(close))}>
        {say.abandonSure}
      </button>
    </div>
  );
}
