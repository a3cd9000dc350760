import { blood } from '@veillee/blood';
import type { Told } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../speaker.ts';
import type { Shown } from '../shown.ts';
import { stage } from './stage.ts';

const say = speakerOf(blood.text.en, 'en', ['Ana', 'Bo']);
const scriptOf = (facts: readonly Told[], verdict: unknown = null) =>
  stage({ sight: { facts, verdict }, say } as unknown as Shown).script;

const first: Told = { to: 'all', key: 'first.host', params: { player: 1 } };
const began: Told = { to: 'all', key: 'turn.began', params: { player: 1 } };

describe('what the table screen says of Blood', () => {
  it('is what has just happened, and before it what led there', () => {
    const { open, lead } = scriptOf([first, began]);
    expect([lead, open]).toEqual([[say.say(first)], say.say(began)]);
  });

  it('is nothing that one chair alone was told, and no new moment when somebody looks', () => {
    const looked: Told = { to: 'all', key: 'revelation.looked', params: { player: 1, token: 'token-1' } };
    const seen: Told = { to: 'me', key: 'token.seen', params: { token: 'token-1', card: 'human-1' } };
    expect(scriptOf([first, began, looked, seen])).toEqual(scriptOf([first, began]));
  });

  it('is who won, at the end, and only once the cards have turned', () => {
    const verdict = { winners: [0], camp: 'human' };
    const told = stage({ sight: { facts: [first, began], verdict }, say } as unknown as Shown);
    expect(told.verdict).toBe('The Humans win.');
    expect(told.script.open).toBe(say.say(began));
  });
});
