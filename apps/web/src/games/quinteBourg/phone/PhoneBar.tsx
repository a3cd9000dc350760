import type { JSX } from 'preact';
import { me } from '../../../line/session.ts';
import { lookUp } from '../../../rules/lookUp.ts';
import { Door, TalkDoor } from '../../../screens/Door.tsx';
import { rules } from '../rules.ts';
import type { AtPhone } from './atPhone.ts';
import css from './PhoneBar.module.css';

/** Over every page: where one is, and the doors to the rules, one's notes, the talk and the table. */
export function PhoneBar({
  sheet,
  dark,
  title,
  more,
  heads = false,
}: AtPhone & {
  readonly title: string;
  readonly more?: string;
  /** It is the heading of the page. */
  readonly heads?: boolean;
}): JSX.Element {
  const inside = (
    <>
      {title}
      {more === undefined ? null : <small>{more}</small>}
    </>
  );
  return (
    <header class="bar">
      <div class={`bar-title ${css.title}`}>{heads ? <h1>{inside}</h1> : inside}</div>
      <Door to="rules" onOpen={() => lookUp({ game: rules.id, entry: 'how' })} />
      <Door to="notes" onOpen={() => sheet.open('notes')} />
      {me.value.person === null ? null : <TalkDoor onOpen={() => sheet.open('talk')} quiet={dark} />}
      <Door to="menu" onOpen={() => sheet.open('menu')} />
    </header>
  );
}
