import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { providerOf, thisMachine } from '../fromDebian.ts';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: the newest of Debian's, or where `POSTGRES_BIN` says. */
function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [process.env.POSTGRES_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

const provide = providerOf(
  {
    name: 'PostgreSQL',
    one: 'a PostgreSQL',
    package: 'postgresql',
    cure: 'Set POSTGRES_BIN to the folder in which its initdb is.',
  },
  thisMachine(findPostgres),
);

/** Where PostgreSQL's programs are, installed if need be. */
export const needPostgres = (): Promise<string> => provide();
