import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { into, setTo } from '../../../kit/setTo.ts';
import beside from '../../../screens/play/beside.module.css';
import type { AtBoard } from '../shown.ts';
import { Chronicle } from './Chronicle.tsx';
import { Dock } from './Dock.tsx';
import { LookSheet } from './LookSheet.tsx';
import { MutationSheet } from './MutationSheet.tsx';
import { usePlacing } from './placing.ts';
import { Table } from './Table.tsx';

export type Opened = 'mutation' | 'look' | null;

/** The whole of Blood on one screen: the table, what happened, and under the thumb what I may do. */
export function Board({ sight, say, idle, openRight }: AtBoard): JSX.Element {
  const shown = { sight, say };
  const placing = usePlacing(sight);
  const opened = useSignal<Opened>(null);
  const close = setTo(opened, null);
  return (
    <>
      <Table shown={shown} placing={placing} />
      <div class={beside.beside}>
        <Chronicle {...shown} />
      </div>
      <Dock {...{ shown, placing, idle, openRight }} openSheet={into(opened)} />
      {opened.value === 'mutation' ? <MutationSheet shown={shown} close={close} /> : null}
      {opened.value === 'look' ? <LookSheet shown={shown} close={close} /> : null}
    </>
  );
}
