import type { Asking } from '@veillee/gamekit';
import { outfitOf } from '../deck.ts';
import { type MarkId, markIn } from '../marks/index.ts';
import { type RoleId, roleIds, roleOf } from '../roles/index.ts';
import type { Step } from '../spec.ts';
import { type Call, isDuskCall, orderOf } from './call.ts';
import type { Scene } from './scene.ts';

/** A question of a call under its topic, 'seer.look'. */
export interface Put {
  readonly topic: string;
  readonly call: string;
  readonly asking: Asking<Scene>;
}

/** A call with what follows from where it is defined: put together once, and alike for all, as every match meets it. */
export interface Called extends Pick<Call, 'id' | 'order'> {
  /** The first character who has it. */
  readonly owner: RoleId;
  /** Who is dealt or copies one of these wakes, unless a mark wakes somebody. */
  readonly wakers: readonly RoleId[];
  readonly wokenBy: Call['wokenBy'];
  readonly joint: boolean;
  /** The characters whose seats those called are shown. */
  readonly shown: readonly RoleId[];
  /** The marks that those called lay before players. */
  readonly lays: readonly MarkId[];
  readonly aims: NonNullable<Call['aims']>;
  readonly open: Call['open'];
  readonly copy: Call['copy'];
  readonly hands: NonNullable<Call['hands']>;
  readonly variants: NonNullable<Call['variants']>;
  readonly puts: readonly Put[];
  readonly isDusk: boolean;
  /** Who has answered is then asked what the character is that he copied (R78). */
  readonly thenAsCopied: boolean;
}

const laidOut = (call: Call, owner: RoleId): Called => ({
  id: call.id,
  order: call.order,
  owner,
  wakers: call.wakes === undefined ? [owner] : roleIds.filter((id) => call.wakes?.(roleOf(id))),
  wokenBy: call.wokenBy,
  joint: call.joint === true,
  shown: roleIds.filter((id) => call.shows?.(roleOf(id))),
  lays: (call.lays ?? []).map(markIn),
  aims: call.aims ?? {},
  open: call.open,
  copy: call.copy,
  hands: call.hands ?? 0,
  variants: call.variants ?? {},
  puts: (call.asks ?? []).map((asking) => ({ topic: `${call.id}.${asking.verb}`, call: call.id, asking })),
  isDusk: isDuskCall(call),
  thenAsCopied: roleOf(owner).actsAsCopied === true,
});

/** Every call of every character, by id. */
const all = new Map<string, Called>();
for (const owner of roleIds)
  for (const call of roleOf(owner).calls ?? []) if (!all.has(call.id)) all.set(call.id, laidOut(call, owner));

export const calls: readonly Called[] = [...all.values()];

export function callOf(id: string): Called {
  const found = all.get(id);
  if (found === undefined) throw new Error(`nobody is called by "${id}"`);
  return found;
}

/** What an answer does, by topic. */
export const puts: ReadonlyMap<string, Put> = new Map(
  calls.flatMap((call) => call.puts.map((put) => [put.topic, put])),
);

/** The calls of a deck in order, whoever holds the cards: silence would tell (R53). */
export function callsOf(deck: readonly RoleId[]): readonly Called[] {
  const known = called.get(deck);
  if (known !== undefined) return known;
  const some = new Set(deck.flatMap((id) => (roleOf(id).calls ?? []).map((call) => callOf(call.id))));
  const found = [...some].sort((a, b) => orderOf(a) - orderOf(b));
  called.set(deck, found);
  return found;
}
const called = new WeakMap<readonly RoleId[], readonly Called[]>();

/** The whole evening of a deck, laid out once: it is the same for every deal. */
export function agendaOf(deck: readonly RoleId[]): readonly Step[] {
  const known = agendas.get(deck);
  if (known !== undefined) return known;
  const steps = callsOf(deck);
  const copyist = deck.some((id) => roleOf(id).actsAsCopied);
  const toSteps = (call: Called): Step[] =>
    copyist && call.copy === 'after'
      ? [
          { type: 'call', call: call.id },
          { type: 'call', call: call.id, copy: true },
        ]
      : [{ type: 'call', call: call.id }];
  const dusk = steps.filter(({ isDusk }) => isDusk).flatMap(toSteps);
  const night = steps.filter(({ isDusk }) => !isDusk).flatMap(toSteps);
  const check: Step[] = outfitOf(deck).marks ? [{ type: 'markCheck' }] : [];
  const agenda: Step[] = [{ type: 'deal' }, ...dusk, ...check, ...night, { type: 'day' }, { type: 'vote' }];
  agendas.set(deck, agenda);
  return agenda;
}
const agendas = new WeakMap<readonly RoleId[], readonly Step[]>();
