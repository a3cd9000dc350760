import type { Params, Reply, Seat } from '@veillee/kernel';
import type { Play } from './spec.ts';
import { type Deed, isDark, type State } from './state.ts';

/** What is told to all, and printed in the day's gazette; in the dark it is news that nobody waits for. */
export function announce(table: Play, key: string, params?: Params): void {
  const { state } = table;
  if (isDark(state)) table.announce(key, params);
  else table.tell('all', key, params);
  let page = state.gazette[state.gazette.length - 1];
  if (page === undefined || page.day !== state.day) {
    page = { day: state.day, weekday: state.weekday, news: [] };
    state.gazette.push(page);
  }
  const phrase = params === undefined ? { key } : { key, params };
  page.news.push(phrase);
  state.today.news.push({ stage: state.stage, phrase });
}

/** Written in the master's book; nobody else is told. */
export function note(state: State, by: Seat | null, did: string, params: Deed['params'] = {}): void {
  state.book.push({ day: state.day, stage: state.stage, by, did, params });
}

/** Keeps what was answered, stage by stage. */
export function keepReply({ today, stage }: State, { topic, to, answer }: Reply): void {
  for (const by of to) if (by !== 'table') today.settled.push({ stage, by, topic, way: answer?.do ?? null });
}

/** Counts a use of a power. */
export function count(state: State, power: string): void {
  state.uses[power] = (state.uses[power] ?? 0) + 1;
}
