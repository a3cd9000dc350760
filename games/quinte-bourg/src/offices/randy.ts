import { isOdd } from '../calendar.ts';
import { cameraForBots, cameraWhen, cameraWords } from './camera.ts';
import { type Optional, officeCard } from './office.ts';

const card = officeCard('shield', {
  fr: {
    name: 'Adjoint Randy',
    her: 'Adjointe Randy',
    help: 'Les jours impairs, dit où regardait la caméra thermique.',
    phrases: cameraWords.fr,
  },
  en: {
    name: 'Deputy Randy',
    help: 'On odd days says where the thermal camera looked.',
    phrases: cameraWords.en,
  },
});

/** A deputy: the camera is his on odd days (§9, Q73). */
export const randy: Optional<typeof card> = {
  ...card,
  ...cameraForBots,
  kind: 'optional',
  deputy: true,
  duties: { camera: cameraWhen(({ state }) => isOdd(state.weekday)) },
  uses: ['camera'],
  rulings: ['Q73', 'Q74'],
};
