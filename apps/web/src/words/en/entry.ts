import type { Entry } from '../fr/entry.ts';

export const entry: Entry = {
  lock: 'Lock the door',
  lockHint:
    'Nobody else comes in, not even with the code or the link. Whoever has a seat can always come back to it.',
  locked: 'Door locked: nobody else comes in.',
  sentAway: 'Asked to leave',
  pardon: (name) => `Let ${name} come back`,
  kickHint: 'This device cannot come back to the table, unless you allow it under “The table”.',
  lockedOut: {
    title: 'The door is locked.',
    next: 'That is done under “The table”. Then try again.',
  },
  barred: {
    title: 'You are no longer expected here.',
    next: 'If that is a mistake, tell the host: it is undone under “The table”. Then try again.',
  },
  closed: {
    title: 'The table is closed.',
    next: 'Once it is open again, try again: you will find it as it was.',
  },
  aside: {
    title: 'The table is set aside.',
    next: 'Nothing of it is erased. Until then you can lay another table.',
  },
  crowded: {
    title: 'Too many at the door.',
    next: 'Your seat, if you have one, is kept.',
  },
  again: 'Try again',
};
