import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { eyes } from '../../../line/session.ts';
import { readBy, speakerOf } from '../../speaker.ts';
import { consoleWords } from '../consoleWords.ts';
import type { Seen } from '../shown.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import type { Desk } from './useDesk.ts';

/** A villager's phone as it looks now. */
export function ThroughEyes({
  seat,
  face,
  shown: { say },
}: Desk & { readonly seat: Seat }): JSX.Element | null {
  if (eyes.value === null) return null;
  // What a seat of this match sees is of this game.
  const sight = eyes.value as Seen;
  const theirs = speakerOf(face.rules.text[say.lang], say.lang, readBy(say.people, sight));
  return (
    <PhoneFrame
      {...{ face, sight }}
      say={theirs}
      title={consoleWords[say.lang].eyesOf(say.names[seat] ?? '…')}
    />
  );
}
