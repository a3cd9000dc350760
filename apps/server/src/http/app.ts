import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { respondFrom } from '../respond.ts';
import type { Site } from '../start/site.ts';
import { inEveryLanguage } from '../text/index.ts';
import type { Gate } from './gate.ts';

export interface AppParts {
  readonly site: Site;
  readonly gate: Gate;
  readonly log?: { readonly level: string; readonly stream: Writable };
  /** The folder of the built web app. */
  readonly webRoot?: string;
}

const policy = (gate: Gate) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  // The silence that lets the buttons of a headset reach a page.
  mediaSrc: ['blob:'],
  // Older Safaris do not count the sockets of a page's own address as its own.
  connectSrc: ["'self'", (request: IncomingMessage) => gate.sockets(request)],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
});

/** A browser was led here under a name that is not ours, by its owner or by a stranger: who runs the house may say. */
const foreignName = `${inEveryLanguage(({ doors }) => doors.foreignName, '\n')}\n`;

/** Pages, health and figures. Logs name the route, never the address asked for: it may hold a secret. */
export async function httpApp(parts: AppParts): Promise<FastifyInstance> {
  const { site, gate, log } = parts;
  const app = fastify({
    logger: log === undefined ? false : { level: log.level, stream: log.stream, redact: ['req', 'res'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    // Who sends a request letter by letter holds a line that others want.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => {
    if (gate.isAskedByName(request.raw)) return;
    await reply.code(403).type('text/plain; charset=utf-8').send(foreignName);
  });
  await guard(app, gate);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? '*', status: reply.statusCode, ms }, 'answered');
  });
  await pages(app, parts);
  const respond = respondFrom(site);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    reply.hijack();
    respond(request.raw, reply.raw);
  });
  return app;
}

/** What a browser may do with our pages, and how often anybody may ask for them. */
async function guard(app: FastifyInstance, gate: Gate): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(gate) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  await app.register(rateLimit, {
    max: 300,
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => gate.source(raw),
    // A whole room of phones behind one address opens the app at the same time: its files are cheap and not counted.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => ({
      statusCode: 429,
      message: inEveryLanguage(({ doors }) => doors.tooManyRequests, ' / '),
    }),
  });
}

/** The web app's files, where there is one; the start page's else. */
async function pages(app: FastifyInstance, { webRoot }: AppParts): Promise<void> {
  if (webRoot === undefined || !existsSync(webRoot)) return;
  await app.register(statics, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    maxAge: '1d',
    // The page names its files by their contents: they may be kept, it may not.
    setHeaders: (reply, path) => {
      if (/\.html(\.(br|gz))?$/.test(path)) reply.header('cache-control', 'no-cache');
    },
  });
}

/** What the house has to say over http. */
export function houseRoutes(app: FastifyInstance, gateway: Gateway, gate: Gate): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    const isWell = await gateway.isWell();
    return reply
      .code(isWell ? 200 : 503)
      .type('text/plain')
      .send(isWell ? 'ok' : 'busy');
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!gate.mayReadFigures(request.raw)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await gateway.figures());
  });
  app.get<{ Params: { id: string } }>('/api/story/:id', async (request, reply) => {
    const { id } = request.params;
    const story = /^[\w-]{24}$/.test(id) ? await gateway.story(id) : undefined;
    if (story === undefined) return reply.code(404).send({ no: [{ key: 'story.unknown' }] });
    if (story === 'unread') return reply.code(503).send({ no: [{ key: 'story.failed' }] });
    // When it will be gone (RFC 8594): whoever shares its address is told.
    reply.header('sunset', new Date(story.until).toUTCString());
    return reply.type('application/json; charset=utf-8').send(story.text);
  });
}
