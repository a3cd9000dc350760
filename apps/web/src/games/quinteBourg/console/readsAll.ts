import { signal } from '@preact/signals';
import { store } from '../../../line/keep.ts';

const key = 'veillee.console.reads';

/** Whether the device says each line as it comes up; kept on it. */
export const readsAll = signal(store.get(key) === 'on');

export function setReadsAll(on: boolean): void {
  readsAll.value = on;
  store.set(key, on ? 'on' : 'off');
}
