import { kernelEn, seatFormats, type Text, type Wordings } from '../../../src/index.ts';
import type { Key } from './fr.ts';

const cardNames: { readonly [card: string]: string } = {
  owl: 'an owl',
  seer: 'the seer',
  hunter: 'the hunter',
  charmer: 'the charmer',
  miller: 'a miller',
  villager: 'a villager',
};
const weatherNames: { readonly [weather: string]: string } = {
  clear: 'the sky is clear',
  fog: 'the fog rises',
  storm: 'a storm rumbles',
};
const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);

const wordsEn: Wordings<Key> = {
  'seats.wrong': 'The game is for 5 to 8, not for {seats}.',
  'options.malformed': 'The options do not have the expected form.',
  'option.unknown': 'There is no such option.',
  'option.range': 'The option “{option}” goes from 1 to {to}.',
  'deal.malformed': 'This deal cannot be played.',
  'master.weather': 'What is the weather like tonight?',
  'master.settle': 'A tie: who is condemned?',
  'weather.turned': 'Night falls: {weather:weather}.',
  'owls.choose': 'Whom do the owls take tonight?',
  'owls.met': 'The owls see each other ({owls:seats}).',
  'owls.joined': { other: '{player:seat} joins the owls.', you: { player: 'You join the owls.' } },
  'seer.look': 'Which card do you look at?',
  'seer.again': 'That was no owl. Which other card do you look at?',
  'seer.saw': { other: '{player:seat} is {card:card}.', you: { player: 'You are {card:card}.' } },
  'charmer.charm': 'Whom do you charm?',
  'charmer.charmed': 'You charmed {player:seat}.',
  'millers.guard': 'Which house do you guard together?',
  'dawn.calm': 'The night was calm.',
  'player.died': { other: '{player:seat} is no more.', you: { player: 'You are no more.' } },
  'player.revived': { other: '{player:seat} is back among us.', you: { player: 'You are back among us.' } },
  'debate.word': 'A word to the village?',
  'debate.said': '{player:seat}: “{words}”',
  'vote.opened': 'The vote begins with {player:seat}.',
  'vote.rank': ({ votes }) => `Your turn to vote (votes cast so far: ${votes}).`,
  'vote.cast': ({ player, names }, say) => {
    const voter = seatFormats.seat?.(player ?? 0, say) ?? '';
    const named = seatFormats.seats?.(names ?? [], say) ?? '';
    const cast = player === say.self ? 'You name' : `${voter} names`;
    return `${cast} ${named === '' ? 'nobody' : named}.`;
  },
  'vote.spared': 'Nobody is condemned.',
  'shot.heard': 'A shot hits {player:seat}.',
  'shot.words': 'A last word?',
  'hunter.shoot': 'Shoot, only once',
  gift: 'Give coins',
  'gift.given': 'You give {coins:coins} to {player:seat}.',
  'gift.got': '{player:seat} gives you {coins:coins}.',
  'purse.set': 'Set a purse right',
  'purse.changed': 'Your purse now holds {coins:coins}.',
  revive: 'Bring somebody back',
  'way.blow': 'Let it come',
  'way.take': 'Take',
  'way.look': 'Look',
  'way.charm': 'Charm',
  'way.guard': 'Guard',
  'way.say': 'Say',
  'way.name': 'Name',
  'way.condemn': 'Condemn',
  'way.give': 'Give',
  'way.shoot': 'Shoot',
  'way.set': 'Set right',
  'way.revive': 'Bring back',
  'field.player': 'Who?',
  'field.players': 'Who, in order?',
  'field.weather': 'What weather?',
  'field.words': 'Which words?',
  'field.coins': 'How many coins?',
  'won.owls': 'The owls rule the village: {players:seats}.',
  'won.village': 'There is no owl left: {players:seats}.',
  'won.riches': 'The nights are over; the fullest purse wins: {players:seats}.',
};

export const en: Text = {
  lang: 'en',
  words: { ...kernelEn, ...wordsEn },
  formats: {
    ...seatFormats,
    card: (value) => cardNames[value as string] as string,
    weather: (value) => weatherNames[value as string] as string,
    coins: (value) => coins(value as number),
  },
};
