import type { RoleId } from '../ids.ts';
import type { CampRole } from '../power.ts';
import { alpha } from './alpha.ts';
import { black } from './black.ts';
import { cortex } from './cortex.ts';
import { fennec } from './fennec.ts';
import { greedy } from './greedy.ts';
import { holmes } from './holmes.ts';
import { martyr } from './martyr.ts';
import { minus } from './minus.ts';
import { monk } from './monk.ts';
import { mouse } from './mouse.ts';
import { orpheus } from './orpheus.ts';
import { pach } from './pach.ts';
import { poirot } from './poirot.ts';
import { prophet } from './prophet.ts';
import { rappaz } from './rappaz.ts';
import { red } from './red.ts';
import { reptilian } from './reptilian.ts';
import { sesiano } from './sesiano.ts';
import { seth } from './seth.ts';
import { sheherazade } from './sheherazade.ts';
import { siren } from './siren.ts';
import { villager } from './villager.ts';

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
