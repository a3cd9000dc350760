import { at } from '../at.ts';
import type { Chair } from '../chair.ts';
import type { Answer, Field, Form, Way } from '../form.ts';
import type { Spec } from '../game.ts';
import type { Match } from '../match.ts';
import { promptsOf } from '../questions.ts';
import { see } from '../see.ts';

/** Answers that all but fit a form, and surely do not: each breaks one rule of the form, by its own words. */
export function nearMisses(form: Form, answer: Answer): unknown[] {
  const { fields, apart = [] } = at(form, answer.do);
  const { do: chosen, ...rest } = answer;
  const misses: unknown[] = [
    rest,
    { ...answer, do: 'constructor' },
    { ...answer, do: '__proto__' },
    { ...answer, do: [chosen] },
    { ...answer, more: 1 },
    [answer],
    JSON.stringify(answer),
  ];
  for (const other of Object.keys(form)) {
    if (namesOf(at(form, other)) !== namesOf(at(form, chosen))) misses.push({ ...answer, do: other });
  }
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: _, ...without } = answer;
    misses.push(without, { ...without, [`${name} `]: answer[name] });
    for (const value of wrongValues(field)) misses.push({ ...answer, [name]: value });
  }
  const [one, two] = apart;
  if (one !== undefined && two !== undefined && sharable(fields[one], fields[two])) {
    misses.push({ ...answer, [two]: answer[one] });
  }
  return misses;
}

const namesOf = ({ fields }: Way): string => Object.keys(fields).sort().join();

/** Whether a non-empty answer to the one field would fit the other too, but for being the same. */
function sharable(one: Field | undefined, two: Field | undefined): boolean {
  return one !== undefined && two !== undefined && 'pick' in one && 'pick' in two && one.min > 0;
}

/** Options that most picks do not offer. */
const strange: readonly unknown[] = [
  ...Array(10).keys(),
  ...[-1, 0.5, Number.NaN, null, 'nobody', '__proto__', [], {}],
];

function wrongValues(field: Field): unknown[] {
  if ('amount' in field) {
    const { from, to } = field.amount;
    return [from - 1, to + 1, from + 0.5, Number.NaN, Number.POSITIVE_INFINITY, `${from}`, [from], null];
  }
  if ('say' in field) {
    const { min, max } = field.say;
    return ['x'.repeat(max + 1), ...(min > 0 ? ['x'.repeat(min - 1)] : []), 7, null, ['x']];
  }
  const { pick, min, max } = field;
  const listed = pick.slice(0, Math.max(1, min));
  const strangers = strange.filter((option) => !pick.some((picked) => picked === option));
  return [
    ...strangers.map((stranger) => [...listed.slice(1), stranger]),
    ...(pick.length > max ? [pick.slice(0, max + 1)] : []),
    ...(min > 0 ? [[], pick.slice(0, min - 1)] : []),
    ...(pick.length > 0 && max > 1 ? [[pick[0], pick[0]]] : []),
    listed.length === 1 ? listed[0] : null,
    'first',
    new Array(10_000).fill(pick[0]),
    { 0: pick[0], length: 1 },
  ];
}

/** Inputs of `chair` with a fitting answer that must be refused all the same: it is not asked so, or not it. */
export function misdirected<G extends Spec>(match: Match<G>, chair: Chair, answer: Answer): unknown[] {
  const open = new Set(promptsOf(match, chair).map(({ number }) => number));
  const offered = new Set(see(match, chair).rights.map(({ topic }) => topic));
  const last = Math.max(0, ...open);
  const closed = [-1, 0, 0.5, last - 1, last + 1, last + 2, 1e9, Number.NaN].filter(
    (number) => !open.has(number),
  );
  const words = ['', 'constructor', `${last}`].filter((topic) => !offered.has(topic));
  const { seats } = match.start;
  const inputs: unknown[] = [...closed, ...words, null, [last], {}].map((prompt) => ({
    by: chair,
    prompt,
    answer,
  }));
  for (const number of open) {
    inputs.push({ by: seats, prompt: number, answer }, { by: 'table', prompt: number, answer });
    if (chair !== 'master') inputs.push({ by: chair, for: chair, prompt: number, answer });
    for (let seat = 0; seat < seats; seat += 1) {
      const theirs = promptsOf(match, seat).some((prompt) => prompt.number === number);
      if (seat !== chair && !theirs) inputs.push({ by: seat, prompt: number, answer });
      if (seat !== chair && chair !== 'master') inputs.push({ by: seat, for: chair, prompt: number, answer });
    }
  }
  return inputs;
}
