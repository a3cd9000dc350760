import { useSignal } from '@preact/signals';
import type { Frame } from '@veillee/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { FootTable } from '../../kit/FootTable.tsx';
import { SkyView } from '../../kit/SkyView.tsx';
import { shownCode } from '../../line/address.ts';
import { door, goHome, joinTable, refused, takeSeat, watchTable } from '../../line/session.ts';
import { later } from '../../shell/later.tsx';
import { doorWords } from '../../words/door.ts';
import { entryWords } from '../../words/entry.ts';
import { lang, words } from '../../words/language.ts';
import { shell } from '../../words/shell.ts';
import { Bar, LangSwitch } from '../parts.tsx';
import css from './Join.module.css';
import { NameField, useName } from './NameField.tsx';

const Refused = later(() => import('../Refused.tsx').then((part) => part.Refused), true);
const MySeat = later(() => import('./MySeat.tsx').then((part) => part.MySeat), true);
const Asking = later(() => import('./MySeat.tsx').then((part) => part.Asking), true);

/** The words for refusals come when they are needed: nobody waits for them to type a name. */
const WhyNot = (): JSX.Element | null => (refused.value.length === 0 ? null : <Refused />);

/** Before a table's door: its code, what there is to say of it, and how one comes in. */
function Entrance({
  room,
  title,
  children,
}: {
  readonly room: string;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  const code = shownCode(room);
  return (
    <main class={`screen ${css.join}`}>
      <SkyView phase="day" height={220} />
      <Bar title={words.value.join.title} back={goHome}>
        <LangSwitch />
      </Bar>
      <div class={css.head}>
        {title === undefined ? (
          <h1 class={`code knock ${css.code}`}>{code}</h1>
        ) : (
          <>
            <p class={`code knock ${css.code}`}>{code}</p>
            <h1 class="knock">{title}</h1>
          </>
        )}
      </div>
      {children}
      <FootTable lit />
    </main>
  );
}

/** Whose table it is, and who sits there; then a name, and one sits down, or only looks on. */
export function Join({ room }: { readonly room: string }): JSX.Element {
  const known = door.value;
  const say = words.value.join;
  if (known !== null && known.back !== null)
    return (
      <Entrance room={room} title={doorWords[lang.value][known.back.is === 'refused' ? 'refused' : 'asked']}>
        <Asking known={known} />
      </Entrance>
    );
  const sits = known === null || !(known.locked || isFull(known));
  return (
    <Entrance room={room} title={known === null ? undefined : titleOf(known)}>
      <div class={`pad stack ${css.ways}`}>
        {known === null ? null : <WhatIsSo known={known} />}
        {sits ? <SitDown room={room} late={known?.free === 0} /> : null}
        <button type="button" class="button" onClick={() => watchTable(room)}>
          {say.watch}
        </button>
        <p class="hint">{say.watchHint}</p>
        <WhyNot />
        {known === null ? null : <MineAlready known={known} />}
      </div>
    </Entrance>
  );
}

type Known = Frame<'door'>;

/** Nobody sits down, and no game is on that one could come late to. */
const isFull = ({ free, running }: Known): boolean => free === 0 && !running;

/** Whose table it is; at a locked door nothing but that. */
function titleOf({ locked, host }: Known): string {
  const say = doorWords[lang.value];
  if (locked) return entryWords[lang.value].lockedOut.title;
  return host === null ? say.nobodyHosts : say.at(host);
}

function WhatIsSo({ known }: { readonly known: Known }): JSX.Element {
  const say = doorWords[lang.value];
  const { locked, free, running } = known;
  return (
    <div class={`knock ${css.so}`} role="status">
      {locked ? (
        <p>{say.locked}</p>
      ) : (
        <>
          <p>
            {words.value.titled(say.seated, seatedIn(known))}. {free === 0 ? '' : say.free(free)}
          </p>
          {running ? <p>{free === 0 ? say.runningFull : say.running}</p> : null}
          {isFull(known) ? (
            <p>
              <b>{shell[lang.value].full.title}</b> {say.fullNext}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

/** For one who has a seat here, and another device than yesterday; how is fetched when it is wanted. */
function MineAlready({ known }: { readonly known: Known }): JSX.Element | null {
  const open = useSignal(false);
  if (!known.locked && known.people.every(({ bot }) => bot)) return null;
  return (
    <details
      class={css.mine}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{doorWords[lang.value].mine}</summary>
      {open.value ? <MySeat known={known} /> : null}
    </details>
  );
}

/** Names, and how many bots. */
function seatedIn({ people }: Known): string {
  const seated = people.filter(({ sits }) => sits);
  const bots = seated.filter(({ bot }) => bot).length;
  const names = seated.filter(({ bot }) => !bot).map(({ name }) => name);
  return [...names, ...(bots > 0 ? [doorWords[lang.value].bots(bots)] : [])].join(', ');
}

/** A name, and one sits down. */
function SitDown({ room, late }: { readonly room: string; readonly late: boolean }): JSX.Element {
  const draft = useName();
  const sit = (event: Event): void => {
    event.preventDefault();
    const name = draft.read();
    if (name !== undefined) joinTable(room, name);
  };
  return (
    <form class="stack" onSubmit={sit}>
      <NameField draft={draft} />
      <button type="submit" class="button ember">
        {late ? doorWords[lang.value].late : words.value.join.sit}
      </button>
    </form>
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
