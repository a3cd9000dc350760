import { day, defaultRules, isPostgres, isRange, type Place, type Rules } from '@veillee/server';
import { UsageError } from '../command.ts';
import { wholeNumber } from '../options.ts';

type Env = { readonly [name: string]: string | undefined };

/** Of the tables one source may lay in a row, so many times as many may stand at a time. */
const standing = 5;

/** Who may come, by which name, how many at a time, and how long it is kept: what an operator says by the environment. */
export function doorsOf(env: Env): Pick<Place, 'names' | 'trustProxy' | 'metricsToken' | 'rules'> {
  const metricsToken = env.VEILLEE_METRICS;
  return {
    names: namesOf(env.VEILLEE_NAMES),
    trustProxy: proxiesOf(env.VEILLEE_PROXY),
    rules: { ...limitsOf(env), ...livesOf(env) },
    ...(metricsToken ? { metricsToken } : {}),
  };
}

/**
 * Where everything is kept, if not in the folder: a PostgreSQL, and where its other nodes reach this one. By the environment
 * alone: what stands on a command line is read by everybody on the machine.
 */
export function sharedOf(env: Env): Pick<Place, 'shared'> {
  const { VEILLEE_STORE: url, VEILLEE_NODE: reached } = env;
  if (!url) return {};
  if (!isPostgres(url)) throw new UsageError(({ serve }) => serve.store);
  if (!reached) return { shared: { url } };
  const at = URL.parse(`tcp://${reached}`);
  if (at === null || at.hostname === '' || !/^tcp:\/\/[^/@?#]+$/.test(`tcp://${reached}`))
    throw new UsageError(({ serve }) => serve.node(reached));
  const host = at.hostname.replace(/^\[|\]$/g, '');
  return { shared: { url, host, ...(at.port === '' ? {} : { port: Number(at.port) }) } };
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => one.toLowerCase());

function namesOf(text: string | undefined): string[] {
  const names = listed(text);
  const wrong = names.find((name) => !/^(\*|\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/.test(name));
  if (wrong === undefined) return names;
  throw new UsageError(({ serve }) => serve.names(wrong));
}

function proxiesOf(text: string | undefined): boolean | string[] {
  if (!text || text === '0') return false;
  if (text === '1') return true;
  const ranges = listed(text);
  const wrong = ranges.find((range) => !isRange(range));
  if (wrong === undefined) return ranges;
  throw new UsageError(({ serve }) => serve.proxy(wrong));
}

function limitsOf(env: Env): Partial<Rules> {
  const asked = (name: string, usual: number): number =>
    wholeNumber(name, env[name] || String(usual), 1, 1_000_000);
  const tables = asked('VEILLEE_TABLES', defaultRules.tables.burst);
  return {
    tables: { burst: tables, perSecond: tables / 1800 },
    tablesAtOnce: tables * standing,
    rooms: asked('VEILLEE_ALL_TABLES', defaultRules.rooms),
    connections: {
      each: asked('VEILLEE_CONNECTIONS', defaultRules.connections.each),
      all: asked('VEILLEE_ALL_CONNECTIONS', defaultRules.connections.all),
    },
  };
}

/** How long tables and stories are kept, in days. */
function livesOf(env: Env): Pick<Rules, 'clearAfter' | 'keepStories'> {
  const days = (name: string, usual: number): number =>
    day * wholeNumber(name, env[name] || String(usual / day), 1, 36_500);
  return {
    clearAfter: days('VEILLEE_KEEP_TABLES', defaultRules.clearAfter),
    keepStories: days('VEILLEE_KEEP_STORIES', defaultRules.keepStories),
  };
}
