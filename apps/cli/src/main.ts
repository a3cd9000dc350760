import { commands } from './commands/index.ts';
import { dispatch } from './dispatch.ts';
import { untilStopped } from './untilStopped.ts';

// `veillee … | head` closes our output early: that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await dispatch(commands, process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  untilStopped,
});
