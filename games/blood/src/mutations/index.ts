import type { MutationId } from '../ids.ts';
import { attention } from './attention.ts';
import { betray } from './betray.ts';
import { clueToRevenge } from './clueToRevenge.ts';
import { fullMoon } from './fullMoon.ts';
import type { Mutation } from './mutation.ts';
import { supper } from './supper.ts';

export const mutations: { readonly [id in MutationId]: Mutation } = {
  'full-moon': fullMoon,
  'clue-to-revenge': clueToRevenge,
  supper,
  betray,
  attention,
};
