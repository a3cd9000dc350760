import type { RoleId } from '../ids.ts';
import type { CampRole } from '../power.ts';
import { black } from './black.ts';
import { cortex } from './cortex.ts';
import { fennec } from './fennec.ts';
import { minus } from './minus.ts';
import { orpheus, siren } from './musicians.ts';
import { alpha, greedy, martyr, mouse, reptilian, villager } from './plain.ts';
import { poirot } from './poirot.ts';
import { prophet } from './prophet.ts';
import { red } from './red.ts';
import { seth } from './seth.ts';
import { sheherazade } from './sheherazade.ts';
import { holmes, monk, pach, rappaz, sesiano } from './six.ts';

export const roles: { readonly [id in RoleId]: CampRole } = {
  sheherazade,
  prophet,
  seth,
  fennec,
  mouse,
  minus,
  cortex,
  reptilian,
  alpha,
  black,
  red,
  martyr,
  orpheus,
  siren,
  villager,
  greedy,
  holmes,
  monk,
  poirot,
  pach,
  rappaz,
  sesiano,
};
