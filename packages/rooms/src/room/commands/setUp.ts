import { type Refusal, refusal } from '@veillee/kernel';
import type { Games } from '../../games.ts';
import type { CommandContext, Handlers } from '../commandContext.ts';
import { isRunning, type Room } from '../room.ts';

/** Why somebody may not set up the next game now: that is for the host and for whoever will lead it. */
export function notInSetUp({ room, me }: CommandContext): Refusal | undefined {
  const { host, master } = room.data;
  if (host !== me.id && master !== me.id) return refusal('host.only');
  return isRunning(room.data) ? refusal('lobby.only') : undefined;
}

/** What the game says against the present settings and seats; of a deal that was given, all learn only that it will not do. */
export function faultsOf(room: Room, games: Games): readonly Refusal[] {
  const { game, options, seats, deal } = room.data;
  if (game === null) return [];
  const known = room.faults;
  const isKnown = known?.game === game && known.options === options && known.seats === seats.length;
  if (isKnown && known.deal === deal) return known.found;
  const plain = faults(games, game, options, seats.length);
  const isWrong = deal !== undefined && faults(games, game, options, seats.length, deal).length > 0;
  const found = plain.length === 0 && isWrong ? [refusal('deal.faulty')] : plain;
  room.faults = { game, options, seats: seats.length, deal, found };
  return found;
}

function faults(
  games: Games,
  id: string,
  options: unknown,
  seats: number,
  deal?: unknown,
): readonly Refusal[] {
  const checked = games.get(id)?.check(options, seats, deal);
  if (checked === undefined) return [refusal('game.unknown')];
  return checked.ok ? [] : checked.error;
}

/** A deal is a secret: whoever gives it does not play. */
export const dealCommands: Handlers<'deal'> = {
  deal(context, { deal }) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const { game, options, seats, deal: before } = context.room.data;
    if (deal === null) {
      if (before !== undefined) context.record({ e: 'dealt' });
      return undefined;
    }
    if (seats.includes(context.me.id)) return refusal('deal.plays');
    if (game === null) return refusal('game.none');
    const found = faults(context.games, game, options, seats.length, deal);
    if (found.length > 0) return found;
    context.record({ e: 'dealt', deal, by: context.me.id });
    return undefined;
  },
};
