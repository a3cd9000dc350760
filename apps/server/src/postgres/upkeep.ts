import * as v from 'valibot';
import { rowShapes } from '../store/rows.ts';
import type { Upkeep } from '../store/upkeep.ts';
import type { PostgresStore } from './postgresStore.ts';

const none = v.object({});

/** Our rooms, and those that nobody living has: the others are looked after by their owners. */
const scopes = {
  all: '$1::bigint is not null',
  own: 'room.owner = $1',
  ownAndFree:
    '(room.owner = $1 or room.owner is null or exists (select from veillee.grave where id = room.owner))',
};

export const postgresUpkeep = (store: PostgresStore, scope: keyof typeof scopes): Upkeep => ({
  rooms: () =>
    store.ask(rowShapes.roomInfo, {
      text: `
        select room.id as room, code, greatest(touched, coalesce(log.at, 0)) as touched,
          coalesce(octet_length(snapshot), 0) + coalesce(log.bytes, 0) as bytes
        from veillee.room left join lateral (
          select max(at) as at, sum(octet_length(data))::bigint as bytes from veillee.event where event.room = room.id
        ) as log on true
        where touched is not null and ${scopes[scope]} order by room.id`,
      values: [store.node],
    }),
  async roomsHolding(text) {
    const rows = await store.ask(rowShapes.id, {
      text: `
        select id from veillee.room where touched is not null and ${scopes[scope]} and (strpos(snapshot, $2) > 0
          or exists (select from veillee.event where event.room = room.id and strpos(data, $2) > 0)) order by id`,
      values: [store.node, text],
    });
    return rows.map(({ id }) => id);
  },
  async forgetLines(room) {
    await store.ask(none, {
      text: `delete from veillee.event where room = $1
        and seq <= (select snapshot_seq from veillee.room where id = $1)`,
      values: [room],
    });
  },
  ...storiesOf(store),
});

const storiesOf = (
  store: PostgresStore,
): Pick<Upkeep, 'storiesHolding' | 'storyIds' | 'rewriteStory' | 'dropStory'> => ({
  storiesHolding: (text) =>
    store.ask(rowShapes.story, {
      text: 'select id, data from veillee.story where strpos(data, $1) > 0',
      values: [text],
    }),
  async storyIds() {
    return (await store.ask(rowShapes.storyId, { text: 'select id from veillee.story' })).map(({ id }) => id);
  },
  async rewriteStory(id, data) {
    await store.ask(none, { text: 'update veillee.story set data = $2 where id = $1', values: [id, data] });
  },
  async dropStory(id) {
    const text = 'delete from veillee.story where id = $1 returning id';
    return (await store.ask(rowShapes.storyId, { text, values: [id] })).length > 0;
  },
});
