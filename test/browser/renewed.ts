import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The same built app with its first script and its page renewed, in a folder of its own. */
export function renewed(): string {
  const built = process.env.VEILLEE_TEST_WEB as string;
  const copy = mkdtempSync(join(tmpdir(), 'veillee-renewed-'));
  cpSync(built, copy, { recursive: true });
  const page = readFileSync(join(copy, 'index.html'), 'utf8');
  const [, old] = /src="\.\/assets\/(index-[\w-]+\.js)"/.exec(page) as unknown as [string, string];
  for (const file of ['index.html', 'worker.js']) {
    const text = readFileSync(join(copy, file), 'utf8').replaceAll(old, 'index-renewed.js');
    writeFileSync(join(copy, file), text.replace(/veillee-[0-9a-f]{12}/, 'veillee-999999999999'));
    for (const end of ['br', 'gz']) rmSync(join(copy, `${file}.${end}`));
  }
  for (const file of readdirSync(join(copy, 'assets'))) {
    const place = join(copy, 'assets', file);
    if (file === old) {
      renameSync(place, join(copy, 'assets', 'index-renewed.js'));
    } else if (file.startsWith(old)) rmSync(place);
    else if (file.endsWith('.js') && readFileSync(place, 'utf8').includes(old)) {
      writeFileSync(place, readFileSync(place, 'utf8').replaceAll(old, 'index-renewed.js'));
      for (const end of ['br', 'gz']) rmSync(`${place}.${end}`);
    }
  }
  return copy;
}
