import type { JSX } from 'preact';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { keeping } from './renewal.ts';

/** Whether the network may be switched off: said as soon as it is so. */
export const OfflineReady = (): JSX.Element => (
  <span role="status" data-kept={keeping.value}>
    {shell[lang.value].keeping[keeping.value]}
  </span>
);
