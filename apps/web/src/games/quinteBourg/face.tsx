import '../icons.ts';
import type { Phrase, Sight } from '@veillee/kernel';
import { maxPlayers, minPlayers, type OfficeId, type View } from '@veillee/quinte-bourg';
import type { IconName } from '../../kit/iconNames.ts';
import { Icon } from '../../kit/marks.tsx';
import type { Phase } from '../../kit/skies.ts';
import type { Before, Call, Face, Shown } from '../face.ts';
import { own } from './ownWords.ts';
import { capital, Ending, isDark, MyCards, Village, viewOf } from './parts.tsx';
import { rules } from './rules.ts';
import { Settings } from './Settings.tsx';

const view = (sight: Sight): View => sight.view as View;

const skies: { readonly [phase in View['phase']]: Phase } = {
  deal: 'dusk',
  opening: 'dusk',
  night: 'night',
  morning: 'day',
  day: 'day',
  sunday: 'day',
  end: 'reveal',
};

const officeIcons: { readonly [office in OfficeId]: IconName } = {
  president: 'crown',
  prosecutor: 'magnifying-glass',
  notary: 'swap-bag',
  senator: 'ringing-bell',
  scrutineer: 'spyglass',
  chief: 'guards',
  priest: 'prayer',
  randy: 'shield',
  armish: 'shield',
  mirko: 'robber',
  mirka: 'robber',
  executioner: 'wood-club',
};

/** Les Reptiliens de Quinte-Bourg, plainly drawn. */
export const face: Face = {
  rules,
  icon: 'lizardman',
  players: { min: minPlayers, max: maxPlayers, usual: 12 },
  name: () => 'Quinte-Bourg',
  about: (to) => own[to].about,
  defaults: () => ({}),
  summary: () => 'Quinte-Bourg',
  Settings,
  led: true,
  invokes: true,
  title(sight, to) {
    const { phase, weekday } = view(sight);
    const day = rules.text[to].formats.weekday?.(weekday, { lang: to, names: [] }) ?? weekday;
    return phase === 'deal' || phase === 'opening' ? own[to].phases[phase] : capital(day);
  },
  phase: (sight) => (view(sight).ballots.length > 0 && isDay(sight) ? 'vote' : skies[view(sight).phase]),
  call,
  // The master hears what everybody is told: his book says it better.
  news,
  notes: (sight) => sight.facts.filter((fact) => isMine(fact) && fact.key !== 'you.wereDealt'),
  seat,
  ring: (sight) => view(sight).circle,
  circle: (id, to) =>
    id.startsWith('group-') ? capital(own[to].group(Number(id.slice(6)))) : own[to].circles[id],
  dark: isDark,
  Hand: MyCards,
  Open: Village,
  End: Ending,
  outcome,
};

const isDay = (sight: Sight): boolean => view(sight).phase === 'day';

const whispered = [
  'you.',
  'purse.',
  'pair.',
  'animal.',
  'detectives.',
  'mathematicians.',
  'seths.',
  'mice.',
  'reptilians.',
  'lovers.',
  'romantic.',
  'sleep.',
  'widow.',
];
const isMine = ({ key }: Phrase): boolean =>
  key !== 'purse.moved' && key !== 'purse.empty' && whispered.some((start) => key.startsWith(start));

/** What one's cards are is read by holding them, never in passing, nor in the notes. */
function news(sight: Sight): readonly Phrase[] {
  const { phase } = sight.view as View;
  return sight.chair === 'master' || phase === 'deal' ? [] : justNow(sight).filter(isMine).slice(-4);
}

const bells = new Set(['opening.called', 'line.called', 'morning.came', 'session.opened', 'night.fell']);
/** What was told since the last bell. */
const justNow = ({ facts }: Sight): readonly Phrase[] =>
  facts.slice(facts.findLastIndex(({ key }) => bells.has(key)) + 1);

function call(shown: Shown): Call {
  const { phase, line, gazette, day, sentenced } = viewOf(shown);
  const { sight, say } = shown;
  const words = own[say.lang].calls;
  if (phase === 'deal') {
    const seated = typeof sight.chair === 'number';
    return { title: seated ? words.deal : words.dealAll, ...(seated ? { more: words.dealMore } : {}) };
  }
  if (phase === 'opening' || phase === 'night') return { title: darkTitle(shown, line), aloud: true };
  const last = gazette?.day === day ? gazette.news.at(-1) : undefined;
  const more = last === undefined ? {} : { more: say.say(last) };
  if (sentenced !== null) return { title: words.sentenced(say.names[sentenced] ?? '…'), ...more };
  return { title: words[phase === 'sunday' ? 'sunday' : phase === 'morning' ? 'morning' : 'day'], ...more };
}

/** The call of this moment, as a master would say it. */
function darkTitle({ sight, say }: Shown, line: View['line']): string {
  const words = own[say.lang].calls;
  const opened = sight.facts.findLast(({ key }) => key === 'opening.called')?.params?.line;
  const isSecret = sight.clock !== null && 'lasts' in sight.clock.pace;
  let called = words.nightFalls;
  if (line !== null) called = say.format('line', line) ?? line;
  else if (view(sight).phase === 'opening')
    called = isSecret && opened !== undefined ? (say.format('opening', opened) ?? '') : words.prepares;
  const shown = capital(called);
  return say.lang === 'fr' ? `« ${shown} »` : `“${shown}”`;
}

/** Before each house: the office held there, who is wed to whom, and what became of the dead. */
function seat(shown: Shown, at: number): Before {
  const { players, offices, phase } = viewOf(shown);
  const { say } = shown;
  const words = own[say.lang];
  const player = players[at];
  if (player === undefined) return {};
  const held = Object.entries(offices).flatMap(([office, who]) => (who === at ? [office as OfficeId] : []));
  const office = held[0] === undefined ? null : officeIcons[held[0]];
  const icon = player.fate === 'ghost' ? 'ghost' : player.fate === 'spirit' ? 'spectre' : office;
  const says = [
    words.fates[player.fate],
    ...held.map((office) => say.format('office', office)),
    player.spouse === null ? '' : words.wed(say.names[player.spouse] ?? '…'),
    player.role === null ? '' : say.format('role', player.role),
    player.speciality === null ? '' : say.format('speciality', player.speciality),
    player.coins === null || phase === 'end' ? '' : say.format('coins', player.coins),
  ];
  return {
    dead: player.fate !== 'alive',
    says: says.filter(Boolean).join(', '),
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

function outcome({ sight, say }: Shown): string {
  const { teams = [], winners = [] } = sight.verdict ?? {};
  const camps = teams.map((team) => campWords(team, say));
  const all = camps.length > 0 ? camps : winners.map((winner) => say.names[winner] ?? '…');
  if (all.length === 0) return say.lang === 'fr' ? 'Personne ne gagne' : 'Nobody wins';
  const who = capital(say.list(all));
  const many = camps.length > 0 ? teams.join() !== 'martyrs' : winners.length > 1;
  if (say.lang === 'fr') return many ? `${who} l’emportent` : `${who} l’emporte`;
  return many ? `${who} win` : `${who} wins`;
}

function campWords(team: string, say: Shown['say']): string {
  try {
    return say.format('camp', team) ?? team;
  } catch {
    return (say.format('condition', team) ?? team).split(/\s?:/)[0] ?? team;
  }
}
