/** The kind of the numbered rules, whatever the game. */
export const ruling = 'ruling';
