/** How many play; the listing tells it before any rule is loaded. */
export const players = { min: 4, max: 9, usual: 5 } as const;
