import type { ServerWords } from '../fr/index.ts';

export const care: ServerWords['care'] = {
  noHouse: (folder) => `there is no house in the folder “${folder}”: say which with --data or VEILLEE_DATA`,
  notYours: (folder) => `the house of the folder “${folder}” is somebody else’s: ask as that user (sudo -u)`,
  mute: (folder) => `the house of the folder “${folder}” is open but does not answer: stop it first`,
  unsound: (fault) => `this backup is not sound: ${fault}`,
  openMeanwhile:
    'the house is open, and so can be read: stop it first if you really want to salvage what is left',
  nothingToSave: 'no table or story to be saved; if there is a backup, restore it (veillee house restore)',
  noCopy: 'the copy that the house made is no longer in its folder: try again',
  unreadableRequest: 'the house that is open does not understand this request: it is of another version',
  houseIsClosing: 'the house is about to close: try again in a moment',
  noTable: (named) => `no table has this number or code: “${named}”`,
  brokenTable: (number) =>
    `table ${number} is set aside: this version cannot open it (veillee house check says why)`,
  nowhere: 'this house keeps nothing on the disk',
  notACopy: 'only a copy that was put into the folder of the house can take its place',
  byDump: 'a house on PostgreSQL is backed up and restored with PostgreSQL’s own tools (pg_dump, pg_restore)',
  otherNode: 'the node that has this table does not answer: try again in a moment',
  failed: (why) => `the house could not do it: ${why}`,
  noName: 'a name is needed',
  noStory: 'no story has this address, or it is no longer there',
  unreadableAnswer: 'the house that is open answers otherwise than expected: it is of another version',
};
