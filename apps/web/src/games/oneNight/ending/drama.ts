import { isKeyOf } from '@veillee/kernel';
import { diedInChains, firstMark, identify, isHeadline, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { Beat, Stand } from '../../../reveal/beat.ts';
import { endWords } from '../endWords.ts';
import { markIcons, roleIcons } from '../icons.ts';
import type { Judged, Shown } from '../shown.ts';
import { crestOf } from './crest.ts';

type Ending = NonNullable<View['end']>;
type Stage = Judged['reasons'][number]['stage'];
type Told = (...stages: readonly Stage[]) => string[];

/** Fingers, shelter, deaths, what they bring on, cards and marks, camps. */
export function drama(shown: Shown): readonly Beat[] {
  const { end } = shown.sight.view;
  const { verdict } = shown.sight;
  if (end === null || verdict === null) return [];
  const told: Told = (...stages) =>
    verdict.reasons
      // Which kind of game it is, and who won it, is for the verdict to say.
      .filter((reason) => stages.includes(reason.stage) && !isHeadline(reason))
      .map((reason) => shown.say.say(reason));
  return [
    ...untilDeath(shown, end, verdict, told),
    cardsBeat(shown, end, verdict),
    teamsBeat(shown, end, verdict, told),
  ];
}

/** The votes, who is sheltered from them, who dies of them, and what that brings on. */
function untilDeath(shown: Shown, end: Ending, verdict: Judged, told: Told): readonly Beat[] {
  const say = endWords[shown.say.lang];
  const { chained, count, sheltered, voted, fallen } = standsOf(verdict);
  const flights = end.players.flatMap(({ votes }, from) => (votes === null ? [] : [{ from, to: votes }]));
  const [shelter, chains] = [told('protections'), told('chains')];
  const isQuiet = verdict.dead.length === 0;
  // A shot that was stopped, a lone Mark of Love: told, though nobody dies of it.
  const chainsTitle = chained.size === 0 ? say.noChains : say.chains;
  return [
    { id: 'votes', title: say.votes, says: told('votes'), flights, stand: count },
    ...(shelter.length === 0
      ? []
      : [{ id: 'protections', title: say.protections, says: shelter, flights, stand: sheltered }]),
    { id: 'deaths', title: isQuiet ? say.noDeaths : say.deaths, says: told('deaths'), stand: voted },
    ...(chains.length === 0 ? [] : [{ id: 'chains', title: chainsTitle, says: chains, stand: fallen }]),
  ];
}

/** How everybody stands after the count, under shelter, after the vote, and after what it brought on. */
function standsOf({ reasons, tally, dead }: Judged) {
  const chained = diedInChains(reasons);
  const safe = new Set(
    reasons.filter(({ stage }) => stage === 'protections').map(({ params }) => params.player),
  );
  const count = (seat: number): Stand => ({ count: tally[seat] ?? 0 });
  const sheltered = (seat: number): Stand => ({ ...count(seat), safe: safe.has(seat) });
  const voted = (seat: number): Stand => ({
    ...sheltered(seat),
    dead: dead.includes(seat) && !chained.has(seat),
  });
  const fallen = (seat: number): Stand => ({ ...sheltered(seat), dead: dead.includes(seat) });
  return { chained, count, sheltered, voted, fallen };
}

function cardsBeat(shown: Shown, end: Ending, verdict: Judged): Beat {
  const say = endWords[shown.say.lang];
  const from = names[shown.say.lang];
  const marked = end.players.flatMap(({ mark }, seat) =>
    mark === firstMark ? [] : [say.one(from.marks[mark].name, shown.say.names[seat] ?? '…')],
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
    ...(place.mark === firstMark
      ? {}
      : { mark: { icon: markIcons[place.mark], name: from.marks[place.mark].name } }),
  };
}

function teamsBeat(shown: Shown, end: Ending, verdict: Judged, told: Told): Beat {
  const { sides } = identify(end.players).judging;
  const say = endWords[shown.say.lang];
  return {
    id: 'teams',
    title: say.teams,
    says: told('teams'),
    stand(seat) {
      const side = sides[seat] ?? 'village';
      return {
        card: crestOf(side),
        label: isKeyOf(say.short, side) ? say.short[side] : say.short.alone,
        dead: verdict.dead.includes(seat),
      };
    },
  };
}
