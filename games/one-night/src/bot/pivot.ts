import { chanceThat, greatest } from '@veillee/bots';
import { at } from '@veillee/kernel';
import type { RoleId } from '../roles/index.ts';
import type { Claim } from '../state.ts';
import type { Reason } from './board.ts';
import { type Belief, had, type Self, suspicion, type Wits } from './mind.ts';
import { isSo } from './worlds/index.ts';

/** So much less would somebody be doubted, had the thing not been said. */
const tells = 0.1;

/** Whoever listens can follow: he says it himself, it names him, or it is of the card he says was his. */
function isAbout({ seat, said }: Claim, doubted: number, { claims }: Self['known']): boolean {
  if (seat === doubted) return true;
  if ('player' in said && said.player[0] === doubted) return true;
  if ('players' in said && said.players.includes(doubted)) return true;
  return 'role' in said && claims.some((one) => one.seat === doubted && isCard(one, said.role[0]));
}
const isCard = ({ said }: Claim, card: RoleId): boolean => said.do === 'was' && said.role[0] === card;

/** By whose words somebody is doubted: by those that would change it most if they had not been said. */
export function turningClaim(
  self: Self,
  mind: Wits,
  belief: Belief,
  doubted: number,
): Pick<Reason, 'id' | 'params'> | undefined {
  const { known } = self;
  const claims = known.claims.filter((claim) => claim.seat !== self.seat && isAbout(claim, doubted, known));
  if (claims.length === 0) return undefined;
  const now = at(suspicion(belief, known.seats), doubted);
  const falls = claims.map((claim) => {
    const unsaid = had(
      belief,
      self,
      mind,
      known.claims.filter((one) => one !== claim),
    );
    return now - at(suspicion(unsaid, known.seats), doubted);
  });
  const most = greatest(falls);
  if (at(falls, most) < tells) return undefined;
  const claim = at(claims, most);
  const { seat: by } = claim;
  const said = { ...claim.said, who: by };
  if (by !== doubted) return { id: 'because', params: { by, seat: doubted, said } };
  // He is believed, and has another card now for all he knows.
  const isBelieved = chanceThat(belief, (world) => isSo(world, claim)) > 0.5;
  return { id: isBelieved ? 'drifted' : 'falters', params: { seat: doubted, said } };
}
