import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Everything serious that axe finds on this screen, and whether it scrolls sideways. */
export async function faults(person: Person, screen: string): Promise<readonly string[]> {
  await person.page.evaluate(axe);
  const found = await person.page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  });
  return [...found, ...(await sideways(person.page))].map((fault) => `${screen}: ${fault}`);
}

/** What axe does not ask: finger-sized targets, letters of 15 px, a focus one sees, nothing that moves, 320 px. */
export async function allFaults(person: Person, screen: string): Promise<readonly string[]> {
  const { page } = person;
  const size = page.viewportSize();
  const found = [...(await page.evaluate(measured)), ...(await unseenFocus(page))];
  if (size !== null && size.width < 600) {
    await person.resize(320, size.height);
    found.push(...(await sideways(page)));
    await person.resize(size.width, size.height);
  }
  return [...(await faults(person, screen)), ...found.map((fault) => `${screen}: ${fault}`)];
}

const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`scrolls sideways at ${clientWidth}: ${scrollWidth}, first ${wide?.outerHTML.slice(0, 100)}`];
  });

/** Runs in the page. */
function measured(): string[] {
  const [finger, letter] = [44, 15];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  /** Within a sentence a link is as high as its line. */
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) =>
        node !== element && node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const small = [...top.querySelectorAll('button, a[href], input, textarea, select, summary')]
    .map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element))
    .filter((element) => isShown(element) && !isInSentence(element))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < finger - 0.5;
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `a target of ${Math.round(width)} × ${Math.round(height)}: ${named(element)}`;
    });
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const tiny = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || (node.textContent ?? '').trim() === '' || !(holder instanceof HTMLElement))
      continue;
    if (!isShown(holder) || holder.closest('.unseen, script, style') !== null) continue;
    const px = Number.parseFloat(getComputedStyle(holder).fontSize);
    if (px < letter - 0.05 && innerWidth < 600) tiny.add(`letters of ${px} px: ${named(holder)}`);
  }
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
    )
    .map(({ effect }) => `moves: ${named((effect as KeyframeEffect).target as Element)}`);
  return [...small, ...tiny, ...moving];
}

/** Goes through the screen with the Tab key: whatever has the focus shows it. */
async function unseenFocus(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  const begun = await page.evaluateHandle(() => document.activeElement);
  const seen = new Set<string>();
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    const { id, fault } = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.tagName === 'DIALOG')
        return { id: 'body', fault: null };
      const marked = focused as HTMLElement;
      // A new screen begins at its heading, which no Tab reaches: it may take the focus while we look.
      if (marked.tabIndex < 0) return { id: `heading ${marked.textContent}`, fault: null };
      marked.dataset.tabbed ??= String(document.querySelectorAll('[data-tabbed]').length);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const isSeen =
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      return { id: marked.dataset.tabbed, fault: isSeen ? null : focused.outerHTML.slice(0, 100) };
    });
    if (fault !== null) found.add(`focus is not seen: ${fault}`);
    if (seen.has(id)) break;
    seen.add(id);
  }
  await begun.evaluate((element) => {
    for (const marked of document.querySelectorAll<HTMLElement>('[data-tabbed]'))
      delete marked.dataset.tabbed;
    if (element instanceof HTMLElement) element.focus();
  });
  return [...found];
}
