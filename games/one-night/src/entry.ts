import { type GameEntry, type Judgement, nameIn, wordIn } from '@veillee/gamekit';
import { byLang, capital, ok, titled } from '@veillee/kernel';
import { bot } from './bot/index.ts';
import { teamIds } from './ids.ts';
import { oneNight } from './index.ts';
import { printed } from './printed/index.ts';
import { isRole, roleIds, roles } from './roles/index.ts';
import { deckOf, scenarioIds, scenarios } from './scenarios.ts';
import type { OneNight } from './spec.ts';
import { finalTable } from './story.ts';
import { chaptersOf } from './telling.ts';
import { consoleWords as words } from './text/console.ts';
import { doubtsOf } from './verdict/doubts.ts';
import { judge } from './verdict/judge.ts';
import { readPosition } from './verdict/position.ts';
import { toResult, type VerdictResult } from './verdict/result.ts';
import { names } from './words.ts';

export const entry: GameEntry<OneNight> = {
  game: oneNight,
  bot,
  simulated: {
    // Claims are made by day only, and change nothing in the verdict.
    habits: { rights: 30, dawdles: 1 },
    teams: teamIds,
    roles: roleIds,
    dealt: ({ faces, seats }) => faces.slice(0, seats),
    scenarios: scenarioIds,
  },
  weighed: {
    held: (state) => finalTable(state).players.map(({ card }) => card),
    teamOf: (role) => (isRole(role) ? roles[role].team : role),
    home: 'village',
    theTeam: (team, lang) => theIn(names[lang].teams, team),
    scenarios: scenarioIds.map((id) => ({
      id,
      name: byLang((lang) => names[lang].scenarios[id].name),
      min: scenarios[id].min,
      max: scenarios[id].max,
      deck: (players) => deckOf(id, players),
    })),
    printed,
  },
  benched: { players: 10, options: { scenario: 'marquons-les' }, habits: {}, judges: true },
  judged: {
    example: '{"game":"one-night","players":[{"name":"Ana","card":"vampire","mark":"fear","votes":"Bob"},…]}',
    judge(position) {
      const read = readPosition(position);
      if (!read.ok) return read;
      const { names: people, table } = read.value;
      return ok(inWords(toResult(people, judge(table), doubtsOf(table))));
    },
    positionOf(state, people) {
      const { players, options } = finalTable(state);
      return {
        game: oneNight.id,
        players: players.map((place, seat) => ({
          name: people[seat],
          ...place,
          votes: place.votes === null ? null : people[place.votes],
        })),
        options,
      };
    },
  },
  names: {
    team: (team, lang) => nameIn(names[lang].teams, team),
    role: (role, lang) => nameIn(names[lang].characters, role),
    stage: (stage, lang) => wordIn(words[lang].stages, stage),
  },
  story: chaptersOf,
};

const theIn = (table: { readonly [id: string]: { readonly the: string } }, id: string): string =>
  table[id]?.the ?? id;

const inWords = (result: VerdictResult): Judgement => ({
  result,
  headlines(lang) {
    const { mode, tally, dead } = result;
    const say = words[lang];
    const counts = Object.entries(tally).map(([name, count]) => `${name} ${count}`);
    return [
      capital(names[lang].terms[`mode.${mode}`]),
      titled(say.votes, counts.join(', '), lang),
      titled(say.dead, dead.join(', ') || say.nobody, lang),
    ];
  },
});
