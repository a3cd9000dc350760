import { perform } from '@veillee/gamekit';
import type { Answer, Form, Phrase, Question, Seat } from '@veillee/kernel';
import { type LineId, lines } from '../night/lines.ts';
import { NightScene } from '../night/scene.ts';
import { actionsAt } from '../night/sources.ts';
import { planOf } from '../places.ts';
import { specialities } from '../specialities/index.ts';
import { lineIn } from '../stages.ts';
import { canAct, isAlive, playerOf, type State, seatsOf } from '../state.ts';
import { finalOf } from '../verdict/final.ts';
import { attackOf } from './forecast.ts';
import type { Attack, Outlook } from './script.ts';
import { trialOf } from './trial.ts';

/*
 * What each answer to the present line's questions would change. Every answer with one thing to pick is tried out on a
 * copy by the very rule that would take it, so that a console needs to ask nobody while one types.
 */

/** A question as it stands, and what an answer to it would make of the village. */
interface Asked {
  readonly seats: readonly (Seat | 'master')[];
  readonly topic: string;
  readonly form: Form;
  /** The author, where it is one: what they do may come to nothing. */
  readonly me: Seat | null;
  tried(answer: Answer): State;
}

export function outlooksOf(state: State): Outlook[] {
  const line = lineIn(state.stage);
  // Once the attack has come nothing changes it any more.
  if (line === null || state.night.places !== null) return [];
  return [...byHook(state, line), ...byCards(state, line)].map((asked) => outlookOf(state, asked));
}

function byHook(state: State, line: LineId): Asked[] {
  const { hook } = lines[line];
  const byTopic = Map.groupBy(hook?.ask?.(state, []) ?? [], ({ topic }) => topic);
  return [...byTopic].flatMap(([topic, [question, ...more]]): Asked[] => {
    if (question === undefined) return [];
    const to = [question, ...more].flatMap((one) => [one.to].flat()).filter((chair) => chair !== 'table');
    return [
      {
        seats: to,
        topic,
        form: question.form,
        me: null,
        tried: (answer) => heardByHook(state, line, question, answer),
      },
    ];
  });
}

/** Whoever is asked until time is up is heard when the line ends, anybody else at once. */
function heardByHook(state: State, line: LineId, { topic, to, ends }: Question, answer: Answer): State {
  const { hook } = lines[line];
  const trial = trialOf(state);
  const reply = { topic, to: [to].flat().slice(0, 1), answer, proposals: [answer] };
  if (ends === 'time') hook?.close?.(trial, [reply]);
  else hook?.answered?.(trial, reply);
  return trial.state;
}

function byCards(state: State, line: LineId): Asked[] {
  return seatsOf(state)
    .filter((seat) => canAct(state, seat))
    .flatMap((seat) =>
      actionsAt(state, seat, line).flatMap(({ card, action }) =>
        action.asks.flatMap((asking): Asked[] => {
          const topic = `${card}.${asking.verb}`;
          const form = asking.offer(new NightScene(state, seat, card, [], null))?.form;
          if (form === undefined || isSettled(state, seat, topic)) return [];
          const tried = (answer: Answer): State => {
            const trial = trialOf(state);
            perform(asking, new NightScene(trial.state, seat, card, [], trial), answer);
            return trial.state;
          };
          return [{ seats: [seat], topic, form, me: seat, tried }];
        }),
      ),
    );
}

const isSettled = ({ today, stage }: State, seat: Seat, topic: string): boolean =>
  today.settled.some((one) => one.stage === stage && one.by === seat && one.topic === topic);

type Outcome = Outlook['outcomes'][number];

function outlookOf(state: State, { seats, topic, form, me, tried }: Asked): Outlook {
  // What the village decides together changes nobody's purse, charm or office.
  const final = me === null ? finalOf(state) : undefined;
  const outcomes = new Map<string, Outcome>();
  for (const { way, option, answer } of simpleAnswers(form)) {
    const after = tried(answer);
    const attack = attackOf(after, final);
    const warnings = warningsOf(state, after, attack, me, option);
    // What others have named already is not known here: it is as if they all named the same (Q37, Q67).
    if (seats.length > 1) warnings.unshift({ key: 'warn.agreed' });
    const key = JSON.stringify([attack, warnings]);
    const answers = [...(outcomes.get(key)?.answers ?? []), { way, option }];
    outcomes.set(key, { answers, attack, warnings });
  }
  return { seats, topic, outcomes: [...outcomes.values()] };
}

interface Simple {
  readonly way: string;
  readonly option: number | string | null;
  readonly answer: Answer;
}
/** The answers of a form that pick one thing or none. */
function simpleAnswers(form: Form): Simple[] {
  return Object.entries(form).flatMap(([way, { fields }]): Simple[] => {
    const [name, ...more] = Object.keys(fields);
    if (name === undefined) return [{ way, option: null, answer: { do: way } }];
    const field = fields[name];
    if (more.length > 0 || field === undefined || !('pick' in field) || field.max > 1) return [];
    return field.pick.map((option) => ({ way, option, answer: { do: way, [name]: [option] } }));
  });
}

/** What whoever writes an answer down should know first. */
function warningsOf(
  state: State,
  after: State,
  attack: Attack,
  me: Seat | null,
  option: number | string | null,
): Phrase[] {
  const warnings: Phrase[] = [];
  const open = attack.deaths.filter(({ sure }) => !sure).map(({ seat }) => seat);
  if (open.length > 0) warnings.push({ key: 'warn.chance', params: { players: open } });
  if (attack.deaths.some(({ undone }) => undone)) warnings.push({ key: 'warn.undone' });
  if (typeof option === 'number' && playerOf(state, option).fate === 'killed')
    warnings.push({ key: 'warn.dead', params: { player: option } });
  if (after.book.at(-1)?.params.failed === true) warnings.push({ key: 'warn.fails' });
  const stay = me === null ? null : displacedBy(after, me);
  if (stay !== null) warnings.push({ key: 'warn.displaced', params: { player: me, stay } });
  const stops = after.stop?.teams ?? attack.stops;
  if (stops.length > 0) warnings.push({ key: 'warn.stops', params: { winners: stops } });
  return warnings;
}

/** The long action that takes somebody elsewhere than where their own card would have them (Q54). */
function displacedBy(state: State, me: Seat): string | null {
  if (!isAlive(state, me)) return null;
  const { action } = planOf(state, me);
  const own = playerOf(state, me).held.flatMap(({ id }) =>
    Object.entries(specialities[id].power.stays ?? {}),
  );
  const wanted = own.filter(([, { house }]) => house(state, me) !== null);
  return wanted.length > 0 && !wanted.some(([stay]) => stay === action) ? action : null;
}
