import { at, hears } from '@veillee/kernel';
import type { Saying } from '@veillee/protocol';
import type { Connection } from '../gate/connection.ts';
import type { Framing } from '../ports.ts';
import type { Room, TalkItem } from '../room/room.ts';

/** Which lines of talk somebody is sent. */

export const talkEnd = ({ data }: Room): number => data.forgotten + data.talk.length;

/** In the dark no more whispers go into one frame than leave it its size; the others come with the next. */
const mostWhispers = 1000;

/** What a connection has not heard yet, as an entry. */
export function talkFor(
  room: Room,
  connection: Connection,
  secret: boolean,
  { byteLength }: Framing,
): string {
  const { data } = room;
  const end = talkEnd(room);
  if (connection.talkPast === end) return '';
  const most = secret ? mostWhispers : Number.POSITIVE_INFINITY;
  // Who comes in the dark is told at once what all were told, which is counted apart, as far as the first whisper.
  const onlyCommon = secret && connection.talkPast < 0;
  let list = '';
  let bytes = 0;
  let heard = 0;
  let past = Math.max(connection.talkPast, data.forgotten);
  for (; past < end; past += 1) {
    const item = at(data.talk, past - data.forgotten);
    if (!reaches(item, connection.person)) continue;
    const line = JSON.stringify(shown(item));
    bytes += byteLength(line);
    if (onlyCommon ? !isToldAll(item) : heard > 0 && bytes > most) break;
    list += `${heard === 0 ? '' : ','}${line}`;
    heard += 1;
  }
  connection.talkPast = past;
  if (heard === 0) return '';
  const from = connection.talkHeard;
  connection.talkHeard += heard;
  return `,"talk":{"from":${from},"list":[${list}]}`;
}

const isToldAll = (item: TalkItem): boolean => 'note' in item || item.to === 'all';

const reaches = (item: TalkItem, person: number | null): boolean =>
  'note' in item || item.to === 'all' || hears(item.to, person ?? 0);

/** How many bytes of talk are everybody's. */
export function commonTalk({ data }: Room, { byteLength }: Framing): number {
  let bytes = 0;
  for (const item of data.talk) if (isToldAll(item)) bytes += byteLength(JSON.stringify(shown(item)));
  return bytes;
}

function shown(item: TalkItem): Saying {
  if ('note' in item) return item;
  const { to: _, ...line } = item;
  return line;
}
