import type { State } from '../state.ts';
import type { Proposal } from './script.ts';

/** What was offered today and is not settled yet: weddings, applications for an office, the day's law. */
export const proposalsOf = (state: State): Proposal[] => [
  ...state.today.suits.map(
    ({ suitor, beloved }): Proposal => ({ kind: 'wedding', from: suitor, to: beloved }),
  ),
  ...state.today.candidates.map(
    ({ office, seat }): Proposal => ({ kind: 'application', office, from: seat }),
  ),
  ...proposedLaw(state),
];

function proposedLaw({ today, stage }: State): Proposal[] {
  const { proposed } = today;
  if (proposed === null || stage !== 'day.law') return [];
  const { by, id, trait } = proposed;
  return [
    { kind: 'law', from: by, words: { key: 'law.proposed', params: { player: by, law: { id, trait } } } },
  ];
}
