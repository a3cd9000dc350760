import {
  type Camp,
  camps,
  characterIds,
  blood as game,
  judgePosition,
  type MutationId,
  mutationOf,
  mutationsFor,
  readPosition,
  type State,
  toResult,
  usesOf,
  type VerdictResult,
} from '@veillee/blood';
import { type Lang, ok, speak } from '@veillee/kernel';
import { titled } from '../say.ts';
import { asGame, capital, countedTeams, type Entry } from './entry.ts';

const word = (key: string, lang: Lang): string => speak(game.text[lang], { key });
const halves = (points: number, lang: Lang): string =>
  lang === 'fr' ? `${points}`.replace('.', ',') : `${points}`;

const words = {
  fr: { points: 'Points', under: 'sous un jeton', final: 'Les cartes sont retournées', died: 'mort' },
  en: { points: 'Points', under: 'under a token', final: 'The cards are turned up', died: 'dead' },
};

export const blood: Entry = {
  id: game.id,
  game: asGame(game),
  habits: { rights: 30, dawdles: 1 },
  bench: { players: 6, options: {}, habits: { rights: 30 }, judges: true },
  unpaused: { opening: 0 },
  asks: [],
  judge(position) {
    const read = readPosition(position);
    return read.ok ? ok(toResult(read.value.names, judgePosition(read.value))) : read;
  },
  headlines(judged, lang) {
    const { points } = judged as VerdictResult;
    if (points === null) return [];
    const counts = camps.map((camp) => `${word(`camp.${camp}`, lang)} ${halves(points[camp], lang)}`);
    return [titled(words[lang].points, counts.join(', '), lang)];
  },
  stages: {
    ending: { fr: 'La fin', en: 'The end' },
    points: { fr: 'Les points', en: 'Points' },
    camp: { fr: 'Le camp', en: 'The camp' },
    players: { fr: 'Chaque joueur', en: 'Each player' },
  },
  teams: camps,
  roles: characterIds,
  uses: {
    title: { fr: 'Mutations jouées', en: 'Mutations played' },
    all: true,
    ids: (seats) => [...new Set(mutationsFor(seats).map(mutationOf))],
  },
  teamName: (team, lang) => capital(word(`camp.${team as Camp}`, lang)),
  roleName(role, lang) {
    const [camp, number] = role.split('-');
    return `${word(`card.${camp}`, lang)} ${number}`;
  },
  useName: (use, lang) => word(`mutation.${use as MutationId}`, lang),
  count(match) {
    const state = match.running.state as State;
    const verdict = match.game.verdict(state);
    const { teams = [], winners = [] } = verdict ?? {};
    const dealt = state.players.map(({ card }) => card);
    return { teams: countedTeams(teams, winners), dealt, winners, uses: usesOf(state) };
  },
  story(match, { lang, names }) {
    const { players, tokens, wilderness, ending } = match.running.state as State;
    if (ending === null) return [];
    const say = words[lang];
    const name = (card: string) => blood.roleName(card, lang);
    return [
      {
        title: say.final,
        lines: [
          ...players.map(({ card, alive }, seat) =>
            titled(names[seat] ?? `#${seat + 1}`, `${name(card)}${alive ? '' : ` (${say.died})`}`, lang),
          ),
          titled(capital(say.under), tokens.map(({ card }) => name(card)).join(', '), lang),
          titled(capital(word('wilderness', lang)), wilderness.map(name).join(', ') || '–', lang),
        ],
      },
    ];
  },
};
