import type { JSX } from 'preact';
import { Glyph, Icon } from '../kit/marks.tsx';
import { isPocket } from '../line/session.ts';
import { evening } from '../words/evening.ts';
import { lang, words } from '../words/language.ts';
import css from './Door.module.css';
import { unread } from './Talk.tsx';

/** To the talk of the table, where somebody can answer. */
export const TalkDoor = ({ onOpen, quiet }: Opens): JSX.Element | null =>
  isPocket.value ? null : <Door to="talk" onOpen={onOpen} quiet={quiet} />;

interface Opens {
  onOpen(): void;
  /** In the dark: nothing tells in passing that somebody has spoken to one. */
  readonly quiet?: boolean | undefined;
}

/** A round button of the bar that opens a sheet: one's notes, the talk, the table's menu. */
export function Door({
  to,
  onOpen,
  quiet = false,
}: Opens & { readonly to: 'notes' | 'talk' | 'menu' | 'rules' }): JSX.Element {
  const { notes, talk, table } = words.value.play;
  const { rules } = evening[lang.value];
  const name = { notes, talk, menu: table, rules }[to];
  const fresh = to === 'talk' && !quiet ? unread.value : 0;
  return (
    <button
      type="button"
      class="round"
      aria-label={fresh > 0 ? words.value.play.unread(name, fresh) : name}
      onClick={onOpen}
    >
      {to === 'menu' || to === 'rules' ? (
        <Glyph name={to === 'menu' ? 'dots' : 'query'} />
      ) : (
        <Icon name={to === 'talk' ? 'conversation' : 'quill-ink'} />
      )}
      {fresh > 0 ? <b class={css.unread}>{fresh}</b> : null}
    </button>
  );
}
