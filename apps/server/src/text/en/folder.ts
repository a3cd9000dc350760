import type { ServerWords } from '../fr/index.ts';

export const folder: ServerWords['folder'] = {
  refused: (data, why) => `the data folder “${data}” cannot be opened: ${why}`,
  refusedDatabase: (named, why) => `the database “${named}” cannot be opened: ${why}`,
  unknown: (why) => why,
  system: {
    ENOTDIR: 'there is a file on that path; choose another with --data',
    EACCES: 'you may not write there; choose another with --data',
    EROFS: 'that disk is read-only; choose another with --data',
    ENOENT: 'that path leads nowhere; choose another with --data',
    ENOSPC: 'the disk is full',
  },
  faults: {
    inUse: 'another Veillée serves it already; stop that one, or choose another folder with --data',
    readOnly:
      'its files cannot be opened or written; see whose they are, or choose another folder with --data',
    full: 'the disk is full; make room and start again, nothing is lost',
    damaged:
      'the database is damaged; “veillee house salvage” saves what can be saved, “veillee house restore” brings a backup back',
    emptied:
      'the database is empty, and was not; “veillee house salvage” saves what can be saved, “veillee house restore” brings a backup back, another folder (--data) begins anew',
    astray:
      'the database is a link that leads nowhere; see that the disk it lies on is there, nothing is begun anew',
    foreign:
      'the database there is not that of a house; put the right one back, or choose another folder with --data',
    newer: 'what lies there is of a later version of Veillée',
    dark: 'the database does not answer; see that it runs and that its address is right',
    locked: 'the database refuses this name or password',
    absent: 'there is no database of that name; “createdb” makes one',
    unsound: 'the database is damaged, or has gone back to an earlier time; “pg_restore” brings a dump back',
    buried:
      'it gave no sign of life in time, and the other nodes have its tables; nothing is lost, start it again',
    disk: 'the disk does not answer as it should; check it before anything else',
  },
};
