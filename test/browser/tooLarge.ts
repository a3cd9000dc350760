import type { Person } from './person.ts';

/** What two metres cannot read, or hands do not find where it was: more than two lines, or a screen that scrolls. */
export async function tooLarge(ana: Person, screen: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [740, 360],
    [360, 740],
  ] as const) {
    await ana.resize(width, height);
    await ana.rests();
    const [lines, isCut] = await ana.page.locator('h1').evaluate((head: HTMLElement) => {
      const place = head.parentElement ?? head;
      const { scrollHeight, scrollWidth } = document.documentElement;
      const height = Number.parseFloat(getComputedStyle(head).lineHeight);
      const isOver = place.scrollHeight > place.clientHeight || scrollHeight > innerHeight;
      return [Math.round(head.offsetHeight / height), isOver || scrollWidth > innerWidth] as const;
    });
    if (lines > 2 || isCut) found.push(`${screen} at ${width}×${height}: ${lines} lines`);
  }
  return found;
}
