import { room } from '../../../line/session.ts';
import { putOnPaper } from '../../../shell/onPaper.ts';
import { GazettePage } from '../gazette/GazettePage.tsx';
import { papersOf } from '../gazette/usePapers.ts';
import { claimsByName } from '../setup/seatVillage.ts';
import { SlipSheets } from '../slips/SlipSheets.tsx';
import type { Desk } from './useDesk.ts';

/** Prints the latest gazette; before there is one, the slips with everybody's cards. */
export async function printForAll({ shown }: Pick<Desk, 'shown'>): Promise<void> {
  const latest = papersOf(shown).at(-1);
  if (latest === undefined) await printSlips(shown);
  else putOnPaper(<GazettePage {...latest} say={shown.say} />);
}

async function printSlips({ sight, say }: Desk['shown']): Promise<void> {
  const here = room.value;
  if (here === null) return;
  const claims = await claimsByName(here);
  const slips = sight.view.circle.flatMap((seat, at) => {
    const player = sight.view.all?.players[seat];
    const name = say.names[seat] ?? '…';
    if (player === undefined) return [];
    const { role, speciality } = player;
    return [{ house: at + 1, name, role, speciality, claim: claims.get(name) ?? null }];
  });
  putOnPaper(<SlipSheets slips={slips} say={say} />);
}
