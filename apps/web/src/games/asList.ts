/** A parameter that may be a list; anything else counts as an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
