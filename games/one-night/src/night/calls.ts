import { outfitOf } from '../deck.ts';
import type { RoleId } from '../ids.ts';
import { roleOf } from '../role.ts';
import { roles } from '../roles/index.ts';
import type { Step } from '../spec.ts';
import { type Call, isDuskCall, orderOf } from './call.ts';

/** Every call of every character, by id. */
const all: readonly Call[] = [...new Set(Object.values(roles).flatMap((role) => role.calls ?? []))];
export const calls: { readonly [id: string]: Call } = Object.fromEntries(all.map((call) => [call.id, call]));

/** The topic of each verb of a call, `seer.look`: put together once, as every match meets them. */
export const topics: { readonly [call: string]: { readonly [verb: string]: string } } = Object.fromEntries(
  all.map(({ id, act }) => [
    id,
    Object.fromEntries(Object.keys(act ?? {}).map((verb) => [verb, `${id}.${verb}`])),
  ]),
);

/** What an answer does, and in whose call. */
interface Effect {
  readonly call: string;
  readonly act: NonNullable<Call['act']>[string];
}
export const effects: ReadonlyMap<string, Effect> = new Map(
  all.flatMap(({ id, act }) =>
    Object.entries(act ?? {}).map(([verb, does]) => [`${id}.${verb}`, { call: id, act: does }]),
  ),
);

/** The character of whom a call is: who is dealt or copies it wakes. */
const owners = new Map<Call, RoleId>(
  Object.values(roles).flatMap((role) => (role.calls ?? []).map((call) => [call, role.id] as const)),
);
export const ownerOf = (call: Call): RoleId => owners.get(call) as RoleId;

/** The calls with a single verb: a player who has answered is asked nothing more, unless as what he copied. */
export const askOnce: ReadonlySet<Call> = new Set(
  all.filter((call) => Object.keys(call.act ?? {}).length === 1 && !roles[ownerOf(call)].actsAsCopied),
);

/** The calls of a deck in order, whoever holds the cards: silence would tell (R53). */
export function callsOf(deck: readonly RoleId[]): readonly Call[] {
  const found = new Set(deck.flatMap((id) => roleOf(id).calls ?? []));
  return [...found].sort((a, b) => orderOf(a) - orderOf(b));
}

/** The whole evening of a deck, laid out once: it is the same for every deal. */
export function agendaOf(deck: readonly RoleId[]): readonly Step[] {
  const known = agendas.get(deck);
  if (known !== undefined) return known;
  const steps = callsOf(deck);
  const copyist = deck.some((id) => roleOf(id).actsAsCopied);
  const toSteps = (call: Call): Step[] =>
    copyist && call.copy === 'after'
      ? [
          { type: 'call', call: call.id },
          { type: 'call', call: call.id, copy: true },
        ]
      : [{ type: 'call', call: call.id }];
  const dusk = steps.filter(isDuskCall).flatMap(toSteps);
  const night = steps.filter((call) => !isDuskCall(call)).flatMap(toSteps);
  const check: Step[] = outfitOf(deck).marks ? [{ type: 'markCheck' }] : [];
  const agenda: Step[] = [{ type: 'deal' }, ...dusk, ...check, ...night, { type: 'day' }, { type: 'vote' }];
  agendas.set(deck, agenda);
  return agenda;
}
const agendas = new WeakMap<readonly RoleId[], readonly Step[]>();
