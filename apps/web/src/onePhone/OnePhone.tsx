import { sightOf } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { onePhoneOf } from '../games/onePhones.ts';
import { faceOf, unfetched } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import { company, goHome, ownPresent } from '../line/session.ts';
import { Moment } from '../shell/Quiet.tsx';
import { keepAwake } from '../stage/wake.ts';
import { lang } from '../words/language.ts';
import { areAllIn, isSeating, useChairs } from './chairs.ts';
import { Setup } from './Setup.tsx';

/** Before there is a room: names, and what is played. */
export const OnePhoneSetup = Setup;

/** A room that one phone holds for all who sit around it; what is over, or cannot be shown, is as usual. */
export function OnePhone({ usual }: { readonly usual: JSX.Element }): JSX.Element {
  const isKnown = useChairs();
  useEffect(keepAwake, []);
  // As the table sees it, whoever has the phone in hand.
  const played = ownPresent.value.room?.match ?? null;
  if (played === null) return isSeating.value || !isKnown ? <Moment /> : <Setup back={goHome} />;
  if (played.state !== 'running' || unfetched.value.has(played.game)) return usual;
  return <Match key={played.number} game={played.game} />;
}

function Match({ game }: { readonly game: string }): JSX.Element {
  const face = faceOf(game);
  const way = onePhoneOf(game);
  const seen = sightOf(ownPresent.value);
  if (face === undefined || way === undefined || seen === null || !areAllIn()) return <Moment />;
  const say = speakerOf(face.rules.text[lang.value], lang.value, company.value);
  return <way.Play face={face} shown={{ sight: seen, say }} />;
}
