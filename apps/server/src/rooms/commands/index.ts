import type { Command } from '@veillee/protocol';
import type { Desk, Obeys, Refused } from '../desk.ts';
import { hostCommands, paceCommands } from './host.ts';
import { peopleCommands } from './people.ts';
import { playCommands, talkCommands } from './play.ts';
import { replaceCommands } from './replace.ts';

const obeys: Obeys<Command['t']> = {
  ...peopleCommands,
  ...hostCommands,
  ...paceCommands,
  ...playCommands,
  ...talkCommands,
  ...replaceCommands,
};

/** Obeys a command or says why not; a refused one changes nothing. */
export const obey = (desk: Desk, command: Command): Refused =>
  (obeys[command.t] as (desk: Desk, command: Command) => Refused)(desk, command);
