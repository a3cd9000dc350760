import { identify, type judge, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { IconName } from '../../kit/iconNames.ts';
import type { Beat, Stand } from '../../reveal/beat.ts';
import type { Shown } from '../face.ts';
import { endWords } from './endWords.ts';
import { markIcons, roleIcons } from './icons.ts';

export type Judged = ReturnType<typeof judge>;
type Ending = NonNullable<View['end']>;
type Stage = Judged['reasons'][number]['stage'];

const crests: { readonly [team: string]: IconName } = {
  village: 'farmer',
  vampire: 'pretty-fangs',
  werewolf: 'wolf-head',
};
export const crestOf = (team: string): IconName => crests[team] ?? 'hooded-assassin';

/** The verdict as One Night gives it, which says more than the kernel asks for. */
export const judgedOf = ({ sight }: Shown): Judged | null => sight.verdict as Judged | null;

/** Fingers, shelter, deaths, what they bring on, cards and marks, camps. */
export function drama(shown: Shown): readonly Beat[] {
  const { end } = shown.sight.view as View;
  const verdict = judgedOf(shown);
  if (end === null || verdict === null) return [];
  const told = (...stages: readonly Stage[]): string[] =>
    verdict.reasons
      .filter(({ stage, key }) => stages.includes(stage) && !isSetting(key))
      .map((reason) => shown.say.say(reason));
  return [
    ...untilDeath(shown, end, verdict, told),
    cardsBeat(shown, end, verdict),
    teamsBeat(shown, end, verdict),
  ];
}

/** Which kind of game it is, and who won it, is for the verdict to say. */
const isSetting = (key: string): boolean =>
  /^deaths\.(classic|epic|monsters)$|^teams\.(quiet|hunted|huntedBeside|denied|stand|nobody|battle)/.test(
    key,
  );

function untilDeath(
  shown: Shown,
  end: Ending,
  verdict: Judged,
  told: (...stages: readonly Stage[]) => string[],
): readonly Beat[] {
  const say = endWords[shown.say.lang];
  const chained = new Set(
    verdict.reasons
      .filter(({ key }) => key === 'chains.shot' || key.startsWith('chains.love'))
      .map(({ params }) => (params.target ?? params.partner) as number),
  );
  const safe = new Set(
    verdict.reasons
      .filter(({ stage }) => stage === 'protections')
      .map(({ params }) => params.player as number),
  );
  const count = (seat: number): Stand => ({ count: verdict.tally[seat] ?? 0 });
  const sheltered = (seat: number): Stand => ({ ...count(seat), safe: safe.has(seat) });
  const voted = (seat: number): Stand => ({
    ...sheltered(seat),
    dead: verdict.dead.includes(seat) && !chained.has(seat),
  });
  const flights = end.players.flatMap(({ votes }, from) => (votes === null ? [] : [{ from, to: votes }]));
  const [shelter, chains] = [told('protections'), told('chains')];
  return [
    { id: 'votes', title: say.votes, says: told('votes'), flights, stand: count },
    ...(shelter.length === 0
      ? []
      : [{ id: 'protections', title: say.protections, says: shelter, flights, stand: sheltered }]),
    {
      id: 'deaths',
      title: verdict.dead.length === 0 ? say.noDeaths : say.deaths,
      says: told('deaths'),
      stand: voted,
    },
    ...(chains.length === 0
      ? []
      : [
          {
            id: 'chains',
            // A shot that was stopped, a lone Mark of Love: told, though nobody dies of it.
            title: chained.size === 0 ? say.noChains : say.chains,
            says: chains,
            stand: (seat: number) => ({ ...sheltered(seat), dead: verdict.dead.includes(seat) }),
          },
        ]),
  ];
}

function cardsBeat(shown: Shown, end: Ending, verdict: Judged): Beat {
  const say = endWords[shown.say.lang];
  const from = names[shown.say.lang];
  const marked = end.players.flatMap(({ mark }, seat) =>
    mark === 'clarity' ? [] : [say.one(from.marks[mark].name, shown.say.names[seat] ?? '…')],
  );
  const laid = end.players.flatMap(({ artefact }, seat) =>
    artefact === null ? [] : [say.one(from.artefacts[artefact].name, shown.say.names[seat] ?? '…')],
  );
  const marks = marked.length === 0 ? say.noMarks : say.marks(marked.join(', '));
  return {
    id: 'cards',
    title: say.cards,
    says: [
      say.centre(end.centre.map((id) => from.characters[id].name).join(', ')),
      ...(end.marks.length === 0 ? [] : [marks]),
      ...(laid.length === 0 ? [] : [say.artefacts(laid.join(', '))]),
    ],
    stand: (seat) => turned(shown, end, verdict, seat),
  };
}

function turned(shown: Shown, end: Ending, verdict: Judged, seat: number): Stand {
  const place = end.players[seat];
  const from = names[shown.say.lang];
  if (place === undefined) return {};
  return {
    card: roleIcons[place.card],
    label: from.characters[place.card].name,
    dead: verdict.dead.includes(seat),
    ...(place.mark === 'clarity'
      ? {}
      : { mark: { icon: markIcons[place.mark] ?? 'candle-light', name: from.marks[place.mark].name } }),
  };
}

function teamsBeat(shown: Shown, end: Ending, verdict: Judged): Beat {
  const { sides } = identify(end.players).judging;
  const say = endWords[shown.say.lang];
  return {
    id: 'teams',
    title: say.teams,
    says: verdict.reasons
      .filter(({ stage, key }) => stage === 'teams' && !isSetting(key))
      .map((reason) => shown.say.say(reason)),
    stand(seat) {
      const side = sides[seat] ?? 'village';
      return {
        card: crestOf(side),
        label: say.short[side as 'village'] ?? say.short.alone,
        dead: verdict.dead.includes(seat),
      };
    },
  };
}
