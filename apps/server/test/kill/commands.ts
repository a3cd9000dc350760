import { canonical, type Json } from '@veillee/kernel';
import type { Command, Present, Saying } from '@veillee/protocol';

/** What a command sets, by the name of a register; null is a value that nobody can know. */
export type Effect = readonly [register: string, value: string | null];

const value = (given: unknown): string => canonical(given as Json);

/** What the command of a person sets who sees this. */
export function effectsOf(command: Command, { me, m, talk }: Present): Effect[] {
  switch (command.t) {
    case 'rename':
      return [[`name ${command.person ?? me.person}`, value(command.name)]];
    case 'notes':
      return [[`notes ${me.person}`, value(command.text)]];
    case 'ready':
      // Every start begins anew.
      return [[`ready ${me.person} ${startsIn(talk)}`, value(command.ready)]];
    case 'sit':
      return [[`sits ${me.person}`, value(command.sit)], unknownOrder];
    case 'leave':
      return [[`sits ${me.person}`, value(false)], unknownOrder];
    case 'kick':
      return [[`sits ${command.person}`, value(false)], unknownOrder];
    case 'lock':
      return [['locked', value(command.locked)]];
    case 'bot':
      return [unknownOrder];
    case 'arrange':
      return [['order', value(command.seats)]];
    case 'settings':
      return settings(command);
    case 'answer':
      return [[`answer ${m} ${command.for ?? me.chair} ${command.prompt}`, value(command.answer)]];
    default:
      return [];
  }
}

/** How many matches were started, by the notes in the talk. */
export const startsIn = (talk: readonly Saying[]): number =>
  talk.filter((line) => 'note' in line && line.note.key === 'note.started').length;

const unknownOrder: Effect = ['order', null];

function settings({ game, options, chairs, master }: Extract<Command, { t: 'settings' }>): Effect[] {
  const set: Effect[] = [];
  if (game !== undefined) set.push(['game', value(game)]);
  if (options !== undefined) set.push(['options', value(options)]);
  if (chairs !== undefined) set.push(['chairs', value(chairs)]);
  if (master !== undefined) set.push(['master', null]);
  if (typeof master === 'number') set.push([`sits ${master}`, value(false)], unknownOrder);
  return set;
}

/** The note that the house adds to the talk for each time it obeys, where it does. */
export function noteOf(command: Command): string | undefined {
  switch (command.t) {
    case 'pause':
      return command.paused ? 'note.paused' : 'note.resumed';
    case 'replace':
      return command.by === 'bot' ? 'note.replacingByBot' : 'note.replacing';
    default:
      return notes[command.t];
  }
}

const notes: { readonly [T in Command['t']]?: string } = {
  start: 'note.started',
  abandon: 'note.abandoned',
  more: 'note.more',
  skip: 'note.skipped',
  rename: 'note.renamed',
  kick: 'note.kicked',
  pardon: 'note.pardoned',
  leave: 'note.left',
  host: 'note.host',
  object: 'note.objected',
  reclaim: 'note.reclaimed',
};

/** The house adds these by itself too. */
export const alsoByTheHouse: readonly string[] = ['note.host', 'note.objected'];
