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
  endpoint: 1000,
  /** Of an answer: fields, options in a field. */
  fields: 24,
  options: 64,
  /** How deep a game's options may nest, and how many values they may hold. */
  depth: 6,
  values: 500,
  /** Those of a deal or a position. */
  dealValues: 4000,
  chairs: 40,
  people: 60,
  /** Lines of talk a table remembers. */
  talk: 200,
  /** People sent away, screens that watched and scores a table remembers. */
  barred: 40,
  watchers: 24,
  scores: 120,
  /** What one chair may do in one game; a seat and a master who answers for all of them. */
  acts: 2000,
  masterActs: 20_000,
  /** Lines of the ledger that whoever leads is shown as they come. */
  ledger: 1000,
  /** Seconds a host may add at once. */
  moreTime: 600,
  /** Seconds that a line in the dark may last at least, where a person leads. */
  pulse: 60,
} as const;

/** Seconds until a replacement takes effect, in which the owner may object. */
export const objectionSeconds = 30;
/** Seconds a hand-over code is good for. */
export const handOverSeconds = 60;
/** Seconds that a host who hurries the dark leaves to whoever is called. */
export const rescueSeconds = 10;
/** Seconds that a line in the dark lasts at least where a person leads, unless they say otherwise. */
export const pulseSeconds = 6;
