import { kernelFr, seatFormats, type Text, type Wordings } from '../../../src/index.ts';

const cardNames: { readonly [card: string]: string } = {
  owl: 'un hibou',
  seer: 'la voyante',
  hunter: 'le chasseur',
  charmer: 'la charmeuse',
  miller: 'un meunier',
  villager: 'un villageois',
};
const weatherNames: { readonly [weather: string]: string } = {
  clear: 'le ciel est clair',
  fog: 'le brouillard se lève',
  storm: 'l’orage gronde',
};
const coins = (count: number): string => (count < 2 ? `${count} pièce` : `${count} pièces`);

export const wordsFr = {
  'seats.wrong': 'On joue de 5 à 8, pas à {seats}.',
  'options.malformed': 'Les options n’ont pas la forme attendue.',
  'option.unknown': 'Cette option n’existe pas.',
  'option.range': 'L’option « {option} » va de 1 à {to}.',
  'deal.malformed': 'Cette donne n’est pas jouable.',
  'master.weather': 'Quel temps fait-il cette nuit ?',
  'master.settle': 'Égalité : qui est condamné ?',
  'weather.turned': 'La nuit tombe : {weather:weather}.',
  'owls.choose': 'Qui les hiboux prennent-ils cette nuit ?',
  'owls.met': 'Les hiboux se voient ({owls:seats}).',
  'owls.joined': {
    other: '{player:seat} rejoint les hiboux.',
    you: { player: 'Vous rejoignez les hiboux.' },
  },
  'seer.look': 'Quelle carte regardez-vous ?',
  'seer.again': 'Ce n’était pas un hibou. Quelle autre carte regardez-vous ?',
  'seer.saw': { other: '{player:seat} est {card:card}.', you: { player: 'Vous êtes {card:card}.' } },
  'charmer.charm': 'Qui charmez-vous ?',
  'charmer.charmed': 'Vous avez charmé {player:seat}.',
  'millers.guard': 'Quelle maison gardez-vous ensemble ?',
  'dawn.calm': 'La nuit a été calme.',
  'player.died': { other: '{player:seat} n’est plus.', you: { player: 'Vous n’êtes plus.' } },
  'player.revived': {
    other: '{player:seat} revient parmi nous.',
    you: { player: 'Vous revenez parmi nous.' },
  },
  'debate.word': 'Un mot au village ?',
  'debate.said': '{player:seat} : « {words} »',
  'vote.opened': 'Le vote commence par {player:seat}.',
  'vote.rank': ({ votes }) => `À vous de voter (voix déjà données : ${votes}).`,
  'vote.cast': ({ player, names }, say) => {
    const voter = seatFormats.seat?.(player ?? 0, say) ?? '';
    const named = seatFormats.seats?.(names ?? [], say) ?? '';
    const cast = player === say.self ? 'Vous nommez' : `${voter} nomme`;
    if (named !== '') return `${cast} ${named}.`;
    return player === say.self ? 'Vous ne nommez personne.' : `${voter} ne nomme personne.`;
  },
  'vote.spared': 'Personne n’est condamné.',
  'shot.heard': 'Un coup de feu atteint {player:seat}.',
  'shot.words': 'Un dernier mot ?',
  'hunter.shoot': 'Tirer, une seule fois',
  gift: 'Donner des pièces',
  'gift.given': 'Vous donnez {coins:coins} à {player:seat}.',
  'gift.got': '{player:seat} vous donne {coins:coins}.',
  'purse.set': 'Corriger une bourse',
  'purse.changed': 'Votre bourse compte maintenant {coins:coins}.',
  revive: 'Faire revenir quelqu’un',
  'way.blow': 'Faire lever ce temps',
  'way.take': 'Prendre',
  'way.look': 'Regarder',
  'way.charm': 'Charmer',
  'way.guard': 'Garder',
  'way.say': 'Dire',
  'way.name': 'Nommer',
  'way.condemn': 'Condamner',
  'way.give': 'Donner',
  'way.shoot': 'Tirer',
  'way.set': 'Corriger',
  'way.revive': 'Faire revenir',
  'field.player': 'Qui ?',
  'field.players': 'Qui, dans l’ordre ?',
  'field.weather': 'Quel temps ?',
  'field.words': 'Quels mots ?',
  'field.coins': 'Combien de pièces ?',
  'won.owls': 'Les hiboux sont les maîtres du village : {players:seats}.',
  'won.village': 'Il n’y a plus de hibou : {players:seats}.',
  'won.riches': 'Les nuits sont passées ; gagne qui a la plus grosse bourse : {players:seats}.',
} satisfies Wordings;

export type Key = keyof typeof wordsFr;

export const fr: Text = {
  lang: 'fr',
  words: { ...kernelFr, ...wordsFr },
  formats: {
    ...seatFormats,
    card: (value) => cardNames[value as string] as string,
    weather: (value) => weatherNames[value as string] as string,
    coins: (value) => coins(value as number),
  },
};
