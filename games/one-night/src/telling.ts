import { type Chapter, nameIn, type Telling } from '@veillee/gamekit';
import { capital, nameAt, speak, titled } from '@veillee/kernel';
import { firstMark } from './marks/index.ts';
import type { State } from './state.ts';
import type { Journey } from './story.ts';
import { consoleWords as words } from './text/console.ts';
import { text } from './text/index.ts';
import { type Ending, scene } from './view.ts';
import { names } from './words.ts';

/** A finished night as a text: the cards turned up, what happened in the dark, where cards and marks went. */
export function chaptersOf(state: State, telling: Telling): readonly Chapter[] {
  const { end } = scene(state);
  if (end === null) return [];
  return [turnedUp(end, telling), inTheDark(end, telling), ...journeys(end, telling)];
}

function turnedUp(end: Ending, { lang, names: people }: Telling): Chapter {
  const { characters, marks, artefacts } = names[lang];
  const say = words[lang];
  const lines = end.players.map(({ card, mark, artefact, copied, turned }, seat) => {
    const more = [
      ...(copied === null ? [] : [`${say.copied} ${characters[copied].name}`]),
      ...(turned === null ? [] : [`${say.turned} ${characters[turned].name}`]),
      ...(end.marks.length === 0 ? [] : [marks[mark].name]),
      ...(artefact === null ? [] : [artefacts[artefact].name]),
    ];
    return titled(nameAt(people, seat), [characters[card].name, ...more].join(', '), lang);
  });
  const centre = end.centre.map((id) => characters[id].name).join(', ');
  return { title: say.final, lines: [...lines, titled(capital(say.centre), centre, lang)] };
}

function inTheDark(end: Ending, telling: Telling): Chapter {
  const { lang } = telling;
  const calls: { readonly [call: string]: { readonly title: string } } = names[lang].calls;
  const lines = end.story.map(({ call, by, did, params }) => {
    const told = speak(text[lang], { key: `story.${did}`, params: { ...params, by } }, telling);
    return `[${calls[call]?.title ?? call}] ${told}`;
  });
  return { title: words[lang].story, lines };
}

/** Only what moved is told; a mark of clarity that gave way to another is no news. */
function journeys(end: Ending, { lang, names: people }: Telling): Chapter[] {
  const { characters, marks } = names[lang];
  const say = words[lang];
  const at = (place: number | string): string => {
    if (typeof place === 'number') return nameAt(people, place);
    if (!/^c\d+$|^across$/.test(place)) return say.board;
    return text[lang].formats.where?.(place, { lang, names: people }) ?? place;
  };
  const told = (title: string, moved: readonly Journey[], nameOf: (what: string) => string): Chapter => {
    const lines = moved
      .filter(({ stops }) => stops.length > 1)
      .map(({ what, stops }) => titled(nameOf(what), stops.map((stop) => at(stop.at)).join(' → '), lang));
    return { title, lines: lines.length > 0 ? lines : [say.still] };
  };
  const cards = told(say.cards, end.cards, (what) => nameIn(characters, what));
  if (end.marks.length === 0) return [cards];
  const marked = end.marks.filter(({ what }) => what !== firstMark);
  return [cards, told(say.marks, marked, (what) => nameIn(marks, what))];
}
