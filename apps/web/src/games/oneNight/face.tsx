import '../icons.ts';
import type { Phrase, Sight } from '@veillee/kernel';
import {
  maxPlayers,
  minPlayers,
  oneNight,
  type RoleId,
  type ScenarioId,
  type View,
} from '@veillee/one-night';
import { type ClaimId, names } from '@veillee/one-night/words';
import type { IconName } from '../../kit/iconNames.ts';
import { Icon } from '../../kit/marks.tsx';
import type { Phase } from '../../kit/skies.ts';
import { lang, words } from '../../words/language.ts';
import { type Before, type Call, type Face, rulesOf, type Shown } from '../face.ts';
import { Chart } from './Chart.tsx';
import { goneOf, pageOf, spoken, touchesOf } from './call.ts';
import { sayable } from './claims.ts';
import { drama } from './drama.ts';
import { Ending } from './Ending.tsx';
import { roleIcons } from './icons.ts';
import { Memory } from './Memory.tsx';
import { own } from './ownWords.ts';
import { Board, Centre, viewOf } from './parts.tsx';
import { fits, fitting, Settings } from './Settings.tsx';
import { Story } from './Story.tsx';
import { stage } from './stage.ts';

const phases: { readonly [phase in View['phase']]: Phase } = {
  deal: 'dusk',
  dusk: 'dusk',
  'mark-check': 'night',
  night: 'night',
  day: 'day',
  vote: 'vote',
  end: 'reveal',
};

const crests: { readonly [team: string]: IconName } = {
  village: 'farmer',
  vampire: 'pretty-fangs',
  werewolf: 'wolf-head',
};

const view = (sight: Sight): View => sight.view as View;

/** One Night, drawn. */
export const face: Face = {
  rules: rulesOf(oneNight),
  icon: 'pretty-fangs',
  players: { min: minPlayers, max: maxPlayers, usual: 5 },
  name: (to) => (to === 'fr' ? 'Une nuit' : 'One Night'),
  about: (to) => own[to].about,
  defaults: (players) => ({ scenario: fitting(players) }),
  fit: (options, players) =>
    options.scenario && !fits(options.scenario as ScenarioId, players)
      ? { ...options, scenario: fitting(players) }
      : options,
  summary(options, to) {
    const id = options.scenario as keyof (typeof names)['fr']['scenarios'] | null | undefined;
    return id ? (names[to].scenarios[id]?.name ?? own[to].scenario) : own[to].freeDeck;
  },
  Settings,
  title: (sight, to) =>
    view(sight).phase === 'deal' ? own[to].deal : words.value.play.phases[face.phase(sight)],
  phase: (sight) => phases[view(sight).phase],
  gone: (sight) => goneOf(view(sight), sight.facts),
  call,
  stage,
  ask: (topic) => (topic === 'day.claim' ? own[lang.value].claim : undefined),
  way: (topic, way, say) =>
    topic === 'day.claim' ? names[say.lang].claims[way as ClaimId]?.button : undefined,
  option(of, option, { sight, say }) {
    if (of !== 'claim') return undefined;
    const claim = view(sight).claims.find(({ number }) => number === option);
    return claim && say.format('claimed', { ...(claim.said as object), who: claim.seat });
  },
  optionIcon: (of, option) => (of === 'card' ? roleIcons[option as RoleId] : undefined),
  offer: (right, sight) => (right.topic === 'day.claim' ? sayable(right, view(sight).deck) : right),
  ruleFor: (sight) => pageOf(view(sight), sight.facts),
  atOnce: (topic) => topic === 'vote.point',
  touches: (sight) => touchesOf(sight.facts),
  quick: {
    topic: 'day.claim',
    way: 'was',
    field: 'role',
    label: (to) => own[to].who,
    said(sight) {
      const mine = view(sight).claims.filter(({ seat, said }) => seat === sight.chair && said.do === 'was');
      const last = mine.at(-1);
      if (last === undefined) return undefined;
      const [option] = last.said.role as readonly RoleId[];
      return { option: option as RoleId, takeBack: { do: 'take-back', claim: [last.number] } };
    },
  },
  news: (sight) => tonight(sight).filter(isMine),
  notes: (sight) => sight.facts.filter((fact) => isMine(fact) && fact.key !== dealt),
  seat,
  dark: (sight) => ['dusk', 'mark-check', 'night'].includes(view(sight).phase),
  tableless: (sight) => view(sight).phase === 'deal' && sight.chair !== 'table',
  centreOf: 'centre',
  Centre,
  Hand: Memory,
  Open: Board,
  End: Ending,
  drama,
  Chart,
  Story,
  crest: ({ verdict }) => crests[verdict?.teams[0] ?? ''] ?? 'hooded-assassin',
  outcome({ sight, say }) {
    const teams = sight.verdict?.teams ?? [];
    const from = names[say.lang].teams;
    const won = teams.map((team) => from[team as keyof typeof from]?.the ?? team);
    const winners = (sight.verdict?.winners ?? []).map((seat) => say.names[seat] ?? '…');
    const all = won.length > 0 ? won : winners;
    if (all.length === 0) return say.lang === 'fr' ? 'Personne ne gagne' : 'Nobody wins';
    const who = say.list(all);
    const shown = who.charAt(0).toUpperCase() + who.slice(1);
    if (say.lang === 'fr') return all.length > 1 ? `${shown} l’emportent` : `${shown} l’emporte`;
    return all.length > 1 ? `${shown} win` : `${shown} wins`;
  },
};

const isMine = ({ key }: Phrase): boolean => key.startsWith('you.');
/** Read by holding the pad, which lies beside the notes. */
const dealt = 'you.wereDealt';

/** What was told since the present call, if one is on. */
function tonight({ facts, view: seen }: Sight): readonly Phrase[] {
  const { phase } = seen as View;
  if (phase !== 'dusk' && phase !== 'night' && phase !== 'mark-check') return [];
  return facts.slice(facts.findLastIndex(({ key }) => key.startsWith('night.')) + 1);
}

function call(shown: Shown): Call {
  const { phase } = viewOf(shown);
  const say = own[shown.say.lang];
  const looksOn = typeof shown.sight.chair !== 'number';
  if (phase === 'deal')
    return looksOn
      ? { title: say.dealtAll, more: say.dealtAllMore }
      : { title: say.dealt, more: say.dealtMore };
  if (phase === 'day') return { title: say.day, more: say.dayMore };
  if (phase === 'vote') return { title: looksOn ? say.voteAll : say.vote, more: say.voteMore };
  const { title, more } = spoken(viewOf(shown), shown.sight.facts, shown.say.lang);
  return { title: shown.say.lang === 'fr' ? `« ${title} »` : `“${title}”`, more, aloud: true };
}

/** What open eyes see before a player: a shield, an artefact's back, a card face up; at the end, who died. */
function seat(shown: Shown, at: number): Before {
  const { table } = viewOf(shown);
  const say = own[shown.say.lang];
  const died = deadOf(shown.sight).includes(at);
  const up = table?.faceUp.find((one) => one.seat === at);
  const says = [
    up === undefined ? '' : names[shown.say.lang].characters[up.card].name,
    table?.shield === at ? say.shield : '',
    table?.artefacts.includes(at) ? say.artefact : '',
  ];
  const icon =
    up !== undefined
      ? roleIcons[up.card]
      : table?.shield === at
        ? 'shield'
        : table?.artefacts.includes(at)
          ? 'ghost'
          : null;
  return {
    says: says.filter(Boolean).join(', '),
    dead: died,
    ...(icon === null
      ? {}
      : {
          badge: (
            <span class="sign">
              <Icon name={icon} />
            </span>
          ),
        }),
  };
}

/** Who died, as the verdict says. */
const deadOf = ({ verdict }: Sight): readonly number[] =>
  (verdict as { readonly dead?: readonly number[] } | null)?.dead ?? [];
