import type { Command } from '../command.ts';
import { serve } from './serve.ts';
import { verdict } from './verdict.ts';

/** What can be done already, in the order in which help and the start page tell of it. */
const deeds: readonly Command[] = [verdict];

export const commands: readonly Command[] = [...deeds, serve(deeds)];
