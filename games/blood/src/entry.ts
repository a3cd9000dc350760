import { type Chapter, type GameEntry, type Judgement, namesBy, wordIn } from '@veillee/gamekit';
import { byLang, capital, decimal, nameAt, ok, speak, titled } from '@veillee/kernel';
import { bot } from './bot/index.ts';
import { camps, characterIds } from './ids.ts';
import { blood } from './index.ts';
import { judgePosition } from './judgePosition.ts';
import { mutationOf, mutationsFor } from './mutations/index.ts';
import { readPosition } from './position.ts';
import { toResult, type VerdictResult } from './result.ts';
import type { Blood } from './spec.ts';
import { consoleWords as words } from './text/console.ts';
import { text } from './text/index.ts';
import { usesOf } from './uses.ts';

const names = { camp: namesBy(text, 'Camp'), card: namesBy(text, 'card') };

export const entry: GameEntry<Blood> = {
  game: blood,
  bot,
  simulated: {
    habits: { rights: 30, dawdles: 1 },
    teams: camps,
    roles: characterIds,
    dealt: ({ players }) => players.map(({ card }) => card),
    uses: {
      title: byLang((lang) => words[lang].used),
      all: true,
      ids: (seats) => [...new Set(mutationsFor(seats).map(mutationOf))],
      count: usesOf,
    },
  },
  benched: { players: 6, options: {}, habits: { rights: 30 }, judges: true },
  unpaused: { opening: 0 },
  judged: {
    judge(position) {
      const read = readPosition(position);
      return read.ok ? ok(inWords(toResult(read.value.names, judgePosition(read.value)))) : read;
    },
  },
  names: {
    team: names.camp,
    role: names.card,
    use: namesBy(text, 'mutation'),
    stage: (stage, lang) => wordIn(words[lang].stages, stage),
  },
  story({ players, tokens, wilderness, ending }, { lang, names: people }): readonly Chapter[] {
    if (ending === null) return [];
    const say = words[lang];
    const cards = (dealt: readonly string[]) => dealt.map((card) => names.card(card, lang)).join(', ');
    const lines = [
      ...players.map(({ card, alive }, seat) =>
        titled(nameAt(people, seat), `${cards([card])}${alive ? '' : ` (${say.died})`}`, lang),
      ),
      titled(capital(say.under), cards(tokens.map(({ card }) => card)), lang),
      titled(capital(speak(text[lang], { key: 'wilderness' })), cards(wilderness) || '–', lang),
    ];
    return [{ title: say.final, lines }];
  },
};

const inWords = (result: VerdictResult): Judgement => ({
  result,
  headlines(lang) {
    const { points } = result;
    if (points === null) return [];
    const counts = camps.map(
      (camp) => `${speak(text[lang], { key: `camp.${camp}` })} ${decimal(points[camp], lang)}`,
    );
    return [titled(words[lang].points, counts.join(', '), lang)];
  },
});
