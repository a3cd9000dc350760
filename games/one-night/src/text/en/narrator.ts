import type { Folder } from '../types.ts';

export const calls: Folder['calls'] = {
  'mark-check': {
    title: 'The marks',
    open: 'Open your eyes, all of you. Look at your mark and nothing else, then put it back without a word.',
    close: 'Close your eyes again, all of you.',
  },
  'mark-check.fear': {
    title: 'The marks',
    open: 'Open your eyes, all of you. Look at your mark and nothing else, then put it back without a word. If it is Fear, you will not open your eyes again before day.',
    close: 'Close your eyes again, all of you.',
  },
};

export const phases: Folder['phases'] = {
  'setup.look': 'Look at your card, once only, and put it back face down. Remember who you are.',
  'dusk.begin':
    'The sun goes down behind the village. Close your eyes, all of you, and open them only when you hear your name.',
  'dusk.end': 'Dusk is fading.',
  'night.begin': 'Night has come. Keep your eyes shut until I call you.',
  'night.only':
    'Night falls on the village. Close your eyes, all of you, and open them only when you hear your name.',
  'day.begin':
    'Day breaks. Open your eyes, all of you, and touch nothing from now on. It is time to talk, to listen, and to lie if you must.',
  'day.artefact': 'With one exception: if an artefact lies on your card, look at it now, in secret.',
  'day.minute': 'One minute left.',
  'day.seconds': 'Ten seconds left.',
  'day.end': 'Silence, everyone. It is time to vote.',
  'vote.ready': 'Choose who to accuse, but never yourself. Fists in the air.',
  'vote.count': 'On three, point your finger, all together. One… two… three!',
  'vote.done': 'Nobody move: the votes are being counted.',
  'end.reveal': 'Turn up cards, marks and artefacts. Let us see who you were.',
  pause: 'We stop for a moment. Nobody open your eyes.',
  resume: 'Let us go on.',
};
