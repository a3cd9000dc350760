import { type Signal, useSignal } from '@preact/signals';
import { type TokenId, tokenIds } from '@veillee/blood';
import type { Answer, Form, Prompt, Seat, Sight } from '@veillee/kernel';
import { tell } from '../../../line/session.ts';
import { isPick } from '../../../prompt/draft.ts';

/** Where tokens would go: not yet done, and not yet told. */
export type Places = { readonly [id in TokenId]?: Seat };

const seatsOf = (form: Form, way: string, field: string): readonly Seat[] => {
  const asked = form[way]?.fields[field];
  return isPick(asked) ? asked.pick.filter((option) => typeof option === 'number') : [];
};

/** Both tokens move at once, or one of them. */
export const movesBoth = (form: Form): boolean => Object.hasOwn(form, 'both');

/** Before whom a token may be put. */
export const placesFor = (form: Form, token: TokenId): readonly Seat[] =>
  movesBoth(form) ? seatsOf(form, 'both', token) : seatsOf(form, token, 'player');

/** A token put before somebody: the other one stays where it lies, or must go elsewhere. */
export function withPlace(form: Form, at: Places, token: TokenId, seat: Seat): Places {
  if (!placesFor(form, token).includes(seat)) return at;
  if (!movesBoth(form)) return { [token]: seat };
  const others = Object.entries(at).filter(([id, other]) => id !== token && other !== seat);
  return { ...Object.fromEntries(others), [token]: seat };
}

/** The answer that these places make; undefined while a token is missing. */
export function answerFor(form: Form, at: Places): Answer | undefined {
  const placed = tokenIds.flatMap((id) => {
    const seat = at[id];
    return seat === undefined ? [] : [[id, [seat]] as const];
  });
  if (movesBoth(form))
    return placed.length < tokenIds.length ? undefined : { ...Object.fromEntries(placed), do: 'both' };
  const [first] = placed;
  return first && { do: first[0], player: first[1] };
}

/** The next place around the table, from where the token lies. */
export function stepTo(places: readonly Seat[], from: Seat | 'middle', by: 1 | -1): Seat | undefined {
  const around = [...places].sort((a, b) => (a - b) * by);
  if (from === 'middle') return around[0];
  return around.find((seat) => (seat - from) * by > 0) ?? around[0];
}

/** Whatever asks it: a turn, a card, or a death. */
export const movesTokens = (form: Form): boolean =>
  tokenIds.some((token) => placesFor(form, token).length > 0);

/** Tokens in my hands. */
export interface Placing {
  readonly form: Form;
  readonly topic: string;
  readonly at: Places;
  readonly picked: TokenId | null;
  /** Put down by a finger that carried it: it lies there already. */
  readonly carried: boolean;
  readonly answer: Answer | undefined;
  pick(token: TokenId): void;
  put(token: TokenId, seat: Seat, carried?: boolean): void;
  takeBack(): void;
  send(): void;
}

interface Kept {
  readonly number: number;
  readonly at: Places;
  readonly picked: TokenId | null;
  readonly carried: boolean;
}

/** What I am asked to place now, and how far I am with it; null while it is not for me. */
export function usePlacing(sight: Sight): Placing | null {
  const memory = useSignal<Kept | null>(null);
  const prompt = sight.prompts.find(({ form, mine }) => mine === null && movesTokens(form));
  return prompt === undefined ? null : placing(prompt, memory);
}

function placing({ number, topic, form }: Prompt, memory: Signal<Kept | null>): Placing {
  const kept = memory.value?.number === number ? memory.value : undefined;
  const at = kept?.at ?? {};
  const answer = answerFor(form, at);
  const free = movesBoth(form) ? (tokenIds.find((id) => at[id] === undefined) ?? null) : null;
  const keep = (more: Omit<Kept, 'number'>): void => {
    memory.value = { number, ...more };
  };
  const without = (token: TokenId): Places =>
    Object.fromEntries(Object.entries(at).filter(([id]) => id !== token));
  return {
    form,
    topic,
    at,
    picked: kept?.picked ?? free,
    carried: kept?.carried ?? false,
    answer,
    // Touched again it goes back.
    pick: (token) =>
      kept?.picked === token
        ? keep({ at: without(token), picked: null, carried: false })
        : keep({ at: movesBoth(form) ? at : {}, picked: token, carried: false }),
    put: (token, seat, carried = false) =>
      keep({
        at: withPlace(form, at, token, seat),
        picked: movesBoth(form) ? null : token,
        carried,
      }),
    takeBack: () => keep({ at: {}, picked: null, carried: false }),
    send: () => {
      if (answer !== undefined) void tell({ t: 'answer', prompt: number, answer });
    },
  };
}
