import type { OnePhoneOwn } from '../../../fr/games/blood/onePhoneOwn.ts';

export const onePhoneOwn: OnePhoneOwn = {
  deal: 'The deal',
  count: (n, all) => `${n} of ${all}.`,
  dealLead: 'The others’ cards and your mutation, never your own card.',
  covered: 'hidden unless you hold the eye',
  begin: 'Seen, let us begin',
  its: (name) => `It is ${name}’s`,
  take: (name) => `${name}, hold to take over`,
  takeHint: 'the cards stay hidden, the eye shows them',
  me: 'It’s me!',
  meHint: 'to interrupt',
  who: 'Who takes the phone?',
  whoHint: 'Touch your name. Anybody may, at any moment.',
  nobody: 'Nobody after all',
  interrupts: (name, waited) => `${name} interrupts. Then the phone goes back to ${waited}.`,
  giveBack: (name) => `Back to ${name}`,
};
