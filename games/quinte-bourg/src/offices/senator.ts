import { formOf, plainTopic } from '@veillee/gamekit';
import { lawful } from '../bot/session.ts';
import { type Mandatory, officeCard } from './office.ts';

const card = officeCard('ringing-bell', {
  fr: {
    name: 'Sénateur',
    her: 'Sénatrice',
    help: 'Accepte ou refuse la loi du jour.',
    phrases: {
      'senator.law': '{player:Subject} {player:verb|propose|proposes} : {law:law}. L’acceptes-tu ?',
    },
  },
  en: {
    name: 'Senator',
    help: 'Accepts or refuses the law of the day.',
    phrases: {
      'senator.law': '{player:Subject} {player:verb|proposes|propose}: {law:law}. Do you accept it?',
    },
  },
});

export const consent = plainTopic('senator.law', formOf({ accept: {}, refuse: {} }));

/** Accepts or refuses the day's law (§10, Q77); a swap may make a ghost Senator (Q21). */
export const senator: Mandatory<typeof card> = {
  ...card,
  kind: 'mandatory',
  ghosts: 'too',
  consents: consent,
  wantedBy: ['mice', 'detectives', 'mathematicians'],
  aims: {
    [consent.topic]: { accept: { worth: (mind, { law }) => 0.1 + lawful(mind, law) }, refuse: {} },
  },
  uses: [],
  rulings: ['Q21', 'Q23', 'Q77'],
};
