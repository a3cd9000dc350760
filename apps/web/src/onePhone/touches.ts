import { type Answer, type Form, misfit, type Option, type Way } from '@veillee/kernel';
import { isPick } from '../prompt/draft.ts';

/**
 * In the dark everybody touches the same surface. What can be touched there, and what counts as a whole choice, follows
 * from the questions that all know may be put; only then it is looked for whether somebody is asked one of them.
 */

/** A touch: a seat, a card of the centre, or one of the ways to answer. */
export interface Touch {
  /** What kind of thing; `way` for a way. */
  readonly of: string;
  readonly option: Option;
}

/** A question that may be put at this moment, whoever is called. */
export interface Askable {
  readonly topic: string;
  readonly form: Form;
}

/** So many of one kind: all fields of a way that ask for it. */
interface Kind {
  readonly of: string;
  readonly least: number;
  readonly most: number;
}

/** A way to answer, as it is touched. */
interface Shape {
  readonly topic: string;
  readonly way: string;
  readonly kinds: readonly Kind[];
  /** Nothing else tells it from other ways of its form: it is touched by name. */
  readonly isNamed: boolean;
}

const realWays = (form: Form): readonly (readonly [string, Way])[] =>
  Object.entries(form).filter(([way]) => way !== 'pass');

function kindsOf({ fields }: Way): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const field of Object.values(fields).filter(isPick)) {
    const { least = 0, most = 0 } = kinds.get(field.of) ?? {};
    kinds.set(field.of, { of: field.of, least: least + field.min, most: most + field.max });
  }
  return [...kinds.values()];
}

const signature = (way: Way): string =>
  kindsOf(way)
    .map(({ of }) => of)
    .sort()
    .join();

function shapesOf({ topic, form }: Askable): readonly Shape[] {
  const ways = realWays(form);
  return ways.map(([way, asked]) => {
    const alike = ways.filter(([, other]) => signature(other) === signature(asked));
    return { topic, way, kinds: kindsOf(asked), isNamed: alike.length > 1 || signature(asked) === '' };
  });
}

export interface Surface {
  readonly shapes: readonly Shape[];
  /** The ways that are touched by name. */
  readonly named: readonly { readonly topic: string; readonly way: string }[];
  /** How many of each kind may be touched at once. */
  readonly most: { readonly [of: string]: number };
}

export function surfaceOf(asked: readonly Askable[]): Surface {
  const shapes = asked.flatMap(shapesOf);
  const named = new Map(shapes.filter(({ isNamed }) => isNamed).map((shape) => [shape.way, shape]));
  const most: { [of: string]: number } = { way: 1 };
  for (const { of, most: many } of shapes.flatMap(({ kinds }) => kinds))
    most[of] = Math.max(most[of] ?? 1, many);
  return { shapes, named: [...named.values()].map(({ topic, way }) => ({ topic, way })), most };
}

const isSame = (a: Touch, b: Touch): boolean => a.of === b.of && a.option === b.option;

/** Whether a way asks for both kinds. */
const standTogether = ({ shapes }: Surface, a: string, b: string): boolean =>
  shapes.some(({ kinds, isNamed }) =>
    [a, b].every((of) => (of === 'way' ? isNamed : kinds.some((kind) => kind.of === of))),
  );

/** One more touch: again on the same takes it back, one too many pushes the oldest out, another kind begins anew. */
export function withTouch(surface: Surface, before: readonly Touch[], touch: Touch): readonly Touch[] {
  if (before.some((one) => isSame(one, touch))) return before.filter((one) => !isSame(one, touch));
  const fitting = before.filter(({ of }) => of === touch.of || standTogether(surface, of, touch.of));
  const others = fitting.filter(({ of }) => of !== touch.of);
  const alike = fitting.filter(({ of }) => of === touch.of);
  return [...others, ...[...alike, touch].slice(-(surface.most[touch.of] ?? 1))];
}

const countOf = (touches: readonly Touch[], of: string): number =>
  touches.filter((one) => one.of === of).length;

const isNamedIn = (touches: readonly Touch[], way: string): boolean =>
  touches.some(({ of, option }) => of === 'way' && option === way);

/** Whether this is all that some question would ask for. */
export const isWhole = ({ shapes }: Surface, touches: readonly Touch[]): boolean =>
  shapes.some(({ way, kinds, isNamed }) => {
    if (isNamed !== countOf(touches, 'way') > 0 || (isNamed && !isNamedIn(touches, way))) return false;
    const asked = new Set(['way', ...kinds.map(({ of }) => of)]);
    return (
      touches.every(({ of }) => asked.has(of)) &&
      kinds.every(({ of, least, most }) => countOf(touches, of) >= least && countOf(touches, of) <= most)
    );
  });

/** The answer that these touches are to a question; undefined where they are none. */
export function answerBy(form: Form, touches: readonly Touch[]): Answer | undefined {
  const shapes = shapesOf({ topic: '', form });
  for (const { way, isNamed } of shapes) {
    const asked = form[way];
    if (asked === undefined || isNamed !== isNamedIn(touches, way)) continue;
    const answer = filled(way, asked, touches);
    const left = touches.filter(({ of }) => of !== 'way').length;
    const used = Object.values(answer).flat().length - 1;
    if (used === left && misfit(form, answer) === undefined) return answer;
  }
  return undefined;
}

/** Each field takes what is offered in it, in the order it was touched. */
function filled(way: string, { fields }: Way, touches: readonly Touch[]): Answer {
  const left = [...touches];
  const values = Object.entries(fields).map(([name, field]) => {
    if (!isPick(field)) return [name, []] as const;
    const taken = left.filter(({ of, option }) => of === field.of && field.pick.includes(option));
    const kept = taken.slice(0, field.max);
    for (const one of kept) left.splice(left.indexOf(one), 1);
    return [name, kept.map(({ option }) => option)] as const;
  });
  return { ...Object.fromEntries(values), do: way };
}
