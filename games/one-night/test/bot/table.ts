import { type Heard, isRemark, type Style, usualStyle } from '@veillee/bots';
import { begin, clockOf, type Match, quick, type Seat, see, submit } from '@veillee/kernel';
import { bot } from '../../src/bot/index.ts';
import { type OneNight, oneNight, type RoleId, type View } from '../../src/index.ts';
import type { Claim } from '../../src/state.ts';

/** A table of bots that reason, of any deck and deal. */

export interface Seating {
  readonly seats: number;
  readonly seed: number;
  readonly options: object;
  /** The cards of the players, then those of the centre. */
  readonly deal?: readonly RoleId[];
  readonly styles?: readonly Style[];
  /** Nobody waits for his turn to speak, and nobody says more than he declares. */
  readonly hurried?: true;
}

/** Five players and the centre: the first bites alone. */
export const oneVampire: readonly RoleId[] = [
  'vampire',
  'marksman',
  'priest',
  'thing',
  'gremlin',
  'pickpocket',
  'count',
  'copycat',
];

export function dealt({ seats, seed, options, deal }: Seating): Match<OneNight> {
  const begun = begin(oneNight, {
    seats,
    seed: seed.toString(16).padStart(64, '0'),
    options,
    ...(deal === undefined ? {} : { deal: { cards: deal } }),
  });
  if (!begun.ok) throw new Error(`a sound setup is refused: ${begun.error.map(({ key }) => key).join()}`);
  return begun.value;
}

/** What one bot did, in the phase it did it. */
export interface Acted {
  readonly seat: Seat;
  readonly phase: View['phase'];
  readonly act: NonNullable<ReturnType<typeof bot>>;
  /** What had been declared before. */
  readonly claims: readonly Claim[];
}

/** Plays as rooms do: everybody looks up in turn, nobody is hurried, and the day has an end. */
export function evening(
  seating: Seating,
  until: View['phase'] = 'end',
  looks = 400,
): { match: Match<OneNight>; acted: Acted[]; heard: Heard[] } {
  const match = dealt(seating);
  const chances = Array.from({ length: seating.seats }, (_, seat) => quick(seating.seed * 100 + seat));
  const acted: Acted[] = [];
  const heard: Heard[] = [];
  let idle = 0;
  const phase = () => see(match, 'table').view.phase;
  while (!match.over && phase() !== until) {
    for (let seat = 0; seat < seating.seats && !match.over && phase() !== until; seat += 1) {
      const style = seating.styles?.[seat] ?? usualStyle;
      const now = phase();
      const act = bot(see(match, seat), chances[seat] ?? quick(seat), {
        style,
        heard,
        ...(seating.hurried ? { hurried: true } : {}),
      });
      idle = act === undefined ? idle + 1 : 0;
      if (act === undefined) continue;
      acted.push({ seat, phase: now, act, claims: [...see(match, 'table').view.claims] });
      if (isRemark(act)) heard.push({ seat, phrase: act.say });
      else {
        const refused = submit(match, { by: seat, ...act });
        if (refused !== undefined) throw new Error(`seat ${seat} is refused: ${refused.key}`);
      }
    }
    const patience = phase() === 'day' && !seating.hurried ? looks : seating.seats - 1;
    const clock = idle > patience && !match.over ? clockOf(match) : null;
    if (clock !== null) submit(match, { elapsed: clock.step });
  }
  return { match, acted, heard };
}
