import { bench } from './bench.ts';
import { commands } from './commands.ts';
import { house } from './house.ts';
import { lab } from './lab.ts';
import { loadtest } from './loadtest.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { shared } from './shared.ts';
import { simulate } from './simulate.ts';
import { site } from './site.ts';
import { verdict } from './verdict.ts';

export const fr = {
  ...shared,
  commands,
  bench,
  house,
  lab,
  loadtest,
  replay,
  serve,
  simulate,
  site,
  verdict,
};
