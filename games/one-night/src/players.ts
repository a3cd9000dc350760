/** How many play; the listing tells it before any rule is loaded. */
export const players = { min: 3, max: 10, usual: 5 } as const;
