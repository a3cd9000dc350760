import { type Question, type Seat, type StepRule, say, type Way, way } from '@veillee/kernel';
import { dieNow } from '../deaths.ts';
import { lawSteps } from '../laws/steps.ts';
import { acting } from '../offices/holding.ts';
import { announce, count } from '../record.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, living, type SessionKind } from '../state.ts';
import { push } from '../stop.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;
const plain: Way = { fields: {} };

/** The President opens a normal session, or a special one, never two days running (§9, Q75). */
export const sessionStep: Rule<'session'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const president = acting(state, 'president');
    if (president === null) return [];
    return [
      {
        to: president,
        topic: 'president.session',
        form: state.specialYesterday ? { normal: plain } : { normal: plain, peace: plain, purge: plain },
        ends: 'answered',
        otherwise: { do: 'normal' },
        progress: 'all',
      },
    ];
  },
  close(table, _step, replies) {
    const { state } = table;
    const session = (replies[0]?.answer?.do ?? 'normal') as SessionKind;
    state.today.session = session;
    count(state, `president.${session}`);
    announce(table, 'session.opened', { session });
    if (session === 'peace') return;
    push(table, ...lawSteps(state), { type: 'debate' }, { type: 'declare' }, { type: 'poll' });
  },
};

/** The President closes the debate; without one, all together (§9). */
export const debateStep: Rule<'debate'> = {
  pace: ({ pace }) => ({ within: pace.debate * 1000 }),
  open: (table) => table.tell('all', 'debate.opened'),
  ask(state): readonly Question[] {
    const president = acting(state, 'president');
    return [
      {
        to: president ?? living(state),
        topic: president === null ? 'debate.enough' : 'president.close',
        form: way('close'),
        ends: president === null ? 'agreed' : 'answered',
        otherwise: 'pass',
        progress: 'all',
      },
    ];
  },
};

/** Somebody is sentenced: fifteen seconds, then the pardon, then the execution (§5, §12). */
export const sentenceStep: Rule<'sentence'> = {
  open(table, { seat }) {
    const { state } = table;
    if (!isAlive(state, seat)) return;
    state.today.sentenced = seat;
    announce(table, 'sentence.passed', { player: seat });
    push(table, { type: 'lastWords' }, { type: 'pardon' }, { type: 'execution' });
  },
};

export const lastWordsStep: Rule<'lastWords'> = {
  pace: ({ pace }) => ({ within: pace.lastWords * 1000 }),
  ask(state): readonly Question[] {
    const { sentenced } = state.today;
    if (sentenced === null) return [];
    return [
      {
        to: sentenced,
        topic: 'sentenced.speak',
        form: { speak: { fields: { words: say(300, 1) } }, pass: plain },
        ends: 'answered',
        otherwise: 'pass',
      },
    ];
  },
  answered(table, _step, { to, answer }) {
    if (answer?.do === 'speak')
      announce(table, 'sentenced.spoke', { player: to[0] as Seat, words: answer.words as string });
  },
};

/** The Executioner may once pardon a condemned other than himself; then the office is gone (§9). */
export const pardonStep: Rule<'pardon'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const { sentenced } = state.today;
    const executioner = acting(state, 'executioner');
    if (sentenced === null || executioner === null || executioner === sentenced) return [];
    return [
      {
        to: executioner,
        topic: 'executioner.pardon',
        form: { execute: plain, pardon: plain },
        ends: 'answered',
        otherwise: { do: 'execute' },
        params: { player: sentenced },
        progress: 'all',
      },
    ];
  },
  answered(table, _step, { answer }) {
    const { state } = table;
    const { sentenced } = state.today;
    if (answer?.do !== 'pardon' || sentenced === null) return;
    count(state, 'executioner.pardon');
    announce(table, 'sentence.pardoned', { player: sentenced });
    state.today.sentenced = null;
    state.offices.executioner = null;
    state.optional = state.optional.filter((office) => office !== 'executioner');
    state.terms.push({ day: state.day, office: 'executioner', seat: null });
  },
};

/** If the sentenced was killed or pardoned meanwhile there is no execution (Q52). */
export const executionStep: Rule<'execution'> = {
  open(table) {
    const { state } = table;
    const { sentenced } = state.today;
    state.today.sentenced = null;
    if (sentenced === null || !isAlive(state, sentenced)) return;
    count(state, 'session.execution');
    dieNow(table, sentenced, 'execution', false);
  },
};
