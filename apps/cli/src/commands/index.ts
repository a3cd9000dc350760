import type { Command } from '../command.ts';
import { bench } from './bench.ts';
import { house } from './house.ts';
import { lab } from './lab.ts';
import { loadtest } from './loadtest.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { site } from './site.ts';
import { verdict } from './verdict.ts';

/** What can be done already, in the order in which help and the start page tell of it. */
const deeds: readonly Command[] = [verdict, simulate, lab, replay, bench, loadtest];

/** The last three are for whoever runs a house or a site, not for whoever reads its pages. */
export const commands: readonly Command[] = [...deeds, serve(deeds), site, house];
