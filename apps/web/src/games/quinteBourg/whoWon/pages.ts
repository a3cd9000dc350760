import { capital, isKeyOf, type Lang } from '@veillee/kernel';
import {
  type CampId,
  type ConditionId,
  converters,
  type OfficeId,
  officeIds,
  officesWantedBy,
  quinteBourg,
  type RoleId,
  roleIds,
  roles,
} from '@veillee/quinte-bourg';
import { officeIcons, roleIcons } from '@veillee/quinte-bourg/icons';
import { type Answers, type Cell, type Choice, nobody, type Page } from '../../../whoWon/sheet.ts';
import { whoWonWords } from '../whoWonWords.ts';

export interface Telling {
  readonly players: number;
  readonly lang: Lang;
  readonly who: (seat: number) => string;
}

export const roleAt = (answers: Answers, seat: number): RoleId | undefined => {
  const role = answers[`role.${seat}`];
  return isKeyOf(roles, role) ? role : undefined;
};

/** The conditions somebody was given, by the role and by what was said of it. */
export function goalsAt(answers: Answers, seat: number): readonly ConditionId[] {
  const role = roleAt(answers, seat);
  const condition = role === undefined ? undefined : roles[role].condition;
  if (condition === undefined) return [];
  const { group, own } = condition;
  const given = answers[`goal.${seat}`];
  return given === 'both' ? [group, own] : given === 'own' ? [own] : [group];
}

const named = (format: string, value: string, lang: Lang): string =>
  capital(quinteBourg.text[lang].formats[format]?.(value, { lang, names: [] }) ?? value);
const everySeat = ({ players }: Telling): readonly number[] => Array.from({ length: players }, (_, i) => i);

/** What is known of the village so far. */
interface Village {
  readonly telling: Telling;
  readonly answers: Answers;
  readonly seats: readonly number[];
  has(role: RoleId): boolean;
  hasCamp(camp: CampId): boolean;
  wants(condition: ConditionId): boolean;
}

function villageOf(telling: Telling, answers: Answers): Village {
  const seats = everySeat(telling);
  const held = seats.flatMap((seat) => roleAt(answers, seat) ?? []);
  const goals = seats.flatMap((seat) => goalsAt(answers, seat));
  return {
    telling,
    answers,
    seats,
    has: (role) => held.includes(role),
    hasCamp: (camp) => held.some((role) => roles[role].camps.includes(camp)),
    wants: (condition) => goals.includes(condition) || held.some((role) => roles[role].always === condition),
  };
}

/** What of the end is to be told, as far as somebody may win by it. */
export function pagesOf(telling: Telling, answers: Answers): readonly Page[] {
  const village = villageOf(telling, answers);
  return [
    rolesPage(telling),
    goals(village),
    ticks(village, 'dead', village.seats),
    ticks(village, 'lovers', village.seats),
    ticks(village, 'idealists', village.has(converters.idealists) ? village.seats : []),
    ticks(village, 'reptilians', joinsReptilians(village) ? village.seats : []),
    offices(village),
    coins(village),
    ticks(village, 'charmed', village.hasCamp('musicians') ? village.seats : []),
    ticks(village, 'executed', ofCamp(village, 'martyrs')),
    ticks(
      village,
      'show',
      village.seats.filter((seat) => goalsAt(answers, seat).includes('showman')),
    ),
  ].filter(({ cells }) => cells.length > 0);
}

const ofCamp = ({ seats, answers }: Village, camp: CampId): readonly number[] =>
  seats.filter((seat) => {
    const role = roleAt(answers, seat);
    return role !== undefined && roles[role].camps.includes(camp);
  });

/** By a black conversion; or one of those with a condition is turned at the opening. */
const joinsReptilians = (village: Village): boolean =>
  village.has(converters.reptilians) ||
  village.seats.some((seat) => {
    const role = roleAt(village.answers, seat);
    return role !== undefined && roles[role].condition !== undefined;
  });

function rolesPage({ players, lang, who }: Telling): Page {
  const { roles: name, rolesTitle: title, rolesHint: hint, role } = whoWonWords[lang];
  const choices = roleIds.map((id): Choice => ({ id, name: named('role', id, lang), icon: roleIcons[id] }));
  const stock = Object.fromEntries(roleIds.flatMap((id) => (roles[id].any ? [] : [[id, 1] as const])));
  const cells = Array.from(
    { length: players },
    (_, seat): Cell => ({ id: `role.${seat}`, seat, asks: role(who(seat)), choices }),
  );
  return { id: 'roles', way: 'each', name, title, hint, stock, cells };
}

function goals({ telling: { lang, who }, answers, seats }: Village): Page {
  const { goals: name, goalsTitle: title, goalsHint: hint, goal, both } = whoWonWords[lang];
  const cells = seats.flatMap((seat): Cell[] => {
    const role = roleAt(answers, seat);
    const condition = role === undefined ? undefined : roles[role].condition;
    if (condition === undefined) return [];
    const choices: readonly Choice[] = [
      { id: 'group', name: named('condition', condition.group, lang) },
      { id: 'own', name: named('condition', condition.own, lang) },
      { id: 'both', name: both },
    ];
    return [{ id: `goal.${seat}`, seat, asks: goal(who(seat)), choices }];
  });
  return { id: 'goals', way: 'each', name, title, hint, cells };
}

type Ticked = 'dead' | 'lovers' | 'idealists' | 'reptilians' | 'charmed' | 'executed' | 'show';
const yesOrNo: readonly Choice[] = ['yes', 'no'].map((id) => ({ id, name: id }));

/** Of whom of these something is so. */
function ticks({ telling: { lang } }: Village, id: Ticked, seats: readonly number[]): Page {
  const say = whoWonWords[lang];
  const [name, title, hint] = [say[id], say[`${id}Title`], say[`${id}Hint`]];
  const cells = seats.map(
    (seat): Cell => ({ id: `${id}.${seat}`, seat, asks: title, usual: 'no', choices: yesOrNo }),
  );
  return { id, way: 'tick', name, title, hint, cells };
}

/** The offices by which somebody of this village may win. */
function wantedOffices(village: Village): readonly OfficeId[] {
  const wanted = [
    ...(village.hasCamp('mice') ? officesWantedBy('mice') : []),
    ...(['detectives', 'mathematicians'] as const).flatMap((id) =>
      village.wants(id) ? officesWantedBy(id) : [],
    ),
  ];
  return officeIds.filter((id) => wanted.includes(id));
}

function offices(village: Village): Page {
  const { lang, who } = village.telling;
  const { offices: name, officesTitle: title, officesHint: hint, nobody: none } = whoWonWords[lang];
  const holders = village.seats.map((seat): Choice => ({ id: String(seat), name: who(seat) }));
  const cells = wantedOffices(village).map((id): Cell => {
    const called = named('office', id, lang);
    const choices = [...holders, { id: nobody, name: none }];
    return {
      id: `office.${id}`,
      seat: null,
      name: called,
      asks: called,
      icon: officeIcons[id],
      usual: nobody,
      choices,
    };
  });
  return { id: 'offices', way: 'lay', name, title, hint, cells };
}

function coins(village: Village): Page {
  const { lang } = village.telling;
  const { coins: name, coinsTitle: title, coinsHint: hint } = whoWonWords[lang];
  const cells = village.seats.map(
    (seat): Cell => ({ id: `coins.${seat}`, seat, asks: title, usual: '0', choices: [] }),
  );
  return { id: 'coins', way: 'count', name, title, hint, cells: village.wants('greedy') ? cells : [] };
}
