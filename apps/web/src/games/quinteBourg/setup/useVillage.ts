import { type Signal, useSignal } from '@preact/signals';
import type { Gender, Rng } from '@veillee/kernel';
import { limits, type PersonView, type RoomView } from '@veillee/protocol';
import { defaults, maxPlayers, type OptionalId } from '@veillee/quinte-bourg';
import { lang } from '../../../words/language.ts';
import { setupWords } from '../setupWords.ts';
import { advised, type Counts, drawn } from './composing.ts';
import { type PastedNames, readNames } from './readNames.ts';

/** Chance of this device: nobody can foresee it. */
export const chance: Rng = {
  below: (n) => Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * n),
};
/** The same each time: what is advised before anybody asked. */
const still: Rng = { below: () => 0 };

type Printed = ReturnType<typeof drawn>;

/** A village in the making. */
export interface Village {
  readonly text: Signal<string>;
  readonly pasted: PastedNames;
  /** How languages speak of somebody in it, as written behind the name. */
  genderOf(name: string): Gender | null;
  /** Everybody in the order of the circle, with the person they are, if they are in the room already. */
  readonly circle: readonly { readonly name: string; readonly person: PersonView | undefined }[];
  readonly counts: Counts;
  readonly lovers: boolean;
  readonly offices: readonly OptionalId[];
  /** The deal that was printed, and whether it is still of this village. */
  readonly deal: Printed | null;
  readonly isStale: boolean;
  compose(counts: Counts, lovers: boolean): void;
  advise(): void;
  choose(offices: readonly OptionalId[]): void;
  /** Draws a deal to be printed. */
  draw(): Printed;
  /** Everybody in another order. */
  write(names: readonly string[]): void;
}

/** Whoever may sit in the circle: not the one who leads, nor those who only watch. */
const dwellers = ({ people, seats, master }: RoomView, me: number | null): readonly PersonView[] =>
  people.filter(({ id, paper }) => id !== master && id !== me && (paper === true || seats.includes(id)));

/** A line of the list, as it is read again. */
const written = (name: string, gender: Gender | null): string =>
  gender === null ? name : `${name} (${setupWords[lang.value].spoken[gender]})`;

/** As it was written; or as somebody said who came by phone. */
const genderIn =
  ({ genders }: PastedNames, here: readonly PersonView[]) =>
  (name: string): Gender | null =>
    genders.get(name) ?? here.find((one) => one.name === name && one.paper !== true)?.gender ?? null;

/** Whoever came by phone without being on the list sits down at its end. */
function circleOf(pasted: PastedNames, here: readonly PersonView[]): readonly string[] {
  const late = here.filter(({ name, paper }) => paper !== true && !pasted.names.includes(name));
  return [...pasted.names, ...late.map(({ name }) => name)].slice(0, maxPlayers);
}

export function useVillage(room: RoomView, me: number | null): Village {
  const here = dwellers(room, me);
  const text = useSignal(here.map(({ name, gender = null }) => written(name, gender)).join('\n'));
  const composed = useSignal<{ readonly counts: Counts; readonly lovers: boolean } | null>(null);
  const offices = useSignal<readonly OptionalId[]>(defaults.offices);
  const printed = useSignal<{ readonly deal: Printed; readonly of: string } | null>(null);
  const pasted = readNames(text.value, maxPlayers, limits.name);
  const genderOf = genderIn(pasted, here);
  const names = circleOf(pasted, here);
  const { counts, lovers } = composed.value ?? advised(names.length, still);
  const state = JSON.stringify([names, counts, lovers]);
  return {
    text,
    pasted,
    genderOf,
    circle: names.map((name) => ({ name, person: here.find((one) => one.name === name) })),
    counts,
    lovers,
    offices: offices.value,
    deal: printed.value?.deal ?? null,
    isStale: printed.value !== null && printed.value.of !== state,
    compose: (counts, lovers) => {
      composed.value = { counts, lovers };
    },
    advise: () => {
      composed.value = advised(names.length, chance);
    },
    choose: (chosen) => {
      offices.value = chosen;
    },
    draw: () => {
      const deal = drawn(counts, names.length, lovers, chance);
      printed.value = { deal, of: state };
      return deal;
    },
    write: (order) => {
      text.value = order.map((name) => written(name, genderOf(name))).join('\n');
    },
  };
}

/** The names with two houses that changed places. */
export const trading = ({ circle }: Village, a: number, b: number): readonly string[] =>
  circle.map(({ name }, at) => circle[at === a ? b : at === b ? a : at]?.name ?? name);

/** What chance is to deal from, where nothing was printed. */
export function sealed({ deal, isStale, counts, lovers, circle }: Village): Partial<Printed> {
  if (deal !== null && !isStale) return deal;
  return { composition: drawn(counts, circle.length, lovers, still).composition };
}
