import { useSignal } from '@preact/signals';
import { keysOf } from '@veillee/kernel';
import { type CampId, converters, givings, type RoleId, roleIds, roles } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { setTo } from '../../../../kit/setTo.ts';
import { lang } from '../../../../words/language.ts';
import type { Speaker } from '../../../speaker.ts';
import { setupWords } from '../../setupWords.ts';
import css from './Begun.module.css';
import {
  type Begun,
  fates,
  invokes,
  type Known,
  knownOf,
  learnt,
  rolesLeft,
  specialitiesLeft,
} from './begun.ts';
import { Choice } from './Choice.tsx';

interface Part {
  readonly begun: Begun;
  readonly name: string;
  readonly names: readonly string[];
  readonly say: Speaker;
  change(begun: Begun): void;
}
type Row = Part & { readonly known: Known; set(more: Partial<Known>): void };

/** One villager: both cards, coins, dead or alive, and behind a lid what else may have happened. */
export function KnownRow(part: Part): JSX.Element {
  const { begun, name, change } = part;
  const words = setupWords[lang.value].begun;
  const known = knownOf(begun, name);
  const opened = useSignal(false);
  const set = (more: Partial<Known>): void => change(learnt(begun, name, more));
  return (
    <li class={css.row}>
      <b>{name}</b>
      <BothCards {...part} known={known} set={set} />
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        aria-label={words.coinsOf(name)}
        value={known.coins}
        onInput={({ currentTarget: { value } }) => set({ coins: Math.max(0, Math.trunc(Number(value))) })}
      />
      <Choice
        label={words.fateOf(name)}
        value={known.fate}
        among={fates}
        words={(fate) => words.fates[fate]}
        choose={(fate) => set({ fate: fate ?? 'alive' })}
      />
      <button
        type="button"
        class={css.lid}
        aria-label={words.moreOf(name)}
        aria-expanded={opened.value}
        onClick={setTo(opened, !opened.value)}
      >
        …
      </button>
      {opened.value ? <More {...part} known={known} set={set} /> : null}
    </li>
  );
}

function BothCards({ begun, name, names, say, known, set }: Row): JSX.Element {
  const words = setupWords[lang.value].begun;
  return (
    <>
      <Choice
        label={words.roleOf(name)}
        value={known.role}
        among={rolesLeft(begun, name, names)}
        words={(id) => say.format('role', id) ?? id}
        none={words.role}
        choose={(role) => set({ role })}
      />
      <Choice
        label={words.specialityOf(name)}
        value={known.speciality}
        among={specialitiesLeft(begun, name, names)}
        words={(id) => say.format('speciality', id) ?? id}
        none={words.speciality}
        choose={(speciality) => set({ speciality, used: false })}
      />
    </>
  );
}

const charmers: readonly RoleId[] = roleIds.filter((id) => roles[id].camps.includes('musicians'));

function More(row: Row): JSX.Element {
  const { name, names, say, known, set } = row;
  const words = setupWords[lang.value].begun;
  const alive = known.fate === 'alive';
  return (
    <div class={css.more}>
      {alive ? (
        <>
          <Labelled words={words.spouse}>
            <Choice
              label={words.spouse}
              value={known.spouse}
              among={names.filter((one) => one !== name)}
              words={(one) => one}
              none="–"
              choose={(spouse) => set({ spouse })}
            />
          </Labelled>
          <Heritage {...row} />
        </>
      ) : (
        <Turned {...row} />
      )}
      {known.role !== null && roles[known.role].condition !== undefined ? (
        <Labelled words={words.aims}>
          <Choice
            label={words.aims}
            value={known.aims}
            among={givings}
            words={(giving) => aimWords(known.role, giving, say)}
            none="–"
            choose={(aims) => set({ aims })}
          />
        </Labelled>
      ) : null}
      <Happened {...row} />
    </div>
  );
}

/** What cannot be undone: a conversion, a charm, an invocation. */
function Happened({ begun, names, say, known, set }: Row): JSX.Element {
  const words = setupWords[lang.value].begun;
  const inPlay = charmers.filter(
    (id) => id !== known.role && names.some((name) => knownOf(begun, name).role === id),
  );
  const toggle = <T,>(list: readonly T[], one: T): readonly T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return (
    <>
      {keysOf(converters).map((camp: CampId & keyof typeof converters) => (
        <Flag
          key={camp}
          words={words.joined(say.format('camp', camp) ?? camp)}
          on={known.joined.includes(camp)}
          turn={() => set({ joined: toggle(known.joined, camp) })}
        />
      ))}
      {inPlay.map((id) => (
        <Flag
          key={id}
          words={words.charmed(say.format('role', id) ?? id)}
          on={known.charmedBy.includes(id)}
          turn={() => set({ charmedBy: toggle(known.charmedBy, id) })}
        />
      ))}
      {invokes(known.role) ? (
        <Flag words={words.spent} on={known.spent} turn={() => set({ spent: !known.spent })} />
      ) : null}
      {invokes(known.speciality) ? (
        <Flag words={words.used} on={known.used} turn={() => set({ used: !known.used })} />
      ) : null}
    </>
  );
}

/** A speciality that somebody dead has left them. */
function Heritage({ begun, names, say, known, set }: Row): JSX.Element | null {
  const words = setupWords[lang.value].begun;
  const left = names.flatMap((name) => {
    const { fate, speciality } = knownOf(begun, name);
    return (fate === 'legacy' || fate === 'gone') && speciality !== null ? [speciality] : [];
  });
  if (left.length === 0) return null;
  return (
    <Labelled words={words.inherited}>
      <Choice
        label={words.inherited}
        value={known.inherited}
        among={[...new Set(left)]}
        words={(id) => say.format('speciality', id) ?? id}
        none="–"
        choose={(inherited) => set({ inherited })}
      />
    </Labelled>
  );
}

/** Which card the dead have shown; a legacy shows both. */
function Turned({ known, set }: Row): JSX.Element | null {
  const words = setupWords[lang.value].begun;
  if (known.fate !== 'ghost' && known.fate !== 'spirit') return null;
  return (
    <Labelled words={words.shown}>
      <Choice
        label={words.shown}
        value={known.shown}
        among={['role', 'speciality']}
        words={(card) => words[card]}
        choose={(shown) => set({ shown: shown ?? 'speciality' })}
      />
    </Labelled>
  );
}

function aimWords(role: RoleId | null, giving: (typeof givings)[number], say: Speaker): string {
  const condition = role === null ? undefined : roles[role].condition;
  const name = (id: string | undefined): string => say.format('condition', id ?? '')?.split(/\s?:/)[0] ?? '';
  if (giving === 'both' || condition === undefined) return setupWords[lang.value].both;
  return name(condition[giving]);
}

export const Labelled = ({
  words,
  children,
}: {
  readonly words: string;
  readonly children: JSX.Element;
}): JSX.Element => (
  <span class={css.labelled}>
    <span aria-hidden="true">{words}</span>
    {children}
  </span>
);

export const Flag = ({
  words,
  on,
  turn,
}: {
  readonly words: string;
  readonly on: boolean;
  turn(): void;
}): JSX.Element => (
  <label class="toggle">
    <input type="checkbox" checked={on} onChange={turn} />
    {words}
  </label>
);
