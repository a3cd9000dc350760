import { isRemark, levels, type Move, playOut, type Remark, type Style, tempers } from '@veillee/bots';
import { quick, type Seat, type Sight, transcript } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { unworded } from '@veillee/kernel/laws';
import { beforeAll, describe, expect, it } from 'vitest';
import { aimsAt } from '../../src/bot/asked.ts';
import { bot } from '../../src/bot/index.ts';
import { thoughtsOf } from '../../src/bot/thoughts.ts';
import {
  dominant,
  officeIds,
  offices,
  type Quinte,
  quinteBourg,
  roleIds,
  roles,
  specialities,
  specialityIds,
  type View,
} from '../../src/index.ts';
import { dealt } from './measure.ts';

/** One thing a bot did, in what it saw. */
interface Done {
  readonly game: number;
  readonly sight: Sight<View>;
  readonly style: Style;
  readonly act: Move | Remark;
}

/** Whole villages of bots of every level and temper. */
function villages(): { readonly done: readonly Done[]; readonly asked: ReadonlySet<string> } {
  const done: Done[] = [];
  const asked = new Set<string>();
  for (let seed = 1; seed <= 5; seed += 1) {
    const match = dealt(12, seed);
    const styles = Array.from({ length: match.start.seats }, (_, seat) => ({
      level: levels[seed % 3] ?? 'sly',
      temper: tempers[seat % 4] ?? 'even',
    }));
    playOut<Quinte>(match, {
      styles,
      rng: quick(seed),
      policy(sight, rng, around) {
        for (const { topic } of [...sight.prompts, ...sight.rights]) asked.add(topic);
        const act = bot(sight, rng, around);
        if (act !== undefined) done.push({ game: seed, sight, style: around.style, act });
        return act;
      },
    });
    expect(stateOf(match).stop).not.toBeNull();
  }
  return { done, asked };
}

let played: ReturnType<typeof villages>;
beforeAll(() => {
  played = villages();
});

/** Whom a move picks, by what it answers. */
const picked = ({ act }: Done): readonly Seat[] => {
  if (isRemark(act)) return [];
  const { player, players } = act.answer;
  const value = player ?? players;
  return Array.isArray(value) ? value.filter((one): one is Seat => typeof one === 'number') : [];
};
const answersTo = (topic: string): readonly Done[] =>
  played.done.filter(
    ({ sight, act }) =>
      !isRemark(act) && sight.prompts.some((one) => one.number === act.prompt && one.topic === topic),
  );
/** Those of the pack whom one of its own knows; a Lover among them plays for love. */
const matesOf = ({ sight: { view } }: Done): readonly Seat[] =>
  view.mine !== null && ['reptilians', 'seths'].includes(dominant(view.mine.camps)) && view.circle.length > 4
    ? view.mine.met
    : [];
const talk = (): readonly { readonly done: Done; readonly act: Remark }[] =>
  played.done.flatMap((done) => (isRemark(done.act) ? [{ done, act: done.act }] : []));

describe('a bot of Quinte-Bourg', () => {
  it('knows of everything it is asked what an answer is worth', () => {
    const left = [...played.asked].filter((topic) => aimsAt(topic) === undefined).sort();
    // Nothing hangs on these for anybody.
    const idle = [
      'deal.ready',
      'gift.give',
      'sunday.join',
      'trait.declare',
      'wedding.house',
      'poirot.state',
      'legacy.leave',
    ];
    expect(left.filter((topic) => !idle.includes(topic))).toEqual([]);
    for (const id of roleIds)
      for (const verb of verbsOf(roles[id])) expect(aimsAt(`${id}.${verb}`)).toBeDefined();
    for (const id of specialityIds)
      for (const verb of verbsOf(specialities[id].power)) expect(aimsAt(`${id}.${verb}`)).toBeDefined();
    const duties = officeIds.flatMap((id) =>
      Object.values('duties' in offices[id] ? offices[id].duties : {}),
    );
    expect(duties.length).toBeGreaterThan(5);
    for (const { asking } of duties) expect(aimsAt(asking.verb)).toBeDefined();
  });

  it('names none of its own as prey, and all of the pack name the same', () => {
    const named = answersTo('reptilians.prey');
    expect(named.length).toBeGreaterThan(25);
    for (const one of named) expect(matesOf(one)).not.toContain(picked(one)[0]);
    const nights = Map.groupBy(named, ({ game, sight }) => `${game} ${sight.view.day}`);
    for (const night of nights.values()) expect(new Set(night.map((one) => picked(one)[0])).size).toBe(1);
  });

  it('of the pack votes against none of its own, unless it is lost and the voter sly', () => {
    const votes = answersTo('vote.cast').filter((one) => matesOf(one).length > 0);
    expect(votes.length).toBeGreaterThan(15);
    const betrayed = votes.filter(
      (one) => one.style.level !== 'candid' && picked(one).some((seat) => matesOf(one).includes(seat)),
    );
    for (const { style } of betrayed) expect(style.level).toBe('sly');
    expect(betrayed.length).toBeLessThan(votes.length / 10);
  });

  it('tells the village what it saw, and hides no Reptilian that is none of its own', () => {
    const saw = talk().filter(({ act }) => act.say.key.startsWith('talk.saw'));
    expect(saw.length).toBeGreaterThan(3);
    for (const { done, act } of saw) {
      const { seat, role } = act.say.params ?? {};
      expect(done.sight.facts.some(({ params }) => params?.player === seat && params?.role === role)).toBe(
        true,
      );
      const isPack = roleIds.some((id) => id === role && roles[id].camps.includes('reptilians'));
      if (isPack) expect(matesOf(done)).not.toContain(seat);
    }
  });

  it('says nothing of the board that is not so', () => {
    for (const { done, act } of talk()) {
      const { key, params } = act.say;
      const facts = (test: (fact: Sight['facts'][number]) => boolean) => done.sight.facts.some(test);
      if (key.startsWith('talk.camera'))
        expect(
          facts(
            (fact) =>
              fact.key === 'camera.saw' &&
              fact.params?.house === params?.seat &&
              fact.params?.crowd === 'empty',
          ),
        ).toBe(true);
      if (key.startsWith('talk.against') || key.startsWith('talk.struck')) {
        const role = done.sight.view.players[Number(params?.of)]?.role;
        expect(role && roles[role].camps.includes('reptilians')).toBe(key.startsWith('talk.struck'));
      }
    }
  });

  it('blames nobody for a vote of its own, and the dead defend themselves no more', () => {
    for (const { done, act } of talk()) {
      const { key, params } = act.say;
      const { chair, facts, view } = done.sight;
      if (key.startsWith('talk.deny')) expect(view.players[Number(chair)]?.fate).toBe('alive');
      if (!key.startsWith('talk.against')) continue;
      const own = facts.filter((fact) => fact.key === 'vote.named' && fact.params?.voter === chair);
      expect(own.flatMap((fact) => fact.params?.players ?? [])).not.toContain(params?.of);
      expect(params?.of).not.toBe(chair);
    }
  });

  it('speaks so that every sentence reads in each language, whoever reads it', () => {
    const said = new Map(talk().map(({ act }) => [JSON.stringify(act.say), act.say]));
    expect(said.size).toBeGreaterThan(30);
    expect([...said.values()].flatMap((phrase) => unworded(quinteBourg, phrase) ?? [])).toEqual([]);
  });

  it('says no more a day than its temper lets it', () => {
    const days = Map.groupBy(talk(), ({ done }) => `${done.game} ${done.sight.chair} ${done.sight.view.day}`);
    expect(talk().length / days.size).toBeLessThan(3);
  });
});

describe('after the end', () => {
  it('bots tell whom they suspected as they voted, the same each time, and those of the pack whom all did', () => {
    const match = dealt(8, 3);
    const styles = Array.from({ length: 8 }, (): Style => ({ level: 'sly', temper: 'even' }));
    playOut<Quinte>(match, { policy: bot, styles, rng: quick(3) });
    const script = transcript(match, 'table', { bots: [...styles.slice(0, 7), null] });
    if (!script.ok) throw new Error('there is no transcript');
    const told = thoughtsOf(script.value);
    expect(told.length).toBeGreaterThan(3);
    expect(told.map(({ seat }) => seat)).not.toContain(7);
    const phrases = told.flatMap((one) => one.phrases);
    expect(phrases.flatMap((phrase) => unworded(quinteBourg, phrase) ?? [])).toEqual([]);
    for (const { seat, phrases } of told)
      expect(phrases[0]?.key).toContain(
        stateOf(match).players[seat]?.camps.includes('reptilians') ? '.crowd.' : '.own.',
      );
    expect(thoughtsOf(script.value)).toEqual(told);
  });
});

const verbsOf = ({
  actions = [],
  invocation,
}: {
  readonly actions?: readonly { readonly asks: readonly { readonly verb: string }[] }[];
  readonly invocation?: { readonly verb: string };
}): readonly string[] => [
  ...actions.flatMap(({ asks }) => asks.map(({ verb }) => verb)),
  ...(invocation === undefined ? [] : [invocation.verb]),
];
