import { sightOf } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { faceOf, onePhoneParts, retryFace, unfetched } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import { goHome, match, names, ownPresent } from '../line/session.ts';
import { Abandoned, End } from '../screens/End.tsx';
import { Moment } from '../shell/Quiet.tsx';
import { Missing } from '../shell/states.tsx';
import { keepAwake } from '../stage/wake.ts';
import { lang } from '../words/language.ts';
import { areAllIn, isSeating, useChairs } from './chairs.ts';
import { Setup } from './Setup.tsx';

/** A room that one phone holds for all who sit around it. */
export function OnePhone(): JSX.Element {
  const isKnown = useChairs();
  useEffect(keepAwake, []);
  const played = match.value;
  if (played === null) return isSeating.value || !isKnown ? <Moment /> : <Setup back={goHome} />;
  if (played.state === 'abandoned') return <Abandoned />;
  return <Match key={ownPresent.value.m} game={played.game} />;
}

function Match({ game }: { readonly game: string }): JSX.Element {
  const face = faceOf(game);
  const way = onePhoneParts.of(game);
  // As the table sees it, whoever has the phone in hand.
  const seen = sightOf(ownPresent.value);
  const missing = unfetched.value.has(game) || onePhoneParts.missing.value.has(game);
  const again = (): void => {
    retryFace(game);
    onePhoneParts.retry(game);
  };
  if (missing) return <Missing again={again} />;
  if (face === undefined || way === undefined || seen === null) return <Moment />;
  if (seen.verdict !== null) return <End face={face} sight={seen} verdict={seen.verdict} />;
  if (!areAllIn()) return <Moment />;
  const say = speakerOf(face.rules.text[lang.value], lang.value, names.value);
  return <way.Play face={face} shown={{ sight: seen, say }} />;
}
