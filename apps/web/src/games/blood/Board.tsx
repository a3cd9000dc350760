import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AtBoard } from '../face.ts';
import { Chronicle } from './Chronicle.tsx';
import { Dock } from './Dock.tsx';
import { LookSheet } from './LookSheet.tsx';
import { MutationSheet } from './MutationSheet.tsx';
import { usePlacing } from './placing.ts';
import { Table } from './Table.tsx';

export type Opened = 'mutation' | 'look' | null;

/** The whole of Blood on one screen: the table, what happened, and under the thumb what I may do. */
export function Board({ sight, say, use }: AtBoard): JSX.Element {
  const shown = { sight, say };
  const placing = usePlacing(sight);
  const open = useSignal<Opened>(null);
  const close = (): void => {
    open.value = null;
  };
  return (
    <>
      <Table shown={shown} placing={placing} />
      <div class="beside">
        <Chronicle {...shown} />
      </div>
      <Dock
        shown={shown}
        placing={placing}
        use={use}
        open={(what) => {
          open.value = what;
        }}
      />
      {open.value === 'mutation' ? <MutationSheet shown={shown} close={close} /> : null}
      {open.value === 'look' ? <LookSheet shown={shown} close={close} /> : null}
    </>
  );
}
