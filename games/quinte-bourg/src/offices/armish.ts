import { isEven } from '../calendar.ts';
import { cameraForBots, cameraWhen, cameraWords } from './camera.ts';
import { type Optional, officeCard } from './office.ts';

const card = officeCard('shield', {
  fr: {
    name: 'Adjoint Armish',
    her: 'Adjointe Armish',
    help: 'Les jours pairs, dit où regardait la caméra thermique.',
    phrases: cameraWords.fr,
  },
  en: {
    name: 'Deputy Armish',
    help: 'On even days says where the thermal camera looked.',
    phrases: cameraWords.en,
  },
});

/** A deputy: the camera is his on even days (§9, Q73). */
export const armish: Optional<typeof card> = {
  ...card,
  ...cameraForBots,
  kind: 'optional',
  deputy: true,
  duties: { camera: cameraWhen(({ state }) => isEven(state.weekday)) },
  uses: ['camera'],
  rulings: ['Q73', 'Q74'],
};
