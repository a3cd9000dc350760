import { capital, type Seat, speak, type Told, type Verdict } from '@veillee/kernel';
import { appWords } from '../words/app.ts';
import type { Answers, Ending, Face, Knowledge, Lobby, Shown, Speech, Table } from './face.ts';
import type { Rules } from './rules.ts';

/** What a game says of its own face: it may be nothing at all. */
export interface FaceParts<V extends object = object, J extends Verdict = Verdict> {
  readonly lobby?: Partial<Lobby>;
  readonly speech?: Partial<Speech<V, J>>;
  readonly table?: Partial<Table<V, J>>;
  readonly answers?: Partial<Answers<V, J>>;
  readonly knowledge?: Partial<Knowledge<V, J>>;
  readonly ending?: Partial<Ending<V, J>>;
}

/** A whole face: the game's own parts, and what is usual where it says nothing. */
export function defineFace<V extends object = object, J extends Verdict = Verdict>(
  rules: Rules,
  parts: FaceParts<V, J>,
): Face<V, J> {
  if (parts.table?.dark !== undefined && parts.answers?.touches === undefined)
    throw new Error(`${rules.id} closes eyes and does not say how many a sleeper may touch`);
  const table = { ...usualTable, ...parts.table };
  return {
    rules,
    lobby: { ...usualLobby(rules), ...parts.lobby },
    speech: { ...usualSpeech(table), ...parts.speech },
    table,
    answers: { ...usualAnswers, ...parts.answers },
    knowledge: { ...usualKnowledge, ...parts.knowledge },
    ending: { ...usualEnding, ...parts.ending },
  };
}

const usualLobby = ({ text }: Rules): Lobby => ({
  about: (lang) => speak(text[lang], { key: 'about' }),
  defaults: () => ({}),
  fit: (options) => options,
  faults: (faults, say) => faults.map((fault) => say.say(fault)),
  led: false,
});

const usualTable = {
  phase: ({ over }) => (over ? 'reveal' : 'day'),
  dark: () => false,
  tableless: () => false,
  seat: () => ({}),
  laid: false,
  seated: ['seat'],
} satisfies Table<object, Verdict>;

function usualSpeech<V extends object, J extends Verdict>({
  phase,
}: Pick<Table<V, J>, 'phase'>): Speech<V, J> {
  return {
    title: (sight, lang) => appWords[lang].play.phases[phase(sight)],
    call({ sight, say }) {
      const title = appWords[say.lang].play.phases[phase(sight)];
      const last = sight.facts.findLast(({ to }) => to === 'all');
      return last === undefined ? { title } : { title, more: say.say(last) };
    },
  };
}

const usualAnswers = {
  atOnce: () => false,
  touches: () => 1,
  offer: (right) => right,
  inTheDark: false,
} satisfies Answers<object, Verdict>;

const usualKnowledge = {
  news: ({ facts }) => lastLearnt(facts),
  notes: ({ facts }) => facts.filter(({ to }) => to !== 'all'),
} satisfies Knowledge<object, Verdict>;

/** What was told to this chair, and not to all, since something was told to all. */
export const lastLearnt = (facts: readonly Told[]): readonly Told[] =>
  facts.slice(facts.findLastIndex(({ to }) => to === 'all') + 1);

const usualEnding: Ending<object, Verdict> = {
  outcome: ({ sight, say }) => outcomeOf(sight.verdict?.winners ?? [], say),
  forAll: () => false,
  drama: () => [],
};

/** "Ana et Bo l’emportent", or to Bo "Ana et toi l’emportez": which teams and seats win, or that nobody does. */
export function outcomeOf(who: readonly (string | Seat)[], say: Shown['say'], many = who.length > 1): string {
  const { nobodyWins, win, wins, youWin, weWin } = appWords[say.lang].play;
  if (who.length === 0) return nobodyWins;
  const named = capital(say.format('subject', who) ?? '…');
  if (who.some((one) => one === say.people.self)) return who.length === 1 ? youWin : weWin(named);
  return many ? win(named) : wins(named);
}
