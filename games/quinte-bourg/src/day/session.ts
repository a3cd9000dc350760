import { answererOf, answerTo, plainTopic } from '@veillee/gamekit';
import { orPass, type Question, say, way } from '@veillee/kernel';
import { dieNow } from '../deaths.ts';
import { lawSteps } from '../laws/steps.ts';
import { dutiesAt } from '../offices/duties.ts';
import { acting } from '../offices/holding.ts';
import { officeThat } from '../offices/powers.ts';
import { announce, count } from '../record.ts';
import { roles } from '../roles/index.ts';
import type { RuleOf } from '../spec.ts';
import { isAlive, living, playerOf } from '../state.ts';
import { push } from '../stop.ts';

const presidency = officeThat('presides');

/** The President opens a normal session, or a special one, never two days running (§9, Q75). */
export const sessionStep: RuleOf<'session'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const president = acting(state, presidency.office);
    if (president === null) return [];
    return [
      {
        ...presidency.asks.session.put(state.specialYesterday),
        to: president,
        ends: 'answered',
        otherwise: { do: 'normal' },
        progress: 'all',
      },
    ];
  },
  close(table, _step, replies) {
    const { state } = table;
    const session = answerTo(presidency.asks.session, replies)?.do ?? 'normal';
    state.today.session = session;
    count(state, `${presidency.office}.${session}`);
    announce(table, 'session.opened', { session });
    if (session === 'peace') return;
    push(table, ...lawSteps(state), { type: 'debate' }, { type: 'declare' }, { type: 'poll' });
  },
};

const enoughTalk = plainTopic('debate.enough', way('close'));

/** The President closes the debate; without one, all together (§9). */
export const debateStep: RuleOf<'debate'> = {
  pace: ({ pace }) => ({ within: pace.debate * 1000 }),
  open: (table) => table.tell('all', 'debate.opened'),
  ask(state): readonly Question[] {
    const president = acting(state, presidency.office);
    return president === null
      ? [{ ...enoughTalk.put(), to: living(state), ends: 'agreed', otherwise: 'pass', progress: 'all' }]
      : [
          {
            ...presidency.asks.close.put(),
            to: president,
            ends: 'answered',
            otherwise: 'pass',
            progress: 'all',
          },
        ];
  },
};

/** Somebody is sentenced: fifteen seconds, then the pardon, then the execution (§5, §12). */
export const sentenceStep: RuleOf<'sentence'> = {
  open(table, { seat }) {
    const { state } = table;
    if (!isAlive(state, seat)) return;
    state.today.sentenced = seat;
    announce(table, 'sentence.passed', { player: seat });
    push(table, { type: 'lastWords' }, { type: 'pardon' }, { type: 'execution' });
  },
};

const lastWords = plainTopic('sentenced.speak', orPass(way('speak', { words: say(300, 1) })));

export const lastWordsStep: RuleOf<'lastWords'> = {
  pace: ({ pace }) => ({ within: pace.lastWords * 1000 }),
  ask(state): readonly Question[] {
    const { sentenced } = state.today;
    if (sentenced === null) return [];
    return [{ ...lastWords.put(), to: sentenced, ends: 'answered', otherwise: 'pass' }];
  },
  answered(table, _step, reply) {
    const answer = lastWords.answerIn(reply);
    if (answer?.do === 'speak')
      announce(table, 'sentenced.spoke', { player: answererOf(reply), words: answer.words });
  },
};

/** The sentenced may be pardoned (§9). */
export const pardonStep: RuleOf<'pardon'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ...dutiesAt('pardon'),
};

/** If the sentenced was killed or pardoned meanwhile there is no execution (Q52). */
export const executionStep: RuleOf<'execution'> = {
  open(table) {
    const { state } = table;
    const { sentenced } = state.today;
    state.today.sentenced = null;
    if (sentenced === null || !isAlive(state, sentenced)) return;
    count(state, 'session.execution');
    const { executed } = roles[playerOf(state, sentenced).role];
    dieNow(table, sentenced, 'execution', false, () => executed?.(state, sentenced));
  },
};
