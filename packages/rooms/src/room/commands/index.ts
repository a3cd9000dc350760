import type { Command, Message } from '@veillee/protocol';
import type { CommandContext, Handlers, Refused } from '../commandContext.ts';
import { hostCommands } from './host.ts';
import { paceCommands } from './pace.ts';
import { paperCommands } from './paper.ts';
import { peopleCommands } from './people.ts';
import { playCommands, talkCommands } from './play.ts';
import { replaceCommands } from './replace.ts';
import { dealCommands } from './setUp.ts';

const handlers: Handlers<Command['t']> = {
  ...peopleCommands,
  ...hostCommands,
  ...paceCommands,
  ...paperCommands,
  ...dealCommands,
  ...playCommands,
  ...talkCommands,
  ...replaceCommands,
};

/** Obeys a command or says why not; a refused one changes nothing. */
export const handle = (context: CommandContext, command: Command): Refused =>
  handleAs(command.t, context, command);

/** By the command's own type, so that what obeys it is known to fit it. */
const handleAs = <T extends Command['t']>(type: T, context: CommandContext, command: Message<T>): Refused =>
  handlers[type](context, command);
