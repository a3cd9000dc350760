import type { JSX } from 'preact';
import type { Shown } from '../shown.ts';
import { AllCards } from '../table/AllCards.tsx';
import { Ledger } from '../table/Ledger.tsx';

/** Everything turned up, under the verdict. */
export function TurnedUp(shown: Shown): JSX.Element | null {
  const view = shown.sight.view;
  if (view.all === null) return null;
  return (
    <>
      <AllCards all={view.all} view={view} say={shown.say} />
      {view.ledger === null ? null : <Ledger book={view.ledger} say={shown.say} />}
    </>
  );
}
