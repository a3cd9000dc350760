import type { shared as fr } from '../fr/shared.ts';

export const shared: typeof fr = {
  help: {
    intro: 'Veillée: a game master in your pocket.',
    usage: 'Usage:',
    commands: 'Commands:',
    example: 'Example:',
    options: 'Everywhere:',
    lang: 'the language of messages',
    help: 'this help; “veillee help COMMAND” says more',
    version: 'the version',
  },
  usage: {
    lang: (known) => `--lang wants ${known.join(' or ')}`,
    unknownOption: (option) => `unknown option: ${option}`,
    unknownCommand: (word, known) => `unknown command: “${word}” (there are ${known})`,
    unknownGame: (game, known) => `unknown game: “${game}” (there are ${known})`,
    misused: (option) => `option ${option} is not used as it should be (a value is missing, or one too many)`,
    oneTooMany: (word) => `one too many: ${word}`,
    wholeNumber: (option, min, max, text) =>
      `${option} wants a whole number from ${min} to ${max}, not “${text}”`,
    unexpected: (message) => `unexpected error: ${message} (VEILLEE_DEBUG=1 tells the whole of it)`,
  },
  disk: {
    unreadable: 'it cannot be read',
    unwritable: 'it cannot be written',
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'access is not allowed',
    EROFS: 'that disk is read-only',
    ENOSPC: 'the disk is full',
  },
  outcome: {
    teams: 'Winning teams',
    none: 'none',
    winners: 'Winners',
    nobody: 'nobody',
    why: 'Why',
    rules: 'The rules',
  },
  fingerprint: 'Fingerprint',
};
