import { fraction } from '@veillee/bots';
import {
  type Answer,
  type Field,
  type Form,
  misfit,
  type Option,
  type Params,
  type Rng,
} from '@veillee/kernel';
import type { Aim, Aims } from './aim.ts';
import type { Mind } from './mind.ts';

/** The best way to answer, by what each is worth, or nearly so to one who goes by first impressions. */

export interface Choice {
  readonly answer: Answer;
  readonly worth: number;
}

interface Asked {
  readonly form: Form;
  readonly params?: Params;
}

/** Among equals chance chooses. */
const hair = 0.001;

export function choose({ form, params = {} }: Asked, aims: Aims, mind: Mind, rng: Rng): Choice | undefined {
  const choices = Object.entries(form).flatMap(([way, { fields, apart }]): Choice[] => {
    const aim = aims[way];
    if (aim === undefined) return way === passes ? [{ answer: { do: way }, worth: 0 }] : [];
    let worth = (aim.worth?.(mind, params) ?? 0) + hair * fraction(rng);
    const answer: { do: string; [field: string]: Answer[string] } = { do: way };
    const taken: Option[] = [];
    for (const [name, field] of Object.entries(fields)) {
      const worthOf = (option: Option): number =>
        (typeof option === 'number' ? aim.whom?.(mind, option, params) : aim.what?.(mind, option, params)) ??
        0;
      const filled = fill(field, aim, taken, (option) => worthOf(option) + impression(mind, rng));
      if (filled === undefined) return [];
      answer[name] = filled.value;
      worth += filled.worth;
      if (apart?.includes(name) && Array.isArray(filled.value)) taken.push(...filled.value);
    }
    return misfit(form, answer) === undefined ? [{ answer, worth }] : [];
  });
  return choices.sort((a, b) => b.worth - a.worth)[0];
}
const passes = 'pass';

interface Filled {
  readonly value: Answer[string];
  readonly worth: number;
}

/** Nobody is made to put anything into words. */
function fill(
  field: Field,
  aim: Aim,
  taken: readonly Option[],
  worthOf: (option: Option) => number,
): Filled | undefined {
  if ('say' in field) return undefined;
  if ('amount' in field) {
    const { from, to } = field.amount;
    return { value: aim.coins === 'least' ? from : to, worth: 0 };
  }
  const open = field.pick.filter((option) => !taken.includes(option));
  const ranked = open.map((option) => ({ option, worth: worthOf(option) })).sort((a, b) => b.worth - a.worth);
  const wanted = ranked.filter(({ worth }, nth) => nth < field.min || (nth < field.max && worth > 0));
  if (wanted.length < field.min) return undefined;
  const first = wanted[0];
  return {
    value: wanted.map(({ option }) => option),
    worth: field.max > field.min ? (first?.worth ?? 0) : wanted.reduce((sum, { worth }) => sum + worth, 0),
  };
}

const impression = ({ wits: { whims } }: Mind, rng: Rng): number =>
  hair * fraction(rng) + whims * (fraction(rng) - 0.5);
