import type { ComponentChildren, JSX } from 'preact';
import { FootTable } from '../../kit/FootTable.tsx';
import { SkyView } from '../../kit/SkyView.tsx';
import { shownCode } from '../../line/address.ts';
import { goHome, joinTable, refused, takeSeat, watchTable } from '../../line/session.ts';
import { later } from '../../shell/later.tsx';
import { words } from '../../words/language.ts';
import { Bar, LangSwitch } from '../parts.tsx';
import css from './Join.module.css';
import { NameField, useName } from './NameField.tsx';

const Refused = later(() => import('../Refused.tsx').then((part) => part.Refused), true);

/** The words for refusals come when they are needed: nobody waits for them to type a name. */
const WhyNot = (): JSX.Element | null => (refused.value.length === 0 ? null : <Refused />);

/** Before a table's door: its code, and how one comes in. */
function Entrance({
  room,
  children,
}: {
  readonly room: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <main class={`screen ${css.join}`}>
      <SkyView phase="day" height={220} />
      <Bar title={words.value.join.title} back={goHome}>
        <LangSwitch />
      </Bar>
      <h1 class={`code knock ${css.code}`}>{shownCode(room)}</h1>
      {children}
      <FootTable lit />
    </main>
  );
}

/** A name, and one sits down; or one only looks on. */
export function Join({ room }: { readonly room: string }): JSX.Element {
  const say = words.value.join;
  const draft = useName();
  const sit = (event: Event): void => {
    event.preventDefault();
    const name = draft.read();
    if (name !== undefined) joinTable(room, name);
  };
  return (
    <Entrance room={room}>
      <form class="pad stack" onSubmit={sit}>
        <NameField draft={draft} />
        <button type="submit" class="button ember">
          {say.sit}
        </button>
        <button type="button" class="button" onClick={() => watchTable(room)}>
          {say.watch}
        </button>
        <p class="hint">{say.watchHint}</p>
        <WhyNot />
      </form>
    </Entrance>
  );
}

/** Takes over one's seat from another device. */
export function Take({ room, code }: { readonly room: string; readonly code: string }): JSX.Element {
  const say = words.value.join;
  return (
    <Entrance room={room}>
      <div class="pad stack">
        <p>{say.taking}</p>
        <button type="button" class="button ember" onClick={() => takeSeat(room, code)}>
          {say.take}
        </button>
        <WhyNot />
      </div>
    </Entrance>
  );
}
