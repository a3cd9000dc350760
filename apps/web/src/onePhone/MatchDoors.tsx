import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { setTo } from '../kit/setTo.ts';
import { Door } from '../screens/Door.tsx';
import { MyMenu } from '../screens/menu/MyMenu.tsx';

/** The menu of the table, from the bar. */
export function MatchDoors(): JSX.Element {
  const open = useSignal(false);
  return (
    <>
      <Door to="menu" onOpen={setTo(open, true)} />
      {open.value ? <MyMenu close={setTo(open, false)} /> : null}
    </>
  );
}
