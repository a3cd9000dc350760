import { type Answer, one, type Question, type Seat, type StepRule, say } from '@veillee/kernel';
import { type TraitId, traitIds } from '../ids.ts';
import { poorest } from '../money.ts';
import { acting, withoutOffice } from '../offices/holding.ts';
import { announce, count } from '../record.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { living, type State } from '../state.ts';
import { type LawId, lawIds, type Proposers, proposers } from './law.ts';

/** The latest ghost, another ghost, a living player without office, the poorest (§10). */
function classOf(state: State, of: Proposers): Seat[] {
  const { ghosts } = state;
  if (of === 'latest') return ghosts.slice(-1);
  if (of === 'ghosts') return ghosts.slice(0, -1);
  return of === 'officeless' ? withoutOffice(state) : poorest(state, living(state));
}

/** One proposal a day; without a Senator there is no law (Q77). */
export function lawSteps(state: State): Step[] {
  if (acting(state, 'senator') === null) return [];
  return [...proposers.map((of): Step => ({ type: 'law', of })), { type: 'agreement' }];
}

const proposal = {
  law: {
    fields: {
      law: one(
        'law',
        lawIds.filter((id) => id !== 'traitVote'),
      ),
    },
  },
  trait: { fields: { trait: one('trait', traitIds) } },
  words: { fields: { text: say(120, 1) } },
  pass: { fields: {} },
};

export const lawStep: StepRule<Quinte, StepOf<'law'>> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { of }): readonly Question[] {
    if (state.today.proposed !== null || acting(state, 'senator') === null) return [];
    return classOf(state, of).map((to) => ({
      to,
      topic: 'law.propose',
      form: proposal,
      ends: 'answered',
      otherwise: 'pass',
    }));
  },
  answered(table, _step, { to, answer }) {
    const { state } = table;
    if (answer === null || answer.do === 'pass' || state.today.proposed !== null) return;
    const by = to[0] as Seat;
    const { id, trait } = lawIn(answer);
    state.today.proposed = { by, id, trait };
    count(state, `law.${id}`);
    announce(table, 'law.proposed', { player: by, law: { id, trait } });
  },
};

function lawIn(answer: Answer): { id: LawId; trait: string | null } {
  if (answer.do === 'law') return { id: (answer.law as LawId[])[0] as LawId, trait: null };
  return {
    id: 'traitVote',
    trait: answer.do === 'words' ? (answer.text as string) : ((answer.trait as string[])[0] as string),
  };
}

const isBuiltIn = (trait: string | null): boolean => trait === null || traitIds.includes(trait as TraitId);

/** The master agrees, the app to built-in laws only; then the Senator accepts or refuses (§10, Q77). */
export const agreementStep: StepRule<Quinte, StepOf<'agreement'>> = {
  pace: ({ pace }) => ({ within: pace.master * 1000 }),
  ask(state, _step, replies): readonly Question[] {
    const { proposed } = state.today;
    if (proposed === null) return [];
    const params = { law: { id: proposed.id, trait: proposed.trait }, player: proposed.by };
    const yesOrNo = { accept: { fields: {} }, refuse: { fields: {} } };
    const agrees: Question = {
      to: 'master',
      topic: 'master.law',
      form: yesOrNo,
      ends: 'answered',
      otherwise: { do: isBuiltIn(proposed.trait) ? 'accept' : 'refuse' },
      params,
    };
    const senator = acting(state, 'senator');
    if (senator === null || replies[0]?.answer?.do !== 'accept') return [agrees];
    const accepts: Question = {
      to: senator,
      topic: 'senator.law',
      form: yesOrNo,
      ends: 'answered',
      otherwise: { do: 'refuse' },
      params,
      progress: 'all',
    };
    return [agrees, accepts];
  },
  close(table, _step, replies) {
    const { today } = table.state;
    if (today.proposed === null) return;
    const { id, trait } = today.proposed;
    const accepted = replies.length === 2 && replies.every(({ answer }) => answer?.do === 'accept');
    announce(table, accepted ? 'law.accepted' : 'law.refused', { law: { id, trait } });
    if (!accepted) return;
    today.law = { id, trait };
    count(table.state, `lawInForce.${id}`);
  },
};
