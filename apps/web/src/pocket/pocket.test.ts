import { expect, it } from 'vitest';
import type { HouseState, ToHouse, ToPage } from './letters.ts';
import { PocketLine } from './pocket.ts';

/** The far end of a line, as a test plays it. */
function farEnd() {
  const said: ToHouse[] = [];
  const states: HouseState[] = [];
  let hear = (_: ToPage): void => {};
  const post = {
    send: (letter: ToHouse) => void said.push(letter),
    hear(heard: (letter: ToPage) => void) {
      hear = heard;
    },
  };
  const pocket = new PocketLine(post, (state) => states.push(state));
  return { pocket, said, states, answer: (letter: ToPage) => hear(letter) };
}

it('has many wires on one line, each with its own texts', () => {
  const { pocket, said, answer } = farEnd();
  const heard: string[] = [];
  const [one, two] = [pocket.connect(), pocket.connect()];
  for (const [name, wire] of Object.entries({ one, two })) {
    wire.onopen = () => heard.push(`${name} opened`);
    wire.onmessage = ({ data }) => heard.push(`${name} ${data}`);
    wire.onclose = () => heard.push(`${name} closed`);
  }
  answer({ t: 'opened', wire: 1 });
  answer({ t: 'opened', wire: 2 });
  two.send('hello');
  answer({ t: 'text', wire: 2, text: 'good evening' });
  answer({ t: 'text', wire: 1, text: 'come in' });
  answer({ t: 'closed', wire: 1 });
  answer({ t: 'text', wire: 1, text: 'too late' });
  two.close();
  expect(heard).toEqual([
    'one opened',
    'two opened',
    'two good evening',
    'one come in',
    'one closed',
    'two closed',
  ]);
  expect(said).toEqual([
    { t: 'connect', wire: 1 },
    { t: 'connect', wire: 2 },
    { t: 'say', wire: 2, text: 'hello' },
    { t: 'leave', wire: 2 },
  ]);
});

it('asks for stories, and gives each its own answer', async () => {
  const { pocket, said, answer } = farEnd();
  const [one, two] = [pocket.story('one'), pocket.story('two')];
  const asks = said.flatMap((letter) => (letter.t === 'story' ? [letter.ask] : []));
  answer({ t: 'story', ask: asks[1] ?? 0, text: null });
  answer({ t: 'story', ask: asks[0] ?? 0, text: '{}' });
  expect(await Promise.all([one, two])).toEqual(['{}', null]);
});

it('follows what becomes of the house, takes it over and tells whether it is seen', () => {
  const { pocket, said, states, answer } = farEnd();
  answer({ t: 'house', state: { is: 'elsewhere' } });
  pocket.takeOver();
  answer({ t: 'house', state: { is: 'open', keeping: 'kept' } });
  pocket.seen(false);
  expect(states.map(({ is }) => is)).toEqual(['elsewhere', 'open']);
  expect(said).toEqual([
    { t: 'open', steal: true },
    { t: 'seen', seen: false },
  ]);
});

it('closes every wire and answers every question once nobody is at the other end', async () => {
  const { pocket } = farEnd();
  const wire = pocket.connect();
  const closed = new Promise<void>((done) => {
    wire.onclose = done;
  });
  const story = pocket.story('one');
  pocket.lose();
  await closed;
  expect(await story).toBeNull();
});
