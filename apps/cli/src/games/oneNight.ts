import { ok, speak } from '@veillee/kernel';
import {
  doubtsOf,
  finalTable,
  oneNight as game,
  judge,
  type RoleId,
  readPosition,
  roleIds,
  type State,
  scenarioIds,
  teamIds,
  toResult,
  type VerdictResult,
  type View,
} from '@veillee/one-night';
import { type Names, names } from '@veillee/one-night/words';
import { titled } from '../say.ts';
import { asGame, type Chapter, capital, countedTeams, type Entry, type Telling } from './entry.ts';

const words = {
  fr: {
    votes: 'Voix',
    dead: 'Morts',
    nobody: 'personne',
    final: 'Les cartes sont retournées',
    centre: 'au centre',
    story: 'Ce qui s’est passé dans le noir',
    cards: 'Le voyage des cartes',
    marks: 'Le voyage des marques',
    board: 'le plateau',
    still: 'Aucune n’a bougé.',
    copied: 'copie',
    turned: 'devenu',
  },
  en: {
    votes: 'Votes',
    dead: 'Dead',
    nobody: 'nobody',
    final: 'The cards are turned up',
    centre: 'in the centre',
    story: 'What happened in the dark',
    cards: 'The journey of the cards',
    marks: 'The journey of the marks',
    board: 'the board',
    still: 'None has moved.',
    copied: 'copies',
    turned: 'turned into',
  },
};

type Ending = NonNullable<View['end']>;

export const oneNight: Entry = {
  id: game.id,
  game: asGame(game),
  // Claims are made by day only, and change nothing in the verdict.
  habits: { rights: 30, dawdles: 1 },
  bench: { players: 10, options: { scenario: 'marquons-les' }, habits: {}, judges: true },
  positionOf(match, people) {
    const { players, options } = finalTable(match.running.state as State);
    return {
      game: game.id,
      players: players.map((place, seat) => ({
        name: people[seat],
        ...place,
        votes: place.votes === null ? null : people[place.votes],
      })),
      options,
    };
  },
  asks: ['scenario', 'deck'],
  scenarios: scenarioIds,
  judge(position) {
    const read = readPosition(position);
    if (!read.ok) return read;
    const { names: people, table } = read.value;
    return ok(toResult(people, judge(table), doubtsOf(table)));
  },
  headlines(judged, lang) {
    const { mode, tally, dead } = judged as VerdictResult;
    const say = words[lang];
    const counts = Object.entries(tally).map(([name, count]) => `${name} ${count}`);
    return [
      capital(names[lang].terms[`mode.${mode}`]),
      titled(say.votes, counts.join(', '), lang),
      titled(say.dead, dead.join(', ') || say.nobody, lang),
    ];
  },
  stages: {
    votes: { fr: 'Le vote', en: 'The vote' },
    protections: { fr: 'Les protections', en: 'Protections' },
    deaths: { fr: 'Les morts', en: 'Deaths' },
    chains: { fr: 'Les morts en chaîne', en: 'Deaths in a chain' },
    teams: { fr: 'Les équipes', en: 'Teams' },
    players: { fr: 'Chaque joueur', en: 'Each player' },
  },
  teams: teamIds,
  roles: roleIds,
  teamName: (team, lang) => (team in names[lang].teams ? names[lang].teams[team as 'village'].name : team),
  roleName: (role, lang) => names[lang].characters[role as RoleId].name,
  count(match) {
    const { faces, seats } = match.running.state as State;
    const verdict = match.game.verdict(match.running.state);
    const { teams = [], winners = [] } = verdict ?? {};
    return { teams: countedTeams(teams, winners), dealt: faces.slice(0, seats), winners, uses: {} };
  },
  story(match, telling) {
    const { end } = match.game.scene(match.running.state) as View;
    if (end === null) return [];
    return [turnedUp(end, telling), inTheDark(end, telling), ...journeys(end, telling)];
  },
};

const nameAt = ({ names: people }: Telling, seat: number): string => people[seat] ?? `#${seat + 1}`;

function turnedUp(end: Ending, telling: Telling): Chapter {
  const { characters, marks, artefacts } = names[telling.lang];
  const say = words[telling.lang];
  const lines = end.players.map(({ card, mark, artefact, copied, turned }, seat) => {
    const more = [
      ...(copied === null ? [] : [`${say.copied} ${characters[copied].name}`]),
      ...(turned === null ? [] : [`${say.turned} ${characters[turned].name}`]),
      ...(end.marks.length === 0 ? [] : [marks[mark].name]),
      ...(artefact === null ? [] : [artefacts[artefact].name]),
    ];
    return titled(nameAt(telling, seat), [characters[card].name, ...more].join(', '), telling.lang);
  });
  const centre = end.centre.map((id) => characters[id].name).join(', ');
  return { title: say.final, lines: [...lines, titled(capital(say.centre), centre, telling.lang)] };
}

function inTheDark(end: Ending, { lang, names: people }: Telling): Chapter {
  const { calls }: Names = names[lang];
  const lines = end.story.map(({ call, by, did, params }) => {
    const title = call in calls ? calls[call as keyof typeof calls].title : call;
    const told = speak(game.text[lang], { key: `story.${did}`, params: { ...params, by } }, people);
    return `[${title}] ${told}`;
  });
  return { title: words[lang].story, lines };
}

/** Only what moved is told; a mark of clarity that gave way to another is no news. */
function journeys(end: Ending, telling: Telling): Chapter[] {
  const { lang, names: people } = telling;
  const { characters, marks } = names[lang];
  const say = words[lang];
  const at = (place: number | string): string => {
    if (typeof place === 'number') return nameAt(telling, place);
    if (!/^c\d+$|^across$/.test(place)) return say.board;
    return game.text[lang].formats.where?.(place, { lang, names: people }) ?? place;
  };
  const told = (title: string, moved: Ending['cards'], nameOf: (what: string) => string): Chapter => {
    const lines = moved
      .filter(({ stops }) => stops.length > 1)
      .map(({ what, stops }) => titled(nameOf(what), stops.map((stop) => at(stop.at)).join(' → '), lang));
    return { title, lines: lines.length > 0 ? lines : [say.still] };
  };
  const cards = told(say.cards, end.cards, (what) => characters[what as RoleId].name);
  if (end.marks.length === 0) return [cards];
  const marked = end.marks.filter(({ what }) => what !== 'clarity');
  return [cards, told(say.marks, marked, (what) => marks[what as keyof typeof marks].name)];
}
