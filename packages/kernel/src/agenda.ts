import { at } from './at.ts';
import { type Chair, rowOf } from './chair.ts';
import { type Answer, type Field, misfit, passing, sameForm, sameJson, sample, type Value } from './form.ts';
import type { Pace, Question, Reply, Spec, StepRule } from './game.ts';
import type { Asked, Frame, LiveMatch, Open } from './match.ts';

/** How steps begin, ask, wait and end. `proceed` goes on until somebody is waited for. */

export function ruleOf<G extends Spec>(match: LiveMatch<G>, step: G['step']): StepRule<G> {
  // Each rule takes its own kind of step, and is found by that kind: no type can follow the pairing.
  const rules = match.game.steps as unknown as { readonly [type: string]: StepRule<G> | undefined };
  const rule = rules[step.type];
  if (rule === undefined) throw new Error(`${match.game.id}: no rule for a step "${step.type}"`);
  return rule;
}

export function paceOf<G extends Spec>(match: LiveMatch<G>, step: G['step']): Pace | undefined {
  return ruleOf(match, step).pace?.(match.start.options, step);
}

/** More steps than any rules take without asking anybody: only an agenda that feeds itself gets there. */
const endless = 100_000;

/** `asked`: nothing changed since the rules were last asked what they ask. */
export function proceed<G extends Spec>(match: LiveMatch<G>, asked = false): void {
  let current = asked;
  let turns = 0;
  for (let frame = match.top; frame !== undefined; frame = match.top) {
    turns += 1;
    if (turns > endless) throw new Error(`${match.game.id}: the agenda never comes to rest`);
    const rule = ruleOf(match, frame.step);
    const open = frame.open ?? openStep(match, frame, rule);
    if (match.top !== frame) continue;
    match.seq = open.seq;
    if (!current) reask(match, frame.step, open, rule);
    current = false;
    if (match.top !== frame) continue;
    if (settledByApp(match, frame.step, open, rule) || settledByAgreement(match, frame, open)) continue;
    if (open.expired) {
      if (settledByTime(match, frame, open, rule)) continue;
    } else if (open.asked.length > 0 || waits(match, frame.step, rule)) return;
    match.running.agenda.pop();
    rule.close?.(match.table, frame.step, open.replies);
  }
}

/** Whether a step goes on though nobody is asked anything: it lasts its time, or whoever leads says when it ends. */
function waits<G extends Spec>(match: LiveMatch<G>, step: G['step'], rule: StepRule<G>): boolean {
  const pace = rule.pace?.(match.start.options, step);
  if (pace === undefined) return false;
  return 'lasts' in pace || (rule.led === true && match.running.master === 'human');
}

function openStep<G extends Spec>(match: LiveMatch<G>, frame: Frame<G['step']>, rule: StepRule<G>): Open {
  match.running.begun += 1;
  const open: Open = { seq: match.running.begun, asked: [], replies: [], expired: false };
  frame.open = open;
  match.seq = open.seq;
  rule.open?.(match.table, frame.step);
  return open;
}

const nobody: readonly Question[] = [];

/** Brings what is asked in line with the rules; an unchanged question keeps its number and its proposals. */
function reask<G extends Spec>(match: LiveMatch<G>, step: G['step'], open: Open, rule: StepRule<G>): void {
  const questions = rule.ask === undefined ? nobody : rule.ask(match.running.state, step, open.replies);
  const before = open.asked;
  if (questions.length === 0 && before.length === 0) return;
  const asked: Asked[] = [];
  for (const question of questions) {
    const to = addressees(question.to);
    if (isSettled(open, question.topic, to)) continue;
    const old = findOn(before, question.topic, to);
    asked.push(old === undefined ? putAnew(match, question, to) : putAgain(match, question, to, old));
  }
  open.asked = asked;
  for (const old of before)
    if (findOn(asked, old.question.topic, old.to) === undefined) withdraw(match, step, open, rule, old);
}

const addressees = (to: Question['to']): readonly Chair[] => (typeof to === 'object' ? to : [to]);

/** Whether two questions are one: the same topic, to chairs in common. */
function isOn(topic: string, to: readonly Chair[], otherTopic: string, otherTo: readonly Chair[]): boolean {
  if (topic !== otherTopic) return false;
  for (const chair of to) if (otherTo.includes(chair)) return true;
  return false;
}

function findOn(asked: readonly Asked[], topic: string, to: readonly Chair[]): Asked | undefined {
  for (const other of asked) if (isOn(topic, to, other.question.topic, other.to)) return other;
  return undefined;
}

/** Settled in this step already, or put to nobody. */
function isSettled({ replies }: Open, topic: string, to: readonly Chair[]): boolean {
  if (to.length === 0) return true;
  for (const reply of replies) if (isOn(topic, to, reply.topic, reply.to)) return true;
  return false;
}

function putAnew<G extends Spec>(match: LiveMatch<G>, question: Question, to: readonly Chair[]): Asked {
  if (to.length > 1 ? !to.every(Number.isInteger) : to[0] === 'table') {
    throw new Error(`"${question.topic}" is put to a chair that cannot answer it`);
  }
  const [chair] = to;
  if (to.length === 1 && chair !== undefined)
    return { question, to, numbers: [nextNumber(match, chair)], proposals: [null] };
  return {
    question,
    to,
    numbers: to.map((chair) => nextNumber(match, chair)),
    proposals: to.map(() => null),
  };
}

/** What was answered stands; an unchanged question keeps its numbers too, a changed one has new ones. */
function putAgain<G extends Spec>(
  match: LiveMatch<G>,
  question: Question,
  to: readonly Chair[],
  old: Asked,
): Asked {
  const same = isUnchanged(old.question, question);
  if (same && to.length === old.to.length && to.every((chair, k) => chair === old.to[k])) {
    old.question = question;
    return old;
  }
  const places = to.map((chair) => old.to.indexOf(chair));
  return {
    question,
    to,
    numbers: to.map(
      (chair, k) => (same ? old.numbers[places[k] ?? -1] : undefined) ?? nextNumber(match, chair),
    ),
    proposals: places.map((place) => old.proposals[place] ?? null),
  };
}

const isUnchanged = (old: Question, now: Question): boolean =>
  old.ends === now.ends && sameForm(old.form, now.form) && sameJson(old.params, now.params);

function nextNumber<G extends Spec>(match: LiveMatch<G>, chair: Chair): number {
  const row = rowOf(chair, match.start.seats);
  const number = (match.running.counts[row] ?? 0) + 1;
  match.running.counts[row] = number;
  return number;
}

/** A question that is no longer put: an answer already given to it stands, otherwise it is as if never asked. */
function withdraw<G extends Spec>(
  match: LiveMatch<G>,
  step: G['step'],
  open: Open,
  rule: StepRule<G>,
  old: Asked,
): void {
  if (old.proposals.every((proposal) => proposal === null)) return;
  takeEffect(match, step, open, rule, old, old.to.length === 1 ? at(old.proposals, 0) : null);
}

/** A question is settled: noted, and its effect taken at once. */
export function settle<G extends Spec>(
  match: LiveMatch<G>,
  frame: Frame<G['step']>,
  asked: Asked,
  answer: Answer | null,
): void {
  const { open } = frame;
  if (open === null) throw new Error('a question is settled before its step began');
  open.asked = without(open.asked, asked);
  match.seq = open.seq;
  takeEffect(match, frame.step, open, ruleOf(match, frame.step), asked, answer);
}

function takeEffect<G extends Spec>(
  match: LiveMatch<G>,
  step: G['step'],
  open: Open,
  rule: StepRule<G>,
  asked: Asked,
  answer: Answer | null,
): void {
  const { topic } = asked.question;
  const reply: Reply = { topic, to: asked.to, answer, proposals: asked.proposals };
  open.replies.push(reply);
  rule.answered?.(match.table, step, reply, open.replies);
}

const isMasters = ({ to }: Asked): boolean => to[0] === 'master';
/** In a new list: whoever goes through the old one is not disturbed. */
const without = (asked: readonly Asked[], settled: Asked): Asked[] =>
  asked.length === 1 && asked[0] === settled ? [] : asked.filter((other) => other !== settled);

/** With no human in the master's chair, its questions take their `otherwise` at once. */
function settledByApp<G extends Spec>(
  match: LiveMatch<G>,
  step: G['step'],
  open: Open,
  rule: StepRule<G>,
): boolean {
  if (match.running.master === 'human' || open.asked.length === 0) return false;
  const asked = open.asked.find(isMasters);
  if (asked === undefined) return false;
  open.asked = without(open.asked, asked);
  takeEffect(match, step, open, rule, asked, unanswered(match, asked, open.seq));
  return true;
}

/** Somebody left a joint question, and those who stay were of one mind. */
function settledByAgreement<G extends Spec>(
  match: LiveMatch<G>,
  frame: Frame<G['step']>,
  open: Open,
): boolean {
  for (const asked of open.asked) {
    if (asked.question.ends !== 'agreed' || !agreed(asked)) continue;
    settle(match, frame, asked, at(asked.proposals, 0));
    return true;
  }
  return false;
}

/** Time is up: settles what is still asked. True if the rules must be asked again before the step can end. */
function settledByTime<G extends Spec>(
  match: LiveMatch<G>,
  frame: Frame<G['step']>,
  open: Open,
  rule: StepRule<G>,
): boolean {
  for (let asked = open.asked.shift(); asked !== undefined; asked = open.asked.shift()) {
    takeEffect(match, frame.step, open, rule, asked, unanswered(match, asked, open.seq));
    if (asked.question.ends !== 'time' || match.top !== frame) return true;
  }
  return false;
}

/** The answer to a question whose time is up. */
function unanswered<G extends Spec>(match: LiveMatch<G>, asked: Asked, seq: number): Answer | null {
  const { question, to, proposals } = asked;
  const own = question.ends === 'time' && to.length === 1 ? at(proposals, 0) : null;
  if (own !== null) return own;
  const { otherwise, form, topic } = question;
  if (typeof otherwise === 'object') return otherwise;
  if (otherwise === 'pass') return Object.hasOwn(form, 'pass') ? passing : null;
  if (otherwise === 'first') {
    const first = proposals.find((proposal) => proposal !== null && misfit(form, proposal) === undefined);
    if (first !== undefined) return first;
  }
  return sample(form, match.chance(`otherwise:${topic}`, to[0], seq));
}

/** Whether all who are asked propose the same; the order counts only where the form says so. */
export function agreed(asked: Asked): boolean {
  const { proposals, question } = asked;
  const [first] = proposals;
  if (first === null || first === undefined) return false;
  if (misfit(question.form, first) !== undefined) return false;
  return proposals.every((proposal) => proposal !== null && sameAnswer(question.form, first, proposal));
}

function sameAnswer(form: Question['form'], a: Answer, b: Answer): boolean {
  if (a.do !== b.do) return false;
  const fields = form[a.do]?.fields;
  for (const name in fields) if (!sameValue(fields[name], a[name], b[name])) return false;
  return true;
}

function sameValue(field: Field | undefined, x: Value | undefined, y: Value | undefined): boolean {
  if (
    field !== undefined &&
    'pick' in field &&
    field.ordered === undefined &&
    Array.isArray(x) &&
    Array.isArray(y)
  ) {
    return x.length === y.length && x.every((option) => y.includes(option));
  }
  return sameJson(x, y);
}
