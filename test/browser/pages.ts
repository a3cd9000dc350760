import type { Page } from 'playwright-core';

/** How many sheets of paper it takes, as the printer would have it. */
export async function sheetsOf(page: Page, path?: string): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, ...(path === undefined ? {} : { path }) });
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}
