import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { readTranscript } from '@veillee/kernel';
import { type Present, sightOf } from '@veillee/protocol';
import type { Plan } from './evenings.ts';
import type { Figures } from './figures.ts';
import { Player } from './player.ts';
import { TableRecord } from './tableRecord.ts';

/** What a table needs of the house it is in. */
export interface Place {
  readonly figures: Figures;
  /** Where the house is found now. */
  readonly address: string;
  /** When something was lost, in words. */
  readonly moment: string;
  /** The house's clock. */
  time(): number;
  /** An answer has come. */
  answered(): void;
  /**
   * Whether seats go to other devices. Where a line that was cut may still be heard after the next one, nobody knows which
   * device has a seat that was on its way to another.
   */
  readonly mayMove: boolean;
  /** All has been said at this table. */
  full(table: Table): void;
}

/** The house remembers two hundred lines of talk; here none is to be forgotten, so that all can be compared. */
const mostLines = 130;
/** So many stories are read again at a time. */
const readAgain = 2;

const names = ['Ana', 'Bo', 'Cléo', 'Dan', 'Eve'];

/** A table and the people who play at it, through all lives of the house. */
export class Table {
  readonly plan: Plan;
  readonly seed: number;
  readonly record: TableRecord;
  readonly players: readonly Player[];
  code: string | null = null;
  /** Whether its people do things; else they only look. */
  isPlaying = false;
  isFull = false;
  isLost = false;
  answers = 0;
  readonly #place: Place;
  /** Stories by the number of their match, with what they were when they were first read. */
  readonly #stories = new Map<number, { readonly id: string; digest: string | null }>();
  #numbers = 0;
  /** The last match that anybody was shown. */
  #matches = 0;

  constructor(place: Place, plan: Plan, seed: number) {
    this.#place = place;
    this.plan = plan;
    this.seed = seed;
    this.record = new TableRecord(place.figures);
    this.record.comings.sent = 1;
    this.players = Array.from({ length: plan.people }, (_, i) => new Player(this, names[i] as string));
    place.figures.tables += 1;
  }

  get mayMove(): boolean {
    return this.#place.mayMove;
  }

  get url(): string {
    return `ws://${this.#place.address}/live`;
  }

  next(): number {
    this.#numbers += 1;
    return this.seed * 100_000 + this.#numbers;
  }

  time(): number {
    return this.#place.time();
  }

  /** Everybody comes who is not away, looks, and begins to play where that is wanted. */
  async come(isPlaying: boolean): Promise<void> {
    this.isPlaying = isPlaying && !this.isFull;
    const [host, ...others] = this.players as [Player, ...Player[]];
    if (this.code === null) await host.come();
    if (this.code === null) return;
    const coming = [host, ...others].filter(
      ({ awayUntil, isHere }) => !isHere && !(isPlaying && awayUntil !== null),
    );
    await Promise.all(coming.map((player) => player.come()));
    await this.#readStories();
  }

  /** Whether all are here who come: whoever left, and is not let in again as somebody new, does not. */
  isGathered(isPlaying: boolean): boolean {
    return this.players.every(
      ({ isHere, awayUntil, seat }) => isHere || (awayUntil !== null && (isPlaying || seat.isOut)),
    );
  }

  /** The line to the house is cut, and all that came before was heard. */
  async part(): Promise<void> {
    this.isPlaying = false;
    await Promise.all(this.players.map(({ gone }) => gone));
  }

  answered(): void {
    this.answers += 1;
    for (const player of this.players) {
      if (this.isPlaying && player.awayUntil !== null && player.awayUntil <= this.answers) void player.come();
    }
    this.#place.answered();
  }

  /** Somebody is shown this. */
  see(present: Present): void {
    const match = present.room?.match;
    this.#count(match?.number ?? 0);
    if (match?.state === 'over' && !this.record.verdicts.has(match.number)) {
      const verdict = sightOf(present)?.verdict;
      if (verdict)
        this.record.verdicts.set(match.number, { holders: match.holders, winners: verdict.winners });
    }
    if (match?.story && !this.#stories.has(match.number))
      this.#stories.set(match.number, { id: match.story, digest: null });
    if (present.talk.length > mostLines && !this.isFull) {
      this.isFull = true;
      this.isPlaying = false;
      for (const player of this.players) player.goAway();
      this.#place.full(this);
    }
  }

  #count(match: number): void {
    this.#place.figures.matches += Math.max(0, match - this.#matches);
    this.#matches = Math.max(match, this.#matches);
  }

  lose(what: string): void {
    if (this.isLost) return;
    this.isLost = true;
    this.isPlaying = false;
    const { figures } = this.#place;
    figures.losses.push(`${this.#place.moment}, ${this.plan.game} ${this.code}: ${what}`);
    this.#place.full(this);
  }

  /** New stories, and some of the old ones once more. */
  async #readStories(): Promise<void> {
    const known = [...this.#stories];
    const fresh = known.filter(([, { digest }]) => digest === null);
    const old = known.filter(([, { digest }]) => digest !== null).slice(-readAgain);
    for (const [number, story] of [...fresh, ...old]) await this.#readStory(number, story);
  }

  async #readStory(number: number, story: { readonly id: string; digest: string | null }): Promise<void> {
    const told = await read(`http://${this.#place.address}/${story.id}`);
    if (told === null) return;
    const digest = createHash('sha256').update(told).digest('hex');
    this.#place.figures.stories += 1;
    if (story.digest === null) this.#compareStory(number, told);
    else if (story.digest !== digest) this.lose(`the story of match ${number} has changed`);
    story.digest = digest;
  }

  #compareStory(number: number, told: string): void {
    const story = told === '' ? undefined : readTranscript(JSON.parse(told));
    if (!story?.ok) this.lose(`the story of match ${number} cannot be read`);
    else for (const loss of this.record.match(number).compareStory(story.value)) this.lose(loss);
  }
}

/** On a line of its own: one that was kept may lead to a node that stands still. Null: nobody answered. */
function read(url: string): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false }, (response) =>
      text(response).then(
        (all) => resolve(response.statusCode === 200 ? all : ''),
        () => resolve(null),
      ),
    );
    asked.on('error', () => resolve(null));
  });
}
