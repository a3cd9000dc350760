import {
  begin,
  type Chair,
  type Game,
  type Match,
  type Rng,
  type Seat,
  sample,
  submit,
} from '../../src/index.ts';
import { agendaOf, stateOf, stepOf } from '../../src/inside.ts';
import { type Played, retell, type Subject, type World } from '../../src/laws/index.ts';
import { deckOf, owls } from './owls.ts';
import { type Card, isOwl, type Owls, type State } from './spec.ts';

/** What is done in secret: nobody sees that it was done, save those of the same card or council. */
const secret = ['owls.choose', 'seer.look', 'seer.again', 'charmer.charm', 'millers.guard', 'gift'];
/** What goes with a card: its new holder does it in a world where two cards are exchanged. */
const withCard = ['owls.choose', 'seer.look', 'seer.again', 'charmer.charm', 'millers.guard', 'hunter.shoot'];

/**
 * What the rules let a chair know, from the state alone. All know who lives, who was hit and the votes; public
 * chance (the weather, who votes first) is the same in both worlds by itself. A seat
 * knows its own card, purse and bullet and what it looked at; an owl the owls, a miller the millers.
 */
function known(match: Match<Owls>, chair: Chair): unknown {
  const hit = agendaOf(match).flatMap((step) => (step.type === 'shot' ? [step.at] : []));
  const { over } = match;
  const state = stateOf(match);
  const { alive, night, votes, cards, purses, loaded, notes } = state;
  const common = { alive, night, votes, hit, over };
  if (typeof chair !== 'number') return common;
  return {
    ...common,
    card: cards[chair],
    coins: purses[chair],
    loaded: loaded[chair],
    notes: notes.filter(({ by }) => by === chair),
    owls: isOwl(state, chair) ? [...state.owls].sort() : null,
    millers: cards[chair] === 'miller' ? cards.map((card) => card === 'miller') : null,
  };
}

/** All that `chair` comes to know in a history, in order: what is so, and what those of its council do. */
function story(game: Game<Owls>, { setup, inputs }: Played, chair: Chair): string {
  const begun = begin(game, setup);
  if (!begun.ok) return 'none';
  const match = begun.value;
  const told = [JSON.stringify(known(match, chair))];
  for (const input of inputs) {
    const seen = 'answer' in input ? companion(match, input, chair) : null;
    submit(match, input);
    const now = JSON.stringify(known(match, chair));
    if (seen !== null) told.push(seen);
    if (now !== told.findLast((line) => line.startsWith('{'))) told.push(now);
  }
  return told.join('\n');
}

/** An owl sees that another owl has chosen; a miller sees what the other one proposes; a gift reaches its taker. */
function companion(
  match: Match<Owls>,
  input: Extract<Played['inputs'][number], { answer: unknown }>,
  chair: Chair,
) {
  const state = stateOf(match);
  const who = input.for ?? input.by;
  if (typeof chair !== 'number' || typeof who !== 'number' || who === chair) return null;
  const step = stepOf(match)?.type;
  const answers = typeof input.prompt === 'number';
  if (answers && step === 'council' && isOwl(state, chair)) return `${who} has chosen`;
  if (answers && step === 'mill' && state.cards[chair] === 'miller')
    return `${who} ${JSON.stringify(input.answer)}`;
  return input.prompt === 'gift' && (input.answer.player as readonly Seat[])[0] === chair
    ? `${who} gives ${input.answer.coins}`
    : null;
}

/** Whose cards `chair` may not know: not its own, nor what it looked at, nor those of its own kind. */
function strangers(state: State, chair: Chair): Seat[] {
  return state.cards.flatMap((card, seat) => {
    if (typeof chair !== 'number') return [seat];
    const fellow = isOwl(state, chair) && isOwl(state, seat);
    const miller = card === 'miller' && state.cards[chair] === 'miller';
    const noted = state.notes.some(({ by, seat: looked }) => by === chair && looked === seat);
    return seat === chair || fellow || miller || noted ? [] : [seat];
  });
}

/** Two cards unknown to `chair` exchanged, and secret things done otherwise or not at all. */
function another(game: Game<Owls>, played: Played, chair: Chair, rng: Rng): World | undefined {
  const begun = begin(game, played.setup);
  if (!begun.ok) return undefined;
  const match = begun.value;
  const until = rng.below(played.inputs.length);
  const { cards, purses } = stateOf(match);
  const dealt = { cards: [...cards], purses: [...purses] };
  for (const input of played.inputs.slice(0, until)) submit(match, input);
  const unknown = strangers(stateOf(match), chair);
  const [a, b] = [unknown[rng.below(unknown.length)] ?? 0, unknown[rng.below(unknown.length)] ?? 0];
  const other = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat);
  const odds = rng.below(3);
  let differs = dealt.cards[a] !== dealt.cards[b];
  const world = retell(game, played, {
    chair,
    until,
    rng,
    setup: {
      ...played.setup,
      deal: { ...dealt, cards: dealt.cards.map((_, seat) => dealt.cards[other(seat)] as Card) },
    },
    as: (seat, topic) => (withCard.includes(topic) ? other(seat) : seat),
    says(_, topic, given, form) {
      if (!secret.includes(topic) || rng.below(4) >= odds) return given;
      differs = true;
      return rng.below(2) === 0 ? undefined : sample(form, rng);
    },
  });
  return differs ? world : undefined;
}

export const subjectOf = (game: Game<Owls>): Subject<Owls> => ({
  game,
  maxInputs: 1500,
  setup(rng) {
    const seats = 5 + rng.below(4);
    const options = { nights: 1 + rng.below(4), days: 1 + rng.below(7), seconds: 10 };
    if (rng.below(4) > 0) return { seats, options };
    const cards = deckOf(8);
    return {
      seats,
      options,
      deal: { cards: Array.from({ length: seats }, () => cards[rng.below(8)] as Card) },
    };
  },
  worlds(played, chair, rng) {
    for (let tries = 0; tries < 4; tries += 1) {
      const world = another(game, played, chair, rng);
      if (world === undefined) continue;
      const first = { setup: played.setup, inputs: played.inputs.slice(0, world.until) };
      if (story(game, first, chair) === story(game, world, chair)) return world;
    }
    return undefined;
  },
});

export const subject = subjectOf(owls);
