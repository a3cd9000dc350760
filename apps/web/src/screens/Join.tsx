import type { JSX } from 'preact';
import { FootTable } from '../kit/FootTable.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { shownCode } from '../line/address.ts';
import { goHome, joinTable, takeSeat, watchTable } from '../line/session.ts';
import { words } from '../words/language.ts';
import { NameField, useName } from './NameField.tsx';
import { Bar, LangSwitch, Refused } from './parts.tsx';

/** A name, and one sits down; or one only looks on. */
export function Join({ room }: { readonly room: string }): JSX.Element {
  const say = words.value.join;
  const draft = useName();
  const sit = (event: Event): void => {
    event.preventDefault();
    const name = draft.take();
    if (name !== undefined) joinTable(room, name);
  };
  return (
    <main class="screen join">
      <SkyView phase="day" height={220} />
      <Bar title={say.title} back={goHome}>
        <LangSwitch />
      </Bar>
      <h1 class="code knock">{shownCode(room)}</h1>
      <form class="pad stack" onSubmit={sit}>
        <NameField draft={draft} />
        <button type="submit" class="button ember">
          {say.sit}
        </button>
        <button type="button" class="button" onClick={() => watchTable(room)}>
          {say.watch}
        </button>
        <p class="hint">{say.watchHint}</p>
        <Refused />
      </form>
      <FootTable lit />
    </main>
  );
}

/** Takes over one's seat from another device. */
export function Take({ room, code }: { readonly room: string; readonly code: string }): JSX.Element {
  const say = words.value.join;
  return (
    <main class="screen join">
      <SkyView phase="day" height={220} />
      <Bar title={say.title} back={goHome}>
        <LangSwitch />
      </Bar>
      <h1 class="code knock">{shownCode(room)}</h1>
      <div class="pad stack">
        <p>{say.taking}</p>
        <button type="button" class="button ember" onClick={() => takeSeat(room, code)}>
          {say.take}
        </button>
        <Refused />
      </div>
      <FootTable lit />
    </main>
  );
}
