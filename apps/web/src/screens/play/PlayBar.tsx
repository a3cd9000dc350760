import type { ComponentChildren, JSX } from 'preact';
import { clockFace, longest, useLeft } from '../../kit/Fuse.tsx';
import { match, me } from '../../line/session.ts';
import { lookUp } from '../../rules/lookUp.ts';
import { lang, words } from '../../words/language.ts';
import { Door, TalkDoor } from '../Door.tsx';
import { Bar } from '../parts.tsx';
import type { InPlay } from './inPlay.ts';
import css from './PlayBar.module.css';

/** Where one is, how much time is left, and the doors to rules, notes, talk and menu. */
export function PlayBar({
  face,
  shown: { sight },
  sheet,
  showsTime,
  children,
}: InPlay & { readonly showsTime: boolean; readonly children?: ComponentChildren }): JSX.Element {
  const rule = face.knowledge.rule?.(sight);
  return (
    <Bar title={face.speech.title(sight, lang.value)}>
      {showsTime ? <TimeLeft /> : null}
      {children}
      {rule === undefined ? null : (
        <Door to="rules" onOpen={() => lookUp({ game: face.rules.id, entry: rule })} />
      )}
      {typeof sight.chair === 'number' ? <Door to="notes" onOpen={() => sheet.open('notes')} /> : null}
      {me.value.person === null ? null : <TalkDoor onOpen={() => sheet.open('talk')} />}
      <Door to="menu" onOpen={() => sheet.open('menu')} />
    </Bar>
  );
}

function TimeLeft(): JSX.Element | null {
  const left = useLeft();
  if (match.value?.paused) return <span class={css.clock}>{words.value.play.paused}</span>;
  return left === null || left > longest ? null : (
    <span class={css.clock} aria-hidden="true">
      {clockFace(left)}
    </span>
  );
}
