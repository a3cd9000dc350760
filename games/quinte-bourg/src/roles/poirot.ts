import { way } from '@veillee/kernel';
import { plainly } from '../bot/aim.ts';
import { type CampRole, invocation } from '../power.ts';
import { playerOf } from '../state.ts';
import { beginShow, keeps, type Showing, showing } from './show.ts';

const words = {
  fr: {
    name: 'Poirot',
    help: 'Un Villageois qui peut gagner comme Détective, ou par un show où il nomme le rôle de chacun.',
    asks: { show: { asked: 'Faire ton show, en te révélant', ways: { show: 'Faire le show' } } },
    phrases: {
      'show.began': {
        other: '{player:Subject} se révèle Poirot, et fait son show.',
        you: { player: 'Tu te révèles Poirot, et tu fais ton show.' },
      },
      'poirot.state': 'Quel est le rôle de camp de chacun ? À toi de le dire.',
      'way.state': 'Affirmer',
      'show.stated': 'Poirot dit {player:of} : « {role:statement} ».',
      'show.answer': 'Poirot te dit : « {role:statement} ». Que réponds-tu ?',
      'way.ok': 'Ok',
      'way.error': 'Erreur',
      'way.gross': 'Grosse erreur',
      'show.ok': '{player:Subject} {player:verb|répond|réponds} : Ok.',
      'show.error': '{player:Subject} {player:verb|répond|réponds} : Erreur.',
      'show.gross': '{player:Subject} {player:verb|répond|réponds} : Grosse erreur.',
      'show.shamed': 'Le show est un désastre.',
      'show.passed': 'Le show s’achève, ni triomphe ni désastre.',
      'show.triumphed': 'Le show est un triomphe.',
    },
  },
  en: {
    name: 'Poirot',
    help: 'A Villager who may win as a Detective, or by a show in which he names everybody’s role.',
    asks: { show: { asked: 'Do your show, and be revealed', ways: { show: 'Do the show' } } },
    phrases: {
      'show.began': {
        other: '{player:Subject} is revealed as Poirot, and puts on a show.',
        you: { player: 'You reveal yourself as Poirot, and put on a show.' },
      },
      'poirot.state': 'What is everybody’s camp role? Say it.',
      'way.state': 'State',
      'show.stated': 'Poirot says of {player:seat}: “{role:statement}”.',
      'show.answer': 'Poirot says: “{role:statement}”. What do you answer?',
      'way.ok': 'Ok',
      'way.error': 'Error',
      'way.gross': 'Gross error',
      'show.ok': '{player:Subject} {player:verb|answers|answer}: Ok.',
      'show.error': '{player:Subject} {player:verb|answers|answer}: Error.',
      'show.gross': '{player:Subject} {player:verb|answers|answer}: Gross error.',
      'show.shamed': 'The show is a disaster.',
      'show.passed': 'The show ends, neither triumph nor disaster.',
      'show.triumphed': 'The show is a triumph.',
    },
  },
};

/** A Showman states the camp role of every player, the dead included, once (§3, Q7, Q8, Q42). */
export const poirot: CampRole<typeof words, typeof keeps, Showing> = {
  words,
  icon: 'mustache',
  keeps,
  steps: (village) => ({ show: showing(village) }),
  rulings: ['Q7', 'Q8', 'Q41', 'Q42', 'Q48'],
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'showman' },
  // A bot never knows enough of everybody to put on a show.
  aims: {
    show: {},
    'show.answer': { gross: { worth: () => 0.3 }, error: { worth: () => 0.2 }, ok: plainly },
  },
  invocation: invocation({
    verb: 'show',
    kind: 'show',
    neverOnSunday: true,
    once: true,
    open: true,
    form: (state, me) => (playerOf(state, me).conditions.includes('showman') ? way('show') : undefined),
    use: ({ me, table }) => beginShow(table, me),
  }),
};
