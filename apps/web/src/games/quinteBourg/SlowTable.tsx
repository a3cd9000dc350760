import type { JSX } from 'preact';
import { QuietHours } from '../../slow/QuietHours.tsx';
import { WakeSwitch } from '../../slow/WakeSwitch.tsx';
import { isSlowHere } from './slow.ts';

/** Where it takes days: when nobody is hurried, and whether this phone gives a sign. The same for all. */
export function SlowTable(): JSX.Element | null {
  if (!isSlowHere()) return null;
  return (
    <div class="stack">
      <QuietHours />
      <WakeSwitch />
    </div>
  );
}
