import { may } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { look } from '../bot/aim.ts';
import { type Clue, type ForBots, tells } from '../bot/clue.ts';
import { occupants } from '../circle.ts';
import { announce } from '../record.ts';
import { ask, type Duty } from './office.ts';
import type { OfficeScene } from './scene.ts';

export const cameraWords = {
  fr: {
    'camera.name': 'Devant quelle maison était la caméra thermique ?',
    'camera.saw': 'La caméra thermique, devant {house:house} : {crowd:crowd}.',
  },
  en: {
    'camera.name': 'In front of which house was the thermal camera?',
    'camera.saw': 'The thermal camera, in front of {house:house}: {crowd:crowd}.',
  },
};

/** All learn how many were in one house at the hour of the attack (§9). */
export const cameraWhen = (isMine: (scene: OfficeScene) => boolean): Duty => ({
  progress: 'all',
  asking: ask(
    'camera.name',
    (scene) => (isMine(scene) ? may({ name: { house: one('house', scene.state.circle) } }) : undefined),
    (scene, { house: [house] }) => {
      const inside = occupants(scene.state.night.places ?? [], house).length;
      scene.used('camera');
      announce(scene.table, 'camera.saw', {
        house,
        crowd: inside === 0 ? 'empty' : inside === 1 ? 'one' : 'several',
      });
    },
  ),
});

export const cameraForBots: Required<ForBots> = {
  aims: { 'camera.name': { name: look } },
  // Whoever attacks is out; a house that is attacked is full.
  clues: {
    'camera.saw': {
      of: 'house',
      likely: (kind, { crowd }) => cameraTells[String(crowd)]?.(kind, {}) ?? 1,
      recalled: ({ house, crowd }) =>
        crowd === 'empty' && house !== undefined ? { id: 'camera', params: { seat: house } } : undefined,
    },
  },
};
const cameraTells: { readonly [crowd: string]: Clue['likely'] } = {
  empty: tells(0.7, 0.15),
  one: tells(0.25, 0.75),
};
