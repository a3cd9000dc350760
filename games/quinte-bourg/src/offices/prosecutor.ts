import { must } from '@veillee/gamekit';
import { one, type Seat, some, topic, way } from '@veillee/kernel';
import { harm } from '../bot/aim.ts';
import { announce } from '../record.ts';
import { canAct, others, playerOf, seatsOf } from '../state.ts';
import { cameraForBots, cameraWhen, cameraWords } from './camera.ts';
import { hasOffice } from './held.ts';
import { ask, type Mandatory, officeCard } from './office.ts';

const card = officeCard('magnifying-glass', {
  fr: {
    name: 'Procureur',
    her: 'Procureure',
    help: 'Sans adjoint, pose chaque matin la caméra thermique ; avec un adjoint, paie une pièce pour voir les cartes d’un titulaire.',
    phrases: {
      ...cameraWords.fr,
      'prosecutor.enquire': 'Ouvrir une enquête, pour une pièce',
      'way.enquire': 'Enquêter',
      'enquiry.opened': 'Le Procureur enquête sur {player:seat}.',
      'prosecutor.accuse': 'Égalité : qui accuses-tu ?',
      'way.accuse': 'Accuser',
    },
  },
  en: {
    name: 'Prosecutor',
    help: 'Without a deputy, places the thermal camera each morning; with one, pays a coin to see an office holder’s cards.',
    phrases: {
      ...cameraWords.en,
      'prosecutor.enquire': 'Open an enquiry, for a coin',
      'way.enquire': 'Enquire',
      'enquiry.opened': 'The Prosecutor enquires into {player:seat}.',
      'prosecutor.accuse': 'A tie: who do you accuse?',
      'way.accuse': 'Accuse',
    },
  },
});

const price = 1;

/** With a deputy in office, for a coin: an enquiry and its subject are public, what is seen is not (Q65, Q73). */
const enquiry = ask(
  'prosecutor.enquire',
  ({ state, me, hasDeputy }) => {
    if (!hasDeputy || !canAct(state, me) || playerOf(state, me).coins < price) return undefined;
    const holders = others(seatsOf(state), me).filter((seat) => hasOffice(state, seat));
    return must({ enquire: { player: one('seat', holders) } });
  },
  (scene, { player: [player] }) => {
    const { me, state, table } = scene;
    const { role, speciality } = playerOf(state, player);
    scene.used('enquire');
    announce(table, 'enquiry.opened', { player });
    table.tell(me, 'you.sawCards', { player, role, speciality });
    scene.pay(me, 'out', price, 'enquiry');
  },
);

/** Who of the level is tried in a purge (Q76). */
export const choiceOfAccused = topic('prosecutor.accuse', (level: readonly Seat[], places: number) =>
  way('accuse', { players: some('seat', level, places, places) }),
);

/** Names the camera's house; with a deputy in office enquires instead (§9, Q73). */
export const prosecutor: Mandatory<typeof card> = {
  ...card,
  kind: 'mandatory',
  duties: { camera: cameraWhen(({ hasDeputy }) => !hasDeputy) },
  right: enquiry,
  accuses: choiceOfAccused,
  ...cameraForBots,
  aims: {
    ...cameraForBots.aims,
    [enquiry.verb]: {
      enquire: { worth: ({ hoards }) => (hoards ? -2 : -0.4), whom: (mind, seat) => mind.doubt(seat) },
    },
    [choiceOfAccused.topic]: { accuse: harm() },
  },
  wantedBy: ['detectives', 'mathematicians'],
  uses: ['camera', 'enquire', 'accuse'],
  rulings: ['Q19', 'Q23', 'Q73', 'Q76'],
};
