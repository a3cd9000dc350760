import { type Lang, ok } from '@veillee/kernel';
import {
  campIds,
  conditionIds,
  quinteBourg as game,
  judgePosition,
  powerIds,
  readPosition,
  roleIds,
  type State,
  toResult,
  usesOf,
  type VerdictResult,
} from '@veillee/quinte-bourg';
import { titled } from '../say.ts';
import { asGame, capital, countedTeams, type Entry } from './entry.ts';

const format = (kind: string, id: string, lang: Lang): string =>
  game.text[lang].formats[kind]?.(id, { lang, names: [] }) ?? id;
const consoledTitle = { fr: 'Consolés', en: 'Consoled' };
const isCamp = (id: string): boolean => (campIds as readonly string[]).includes(id);

export const quinteBourg: Entry = {
  id: game.id,
  game: asGame(game),
  habits: { rights: 5, dawdles: 1 },
  bench: { players: 20, options: {}, habits: { rights: 5 }, judges: false },
  asks: [],
  judge(position) {
    const read = readPosition(position);
    return read.ok ? ok(toResult(read.value.names, judgePosition(read.value))) : read;
  },
  headlines(judged, lang) {
    const { consoled } = judged as VerdictResult;
    return consoled.length === 0 ? [] : [titled(consoledTitle[lang], consoled.join(', '), lang)];
  },
  stages: {
    stop: { fr: 'La fin', en: 'The end' },
    camps: { fr: 'Les camps', en: 'Camps' },
    players: { fr: 'Chaque joueur', en: 'Each player' },
  },
  teams: [...campIds, ...conditionIds],
  roles: roleIds,
  // A village has only some of the roles, so many powers rest in any one run.
  uses: { title: { fr: 'Pouvoirs employés', en: 'Powers used' }, all: false, ids: () => powerIds },
  teamName(team, lang) {
    if (isCamp(team)) return capital(format('camp', team, lang));
    // A condition is worded as "name: what it asks for".
    return capital(format('condition', team, lang).replace(/\s?: .*$/, ''));
  },
  roleName: (role, lang) => capital(format('role', role, lang)),
  count(match) {
    const state = match.running.state as State;
    const { teams = [], winners = [] } = match.game.verdict(state) ?? {};
    const dealt = state.players.map(({ role }) => role);
    return { teams: countedTeams(teams, winners), dealt, winners, uses: usesOf(state) };
  },
  story: () => [],
};
