import { one, type Seat, topic, way } from '@veillee/kernel';
import { favour } from '../bot/aim.ts';
import { roundFrom } from '../circle.ts';
import { announce } from '../record.ts';
import type { Play } from '../spec.ts';
import { isPresent, type State } from '../state.ts';
import { officesOf } from './held.ts';
import { type Automatic, officeCard } from './office.ts';

const card = officeCard('spyglass', {
  fr: {
    name: 'Scrutateur',
    her: 'Scrutatrice',
    help: 'Nomme les successeurs et tranche entre candidats ; le poste passe chaque matin au vivant sans poste suivant.',
    phrases: {
      'scrutineer.name': 'Qui devient {office:office} ?',
      'scrutineer.appoint': 'Plusieurs candidats : qui devient {office:office} ?',
      'position.noScrutineer': 'Il manque le Scrutateur (« scrutineer »).',
      'office.scrutineer': {
        other:
          '{player:Subject} {player:as|devient Scrutatrice|devient Scrutateur|reçoit l’urne et le poste de Scrutateur}.',
        you: {
          player:
            'Tu {player:as|deviens Scrutatrice|deviens Scrutateur|reçois l’urne et le poste de Scrutateur}.',
        },
      },
    },
  },
  en: {
    name: 'Scrutineer',
    help: 'Names successors and settles rival applications; passes every morning to the next living player without office.',
    phrases: {
      'scrutineer.name': 'Who becomes {office:office}?',
      'scrutineer.appoint': 'Several apply: who becomes {office:office}?',
      'position.noScrutineer': 'The Scrutineer is missing (“scrutineer”).',
      'office.scrutineer': '{player:Subject} {player:verb|is|are} now the Scrutineer.',
    },
  },
});

const naming = (among: readonly Seat[]) => way('name', { player: one('seat', among) });
export const appointing = {
  successor: topic('scrutineer.name', naming),
  applicant: topic('scrutineer.appoint', naming),
};

/** Names successors, settles rival applications, and passes on every morning (§9, Q65, Q66). */
export const scrutineer: Automatic<typeof card> = {
  ...card,
  kind: 'automatic',
  passOn: passScrutineer,
  missing: 'position.noScrutineer',
  appoints: appointing,
  standsIn: true,
  aims: {
    [appointing.successor.topic]: { name: favour },
    [appointing.applicant.topic]: { name: favour },
  },
  uses: ['name', 'appoint'],
  rulings: ['Q20', 'Q23', 'Q65', 'Q66', 'Q69', 'Q72'],
};

/**
 * Who is Scrutineer next: clockwise, the next living without an office; if he alone has no other it stays with
 * him; if everyone has one it goes round all (§9, Q65). `onward`: he cannot keep it.
 */
function nextScrutineer(state: State, how: 'morning' | 'onward'): Seat | null {
  const holder = state.offices.scrutineer;
  const order =
    holder === null || !state.circle.includes(holder) ? state.circle : roundFrom(state.circle, holder);
  const candidates = order.filter((seat) => isPresent(state, seat) && seat !== holder);
  const free = candidates.find((seat) => officesOf(state, seat).length === 0);
  if (free !== undefined) return free;
  if (how === 'morning' && holder !== null && isPresent(state, holder)) {
    const other = officesOf(state, holder).some((office) => office !== 'scrutineer');
    if (!other) return holder;
  }
  return candidates[0] ?? (holder !== null && isPresent(state, holder) ? holder : null);
}

function passScrutineer(table: Play, how: 'morning' | 'onward'): void {
  const { state } = table;
  const seat = nextScrutineer(state, how);
  if (seat === state.offices.scrutineer) return;
  state.offices.scrutineer = seat;
  state.terms.push({ day: state.day, office: 'scrutineer', seat });
  if (seat !== null) announce(table, 'office.scrutineer', { player: seat });
}
