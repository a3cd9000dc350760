import { answererOf, answerTo, formOf } from '@veillee/gamekit';
import { type AnswerTo, one, orPass, type Question, topic } from '@veillee/kernel';
import { acting } from '../offices/holding.ts';
import { officeThat } from '../offices/powers.ts';
import { announce, count } from '../record.ts';
import type { RuleOf, Step } from '../spec.ts';
import type { State } from '../state.ts';
import { declaredLaw, type LawId, lawIds, laws } from './index.ts';
import { proposers, proposersOf } from './proposers.ts';

const senate = officeThat('consents');
const consent = senate.asks;

/** One proposal a day; without a Senator there is no law (Q77). */
export function lawSteps(state: State): Step[] {
  if (acting(state, senate.office) === null) return [];
  return [...proposers.map((of): Step => ({ type: 'law', of })), { type: 'agreement' }];
}

const declared = declaredLaw();
const plain = lawIds.filter((id) => laws[id].declared === undefined);
/** A law of the list, or the one by which voters declare something. */
const proposalForm = orPass({ ...formOf({ law: { law: one('law', plain) } }), ...declared.ways });
const lawProposal = topic('law.propose', () => proposalForm);
type Proposal = Exclude<AnswerTo<typeof proposalForm>, { readonly do: 'pass' }>;

export const lawStep: RuleOf<'law'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { of }): readonly Question[] {
    if (state.today.proposed !== null || acting(state, senate.office) === null) return [];
    const put = lawProposal.put();
    return proposersOf(state, of).map((to) => ({ ...put, to, ends: 'answered', otherwise: 'pass' }));
  },
  answered(table, _step, reply) {
    const { state } = table;
    const answer = lawProposal.answerIn(reply) ?? undefined;
    if (answer === undefined || answer.do === 'pass' || state.today.proposed !== null) return;
    const by = answererOf(reply);
    const { id, trait } = lawIn(answer);
    state.today.proposed = { by, id, trait };
    count(state, `law.${id}`);
    announce(table, 'law.proposed', { player: by, law: { id, trait } });
  },
};

function lawIn(answer: Proposal): { id: LawId; trait: string | null } {
  if (answer.do === 'law') return { id: answer.law[0], trait: null };
  return { id: declared.id, trait: declared.traitIn(answer) };
}

/** What the master is asked about a lawProposal. */
const permission = topic('master.law', consent.form);

/** The master agrees, the app to built-in laws only; then the Senator accepts or refuses (§10, Q77). */
export const agreementStep: RuleOf<'agreement'> = {
  pace: ({ pace }) => ({ within: pace.master * 1000 }),
  ask(state, _step, replies): readonly Question[] {
    const { proposed } = state.today;
    if (proposed === null) return [];
    const { id, trait, by } = proposed;
    const params = { law: { id, trait }, player: by };
    const isBuiltIn = trait === null || declared.isListed(trait);
    const agrees: Question = {
      ...permission.put(),
      to: 'master',
      ends: 'answered',
      otherwise: { do: isBuiltIn ? 'accept' : 'refuse' },
      params,
    };
    const senator = acting(state, senate.office);
    if (senator === null || answerTo(permission, replies)?.do !== 'accept') return [agrees];
    const accepts: Question = {
      ...consent.put(),
      to: senator,
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
    const accepted =
      answerTo(permission, replies)?.do === 'accept' && answerTo(consent, replies)?.do === 'accept';
    announce(table, accepted ? 'law.accepted' : 'law.refused', { law: { id, trait } });
    if (!accepted) return;
    today.law = { id, trait };
    count(table.state, `lawInForce.${id}`);
  },
};
