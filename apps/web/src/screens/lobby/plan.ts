import type { Refusal } from '@veillee/kernel';
import type { Face, Options, Sitter } from '../../games/face.ts';
import { faceOf, listing } from '../../games/registry.ts';
import { speakerOf } from '../../games/speaker.ts';
import { me, room, tell } from '../../line/session.ts';
import { tableHours, usualNight } from '../../slow/hours.ts';
import { lang } from '../../words/language.ts';

/** What will be played, how, and by how many. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly players: number;
  /** The host leads the game and does not play. */
  readonly led?: boolean;
}

/** The plan for another game, with its own usual number of players and options. */
export function planFor(face: Face, players?: number): Plan {
  const { min, max, usual } = listing(face.rules.id).players;
  const fitting = Math.max(min, Math.min(max, players ?? usual));
  return { game: face.rules.id, options: face.lobby.defaults(fitting), players: fitting };
}

/** Why the game would not begin like this, in its own words. */
export function faultsOf(plan: Plan | null, people: readonly Sitter[] = []): readonly string[] {
  const face = faceOf(plan?.game);
  if (plan === null || face === undefined) return [];
  const checked = face.rules.check(plan.options, plan.players);
  return checked.ok ? [] : saidFaults(face, checked.error, people);
}

export function saidFaults(
  face: Face | undefined,
  faults: readonly Refusal[],
  people: readonly Sitter[],
): readonly string[] {
  const names = people.map(({ name }) => name);
  const say = speakerOf(face?.rules.text[lang.value], lang.value, names);
  return face?.lobby.faults(faults, say) ?? faults.map((fault) => say.say(fault));
}

/** Where a game begins to take days, the host's nights are quiet until they say otherwise. */
export async function letSleep({ game, options }: Plan, before: Options = {}): Promise<void> {
  const slow = faceOf(game)?.lobby.slow;
  if (slow?.(options) && !slow(before)) await tell({ t: 'quiet', hours: { ...tableHours(usualNight) } });
}

/** Takes the master's chair or leaves it, where the plan says otherwise than the room. */
export async function seatMaster(led: boolean): Promise<void> {
  const { person } = me.value;
  const now = room.value?.master ?? null;
  if (person === null || led === (now !== null)) return;
  await tell({ t: 'sit', sit: !led });
  await tell({ t: 'settings', master: led ? person : null });
}
