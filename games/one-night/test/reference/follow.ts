import type { Answer, Form, Game, Input, Match, Option, Reply } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { OneNight, Step } from '../../src/index.ts';
import { answer, callsFor, closeCall, type Open, openCall } from './calls.ts';
import { daybreak } from './dusk.ts';
import { type Asking, layOut, note, noteAll, players, type Said, type Ways, type World } from './table.ts';

/** Puts the model beside a running match: it hears what was answered and when time was up, and nothing else. */

export interface Heard {
  readonly topic: string;
  readonly to: readonly number[];
  readonly answer: Answer | null;
  /** What each of them had said themselves; nothing of whoever was too late. */
  readonly proposals: readonly (Answer | null)[];
}

/** The same game; whatever is answered in it, by somebody or by the clock, is reported. */
export function overheard(game: Game<OneNight>, hear: (reply: Heard) => void): Game<OneNight> {
  const wrapped = Object.entries(game.steps).map(([type, rule]) => {
    const call = rule as Game<OneNight>['steps']['call'];
    const answered: typeof call.answered = (table, step, reply: Reply, replies) => {
      const { topic, answer, proposals } = reply;
      hear({ topic, to: reply.to as number[], answer, proposals });
      call.answered?.(table, step, reply, replies);
    };
    return [type, { ...call, answered }];
  });
  return { ...game, steps: Object.fromEntries(wrapped) };
}

export interface Followed {
  readonly w: World;
  open: Open[];
  /** The step under way, and those to come. */
  at: string;
  readonly agenda: string[];
}

/** Models of a match as it was dealt, as many as one likes. */
export function modelOf(match: Match<OneNight>): () => Followed {
  const { faces, seats, options } = stateOf(match);
  const pile = [...stateOf(match).pile].reverse();
  const cards = faces.slice(0, seats + 3);
  return () => {
    const w = layOut(seats, cards, pile, options.gremlinSelf);
    noteAll(w, 'deal.done', { deck: w.deck });
    for (const me of players(w)) note(w, me, 'you.wereDealt', { card: w.who[me] });
    return { w, open: [], at: 'deal', agenda: [...callsFor(cards), 'day', 'vote', 'end'] };
  };
}

/** The model's name for a step of the engine. */
export function callOf(step: Step | undefined): string {
  if (step === undefined) return 'end';
  if (step.type === 'call') return step.copy === true ? `${step.call}.copy` : step.call;
  return step.type === 'markCheck' ? 'mark-check' : step.type;
}

/** Tells the model of an input and of what was answered by it. Returns what the model does not understand. */
export function follow(model: Followed, input: Input, replies: readonly Heard[]): string | undefined {
  let odd: string | undefined;
  for (const reply of replies) {
    if (reply.topic === 'deal.ready' || reply.topic === 'day.enough') goOn(model);
    else if (reply.topic !== 'vote.point') odd ??= hear(model, reply);
  }
  const timed =
    model.at !== 'deal' && replies.every(({ topic }) => topic !== 'deal.ready' && topic !== 'day.enough');
  if ('elapsed' in input && timed) odd = timeUp(model) ?? odd;
  return odd;
}

function hear(model: Followed, { topic, to, answer: given, proposals }: Heard): string | undefined {
  const open = model.open.find(({ asking }) => asking?.topic === topic && asking.to.join() === to.join());
  if (open === undefined) return `nobody is asked ${topic}`;
  const said = saidBy(given);
  if (!isLegal((open.asking as Asking).ways, said)) return `${JSON.stringify(said)} is no answer to ${topic}`;
  const chance = said.way !== 'pass' && proposals.every((own) => own === null);
  to.forEach((me, i) => {
    if (proposals[i] === null) note(model.w, me, chance ? 'you.leftToChance' : 'you.wereLate');
  });
  answer(open, said);
  return undefined;
}

/** Whoever may pass has passed (R66); what had to be chosen must have been. */
function timeUp(model: Followed): string | undefined {
  let odd: string | undefined;
  for (const open of model.open) {
    while (open.asking !== undefined) {
      odd = `${model.at} closes on ${open.asking.topic}`;
      if (!('pass' in open.asking.ways)) break;
      answer(open, { way: 'pass', picks: [] });
    }
  }
  goOn(model);
  return odd;
}

function goOn(model: Followed): void {
  const { w } = model;
  closeCall(w);
  model.open = [];
  model.at = model.agenda.shift() ?? 'end';
  if (model.at === 'day') daybreak(w);
  else if (model.at === 'vote') noteAll(w, 'vote.began');
  else if (model.at !== 'end') model.open = openCall(w, model.at);
}

/** An answer without the names of its fields; none at all is a pass. */
export function saidBy(given: Answer | null): Said {
  if (given === null) return { way: 'pass', picks: [] };
  const { do: way, ...fields } = given;
  return { way, picks: Object.values(fields).flatMap((value) => value as readonly Option[]) };
}

export function isLegal(ways: Ways, { way, picks }: Said): boolean {
  if (!Object.hasOwn(ways, way)) return false;
  const { from, min, max } = ways[way] ?? { from: [], min: 0, max: 0 };
  const apart = new Set(picks).size === picks.length;
  return apart && picks.length >= min && picks.length <= max && picks.every((pick) => from.includes(pick));
}

/** A form of the engine in the model's terms. */
export function waysOf(form: Form): Ways {
  return Object.fromEntries(
    Object.entries(form).map(([way, { fields }]) => {
      const [field, more] = Object.values(fields);
      if (more !== undefined || (field !== undefined && !('pick' in field)))
        throw new Error(`${way} is no plain choice`);
      return [way, field === undefined ? null : { from: field.pick, min: field.min, max: field.max }];
    }),
  );
}
