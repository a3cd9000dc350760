import { useSignal } from '@preact/signals';
import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Qr } from '../../../kit/Qr.tsx';
import { match, room, tell } from '../../../line/session.ts';
import { consoleWords } from '../consoleWords.ts';
import { claimsByName } from '../setup/seatVillage.ts';
import type { Claim } from '../slips/slip.ts';
import { type Desk, isPaper } from './useDesk.ts';

/** A seat of paper is given to a phone by a code; one that a phone has goes back to paper. */
export function SeatDevice({ seat, shown: { say } }: Desk & { readonly seat: Seat }): JSX.Element | null {
  const words = consoleWords[say.lang].person;
  const claim = useSignal<Claim | null>(null);
  const here = room.value;
  const holder = here?.people.find(({ id }) => id === match.value?.holders[seat]);
  if (here === null || holder === undefined || holder.bot) return null;
  if (!isPaper(seat))
    return (
      <button type="button" class="button small" onClick={() => tell({ t: 'paper', person: holder.id })}>
        {words.toPaper}
      </button>
    );
  const show = async (): Promise<void> => {
    claim.value = (await claimsByName(here)).get(holder.name) ?? null;
  };
  if (claim.value === null)
    return (
      <button type="button" class="button small" onClick={show}>
        {words.claim}
      </button>
    );
  return (
    <figure class="stack">
      <Qr text={claim.value.link} label={words.claim} alone />
      <figcaption>
        {words.claimHint(holder.name)} <b>{claim.value.word}</b>
      </figcaption>
    </figure>
  );
}
