import { answerTo } from '@veillee/gamekit';
import type { Question, Seat } from '@veillee/kernel';
import { count } from '../record.ts';
import type { Play, RuleOf, Step } from '../spec.ts';
import { isGhost, isPresent, present, type State } from '../state.ts';
import { push } from '../stop.ts';
import { hasOffice, officesOf } from './held.ts';
import { isLegal, mayLive, withoutOffice } from './holding.ts';
import { isMandatory, isOptional, mandatoryIds, type OfficeId, officeIds, offices } from './index.ts';
import { officeThat } from './powers.ts';
import { giveOffice, setOffice } from './vacate.ts';

const appointer = officeThat('appoints');
const { successor: choiceOfSuccessor } = appointer.asks;

/** Who may follow in an office (§9, Q66, Q68); `not` has just resigned it. */
export function successors(state: State, office: OfficeId, not: Seat | null): Seat[] {
  if (!mayLive(office))
    return state.ghosts.filter((seat) => isGhost(state, seat) && !hasOffice(state, seat) && seat !== not);
  if (isMandatory(office) && present(state).length < mandatoryIds.length) return [];
  const free = withoutOffice(state).filter((seat) => seat !== not);
  if (free.length > 0) return free;
  const scrutineer = state.offices[appointer.office];
  if (scrutineer !== null && scrutineer !== not && isPresent(state, scrutineer)) {
    if (officesOf(state, scrutineer).length === 1) return [scrutineer];
  }
  if (!isMandatory(office)) return [];
  // Everyone has an office: a holder of an optional one gives it up, the Scrutineer last of all.
  const holders = present(state).filter((seat) => seat !== not && officesOf(state, seat).some(isOptional));
  const rest = holders.filter((seat) => seat !== scrutineer);
  return rest.length > 0 ? rest : holders;
}

/** A dead holder's mandatory offices are filled anew; optional ones wait for applicants (§9, Q66). */
export const vacanciesStep: RuleOf<'vacancies'> = {
  open(table, step) {
    const vacant = step.offices.filter(isMandatory);
    push(table, ...vacant.map((office): Step => ({ type: 'succession', office, not: null })));
  },
};

/** The Scrutineer names a successor. */
export const successionStep: RuleOf<'succession'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { office, not }): readonly Question[] {
    const scrutineer = state.offices[appointer.office];
    const free = successors(state, office, not);
    if (
      state.offices[office] !== null ||
      free.length < 2 ||
      scrutineer === null ||
      !isPresent(state, scrutineer)
    )
      return [];
    return [
      {
        ...choiceOfSuccessor.put(free),
        to: scrutineer,
        ends: 'answered',
        otherwise: 'random',
        params: { office },
        progress: 'all',
      },
    ];
  },
  close(table, { office, not }, replies) {
    const { state } = table;
    if (state.offices[office] !== null) return;
    const free = successors(state, office, not);
    const named = answerTo(choiceOfSuccessor, replies)?.player;
    const seat =
      named?.find((one) => free.includes(one)) ??
      free[free.length < 2 ? 0 : table.chance('succession').below(free.length)];
    if (seat === undefined) return;
    count(state, choiceOfSuccessor.topic);
    giveOffice(table, office, seat);
  },
};

/**
 * Offices in illegal hands fall vacant, and the Scrutineer's passes on (Q69): an office change with its mending
 * is one resolution, tested when it is complete (Q47).
 */
export function mend(table: Play, resigned: { readonly office: OfficeId; readonly seat: Seat } | null): void {
  const { state } = table;
  const steps: Step[] =
    resigned === null ? [] : [{ type: 'succession', office: resigned.office, not: resigned.seat }];
  for (const office of officeIds) {
    const holder = state.offices[office];
    if (holder === null || isLegal(state, office, holder)) continue;
    const { passOn } = offices[office];
    if (passOn === undefined) {
      setOffice(table, office, null);
      steps.push({ type: 'succession', office, not: null });
    } else {
      state.offices[office] = null;
      passOn(table, 'onward');
    }
  }
  push(table, ...steps, { type: 'settle', invoked: false, mended: true });
}
