import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A web space as one rents it: files by their names in folders of an origin, no header but their type. */
export class WebSpace {
  readonly origin: string;
  /** What was asked for and is not there. */
  readonly missed: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    // A name that counts as secure: what is hosted has https.
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** `folders`: by the path each is served under, as `/jeux/veillee/`. */
  static async open(folders: { readonly [path: string]: string }): Promise<WebSpace> {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const under = Object.keys(folders).find((place) => path.startsWith(place));
      const file =
        under === undefined ? '' : join(folders[under] ?? '', path.slice(under.length) || 'index.html');
      if (file === '' || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
        space.missed.push(path);
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const space = new WebSpace(server);
    return space;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
