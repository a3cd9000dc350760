import { games as listed } from '@veillee/games';
import { type Lang, langs, languages } from '@veillee/kernel';
import { serverText, type Worded } from '../text/index.ts';

/** Something that can be done already, and how. */
export interface Deed {
  readonly name: string;
  readonly summary: Worded;
  readonly example: string;
}

const escapes: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const safe = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const flame =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 0c1.8 4.6 7 7.6 7 14 0 5-3.2 9-7 9s-7-4-7-9c0-6.4 5.2-9.4 7-14Z"/><path class="core" d="M12 9c1 3 3.6 4.6 3.6 8 0 3-1.6 5-3.6 5s-3.6-2-3.6-5c0-3.4 2.6-5 3.6-8Z"/></svg>';

/** The two l of the name are lit candles. */
const wordmark = `<span class="wordmark" aria-hidden="true">Vei<i>l${flame}</i><i>l${flame}</i>ée</span><span class="unseen">Veillée</span>`;

const swell =
  '<svg class="swell" viewBox="0 0 240 8" preserveAspectRatio="none" aria-hidden="true"><path d="M0 4C60 3.7 96 2.6 112 2.4L120 0l8 2.4C144 2.6 180 3.7 240 4 180 4.3 144 5.4 128 5.6L120 8l-8-2.4C96 5.4 60 4.3 0 4Z"/></svg>';

function frame(lang: Lang, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#15100a">
<meta name="description" content="${safe(serverText[lang].start.description)}">
<title>${safe(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/fell.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/veillee.css">
</head>
<body>
${body}
</body>
</html>
`;
}

function langSwitch(lang: Lang): string {
  const link = (to: Lang) =>
    `<a href="?lang=${to}" lang="${to}" hreflang="${to}" aria-label="${to.toUpperCase()}, ${languages[to].name}"${to === lang ? ' aria-current="true"' : ''}>${to.toUpperCase()}</a>`;
  return `<nav class="lang" aria-label="${serverText[lang].start.switch}">${langs.map(link).join('')}</nav>`;
}

/** A command may break between its words, never inside an option. */
const command = (text: string) =>
  text
    .split(' ')
    .map((word) => (word.includes('-') ? `<span>${safe(word)}</span>` : safe(word)))
    .join(' ');

function slip(deed: Deed, lang: Lang): string {
  return `<li class="slip"><h3>${safe(deed.name)}</h3><p>${safe(deed.summary[lang])}</p><pre tabindex="0"><code>${command(deed.example)}</code></pre></li>`;
}

export function startPage(lang: Lang, deeds: readonly Deed[]): string {
  const say = serverText[lang].start;
  const games = listed
    .flatMap(({ credits }) => credits?.[lang] ?? [])
    .map(({ title, by }) => `<li><em>${safe(title)}</em> (${safe(by)})</li>`);
  const slips = deeds.map((deed) => slip(deed, lang)).join('\n');
  const done =
    deeds.length > 0 ? `<p>${say.nowLead}</p>\n<ul class="slips">\n${slips}\n</ul>` : `<p>${say.later}</p>`;
  return frame(
    lang,
    `Veillée – ${say.tagline[0]}`,
    `<div class="sky"></div>
<div class="screen">
<header>
${langSwitch(lang)}
<h1>${wordmark}</h1>
${swell}
<p class="tagline">${say.tagline.join('<br>')}</p>
</header>
<main>
<p class="intro">${say.intro}</p>
<section aria-labelledby="now">
<h2 id="now">${say.now}</h2>
${done}
</section>
</main>
<footer>
<h2>${say.credits}</h2>
<ul>${games.join('')}</ul>
<p>${say.unofficial}</p>
<p>${say.thanks}</p>
</footer>
</div>`,
  );
}

export function notFoundPage(lang: Lang): string {
  const say = serverText[lang].start;
  return frame(
    lang,
    `Veillée – ${say.lost}`,
    `<div class="screen lost">
<main>
<h1>${say.lost}</h1>
${swell}
<p>${say.lostLead}</p>
<a class="button" href="/?lang=${lang}">${say.back}</a>
</main>
</div>`,
  );
}
