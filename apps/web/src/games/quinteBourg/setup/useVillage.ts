import { type Signal, useSignal } from '@preact/signals';
import { at, type Gender, type Rng } from '@veillee/kernel';
import { limits, type PersonView, type RoomView } from '@veillee/protocol';
import {
  defaults,
  type Giving,
  givings,
  maxPlayers,
  type OptionalId,
  type Position,
  type RoleId,
  sixIds,
} from '@veillee/quinte-bourg';
import { into } from '../../../kit/setTo.ts';
import { lang } from '../../../words/language.ts';
import { setupWords } from '../setupWords.ts';
import { type Begun, positionOf } from './begun/begun.ts';
import { chance } from './chance.ts';
import { advised, type Counts, drawn } from './composing.ts';
import { type PastedNames, readNames } from './readNames.ts';
import { type Appointing, appointedBy, useAppointments } from './useAppointments.ts';

/** The same each time: what is advised before anybody asked. */
const still: Rng = { below: () => 0 };

type Printed = ReturnType<typeof drawn>;

export type Conditions = { readonly [role in RoleId]?: Giving };

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
  /** What those of the six who live here may win by; nothing: it is decided in the opening. */
  readonly conditions: Conditions;
  readonly appointing: Appointing;
  /** The deal that was printed, and whether it is still of this village. */
  readonly deal: Printed | null;
  readonly isStale: boolean;
  /** How far it has come, if it began on paper. */
  readonly begun: Begun | null;
  remember(begun: Begun | null): void;
  compose(counts: Counts, lovers: boolean): void;
  advise(): void;
  choose(offices: readonly OptionalId[]): void;
  give(conditions: Conditions): void;
  /** Chance gives each of the six theirs. */
  drawConditions(): void;
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
function withLate(pasted: readonly string[], here: readonly PersonView[]): readonly string[] {
  const late = here.filter(({ name, paper }) => paper !== true && !pasted.includes(name));
  return [...pasted, ...late.map(({ name }) => name)].slice(0, maxPlayers);
}

function useConditions() {
  const given = useSignal<Conditions>({});
  return {
    given: given.value,
    give: into(given),
    draw() {
      given.value = Object.fromEntries(sixIds.map((id) => [id, at(givings, chance.below(givings.length))]));
    },
  };
}

/** The deal that is on paper, and whether it is still one of this village. */
function usePrinted(village: string) {
  const printed = useSignal<{ readonly deal: Printed; readonly of: string } | null>(null);
  return {
    deal: printed.value?.deal ?? null,
    isStale: printed.value !== null && printed.value.of !== village,
    keep(deal: Printed): Printed {
      printed.value = { deal, of: village };
      return deal;
    },
  };
}

export function useVillage(room: RoomView, me: number | null): Village {
  const here = dwellers(room, me);
  const text = useSignal(here.map(({ name, gender = null }) => written(name, gender)).join('\n'));
  const composed = useSignal<{ readonly counts: Counts; readonly lovers: boolean } | null>(null);
  const offices = useSignal<readonly OptionalId[]>(defaults.offices);
  const conditions = useConditions();
  const begun = useSignal<Begun | null>(null);
  const pasted = readNames(text.value, maxPlayers, limits.name);
  const genderOf = genderIn(pasted, here);
  const names = withLate(pasted.names, here);
  const { counts, lovers } = composed.value ?? advised(names.length, still);
  const { keep, ...printed } = usePrinted(JSON.stringify([names, counts, lovers]));
  return {
    text,
    pasted,
    genderOf,
    circle: names.map((name) => ({ name, person: here.find((one) => one.name === name) })),
    counts,
    lovers,
    offices: offices.value,
    conditions: conditionsIn(counts, conditions.given),
    appointing: useAppointments(names),
    give: conditions.give,
    drawConditions: conditions.draw,
    ...printed,
    begun: begun.value,
    remember: into(begun),
    compose: (counts, lovers) => into(composed)({ counts, lovers }),
    advise: () => {
      composed.value = advised(names.length, chance);
    },
    choose: into(offices),
    draw: () => keep(drawn(counts, names.length, lovers, chance)),
    write: (order) => {
      text.value = order.map((name) => written(name, genderOf(name))).join('\n');
    },
  };
}

/** The names with two houses that changed places. */
export const trading = ({ circle }: Village, a: number, b: number): readonly string[] =>
  circle.map(({ name }, at) => circle[at === a ? b : at === b ? a : at]?.name ?? name);

/** The names with one villager in another house, everybody between them one house further. */
export function moving({ circle }: Village, from: number, to: number): readonly string[] {
  const names = circle.map(({ name }) => name);
  const [moved] = names.splice(from, 1);
  return moved === undefined ? names : names.toSpliced((to + circle.length) % circle.length, 0, moved);
}

/** Those of cards that are in the game. */
const conditionsIn = (counts: Counts, conditions: Conditions): { readonly [role: string]: Giving } =>
  Object.fromEntries(
    sixIds.flatMap((id) => {
      const given = conditions[id];
      return given === undefined || (counts[id] ?? 0) === 0 ? [] : [[id, given]];
    }),
  );

type Sealed =
  | (Partial<Printed> & {
      readonly conditions: { readonly [role: string]: Giving };
      readonly offices?: { readonly [office: string]: number };
    })
  | { readonly position: Position | null };

/** What is given in secret: how far it has come, else the cards as printed or those to deal from, conditions, offices. */
export function sealed({
  deal,
  isStale,
  counts,
  lovers,
  circle,
  conditions,
  appointing: { given },
  begun,
  offices,
}: Village): Sealed {
  const names = circle.map(({ name }) => name);
  if (begun !== null) return { position: positionOf(begun, names, offices) };
  const cards =
    deal !== null && !isStale
      ? deal
      : { composition: drawn(counts, circle.length, lovers, still).composition };
  return { ...cards, conditions, ...(given === null ? {} : { offices: appointedBy(given, names) }) };
}
