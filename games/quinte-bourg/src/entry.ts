import { type GameEntry, namesBy, wordIn } from '@veillee/gamekit';
import { byLang, capital, ok, titled } from '@veillee/kernel';
import { bot } from './bot/index.ts';
import { conditionIds } from './conditions.ts';
import { campIds } from './ids.ts';
import { quinteBourg } from './index.ts';
import { roleIds } from './roles/index.ts';
import type { Quinte } from './spec.ts';
import { powerIds, usesOf } from './statistics.ts';
import { consoleWords as words } from './text/console.ts';
import { text } from './text/index.ts';
import { judgePosition, toResult } from './verdict/result.ts';
import { readPosition } from './verdict/situation.ts';

const camps: readonly string[] = campIds;
const names = {
  camp: namesBy(text, 'camp'),
  condition: namesBy(text, 'condition'),
  role: namesBy(text, 'role'),
};

export const entry: GameEntry<Quinte> = {
  game: quinteBourg,
  bot,
  simulated: {
    habits: { rights: 5, dawdles: 1 },
    teams: [...campIds, ...conditionIds],
    roles: roleIds,
    dealt: ({ players }) => players.map(({ role }) => role),
    // A village has only some of the roles, so many powers rest in any one run.
    uses: { title: byLang((lang) => words[lang].used), all: false, ids: () => powerIds, count: usesOf },
  },
  benched: { players: 20, options: {}, habits: { rights: 5 }, judges: false },
  judged: {
    judge(position) {
      const read = readPosition(position);
      if (!read.ok) return read;
      const result = toResult(read.value.names, judgePosition(read.value));
      return ok({
        result,
        headlines: (lang) =>
          result.consoled.length === 0
            ? []
            : [titled(words[lang].consoled, result.consoled.join(', '), lang)],
      });
    },
  },
  names: {
    team(team, lang) {
      if (camps.includes(team)) return capital(names.camp(team, lang));
      // A condition is worded as "name: what it asks for".
      return capital(names.condition(team, lang).replace(/\s?: .*$/, ''));
    },
    role: (role, lang) => capital(names.role(role, lang)),
    use: (use) => use,
    stage: (stage, lang) => wordIn(words[lang].stages, stage),
  },
};
