import {
  begin,
  type Phrase,
  playRandomly,
  quick,
  type Right,
  type Sight,
  see,
  shuffled,
} from '@veillee/kernel';
import { oneNight, type RoleId, roleIds, type View } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { grouped, sayable } from './claims.ts';

const seats = 5;

/** The claims by which a seat would tell this truly, any of which will do. */
function claimsFor({ key, params = {} }: Phrase, me: number): readonly string[] {
  const seatsOf = (params.places ?? []) as readonly number[];
  const nobody = (params.seats as readonly number[] | undefined)?.length === 0;
  const known: { readonly [key: string]: readonly string[] } = {
    'you.checkedMark': ['held-mark'],
    'you.copied': ['became'],
    'you.gaveMark': ['gave-mark'],
    'you.sawBite': ['met'],
    'you.sawPack': ['saw-thumbs'],
    'you.tapped': ['tapped-on'],
    'you.wereTapped': ['tapped'],
    'you.sawCard': [(params.place as number) < seats ? 'saw-card' : 'saw-centre'],
    'you.sawMark': ['saw-mark'],
    'you.swappedCards': seatsOf.every((place) => place < seats)
      ? [seatsOf.includes(me) ? 'took-card' : 'swapped-cards']
      : seatsOf.includes(me)
        ? ['took-centre', 'gave-card']
        : ['gave-card'],
    'you.swappedMarks': ['swapped-marks', 'took-mark'],
    'you.shiftedCards': ['shifted'],
    'you.shielded': ['shielded'],
    'you.revealed': ['saw-card'],
    'you.turnedDown': ['saw-card'],
    'you.laidArtefact': ['laid-artefact'],
    'you.sawThumbs': ['saw-thumbs'],
    'you.sawArtefact': ['hold-artefact'],
  };
  if (key.startsWith('you.met')) return [nobody ? 'met-nobody' : 'met'];
  return known[key] ?? ['nothing'];
}

/** A game with a deck drawn by chance, as it stands by day. */
function byDay(seed: number): readonly Sight[] | undefined {
  const rng = quick(seed);
  const deck = shuffled(roleIds, rng).slice(0, seats + 3);
  const setup = { seats, seed: seed.toString(16).padStart(64, '0'), options: { deck } };
  const begun = begin(oneNight, setup);
  if (!begun.ok) return undefined;
  const match = begun.value;
  const now = (): readonly Sight[] => Array.from({ length: seats }, (_, seat) => see(match, seat));
  for (let i = 0; i < 400 && (see(match, 0).view as View).phase !== 'day'; i += 1)
    playRandomly(match, rng, {}, 1);
  return now();
}

const claimOf = ({ rights }: Sight): Right | undefined => rights.find(({ topic }) => topic === 'day.claim');

const deck: RoleId[] = ['werewolf', 'seer', 'robber', 'villager', 'hunter', 'drunk'];

/** Three players by day, with that deck. */
function plainDay() {
  const begun = begin(oneNight, { seats: 3, seed: '1'.padStart(64, '0'), options: { deck } });
  if (!begun.ok) throw new Error('not dealt');
  const rng = quick(1);
  while ((see(begun.value, 0).view as View).phase !== 'day') playRandomly(begun.value, rng, {}, 1);
  return begun.value;
}

describe('what can be said by day', () => {
  it('leaves nothing out that anybody did or saw, whatever the deck', () => {
    let told = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      for (const [seat, sight] of (byDay(seed) ?? []).entries()) {
        const right = claimOf(sight);
        if (right === undefined) continue;
        const { deck: drawn } = sight.view as View;
        const { form } = sayable(right, drawn);
        for (const fact of sight.facts.filter(({ key }) => key.startsWith('you.'))) {
          const claims = claimsFor(fact, seat);
          expect(
            claims.some((claim) => claim in form),
            `${fact.key} in ${drawn.join(' ')}`,
          ).toBe(true);
          const marks = form['gave-mark']?.fields.mark;
          if (fact.key === 'you.gaveMark')
            expect(marks).toMatchObject({ pick: expect.arrayContaining([String(fact.params?.mark)]) });
          told += 1;
        }
      }
    }
    expect(told).toBeGreaterThan(1000);
  });

  it('offers the same whatever one holds, and not what no card of the deck does', () => {
    const match = plainDay();
    const ways = [0, 1, 2].map((seat) => Object.keys(sayable(claimOf(see(match, seat)) as Right, deck).form));
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
    expect([...(ways[0] ?? [])].sort()).toEqual(
      [
        'was',
        'saw-card',
        'saw-centre',
        'took-card',
        'took-centre',
        'met',
        'met-nobody',
        'slept',
        'nothing',
      ].sort(),
    );
  });

  it('puts what fits the claimed character first, whatever one holds, and folds the rest', () => {
    const match = plainDay();
    const right = sayable(claimOf(see(match, 0)) as Right, deck);
    const view = see(match, 0).view as View;
    const claiming = {
      ...view,
      claims: [{ number: 1, seat: 0, at: 0, said: { do: 'was', role: ['seer'] } }],
    };
    const [fits, rest] = grouped(right, claiming as unknown as View, 0);
    expect(fits).toMatchObject({
      folded: false,
      ways: expect.arrayContaining(['was', 'saw-card', 'saw-centre']),
    });
    expect(fits?.ways).not.toContain('took-card');
    expect(rest).toMatchObject({ folded: true, ways: expect.arrayContaining(['took-card', 'met']) });
    // Nobody's claim but one's own; and without one, nothing is lost.
    const none = grouped(right, claiming as unknown as View, 1);
    expect(none.flatMap(({ ways }) => ways).sort()).toEqual(Object.keys(right.form).sort());
    expect(none.filter(({ folded }) => !folded)).toHaveLength(1);
  });
});
