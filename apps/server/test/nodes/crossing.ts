import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Line } from '../../src/postgres/line.ts';
import { migrate } from '../../src/postgres/schema.ts';
import type { Postgres } from '../postgres/postgres.ts';

/** A line between two nodes, as it crosses. */
interface Crossed {
  readonly near: Socket;
  readonly far: Socket;
  /** Who calls whom; null: that was not heard yet. */
  pair: string | null;
}

/** Who calls says so in the clear, once, as it shakes hands. */
const identity = /veillee-\d+ (\d+)>(\d+)/;
const pairOf = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join();

/** Stands between the nodes of a house, and can swallow whatever two of them say to each other, as a network does. */
export class Crossing {
  readonly #postgres: Postgres;
  readonly #url: string;
  readonly #servers: Server[] = [];
  readonly #lines = new Set<Crossed>();
  #apart: string | null = null;

  private constructor(postgres: Postgres, url: string) {
    this.#postgres = postgres;
    this.#url = url;
  }

  /** Before the first of so many nodes is born: each will be told to others by an address of ours. */
  static async open(postgres: Postgres, url: string, nodes: number): Promise<Crossing> {
    const line = new Line(url, 30_000);
    await migrate(line);
    await line.close();
    const crossing = new Crossing(postgres, url);
    const ports: number[] = [];
    for (let id = 1; id <= nodes; id += 1) ports.push(await crossing.#listen(id));
    await postgres.sql(
      `create table crossing (id bigint primary key, port int not null, real text);
       insert into crossing (id, port) values ${ports.map((port, i) => `(${i + 1}, ${port})`).join(', ')};
       create function crossed() returns trigger language plpgsql as $$ begin
         update crossing set real = new.address where id = new.id;
         new.address = coalesce((select '127.0.0.1:' || port from crossing where id = new.id), new.address);
         return new;
       end $$;
       create trigger crossed before insert on veillee.node for each row execute function crossed()`,
      url,
    );
    return crossing;
  }

  async #listen(id: number): Promise<number> {
    const server = createServer(
      { noDelay: true, pauseOnConnect: true },
      (near) => void this.#cross(id, near),
    );
    this.#servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async #cross(id: number, near: Socket): Promise<void> {
    near.on('error', () => {});
    const sql = `select real from crossing where id = ${id}`;
    const rows = await this.#postgres.sql(sql, this.#url).catch(() => []);
    const to = String(rows[0]?.real ?? '127.0.0.1:1');
    const far = reach(to);
    const line: Crossed = { near, far, pair: null };
    this.#lines.add(line);
    near.on('data', (bytes: Buffer) => {
      const [, from, whom] = line.pair === null ? (identity.exec(bytes.toString('latin1')) ?? []) : [];
      if (from !== undefined) line.pair = pairOf(Number(from), Number(whom));
      this.#pass(line, far, bytes);
    });
    far.on('data', (bytes: Buffer) => this.#pass(line, near, bytes));
    near.once('close', () => this.#part(line, () => far.destroy()));
    // Where nobody listens any more, nobody listens here.
    far.once('close', () =>
      this.#part(line, async () => {
        if (await refuses(to)) this.#servers[id - 1]?.close();
        near.destroy();
      }),
    );
    near.resume();
  }

  /** That somebody is gone is not told either where nothing is. */
  #part(line: Crossed, tell: () => unknown): void {
    this.#lines.delete(line);
    if (line.pair === null || line.pair !== this.#apart) tell();
  }

  #pass({ pair }: Crossed, to: Socket, bytes: Buffer): void {
    if ((pair === null || pair !== this.#apart) && to.writable) to.write(bytes);
  }

  /** From now on these two hear nothing of each other. */
  part(a: number, b: number): void {
    this.#apart = pairOf(a, b);
  }

  /** They may call each other again; what was under way is torn. */
  join(): void {
    const pair = this.#apart;
    this.#apart = null;
    for (const line of this.#lines)
      if (line.pair === pair) for (const end of [line.near, line.far]) end.destroy();
  }

  close(): void {
    for (const server of this.#servers) server.close();
    for (const { near, far } of this.#lines) for (const end of [near, far]) end.destroy();
  }
}

function reach(address: string): Socket {
  const { hostname, port } = new URL(`tcp://${address}`);
  return connect({ host: hostname, port: Number(port), noDelay: true }).on('error', () => {});
}

function refuses(address: string): Promise<boolean> {
  const probe = reach(address);
  return new Promise<boolean>((resolve) => {
    probe.once('connect', () => resolve(false)).once('close', () => resolve(true));
  }).then((isRefused) => {
    probe.destroy();
    return isRefused;
  });
}
