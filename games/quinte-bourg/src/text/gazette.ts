import type { Wording } from '@veillee/kernel';
import type { Reported } from '../gazette/desks.ts';
import type { Issue, SectionId } from '../gazette/issue.ts';

/** One way to say something, or several of which each morning takes the next. */
type Ways<T> = readonly [T, ...T[]];

/** What a paper says besides facts: its headlines, what stands under them, small ads, the almanac, its errata. */
type Composed =
  | `lead.${'death' | 'two' | 'many' | 'back' | 'kiss' | 'show' | 'quiet' | 'end' | 'feast' | 'press'}`
  | `stand.${'unsettled' | 'many' | 'back' | 'kiss' | 'show' | 'quiet' | 'end' | 'feast' | 'press'}`
  | `ad.${'vacant' | 'law' | 'house'}`
  | `almanac.${'night' | 'feast'}`
  | 'night.emptied'
  | 'errata.count';

/** All that the gazette says in one language. ‹So› a text marks what stands out in it. */
export interface GazetteWords {
  /** Over the paper: its number and day, odd or even, and its price. */
  readonly ears: (
    issue: Pick<Issue, 'number' | 'kind' | 'parity'>,
    weekday: string,
  ) => readonly [string, string, string];
  /** A number in words, as far as people are counted. */
  readonly number: (n: number) => string;
  /** `{yesterday}` is the day that is reported on. */
  readonly sections: { readonly [id in SectionId]: Ways<string> };
  readonly lines: { readonly [key in Reported | Composed]: Ways<Wording> };
}
