import { useSignal } from '@preact/signals';
import { at, keysOf, shuffled } from '@veillee/kernel';
import { appointed } from '@veillee/quinte-bourg';
import { chance } from './chance.ts';

type Office = (typeof appointed)[number];
/** Who holds which office from the start, by name. */
export type Appointments = { readonly [office in Office]?: string };

export interface Appointing {
  /** Null: they are drawn or given in the opening. */
  readonly given: Appointments | null;
  /** Chance names somebody for each, to begin with. */
  draw(): void;
  /** Whoever held another office changes with whoever held this one. */
  appoint(office: Office, name: string): void;
  leaveOpen(): void;
}

/** Those who hold the offices there are from the start; as soon as one of them has left the village they are open again. */
export function useAppointments(names: readonly string[]): Appointing {
  const kept = useSignal<Appointments | null>(null);
  const isSound = kept.value !== null && Object.values(kept.value).every((name) => names.includes(name));
  const given = isSound ? kept.value : null;
  return {
    given,
    draw() {
      const order = shuffled(names, chance);
      if (order.length < appointed.length) return;
      kept.value = Object.fromEntries(appointed.map((office, i) => [office, at(order, i)]));
    },
    appoint(office, name) {
      const other = keysOf(given ?? {}).find((one) => given?.[one] === name);
      const before = given?.[office];
      const traded = other === undefined || before === undefined ? {} : { [other]: before };
      kept.value = { ...given, ...traded, [office]: name };
    },
    leaveOpen() {
      kept.value = null;
    },
  };
}

/** The same by house, as a deal has it. */
export const appointedBy = (
  given: Appointments,
  names: readonly string[],
): { readonly [office: string]: number } =>
  Object.fromEntries(keysOf(given).map((office) => [office, names.indexOf(given[office] ?? '')]));
