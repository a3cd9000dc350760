import type { CallText } from '../../definition.ts';

/** L’appel qui n’est d’aucun personnage. */
export const calls = {
  'mark-check': {
    title: 'Les marques',
    open: 'Ouvrez tous les yeux. Regardez votre marque, et rien d’autre, puis reposez-la sans un mot.',
    close: 'Refermez tous les yeux.',
  },
  'mark-check.fear': {
    title: 'Les marques',
    open: 'Ouvrez tous les yeux. Regardez votre marque, et rien d’autre, puis reposez-la sans un mot. Si c’est la Peur, vous ne rouvrirez plus les yeux avant le jour.',
    close: 'Refermez tous les yeux.',
  },
} satisfies { readonly [call: string]: CallText };

/** Ce que dit la voix entre les appels. */
export const phases = {
  'setup.look':
    'Regardez votre carte, une seule fois, et reposez-la face cachée. Retenez bien qui vous êtes.',
  'dusk.begin':
    'Le soleil descend derrière le village. Fermez tous les yeux, et ne les ouvrez qu’à votre nom.',
  'dusk.end': 'Le crépuscule s’éteint.',
  'night.begin': 'Voici la nuit. Gardez les yeux fermés tant que je ne vous appelle pas.',
  'night.only': 'La nuit tombe sur le village. Fermez tous les yeux, et ne les ouvrez qu’à votre nom.',
  'day.begin':
    'Le jour se lève. Ouvrez tous les yeux, et ne touchez plus à rien. À vous de parler, d’écouter, et de mentir s’il le faut.',
  'day.artefact':
    'Seule exception : si un artefact est posé sur votre carte, regardez-le maintenant, en secret.',
  'day.minute': 'Plus qu’une minute.',
  'day.seconds': 'Plus que dix secondes.',
  'day.end': 'Silence, tout le monde. L’heure du vote a sonné.',
  'vote.ready': 'Choisissez qui vous accusez, mais jamais vous-même. Levez le poing.',
  'vote.count': 'À trois, montrez-le tous du doigt. Un… deux… trois !',
  'vote.done': 'Que personne ne bouge : on compte les voix.',
  'end.reveal': 'Retournez cartes, marques et artefacts. Voyons qui vous étiez.',
  pause: 'On s’arrête un instant. Que personne n’ouvre les yeux.',
  resume: 'On reprend.',
} satisfies { readonly [moment: string]: string };
