import { specialityIds } from '../ids.ts';
import { abductor } from '../specialities/abductor.ts';
import { artist } from '../specialities/artist.ts';
import { assassin } from '../specialities/assassin.ts';
import { engineer } from '../specialities/engineer.ts';
import { eris } from '../specialities/eris.ts';
import { freyja } from '../specialities/freyja.ts';
import { specialities } from '../specialities/index.ts';
import { laura } from '../specialities/laura.ts';
import { sandman } from '../specialities/sandman.ts';
import { snooper } from '../specialities/snooper.ts';
import { thief } from '../specialities/thief.ts';
import { trainer } from '../specialities/trainer.ts';

const powers = {
  engineer,
  snooper,
  trainer,
  thief,
  assassin,
  sandman,
  abductor,
  laura,
  artist,
  eris,
  freyja,
};

/** What a power asks, whichever card it is on. */
export type PowerTopic =
  | 'engineer.use'
  | 'snooper.look'
  | 'trainer.place'
  | 'thief.rob'
  | 'thief.hand'
  | 'assassin.kill'
  | 'sandman.sand'
  | 'abductor.abduct'
  | 'laura.squat'
  | 'artist.sculpt'
  | 'artist.draw'
  | 'eris.quarrel'
  | 'eris.prank'
  | 'freyja.tease'
  | 'freyja.adore';

/** The same words for every card of a power (Q16): `inventor.use` reads as `engineer.use`. */
export function cardTopics(words: { readonly [topic in PowerTopic]: string }): { [topic: string]: string } {
  const topics: { [topic: string]: string } = {};
  for (const [topic, wording] of Object.entries(words)) {
    const [power, verb] = topic.split('.') as [keyof typeof powers, string];
    for (const id of specialityIds)
      if (specialities[id].power === powers[power]) topics[`${id}.${verb}`] = wording;
  }
  return topics;
}
