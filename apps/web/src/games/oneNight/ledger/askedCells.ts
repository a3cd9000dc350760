import type { Answer, Field, Form, Lang, Option } from '@veillee/kernel';
import { type AskedThen, oneNight } from '@veillee/one-night';
import { type Answers, answerIn, type Cell, type Choice, forgotten, nobody } from '../../../whoWon/sheet.ts';
import { speakerOf } from '../../speaker.ts';
import { whoWonWords } from '../whoWonWords.ts';

/** What somebody was asked in the dark, as it is asked again afterwards; and their answer, read back. */

export interface Asking {
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** A choice of the first question: all of an answer, or one way whose things are asked for one by one. */
interface First {
  readonly choice: Choice;
  readonly answer: Answer;
  readonly more: readonly More[];
}
interface More {
  readonly field: string;
  readonly nth: number;
  readonly pick: readonly Option[];
  readonly of: string;
  readonly isNeeded: boolean;
}

const speaker = ({ lang, names }: Asking) => speakerOf(oneNight.text[lang], lang, names);

function optionOf(asking: Asking, of: string, option: Option): Choice {
  const name = of === 'seat' ? asking.names[Number(option)] : speaker(asking).format(of, option);
  return { id: String(option), name: name ?? String(option) };
}

const picksOf = (fields: { readonly [name: string]: Field }) =>
  Object.entries(fields).flatMap(([name, field]) => ('pick' in field ? [{ name, field }] : []));

/** Where one thing is all there is to name, it is named at once: a seat is touched where it sits. */
const firstsOf = (form: Form, asking: Asking): readonly First[] =>
  Object.entries(form).flatMap(([way, { fields }]): First[] => {
    const picks = picksOf(fields);
    const [only] = picks;
    if (only !== undefined && picks.length === 1 && only.field.max === 1)
      return only.field.pick.map((option) => ({
        choice: optionOf(asking, only.field.of, option),
        answer: { do: way, [only.name]: [option] },
        more: [],
      }));
    const more = picks.flatMap(({ name, field: { pick, of, min, max } }) =>
      Array.from({ length: Math.min(max, pick.length) }, (_, nth) => ({
        field: name,
        nth,
        pick,
        of,
        isNeeded: nth < min,
      })),
    );
    const name = way === 'pass' ? whoWonWords[asking.lang].passed : wayName(way, asking);
    return [{ choice: { id: way, name }, answer: { do: way }, more }];
  });

const wayName = (way: string, asking: Asking): string => speaker(asking).say({ key: `way.${way}` });

const idOf = ({ id }: AskedThen): string => `did.${id}`;
const moreId = (asked: AskedThen, { field, nth }: More): string => `${idOf(asked)}.${field}.${nth}`;

/** What is asked of those who were awake then. */
export function cellsOf(asked: AskedThen, asking: Asking, answers: Answers): readonly Cell[] {
  const [seat = null] = asked.seats;
  const who = speaker(asking).list(asked.seats.map((one) => asking.names[one] ?? '…'));
  const asks = whoWonWords[asking.lang].didThen(who, speaker(asking).say({ key: asked.topic }));
  const firsts = firstsOf(asked.form, asking);
  const first: Cell = {
    id: idOf(asked),
    seat,
    asks,
    choices: firsts.map(({ choice }) => choice),
    touched: true,
  };
  const chosen = firsts.find(({ choice }) => choice.id === answerIn(first, answers));
  const cells: Cell[] = [first];
  const taken: string[] = [];
  for (const more of chosen?.more ?? []) {
    const free = more.pick.filter((option) => !taken.includes(String(option)));
    const choices = [
      ...free.map((option) => optionOf(asking, more.of, option)),
      ...(more.isNeeded ? [] : [{ id: nobody, name: whoWonWords[asking.lang].noFurther }]),
    ];
    const cell: Cell = { id: moreId(asked, more), seat, asks, choices, touched: true };
    cells.push(cell);
    const told = answerIn(cell, answers);
    if (told === undefined || told === nobody) break;
    taken.push(told);
  }
  return cells;
}

/** The answer that was told; null: some of it is forgotten; undefined: some of it was not told yet. */
export function answerTold(asked: AskedThen, asking: Asking, answers: Answers): Answer | null | undefined {
  const told = cellsOf(asked, asking, answers).map((cell) => answerIn(cell, answers));
  if (told.includes(undefined)) return undefined;
  if (told.includes(forgotten)) return null;
  const [way, ...things] = told;
  const first = firstsOf(asked.form, asking).find(({ choice }) => choice.id === way);
  if (first === undefined) return undefined;
  const picked: { [field: string]: Option[] } = {};
  for (const [i, more] of first.more.entries()) {
    const option = more.pick.find((one) => String(one) === things[i]);
    if (option !== undefined) picked[more.field] = [...(picked[more.field] ?? []), option];
  }
  return { ...first.answer, ...picked };
}
