import { must } from '@veillee/gamekit';
import { enmityTo } from '../bot/aim.ts';
import { announce } from '../record.ts';
import { ask, type Optional, officeCard } from './office.ts';

const card = officeCard('wood-club', {
  fr: {
    name: 'Bourreau',
    help: 'Peut une fois gracier un condamné autre que lui ; puis le poste disparaît.',
    phrases: {
      'executioner.pardon': { other: 'Gracies-tu {player:seat} ?', you: { player: 'Te gracies-tu ?' } },
      'way.pardon': 'Gracier',
      'sentence.pardoned': {
        other: 'Le Bourreau gracie {player:seat}, et son poste disparaît.',
        you: { player: 'Le Bourreau te gracie, et son poste disparaît.' },
      },
    },
  },
  en: {
    name: 'Executioner',
    help: 'May once pardon a condemned other than himself; then the office is gone.',
    phrases: {
      'executioner.pardon': 'Do you pardon {player:seat}?',
      'way.pardon': 'Pardon',
      'sentence.pardoned': 'The Executioner pardons {player:seat}, and the office is gone.',
    },
  },
});

const pardon = ask(
  'executioner.pardon',
  ({ state, me }) => {
    const { sentenced } = state.today;
    if (sentenced === null || sentenced === me) return undefined;
    return must({ execute: {}, pardon: {} }, { do: 'execute' }, { player: sentenced });
  },
  (scene, answer) => {
    const { state, table } = scene;
    const { sentenced } = state.today;
    if (answer.do !== 'pardon' || sentenced === null) return;
    scene.used('pardon');
    announce(table, 'sentence.pardoned', { player: sentenced });
    state.today.sentenced = null;
    scene.abolish();
  },
);

/** May once pardon a condemned other than himself; then the office is gone (§9). */
export const executioner: Optional<typeof card> = {
  ...card,
  kind: 'optional',
  duties: { pardon: { progress: 'all', asking: pardon } },
  aims: {
    [pardon.verb]: {
      execute: {},
      pardon: { worth: (mind, params) => -0.3 - enmityTo(mind, params, 'player') },
    },
  },
  uses: ['pardon'],
  rulings: ['Q52', 'Q74'],
};
