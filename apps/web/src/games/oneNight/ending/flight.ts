/** Each finger leaves so long after the one before, and flies so long. */
export const leavesAfter = 180;
export const flightMs = 620;
