import { type Lang, langs } from '@veillee/kernel';
import type { Plugin } from 'vite';
import { pageWords } from './src/words/page.ts';

const fileOf = (lang: Lang): string => `${lang}.webmanifest`;
const ground = '#15100a';

/** What a device is told of the app when it is installed. */
const manifestIn = (lang: Lang): object => ({
  name: 'Veillée',
  short_name: 'Veillée',
  description: pageWords[lang].description,
  lang,
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: ground,
  theme_color: ground,
  categories: ['games', 'entertainment'],
  icons: [
    { src: 'flame.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** A manifest in each language, and in the page what is said before it knows its reader's: in the first one. */
export function manifests(): Plugin {
  const [first] = langs;
  if (first === undefined) throw new Error('there is no language');
  return {
    name: 'manifests',
    generateBundle() {
      for (const lang of langs)
        this.emitFile({
          type: 'asset',
          fileName: fileOf(lang),
          source: `${JSON.stringify(manifestIn(lang), null, 2)}\n`,
        });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { name: 'description', content: pageWords[first].description },
          injectTo: 'head',
        },
        { tag: 'link', attrs: { rel: 'manifest', href: `./${fileOf(first)}` }, injectTo: 'head' },
        {
          tag: 'noscript',
          children: `<p>${langs.map((lang) => pageWords[lang].noScript).join(' ')}</p>`,
          injectTo: 'body',
        },
      ],
    },
  };
}
