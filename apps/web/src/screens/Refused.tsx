import type { JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { type Speaker, speakerOf } from '../games/speaker.ts';
import { Refusals } from '../kit/Refusals.tsx';
import { company, match, room } from '../line/session.ts';
import { lang } from '../words/language.ts';

/** Speaks for the match that is on, else for the game that is chosen. */
export function houseSpeaker(): Speaker {
  const face = faceOf(match.value?.game ?? room.value?.game);
  return speakerOf(face?.rules.text[lang.value], lang.value, company.value);
}

/** Why the last thing was not done, in the words of the match that is on. */
export const Refused = (): JSX.Element => <Refusals say={houseSpeaker()} />;
