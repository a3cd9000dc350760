import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { into, setTo } from '../../../kit/setTo.ts';
import beside from '../../../screens/play/beside.module.css';
import type { AtBoard } from '../shown.ts';
import { Chronicle } from './Chronicle.tsx';
import { Dock } from './Dock.tsx';
import { LookSheet } from './LookSheet.tsx';
import { MutationSheet } from './MutationSheet.tsx';
import { usePlacing } from './placing.ts';
import { Table } from './Table.tsx';
import { useAround } from './useAround.ts';

export type Opened = 'mutation' | 'look' | null;

/** The whole of Blood on one screen: the table, what happened, and under the thumb what I may do. */
export function Board({ sight, say, idle, openRight }: AtBoard): JSX.Element {
  const shown = { sight, say };
  const placing = usePlacing(sight);
  const opened = useSignal<Opened>(null);
  const close = setTo(opened, null);
  const [tablePart, dockPart] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const around = useAround(tablePart, dockPart);
  return (
    <>
      <Table shown={shown} placing={placing} part={tablePart} around={around} />
      <div class={beside.beside}>
        <Chronicle {...shown} />
      </div>
      <Dock {...{ shown, placing, idle, openRight }} part={dockPart} openSheet={into(opened)} />
      {opened.value === 'mutation' ? <MutationSheet shown={shown} close={close} /> : null}
      {opened.value === 'look' ? <LookSheet shown={shown} close={close} /> : null}
    </>
  );
}
