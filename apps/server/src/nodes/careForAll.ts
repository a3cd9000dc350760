import * as v from 'valibot';
import { attend } from '../care/attend.ts';
import type { CareTarget } from '../care/careTarget.ts';
import { noTable, plainName } from '../care/doors.ts';
import {
  type CareAnswer,
  type CareRequest,
  type CareTask,
  type PersonFound,
  readAnswer,
  refusedCare,
} from '../care/requests.ts';
import type { PostgresStore } from '../postgres/postgresStore.ts';
import type { NodeNeighbours } from './nodeNeighbours.ts';
import type { Peer } from './peer.ts';

/* Looking after a house of several nodes: each does it for its own rooms, and whoever is asked also for nobody's. */

type Open = CareTarget & { readonly store: PostgresStore };

export async function careForAll(
  open: Open,
  neighbours: NodeNeighbours,
  request: CareRequest,
): Promise<CareAnswer> {
  switch (request.do) {
    case 'copy':
    case 'restore':
      return refusedCare(({ care }) => care.byDump);
    case 'tables': {
      const lists = await fromAll(open, await neighbours.everybody(), request);
      if (lists === undefined) return refusedCare(({ care }) => care.otherNode);
      return { ok: true, told: lists.flat().sort((a, b) => a.number - b.number) };
    }
    case 'erasePerson': {
      if (request.table !== null) return atTable(open, neighbours, request, request.table);
      const found = await fromAll(open, await neighbours.everybody(), request);
      return found === undefined
        ? refusedCare(({ care }) => care.otherNode)
        : { ok: true, told: found.reduce(inAll) };
    }
    case 'eraseStory':
      return attend(open, request, '');
    default:
      return atTable(open, neighbours, request, request.table);
  }
}

type Asked = Exclude<CareTask, 'restore' | 'copy'>;

/** What each of the others says, and we; undefined: somebody did not. */
async function fromAll<D extends Asked>(
  open: Open,
  peers: readonly Peer[] | undefined,
  request: CareRequest & { readonly do: D },
): Promise<Told<D>[] | undefined> {
  if (peers === undefined) return undefined;
  const answers = await Promise.all([
    attend(open, request, '').then((answer) => readAnswer<D>(request.do, answer)),
    ...peers.map((peer) => askPeer<D>(peer, request)),
  ]);
  const told: Told<D>[] = [];
  for (const answer of answers) {
    if (!answer.ok) return undefined;
    told.push(answer.told);
  }
  return told;
}

type Told<D extends Asked> = Extract<CareAnswer<D>, { readonly ok: true }>['told'];

async function askPeer<D extends Asked>(
  peer: Peer,
  request: CareRequest & { readonly do: D },
): Promise<CareAnswer<D>> {
  const text = await peer.ask(request);
  return text === undefined
    ? refusedCare(({ care }) => care.otherNode)
    : readAnswer<D>(request.do, JSON.parse(text));
}

const inAll = (all: PersonFound, one: PersonFound): PersonFound => ({
  tables: [...all.tables, ...one.tables].sort((a, b) => a - b),
  unreadable: [...all.unreadable, ...one.unreadable].sort((a, b) => a - b),
  seated: all.seated + one.seated,
  lines: all.lines + one.lines,
  mentions: all.mentions + one.mentions,
  // Every node sees all stories: none is counted twice.
  stories: Math.max(all.stories, one.stories),
});

const named = v.object({ code: v.string() });

/** Where the table is. */
async function atTable(
  open: Open,
  neighbours: NodeNeighbours,
  request: CareRequest<Asked>,
  table: string,
): Promise<CareAnswer> {
  const [row] = await open.store.ask(named, {
    text: 'select code from veillee.room where (id::text = $1 or code = $1) and touched is not null',
    values: [plainName(table)],
  });
  if (row === undefined) return noTable(table);
  const owner = await neighbours.peerWith(row.code);
  if (owner === undefined) return refusedCare(({ care }) => care.otherNode);
  return owner === null ? attend(open, request, '') : askPeer(owner, request);
}
