import { type Form, type Reply, sample } from '@veillee/kernel';
import { artefactIds } from '../artefacts/index.ts';
import { lay } from '../deal.ts';
import { centreSize } from '../deck.ts';
import { defaultPace, type Options } from '../options.ts';
import { type RoleId, roleOf } from '../roles/index.ts';
import type { State } from '../state.ts';
import { type Called, callOf, type Put } from './calls.ts';
import type { Public } from './narration.ts';
import { Scene } from './scene.ts';
import { awakeFor } from './steps.ts';

/**
 * How many players whoever is called may touch at once; in the dark everybody else may touch as many, so that hands
 * tell nothing. It follows from what is public alone: the call is put to a pretended table at which every card of the
 * deck has a player, whatever those who copy have become, and its own forms are counted.
 */
export function touchesOf(call: string, table: Public): number {
  const called = callOf(call);
  const puts = putsIn(called, table);
  const most = [null, ...new Set(table.deck)].map((copied) => {
    const state = pretended(table, copied);
    state.awake = awakeFor(state, { type: 'call', call }, called);
    return Math.max(1, ...state.awake.map((me) => mostTouched(state, me, puts)));
  });
  return Math.min(Math.max(...most), table.deck.length - centreSize);
}

/** All that may be asked in a call, by whatever card a Doppelgänger may have copied. */
const putsIn = (call: Called, { deck }: Public): readonly (readonly Put[])[] => [
  call.puts,
  ...(call.thenAsCopied ? deck : []).flatMap((id) =>
    (roleOf(id).calls ?? [])
      .filter(({ copy }) => copy === 'now')
      .map(({ id: copied }) => callOf(copied).puts),
  ),
];

const noChance = { below: () => 0 };

/** Nobody's real table: the centre lies beside the whole deck, and all who can have copied the same. */
function pretended({ deck, gremlinSelf }: Public, copied: RoleId | null): State {
  const options: Options = {
    scenario: null,
    deck,
    extras: true,
    gremlinSelf,
    replacementMin: null,
    pace: defaultPace,
  };
  const cards = [...deck, ...deck.slice(0, centreSize)];
  const state = lay(options, deck.length, () => noChance, { cards, artefacts: artefactIds });
  deck.forEach((id, seat) => {
    if (copied !== null && roleOf(id).end?.copies) state.characters[seat] = copied;
  });
  return state;
}

/** Each question is answered as it comes, so that those which hang on it are put as well. */
function mostTouched(state: State, me: number, asked: readonly (readonly Put[])[]): number {
  let most = 0;
  for (const puts of asked) {
    const replies: Reply[] = [];
    for (const { topic, call, asking } of puts) {
      const form = asking.offer(new Scene(state, me, call, replies, null))?.form;
      if (form === undefined) continue;
      most = Math.max(most, seatsIn(form));
      const answer = sample(form, noChance);
      replies.push({ topic, to: [me], answer, proposals: [answer] });
    }
  }
  return most;
}

function seatsIn(form: Form): number {
  const fields = Object.values(form).flatMap((way) => Object.values(way.fields));
  return Math.max(0, ...fields.map((field) => ('pick' in field && field.of === 'seat' ? field.max : 0)));
}
