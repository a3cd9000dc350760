import { type Rule, role } from '../role.ts';

/** Must look at the card now in front of her (R84). */
const rule: Rule = {
  id: 'insomniac',
  box: 'werewolf',
  team: 'village',
  rulings: ['G5', 'R68', 'R84'],
  tells: ['saw-card'],
  calls: [
    {
      id: 'insomniac',
      order: '9',
      hands: 1,
      copy: 'after',
      open(scene) {
        if (scene.shielded) scene.did('wasShielded');
        else scene.look(scene.me);
      },
    },
  ],
};

export const insomniac = role(rule, {
  icon: 'bed-lamp',
  fr: {
    name: 'Insomniaque',
    the: 'l’Insomniaque',
    a: 'une Insomniaque',
    of: 'de l’Insomniaque',
    blurb: 'Regarde, aux dernières heures, la carte posée devant elle.',
    help: 'Tu dois regarder la carte qui se trouve alors devant toi : tu sauras si on te l’a changée. Si elle est sous bouclier, ou si la Peur te tient, tu ne vois rien. C’est cette carte qui fixe ton équipe ; si elle n’a pas bougé, tu gagnes avec le Village.',
    wakes: 'la nuit, quand plus aucune carte ne bouge',
    calls: {
      insomniac: {
        title: 'Insomniaque',
        open: 'Insomniaque, ouvre les yeux et regarde la carte qui t’attend.',
        close: 'Insomniaque, tâche de te rendormir.',
      },
      'insomniac.copy': {
        title: 'Doppelgänger, Insomniaque',
        open: 'Doppelgänger, si tu es devenue Insomniaque, ouvre les yeux et regarde la carte qui t’attend.',
        close: 'Doppelgänger, tâche de te rendormir.',
      },
    },
    says: {
      'you.wasShielded': 'Le bouclier couvre ta carte : impossible de la regarder.',
      'story.wasShielded': {
        other: '{by:Subject} ne peut pas regarder sa carte, sous le bouclier.',
        you: { by: 'Tu ne peux pas regarder ta carte, sous le bouclier.' },
      },
    },
  },
  en: {
    name: 'Insomniac',
    the: 'the Insomniac',
    a: 'an Insomniac',
    of: 'of the Insomniac',
    blurb: 'Looks, in the small hours, at the card in front of her.',
    help: 'You must look at the card that lies in front of you by then: you will know whether it was changed. If it is under the shield, or Fear holds you, you see nothing. That card settles your team; if it has not moved, you win with the Village.',
    wakes: 'at night, once no more cards will move',
    calls: {
      insomniac: {
        title: 'Insomniac',
        open: 'Insomniac, open your eyes and look at the card that awaits you.',
        close: 'Insomniac, try to go back to sleep.',
      },
      'insomniac.copy': {
        title: 'Doppelgänger, Insomniac',
        open: 'Doppelgänger, if you became the Insomniac, open your eyes and look at the card that awaits you.',
        close: 'Doppelgänger, try to go back to sleep.',
      },
    },
    says: {
      'you.wasShielded': 'The shield covers your card: you cannot look at it.',
      'story.wasShielded': {
        other: '{by:Subject} cannot look at their card under the shield.',
        you: { by: 'You cannot look at your card under the shield.' },
      },
    },
  },
});
