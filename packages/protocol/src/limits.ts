/** The version both sides must speak; raised when a message changes its meaning. */
export const protocolVersion = 1;

/** Every bound of the wire in one place. */
export const limits = {
  /** Bytes of a frame to the server. */
  frame: 16_384,
  /** Characters. */
  name: 24,
  text: 300,
  notes: 4000,
  reason: 300,
  topic: 60,
  /** Of an answer: fields, options in a field. */
  fields: 24,
  options: 64,
  /** How deep a game's options may nest, and how many values they may hold. */
  depth: 6,
  values: 500,
  chairs: 40,
  people: 60,
  /** Lines of talk a table remembers. */
  talk: 200,
  /** People sent away, screens that watched and scores a table remembers. */
  barred: 40,
  lookers: 24,
  scores: 120,
  /** What one chair may do in one game; a seat and a master who answers for all of them. */
  acts: 2000,
  masterActs: 20_000,
  /** Seconds a host may add at once. */
  moreTime: 600,
} as const;

/** Seconds until a replacement takes effect, in which the owner may object. */
export const objectionSeconds = 30;
/** Seconds a hand-over code is good for. */
export const handOverSeconds = 60;
/** Seconds that a host who hurries the dark leaves to whoever is called. */
export const rescueSeconds = 10;
