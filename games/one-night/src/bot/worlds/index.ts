import { type Budget, believe, type Proposed, type Weighed, weighed } from '@veillee/bots';
import { at, type Rng, shuffled } from '@veillee/kernel';
import { type ArtefactId, artefactIds } from '../../artefacts/index.ts';
import { lay } from '../../deal.ts';
import { outfitOf } from '../../deck.ts';
import { defaultPace, type Options } from '../../options.ts';
import type { RoleId } from '../../roles/index.ts';
import type { Claim } from '../../state.ts';
import { layingSets, planDeals, proposeDeal } from './deals.ts';
import { Choices } from './hints.ts';
import { type Known, notesOf } from './known.ts';
import { type Habits, isAllSo, logOfClaims, speakersIn } from './likelihood.ts';
import { Night } from './replay.ts';
import { World } from './world.ts';

export { asTheTable, type Known, knownTo, notesOf } from './known.ts';
export { type Habits, isSo } from './likelihood.ts';
export { spelt, type Tale, truths } from './retell.ts';
export { ownTale } from './self.ts';
export { World } from './world.ts';

/** What contradicts one's own notes may still be thought where nothing else is found, but weighs little. */
const missed = -4;

/** Worlds that agree with all a chair knows, weighed by what was said. */
export function worldsFor(known: Known, budget: Budget, habits: Habits, rng: Rng): Weighed<World>[] {
  const source = new Source(known, habits, rng);
  const strict = believe(() => source.propose(0), budget);
  return strict.length >= budget.worlds / 8 ? strict : believe(() => source.propose(20), budget);
}

/** The same worlds, weighed as if other things had been said than those by which they were found. */
export function reweighed(
  belief: readonly Weighed<World>[],
  { deck, me }: Known,
  before: readonly Claim[],
  after: readonly Claim[],
  habits: Habits,
): readonly Weighed<World>[] {
  const others = new Set(
    [...before, ...after]
      .filter((one) => !before.includes(one) || !after.includes(one))
      .map(({ seat }) => seat),
  );
  const of = (claims: readonly Claim[]) =>
    speakersIn(
      claims.filter(({ seat }) => others.has(seat)),
      deck,
      me,
    );
  const [was, is] = [of(before), of(after)];
  return weighed(
    belief.map(({ world, weight }) => ({
      world,
      log: Math.log(weight) + logOfClaims(world, is, habits, true) - logOfClaims(world, was, habits, true),
    })),
  );
}

class Source {
  readonly #known: Known;
  readonly #habits: Habits;
  readonly #rng: Rng;
  readonly #options: Options;
  readonly #plan: ReturnType<typeof planDeals>;
  readonly #layers: ReturnType<typeof layingSets>;
  readonly #choices: Choices;
  readonly #speakers: ReturnType<typeof speakersIn>;
  readonly #artefact: ArtefactId | undefined;

  constructor(known: Known, habits: Habits, rng: Rng) {
    this.#known = known;
    this.#habits = habits;
    this.#rng = rng;
    const { deck, gremlinSelf } = known;
    this.#options = {
      scenario: null,
      deck,
      extras: true,
      gremlinSelf,
      replacementMin: null,
      pace: defaultPace,
    };
    this.#plan = planDeals(known, deck.length);
    this.#layers = layingSets(known);
    this.#choices = new Choices(known, rng);
    this.#speakers = speakersIn(known.claims, deck, known.me);
    this.#artefact = artefactIn(known);
  }

  /** Undefined where it contradicts what is known more often than may be. */
  propose(misses: number): Proposed<World> | undefined {
    const { deck, seats, steps } = this.#known;
    const { cards, log } = proposeDeal(this.#plan, deck, this.#rng);
    if (misses === 0 && !this.#isLaid(cards)) return undefined;
    const state = lay(this.#options, seats, () => this.#rng, { cards, artefacts: this.#pile() });
    const night = new Night(state, this.#known);
    const choices = this.#choices;
    choices.begin();
    for (let number = 0; number < steps.length; number += 1) {
      const step = at(steps, number);
      if (step.type === 'vote') break;
      night.play(step, number, choices.answer);
      if (night.misses > misses) return undefined;
      if (step.type === 'day') break;
    }
    if (night.misses === 0) choices.confirm();
    const world = new World(state);
    choices.learn((seat) => isAllSo(world, seat, this.#known.claims));
    const said = logOfClaims(world, this.#speakers, this.#habits);
    return { world, log: log + choices.log + said + night.misses * missed };
  }

  /** Whether some player could lay each mark that was seen: so much can be told before the night is played. */
  #isLaid(cards: readonly RoleId[]): boolean {
    const { seats } = this.#known;
    for (const layers of this.#layers) {
      let some = false;
      for (let seat = 0; seat < seats && !some; seat += 1) some = layers.has(at(cards, seat));
      if (!some) return false;
    }
    return true;
  }

  /** The artefact before this player was drawn first, or after another's. */
  #pile(): readonly ArtefactId[] {
    const { deck } = this.#known;
    if (!outfitOf(deck).artefacts) return artefactIds;
    const pile = shuffled(artefactIds, this.#rng);
    const mine = this.#artefact;
    return mine === undefined ? pile : [mine, ...pile.filter((id) => id !== mine)];
  }
}

/** The artefact this player saw before him by day. */
function artefactIn(known: Known): ArtefactId | undefined {
  const seen = notesOf(known).find(({ key }) => key === 'you.sawArtefact')?.params.artefact;
  return artefactIds.find((id) => id === seen);
}
