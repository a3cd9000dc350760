import { isKeyOf } from '@veillee/kernel';
import { firstMark, isHeadline, type RoleId, roles, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { IconName } from '../../../kit/iconNames.ts';
import { type Beat, beatMs } from '../../../reveal/beat.ts';
import { cardNumber } from '../callNumber.ts';
import { endWords } from '../endWords.ts';
import { artefactIcons, markIcons, roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import type { Judged, Shown } from '../shown.ts';
import { crestOf } from './crest.ts';
import { flightMs, leavesAfter } from './flight.ts';
import type { Stand } from './stand.ts';
import { heldBy } from './travels.ts';

type Ending = NonNullable<View['end']>;
type Stage = Judged['reasons'][number]['stage'];

interface Told {
  readonly shown: Shown;
  readonly end: Ending;
  readonly verdict: Judged;
  readonly fingers: readonly Finger[];
}

export interface Finger {
  readonly from: number;
  readonly to: number;
  /** It shelters whom it points at. */
  readonly shelters: boolean;
}

/** What of a beat is drawn on the table. */
export interface Laid {
  readonly names: readonly string[];
  readonly me: number | null;
  readonly stands: readonly Stand[];
  readonly fingers: readonly Finger[];
  /** The fingers fly; else they have landed, and step back. */
  readonly flying: boolean;
  readonly centre: readonly { readonly icon: IconName; readonly name: string }[];
  readonly centreUp: boolean;
  /** The verdict is spoken: light breaks out. */
  readonly lit: boolean;
}

/** A beat by what happens in it: how the table then lies is said, and not yet drawn. */
export interface Act extends Omit<Beat, 'draw'> {
  table(passed: number): Laid;
}

/** Fingers, cards, verdict. */
export function acts(shown: Shown): readonly Act[] {
  const { end } = shown.sight.view;
  const { verdict } = shown.sight;
  if (end === null || verdict === null) return [];
  const shelters = (from: number, to: number): boolean =>
    verdict.reasons.some(
      ({ stage, params }) => stage === 'protections' && params.player === to && params.by === from,
    );
  const fingers = end.players.flatMap(({ votes }, from) =>
    votes === null ? [] : [{ from, to: votes, shelters: shelters(from, votes) }],
  );
  const told = { shown, end, verdict, fingers };
  return [fingersBeat(told), cardsBeat(told), verdictBeat(told)];
}

/** What the verdict says at these stages. */
const saysAt = ({ shown, verdict }: Told, ...stages: readonly Stage[]): string[] =>
  verdict.reasons
    // Which kind of game it was goes without saying here.
    .filter(({ stage, key }) => stages.includes(stage) && !isMode(key))
    .map((reason) => shown.say.say(reason));
const isMode = (key: string): boolean => /^deaths\.(classic|epic|monsters)$/.test(key);

/** What lies in the middle, and how all are drawn around it. */
function tableOf({ shown, end, fingers }: Told) {
  const { characters } = names[shown.say.lang];
  return {
    names: shown.say.names,
    me: typeof shown.sight.chair === 'number' ? shown.sight.chair : null,
    fingers,
    centre: end.centre.map((id) => ({ icon: roleIcons[id], name: characters[id].name })),
  };
}

/** They fly one after the other, and a count grows only when its finger lands. */
function fingersBeat(told: Told): Act {
  const { end, fingers } = told;
  const say = endWords[told.shown.say.lang];
  const landed = (seat: number, passed: number): number =>
    fingers.slice(0, passed).filter(({ to }) => to === seat).length;
  return {
    id: 'fingers',
    title: say.votes,
    moments: fingers.map((_, i) => i * leavesAfter + flightMs),
    rests: 1600,
    caption(passed) {
      const inTheAir = fingers.length - passed;
      if (inTheAir > 0) return { says: say.count(fingers.length), more: say.inTheAir(inTheAir) };
      const [says = '', ...more] = saysAt(told, 'votes');
      return { says, more: more.join(' ') };
    },
    table: (passed) => ({
      ...tableOf(told),
      stands: end.players.map((_, seat) => ({ count: landed(seat, passed) })),
      flying: true,
      centreUp: false,
      lit: false,
    }),
  };
}

/** A card turns in so long, and the next begins. */
const turnMs = 320;

/** Clockwise from the first one, then the centre, the marks, and who dies. */
function cardsBeat(told: Told): Act {
  const { end, verdict } = told;
  const say = endWords[told.shown.say.lang];
  const n = end.players.length;
  const up = Array.from({ length: n + 1 }, (_, i) => 300 + i * turnMs);
  const marked = 300 + (n + 1) * turnMs + 260;
  const table = tableOf(told);
  const order = (seat: number): number => (seat - (table.me ?? 0) + n) % n;
  return {
    id: 'cards',
    title: say.cards,
    moments: [...up, marked, marked + 700],
    rests: beatMs,
    caption(passed) {
      if (passed < n + 3) return { says: say.centre(table.centre.map(({ name }) => name).join(', ')) };
      const [says = '', ...more] = saysAt(told, 'protections', 'deaths', 'chains');
      return { says, more: more.join(' ') };
    },
    table: (passed) => ({
      ...table,
      stands: end.players.map((_, seat) => {
        if (passed <= order(seat)) return { count: verdict.tally[seat] ?? 0 };
        return turned(told, seat, passed > n + 1, passed > n + 2);
      }),
      flying: false,
      centreUp: passed > n,
      lit: false,
    }),
  };
}

/** Who won, on the table: the losers step back, the winners are lit. */
function verdictBeat(told: Told): Act {
  const { end, verdict } = told;
  const say = endWords[told.shown.say.lang];
  return {
    id: 'verdict',
    title: say.verdict,
    moments: [],
    rests: beatMs,
    headed: true,
    ends: true,
    wide: true,
    caption() {
      const headline = verdict.reasons.find((reason) => reason.stage === 'teams' && isHeadline(reason));
      return { says: headline === undefined ? '' : told.shown.say.say(headline), more: besides(told) };
    },
    table: () => ({
      ...tableOf(told),
      stands: end.players.map((_, seat) => ({
        ...turned(told, seat, true, true),
        wins: verdict.winners.includes(seat),
      })),
      flying: false,
      centreUp: true,
      lit: true,
    }),
  };
}

/** Who wins otherwise than with a team. */
const besides = ({ shown, verdict }: Told): string =>
  verdict.reasons
    .filter(
      ({ stage, key, params }) =>
        stage === 'players' &&
        key !== 'players.team.won' &&
        typeof params.player === 'number' &&
        verdict.winners.includes(params.player),
    )
    .slice(0, 2)
    .map((reason) => shown.say.say(reason))
    .join(' ');

function turned({ shown, end, verdict }: Told, seat: number, marked: boolean, judged: boolean): Stand {
  const place = end.players[seat];
  const count = verdict.tally[seat] ?? 0;
  if (place === undefined) return { count };
  const { marks, artefacts } = names[shown.say.lang];
  const safe = verdict.reasons.some(({ stage, params }) => stage === 'protections' && params.player === seat);
  const note = noteOf(shown, end, seat);
  return {
    count,
    card: cardOf(shown, place.card),
    ...(note === undefined ? {} : { note }),
    ...(marked && place.mark !== firstMark
      ? { mark: { icon: markIcons[place.mark], name: marks[place.mark].name } }
      : {}),
    ...(marked && place.artefact !== null
      ? { artefact: { icon: artefactIcons[place.artefact], name: artefacts[place.artefact].name } }
      : {}),
    safe: judged && safe,
    dead: judged && verdict.dead.includes(seat),
  };
}

function cardOf({ say: { lang } }: Shown, id: RoleId): NonNullable<Stand['card']> {
  const { short } = endWords[lang];
  const { team } = roles[id];
  return {
    icon: roleIcons[id],
    name: names[lang].characters[id].name,
    number: cardNumber(id),
    team: { icon: crestOf(team), name: isKeyOf(short, team) ? short[team] : short.alone },
  };
}

/** What a card has become, or what was dealt where it lies. */
function noteOf({ say: { lang } }: Shown, end: Ending, seat: number): string | undefined {
  const { characters } = names[lang];
  const { card, copied, turned: grown } = end.players[seat] ?? {};
  const became = copied ?? grown ?? null;
  if (became !== null) return own[lang].copies(characters[became].name);
  const dealt = heldBy(end, seat).find(({ kind }) => kind === 'card');
  if (dealt?.kind !== 'card' || dealt.what === card) return undefined;
  return endWords[lang].dealt(characters[dealt.what].name);
}
