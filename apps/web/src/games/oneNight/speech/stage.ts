import type { Lang, Phrase } from '@veillee/kernel';
import {
  callOf,
  callTextOf,
  leadIn,
  type RoleId,
  readAtOnce,
  roadOf,
  roles,
  type View,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { IconName } from '../../../kit/iconNames.ts';
import { type Notch, type Script, type Stage, sentencesOf } from '../../../stage/script.ts';
import { stageWords } from '../../../stage/words.ts';
import { markIcons, roleIcons } from '../icons.ts';
import type { Shown } from '../shown.ts';
import { isInTheDark } from '../table/skies.ts';

/** What the narrator of One Night says aloud at this moment, and the road of the night's calls. */
export function stage({ sight, say }: Shown): Stage {
  const view = sight.view;
  if (isInTheDark(view.phase)) return inTheDark(view, sight.facts, say.lang);
  return { script: inTheLight(view, say.lang) };
}

const isCall = ({ key }: Phrase): boolean => key === 'night.called' || key === 'night.markCheck';

function inTheDark(view: View, facts: readonly Phrase[], lang: Lang): Stage {
  const road = roadOf(view.deck);
  const at = facts.filter(isCall).length - 1;
  const stop = road[at];
  const notches = notchesOf(road, view, lang);
  if (stop === undefined) return { script: { moment: 'dark', open: names[lang].phases['night.only'] } };
  const text = names[lang].calls[callTextOf(stop.call, stop.copy, view)];
  const sentences = sentencesOf(readAtOnce(text));
  // Some begin by telling others to stay asleep: it is said up to where eyes open.
  const wakes =
    Math.max(
      0,
      sentences.findIndex((one) => /ouvre|open/i.test(one)),
    ) + 1;
  const lead = leadOf(road, at, lang);
  return {
    script: {
      moment: `call.${at}`,
      ...(lead === undefined ? {} : { lead }),
      open: sentences.slice(0, wakes).join(' '),
      more: sentences.slice(wakes).join(' '),
      close: text.close,
    },
    road: { notches, at },
  };
}

type Road = ReturnType<typeof roadOf>;
type Table = Pick<View, 'deck' | 'gremlinSelf'>;

/** Between the calls: with less time, fewer words. */
function leadOf(road: Road, at: number, lang: Lang): readonly string[] | undefined {
  const say = stageWords[lang];
  const lead = leadIn(road, at);
  if (lead === undefined) return undefined;
  const whole = names[lang].phases[lead];
  if (lead === 'dusk.end') return [whole];
  return [whole, lead === 'night.begin' ? say.itIsNight : say.closeEyes];
}

/** The calls as the moon's road shows them. */
export const notchesOf = (road: Road, table: Table, lang: Lang): readonly Notch[] =>
  road.map(({ call, copy }) => ({
    icon: notchIcon(call, table.deck),
    name: names[lang].calls[callTextOf(call, copy, table)].title,
  }));

function notchIcon(call: string, deck: readonly RoleId[]): IconName {
  if (call === 'mark-check') return 'semi-closed-eye';
  const { wokenBy } = callOf(call);
  if (wokenBy !== undefined) return markIcons[wokenBy];
  const owner = deck.find((role) => roles[role].calls?.some(({ id }) => id === call));
  return owner === undefined ? 'moon' : roleIcons[owner];
}

function inTheLight(view: View, lang: Lang): Script {
  const { phases } = names[lang];
  const say = stageWords[lang];
  switch (view.phase) {
    case 'deal':
      return { moment: 'deal', open: phases['setup.look'] };
    case 'day':
      return {
        moment: 'day',
        open: phases['day.begin'],
        // By the deck, never by what lies there: whether an artefact was laid is seen, not said.
        ...(view.deck.some((id) => roles[id].laysArtefacts) ? { more: phases['day.artefact'] } : {}),
        later: [
          { left: 60_000, say: phases['day.minute'] },
          { left: 10_000, say: phases['day.seconds'] },
        ],
      };
    case 'vote':
      return {
        moment: 'vote',
        open: phases['day.end'],
        more: phases['vote.ready'],
        later: [
          { left: 7000, say: say.onThree },
          ...say.count.map((one, i) => ({ left: 3000 - i * 1000, say: one, count: i + 1 })),
        ],
      };
    default:
      return { moment: 'end', open: phases['vote.done'], more: phases['end.reveal'] };
  }
}
