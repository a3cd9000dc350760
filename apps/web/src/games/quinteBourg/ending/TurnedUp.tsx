import type { JSX } from 'preact';
import type { Shown } from '../shown.ts';
import { AllCards } from '../table/AllCards.tsx';
import { Camps } from './Camps.tsx';

/** Everything turned up, under the verdict: the camps with their members, and all the cards. */
export function TurnedUp(shown: Shown): JSX.Element | null {
  const { all } = shown.sight.view;
  if (all === null) return null;
  return (
    <>
      <Camps shown={shown} all={all} />
      <AllCards all={all} say={shown.say} />
    </>
  );
}
