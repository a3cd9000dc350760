/** A database as it may be named to anybody: without the password. */
export function namedWithoutSecrets(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return 'postgres://…';
  const user = parsed.username === '' ? '' : `${parsed.username}@`;
  return `postgres://${user}${parsed.host}${parsed.pathname}`;
}

/** Whether it is the address of a PostgreSQL. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '');
