import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type ByLang, byLang, type Lang } from '@veillee/kernel';
import { candlelight, flame } from './engraving.ts';
import { type Deed, notFoundPage, startPage } from './pages.ts';

export interface Resource {
  readonly type: string;
  readonly body: Buffer;
  readonly gzip?: Buffer;
  readonly lang?: Lang;
  /** May a browser keep it for a day? */
  readonly lasting: boolean;
}

type Pages = ByLang<Resource>;

export interface Site {
  readonly start: Pages;
  readonly notFound: Pages;
  readonly files: ReadonlyMap<string, Resource>;
}

/** Everything there is to send, made once. */
export function site(deeds: readonly Deed[]): Site {
  return {
    start: byLang((lang) => page(lang, startPage(lang, deeds))),
    notFound: byLang((lang) => page(lang, notFoundPage(lang))),
    files: new Map([
      ['/veillee.css', text('text/css', readFileSync(new URL('veillee.css', import.meta.url), 'utf8'))],
      ['/sky.svg', text('image/svg+xml', candlelight())],
      ['/favicon.svg', text('image/svg+xml', flame())],
      ...fonts,
    ]),
  };
}

const page = (lang: Lang, html: string): Resource => ({ ...text('text/html', html), lang, lasting: false });

function text(type: string, content: string): Resource {
  const body = Buffer.from(content);
  return { type: `${type}; charset=utf-8`, body, gzip: gzipSync(body), lasting: true };
}

const fonts = [
  font(
    'fell.woff2',
    import.meta.resolve('@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2'),
  ),
  font(
    'fell-italic.woff2',
    import.meta.resolve('@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2'),
  ),
  font(
    'alegreya-sans.woff2',
    import.meta.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'),
  ),
  font(
    'alegreya-sans-medium.woff2',
    import.meta.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2'),
  ),
];

function font(name: string, file: string): [string, Resource] {
  const body = readFileSync(new URL(file));
  return [`/fonts/${name}`, { type: 'font/woff2', body, lasting: true }];
}
