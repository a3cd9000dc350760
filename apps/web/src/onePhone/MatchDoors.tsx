import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { setTo } from '../kit/setTo.ts';
import { Door } from '../screens/Door.tsx';
import { MyMenu } from '../screens/menu/MyMenu.tsx';
import { SensesDoor, SensesSheet } from '../stage/SensesBar.tsx';

/** From the bar: voice and sounds, and the menu of the table. */
export function MatchDoors(): JSX.Element {
  const opened = useSignal<'senses' | 'menu' | null>(null);
  const close = setTo(opened, null);
  return (
    <>
      <SensesDoor open={setTo(opened, 'senses')} />
      <Door to="menu" onOpen={setTo(opened, 'menu')} />
      {opened.value === 'senses' ? <SensesSheet close={close} /> : null}
      {opened.value === 'menu' ? <MyMenu close={close} /> : null}
    </>
  );
}
