import type { Answer, Form, Game, Match, Option, Reply } from '@veillee/kernel';
import type { OneNight, Step } from '../../src/index.ts';
import { answer, closeCall, type Open, openCall } from './calls.ts';
import { daybreak } from './dusk.ts';
import { type Asking, layOut, note, noteAll, players, type Said, type Ways, type World } from './table.ts';

/** Puts the model beside a running match: it hears which calls open and what was answered, and nothing else. */

export type Event =
  | { readonly opens: Step }
  | { readonly closes: Step }
  | { readonly topic: string; readonly to: readonly number[]; readonly answer: Answer | null };

/** The same game; whatever happens in it is reported. */
export function overheard(game: Game<OneNight>, hear: (event: Event) => void): Game<OneNight> {
  const wrapped = Object.fromEntries(
    Object.entries(game.steps).map(([type, rule]) => {
      const { open, answered, close } = rule as Game<OneNight>['steps']['call'];
      const heard: Partial<Game<OneNight>['steps']['call']> = {
        ...(rule as Game<OneNight>['steps']['call']),
        open(table, step) {
          hear({ opens: step });
          open?.(table, step);
        },
        answered(table, step, reply: Reply, replies) {
          hear({ topic: reply.topic, to: reply.to as number[], answer: reply.answer });
          answered?.(table, step, reply, replies);
        },
        close(table, step, replies) {
          hear({ closes: step });
          close?.(table, step, replies);
        },
      };
      return [type, heard];
    }),
  );
  return { ...game, steps: wrapped as unknown as Game<OneNight>['steps'] };
}

export interface Followed {
  readonly w: World;
  open: Open[];
  /** The step under way. */
  at: string;
}

/** Models of a match as it was dealt, as many as one likes. */
export function modelOf(match: Match<OneNight>): () => Followed {
  const { faces, seats, options } = match.running.state;
  const pile = [...match.running.state.pile].reverse();
  const cards = faces.slice(0, seats + 3);
  return () => ({ w: layOut(seats, cards, pile, options.gremlinSelf), open: [], at: '' });
}

export const callOf = (step: Step): string =>
  step.type === 'call'
    ? step.copy === true
      ? `${step.call}.copy`
      : step.call
    : step.type === 'markCheck'
      ? 'mark-check'
      : step.type;

/** Tells the model what happened. Returns what the model does not understand. */
export function follow(model: Followed, event: Event): string | undefined {
  const { w } = model;
  if ('opens' in event) {
    model.at = callOf(event.opens);
    if (event.opens.type === 'deal') dealt(w);
    else if (event.opens.type === 'day') daybreak(w);
    else if (event.opens.type === 'vote') noteAll(w, 'vote.began');
    else model.open = openCall(w, model.at);
    return undefined;
  }
  if ('closes' in event) {
    closeCall(w);
    const unanswered = model.open.filter(({ asking }) => asking !== undefined);
    model.open = [];
    return unanswered.length > 0 ? `${model.at} closes on a question` : undefined;
  }
  const open = model.open.find(
    ({ asking }) => asking?.topic === event.topic && asking.to.join() === event.to.join(),
  );
  if (open === undefined) return `nobody is asked ${event.topic}`;
  const said = saidBy(event.answer);
  if (!isLegal((open.asking as Asking).ways, said))
    return `${JSON.stringify(said)} is no answer to ${event.topic}`;
  answer(open, said);
  return undefined;
}

function dealt(w: World): void {
  noteAll(w, 'deal.done', { deck: w.deck });
  for (const me of players(w)) note(w, me, 'you.wereDealt', { card: w.who[me] });
}

/** An answer without the names of its fields; none at all is a pass. */
export function saidBy(given: Answer | null): Said {
  if (given === null) return { way: 'pass', picks: [] };
  const { do: way, ...fields } = given;
  return { way, picks: Object.values(fields).flatMap((value) => value as readonly Option[]) };
}

export function isLegal(ways: Ways, { way, picks }: Said): boolean {
  if (!Object.hasOwn(ways, way)) return false;
  const choice = ways[way] ?? { from: [], min: 0, max: 0 };
  const apart = new Set(picks).size === picks.length;
  return (
    apart &&
    picks.length >= choice.min &&
    picks.length <= choice.max &&
    picks.every((p) => choice.from.includes(p))
  );
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
