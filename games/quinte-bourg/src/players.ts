/** How many play; the listing tells it before any rule is loaded. */
export const players = { min: 6, max: 40, usual: 12 } as const;
