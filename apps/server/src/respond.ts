import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pageLang } from './language.ts';
import type { Resource, Site } from './start/site.ts';

const guard = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function respondFrom(site: Site): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(guard)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const url = URL.parse(request.url ?? '', 'http://veillee');
    if (url === null) {
      response.writeHead(400).end();
      return;
    }
    const lang = pageLang(url.searchParams.get('lang'), request.headers['accept-language']);
    if (url.pathname === '/') send(request, response, 200, site.start[lang]);
    else {
      const file = site.files.get(url.pathname);
      if (file) send(request, response, 200, file);
      else send(request, response, 404, site.notFound[lang]);
    }
  };
}

function send(request: IncomingMessage, response: ServerResponse, status: number, resource: Resource): void {
  const zipped =
    resource.gzip !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = zipped ? resource.gzip : resource.body;
  response.writeHead(status, {
    'content-type': resource.type,
    'content-length': body.byteLength,
    'cache-control': resource.lasting ? 'public, max-age=86400' : 'no-cache',
    vary: 'accept-encoding, accept-language',
    ...(resource.lang ? { 'content-language': resource.lang } : {}),
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
