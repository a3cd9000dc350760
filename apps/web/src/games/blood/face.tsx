import '../icons.ts';
import { blood, fewest, most, type View } from '@veillee/blood';
import type { Sight } from '@veillee/kernel';
import { type Face, rulesOf } from '../face.ts';
import { Board } from './Board.tsx';
import { Chronicle } from './Chronicle.tsx';
import { call } from './call.ts';
import { faults, fitted, terms } from './first.ts';
import { Menu } from './Menu.tsx';
import { own } from './ownWords.ts';
import { Ending } from './Points.tsx';
import { Middle, seat } from './parts.tsx';
import { Settings } from './Settings.tsx';
import { isPrivate, stage } from './stage.ts';

const view = (sight: Sight): View => sight.view as View;

/** Blood of the Werewolf, drawn. */
export const face: Face = {
  rules: rulesOf(blood),
  icon: 'wolf-head',
  players: { min: fewest, max: most, usual: 5 },
  name: () => 'Blood of the Werewolf',
  about: (to) => own[to].about,
  defaults: () => ({}),
  summary: () => 'Blood of the Werewolf',
  fit: fitted,
  Settings,
  faults,
  terms,
  title: (_, to) => own[to].title,
  phase: (sight) => (view(sight).ending === null ? 'vote' : 'reveal'),
  call,
  stage: (shown) => stage(shown, face.outcome),
  news: (sight) => {
    const last = sight.facts.at(-1);
    return last !== undefined && isPrivate(last) && last.key === 'token.seen' ? [last] : [];
  },
  notes: (sight) => sight.facts.filter(isPrivate),
  seat,
  laid: true,
  Centre: Middle,
  Board,
  Menu,
  Open: Chronicle,
  End: Ending,
  crest: ({ verdict }) => (verdict?.teams[0] === 'human' ? 'farmer' : 'wolf-head'),
  forAll: ({ key }) => key.startsWith('ending.') || key === 'points.survivor',
  outcome({ sight, say }) {
    const { winners = [], camp = null } = (sight.verdict ?? {}) as {
      readonly winners?: readonly number[];
      readonly camp?: string | null;
    };
    if (camp !== null) {
      const who = say.format('Camp', camp) ?? camp;
      return say.lang === 'fr' ? `${who} l’emportent` : `${who} win`;
    }
    const who = say.list(winners.map((seat) => say.names[seat] ?? '…'));
    return say.lang === 'fr' ? `${who} l’emporte, sans partage` : `${who} wins, alone`;
  },
};
