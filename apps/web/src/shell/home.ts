/**
 * Where these files lie. `veillee site` writes `<meta name="veillee-home" content="static">` into the page: then there
 * is nobody behind it to ask, and a house can only be in the page itself.
 */
const said =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="veillee-home"]')?.content;

/** Whether a server stands behind this page, with tables for guests, stories and health. */
export const hasServer: boolean = said !== 'static';

/** Whether an address leads to a table that only a server could have: none is behind this page. */
export const leadsElsewhere = (fragment: string): boolean =>
  !hasServer && /^#?[a-z]{8}([.-]|$)/i.test(fragment);
