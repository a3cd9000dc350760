import type { Answer, Form, Params, Prompt, Seat, Sight } from '@veillee/kernel';
import type { Called } from '@veillee/quinte-bourg';
import { isPick } from '../../../prompt/draft.ts';
import { passOf } from './entry.ts';

/** A question that the master may write an answer to: his own, somebody's, or that of several who are asked the same. */
export interface Ask {
  /** Stays the same as long as the same is asked of the same people. */
  readonly id: string;
  /** None: it is the master's own. */
  readonly seats: readonly Seat[];
  readonly topic: string;
  readonly form: Form;
  readonly params?: Params | undefined;
  /** By what it is answered: its number, or where several answer at once its topic. */
  readonly prompt: number | string;
  /** Nobody else answers it: those it is put to have no device. */
  readonly waits: boolean;
  readonly answered: Answer | null;
  /** Where each is offered something else: what it is, and by which number they answer. */
  readonly own?: ReadonlyMap<Seat, Pick<Prompt, 'number' | 'form'>>;
  /** It is put to others as well, who are not answered for. */
  readonly isPart?: boolean;
  /** The console asks it for itself: the answer is sent to nobody. */
  readonly within?: 'who' | 'giver' | 'which';
}

interface Asked {
  readonly seat: Seat;
  readonly prompt: Prompt;
}

const sameAsked = ({ prompt: { topic, form, params, mine } }: Asked): string =>
  JSON.stringify([topic, form, params ?? null, mine]);

function askOf(asked: readonly Asked[], waits: boolean): Ask | undefined {
  const [first] = asked;
  if (first === undefined) return undefined;
  const { number, topic, form, params, mine } = first.prompt;
  const seats = asked.map(({ seat }) => seat);
  return {
    id: `${number} ${seats.join()}`,
    seats,
    topic,
    form,
    params,
    prompt: seats.length > 1 ? topic : number,
    waits,
    answered: mine,
  };
}

/** What a form offers, whoever it is offered to: its ways and their fields, and which way names nobody. */
const outlineOf = (form: Form): string =>
  JSON.stringify(Object.entries(form).map(([way, { fields }]) => [way, Object.keys(fields)]));

/** The same with nobody to pick: all that one may say for many at once is what asks for nothing. */
const withoutPicks = (form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([way, { fields }]) => [
      way,
      {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            isPick(field) ? { ...field, pick: [] } : field,
          ]),
        ),
      },
    ]),
  );

/** Many who may each pass, and are only offered different people, are one entry: the rest are named one by one. */
function gathered(asks: readonly Ask[]): readonly Ask[] {
  const alike = Map.groupBy(asks, ({ topic, params, answered, form }) =>
    JSON.stringify([topic, params ?? null, answered, outlineOf(form)]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (
      first === undefined ||
      group.length < 3 ||
      first.answered !== null ||
      passOf(first.form) === undefined
    )
      return group;
    const own = new Map(
      group.flatMap(({ seats, prompt, form }) =>
        typeof prompt === 'number' ? seats.map((seat) => [seat, { number: prompt, form }] as const) : [],
      ),
    );
    const seats = group.flatMap((one) => one.seats);
    if (own.size < seats.length) return group;
    const form = withoutPicks(first.form);
    return [{ ...first, id: `${first.prompt} ${seats.join()}`, seats, form, prompt: first.topic, own }];
  });
}

/** All that is asked now, the master's own first, then those who cannot answer for themselves, then the others. */
export function asksOf({ prompts, seats = [] }: Sight, isPaper: (seat: Seat) => boolean): readonly Ask[] {
  const own = prompts.map(
    (prompt): Ask => ({
      id: `${prompt.number}`,
      seats: [],
      topic: prompt.topic,
      form: prompt.form,
      params: prompt.params,
      prompt: prompt.number,
      waits: true,
      answered: prompt.mine,
    }),
  );
  const asked = seats.flatMap(({ seat, prompts: put }) => put.map((prompt): Asked => ({ seat, prompt })));
  const paper = Map.groupBy(
    asked.filter(({ seat }) => isPaper(seat)),
    sameAsked,
  );
  const together = [...paper.values()].flatMap((group) => askOf(group, true) ?? []);
  const alone = asked.filter(({ seat }) => !isPaper(seat)).flatMap((one) => askOf([one], false) ?? []);
  return [...own, ...gathered(together), ...alone];
}

/** In the order in which the line calls them; the master's own stay first. */
export function inOrderOf(called: readonly Called[], asks: readonly Ask[]): readonly Ask[] {
  const placeOf = ({ seats, topic }: Ask): number => {
    const place = called.findIndex(
      (one) => one.seat !== null && seats.includes(one.seat) && one.topics.includes(topic),
    );
    return seats.length === 0 ? -1 : place < 0 ? called.length : place;
  };
  return asks.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What is to be written down now: the first that nobody else answers, else the first that is still open. */
export const firstOpen = (asks: readonly Ask[]): Ask | undefined =>
  asks.find(({ waits, answered }) => waits && answered === null) ??
  asks.find(({ answered }) => answered === null);

/** Whether a line may go on without this answer, which has no words for naming nobody: it is all that is missing. */
export const maySkip = (asks: readonly Ask[], { seats, form, within }: Ask): boolean =>
  within === undefined &&
  seats.length > 0 &&
  Object.values(form).every(({ fields }) => Object.keys(fields).length > 0) &&
  asks.filter(({ waits, answered }) => waits && answered === null).length === 1;

/** Nothing is missing that the master would have to write. */
export const isSettled = (asks: readonly Ask[]): boolean =>
  asks.every(({ waits, answered }) => !waits || answered !== null);

/** Those with a device who have something to answer still, each once, however much they are asked. */
export const lateIn = (asks: readonly Ask[]): readonly Seat[] => [
  ...new Set(asks.filter(({ waits, answered }) => !waits && answered === null).flatMap(({ seats }) => seats)),
];
