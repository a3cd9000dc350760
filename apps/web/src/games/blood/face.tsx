import '../icons.ts';
import { blood, fewest, most, type View } from '@veillee/blood';
import type { Phrase, Sight } from '@veillee/kernel';
import { lang } from '../../words/language.ts';
import { type Before, type Call, type Face, rulesOf, type Shown } from '../face.ts';
import { own } from './ownWords.ts';
import { Character, Chronicle, Ending, Middle, MyHand, Token, viewOf } from './parts.tsx';
import { Settings } from './Settings.tsx';

const view = (sight: Sight): View => sight.view as View;
const privately = new Set(['mutation.dealt', 'token.seen']);
const isPrivate = ({ key }: Phrase): boolean => privately.has(key);

/** Blood of the Werewolf, drawn. */
export const face: Face = {
  rules: rulesOf(blood),
  icon: 'wolf-head',
  players: { min: fewest, max: most, usual: 5 },
  name: () => 'Blood of the Werewolf',
  about: (to) => own[to].about,
  defaults: () => ({}),
  summary: () => 'Blood of the Werewolf',
  Settings,
  title: () => 'Blood of the Werewolf',
  phase: (sight) => (view(sight).ending === null ? 'vote' : 'reveal'),
  call,
  news: (sight) => {
    const last = sight.facts.at(-1);
    return last !== undefined && isPrivate(last) && last.key === 'token.seen' ? [last] : [];
  },
  notes: (sight) => sight.facts.filter(isPrivate),
  seat,
  laid: true,
  Centre: Middle,
  Hand: MyHand,
  Open: Chronicle,
  End: Ending,
  crest: ({ verdict }) => (verdict?.teams[0] === 'human' ? 'farmer' : 'wolf-head'),
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

function call(shown: Shown): Call {
  const { turn, pending } = viewOf(shown);
  const say = own[lang.value];
  const { chair } = shown.sight;
  const name = (seat: number): string => shown.say.names[seat] ?? '…';
  if (pending !== null) {
    const more = shown.say.say({ key: `pending.${pending.what}` });
    if (pending.what === 'tokens') return { title: say.handing(name(pending.player)), more };
    return { title: pending.player === chair ? say.yourTrial : say.trialOf(name(pending.player)), more };
  }
  const title =
    turn.player === chair && turn.stage !== 'opening' ? say.yourTurn : say.turnOf(name(turn.player));
  return { title, more: shown.say.say({ key: `stage.${turn.stage}` }) };
}

/** Everyone's character but mine, and the tokens before each. */
function seat(shown: Shown, at: number): Before {
  const { players, tokens } = viewOf(shown);
  const say = own[lang.value];
  const player = players[at];
  if (player === undefined) return {};
  const here = tokens.filter((token) => token.at === at);
  const says = [
    player.card === undefined ? say.unknown : (shown.say.format('card', player.card) ?? ''),
    ...here.map(({ id }) => say.tokenAt(shown.say.format('token', id) ?? id)),
    player.alive ? '' : say.dead,
  ];
  return {
    dead: !player.alive,
    says: says.filter(Boolean).join(', '),
    before: (
      <>
        <Character card={player.card} />
        <span class="tokens">
          {here.map(({ id, card }) => (
            <Token key={id} id={id} card={card} />
          ))}
        </span>
      </>
    ),
  };
}
