import type { Game } from '@veillee/kernel';
import { type LawName, lawNames, obey } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { areOneCamp, type Blood, blood } from '../src/index.ts';
import { subjectOf } from './worlds.ts';

const subject = subjectOf(blood);
const matches: { readonly [name in LawName]?: number } = { worlds: 600, ends: 400 };

describe('the laws', () => {
  it.each(lawNames)('%s', (name) => {
    obey(subject, name, { matches: matches[name] ?? 120 });
  });
});

/** Faults that the paired worlds must catch: a world that cannot tell is no test. */
const leaks: { readonly [what: string]: Partial<Game<Blood>> } = {
  'a seat sees its own character': {
    sees: (state, chair) => ({ ...blood.sees?.(state, chair), own: state.players[Number(chair) || 0]?.card }),
  },
  'the table sees a dead player’s character': {
    scene: (state) => ({
      ...blood.scene(state),
      grave: state.players.filter(({ alive }) => !alive).map(({ card }) => card),
    }),
  },
  'the order of the Wilderness shows': {
    scene: (state) => ({ ...blood.scene(state), wild: state.wilderness[0] ?? null }),
  },
  'a seat’s rights hang on its own camp': {
    rights: {
      ...(blood.rights as NonNullable<Game<Blood>['rights']>),
      offer: (state, step, chair) => {
        const offered = blood.rights?.offer(state, step, chair) ?? [];
        const card = typeof chair === 'number' ? state.players[chair]?.card : undefined;
        return card?.startsWith('human') ? offered : [...offered].reverse().slice(0, 1);
      },
    },
  },
  'a claim is offered only where it is right': {
    rights: {
      ...(blood.rights as NonNullable<Game<Blood>['rights']>),
      offer: (state, step, chair) => {
        const alive = state.players.flatMap(({ alive, card }) => (alive ? [card] : []));
        const offered = blood.rights?.offer(state, step, chair) ?? [];
        return offered.filter(({ topic }) => topic !== 'claim.declare' || areOneCamp(alive));
      },
    },
  },
  'the dead see their own character': {
    sees: (state, chair) => ({
      ...blood.sees?.(state, chair),
      mine: state.players.map(({ alive, card }, seat) => (seat === chair && !alive ? card : null)),
    }),
  },
  'the trial asks only holders of Full Moon': {
    steps: {
      ...blood.steps,
      condemned: {
        ...blood.steps.condemned,
        ask: (state, step, replies) =>
          (state.players[step.player]?.mutation ?? 9) <= 2
            ? (blood.steps.condemned.ask?.(state, step, replies) ?? [])
            : [],
        close: (table, step, replies) => {
          if (replies.length > 0) return;
          blood.steps.condemned.answered?.(
            table,
            step,
            { topic: 'trial.face', to: [step.player], answer: { do: 'die' }, proposals: [] },
            replies,
          );
        },
      },
    },
  },
  'what a Clue shows is told to all': {
    steps: {
      ...blood.steps,
      opening: {
        ...blood.steps.opening,
        open: (table, step) => {
          blood.steps.opening.open?.(table, step);
          table.tell('all', 'token.seen', { token: 'token-1', card: table.state.tokens[0]?.card ?? null });
        },
      },
    },
  },
};

describe('the paired worlds', () => {
  it.each(Object.keys(leaks))('catch a planted leak: %s', (what) => {
    const leaky = { ...blood, ...leaks[what] } as Game<Blood>;
    expect(() => obey(subjectOf(leaky), 'worlds', { matches: 600 })).toThrow(/can tell two worlds apart/);
  });
});
