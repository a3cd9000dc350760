/** What a run of kills has seen. */
export class Figures {
  kills = 0;
  starts = 0;
  /** Kills of a house that nobody had come back to, or that had not opened yet. */
  unseen = 0;
  sent = 0;
  acknowledged = 0;
  repeated = 0;
  tables = 0;
  matches = 0;
  pictures = 0;
  facts = 0;
  lines = 0;
  values = 0;
  stories = 0;
  moments = 0;
  handOvers = 0;
  readonly losses: string[] = [];

  add(other: Figures): this {
    for (const key of Object.keys(this) as (keyof this)[]) {
      const [mine, theirs] = [this[key], other[key as keyof Figures]];
      if (typeof mine === 'number' && typeof theirs === 'number')
        this[key] = (mine + theirs) as this[keyof this];
    }
    this.losses.push(...other.losses);
    return this;
  }
}
