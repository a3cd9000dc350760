import type { Calls, Phases } from '../types.ts';

export const calls: Calls = {
  copycat: {
    title: 'Copycat',
    open: 'Copycat, open your eyes and look at one centre card. You are now that character: when I call it, you are the one to answer.',
    close: 'Copycat, back to sleep.',
  },
  vampires: {
    title: 'Vampires',
    open: 'Vampires, whatever your title, open your eyes and find each other. Together, choose a victim who is no Vampire, and replace their mark with the Mark of the Vampire, without looking at theirs.',
    close: 'Vampires, back to sleep.',
  },
  count: {
    title: 'The Count',
    open: 'Count, open your eyes, you alone. Choose someone who is no Vampire, and replace their mark with the Mark of Fear.',
    close: 'Count, back to sleep.',
  },
  renfield: {
    title: 'Renfield',
    open: 'Vampires, keep your eyes shut and point a finger at your victim. Renfield, open your eyes and see whom you serve. Then replace your own mark with the Mark of the Bat.',
    close: 'Renfield, back to sleep. Vampires, hands down.',
  },
  'renfield.alone': {
    title: 'Renfield',
    open: 'Renfield, open your eyes. There is no master to serve in this game, but replace your own mark with the Mark of the Bat all the same.',
    close: 'Renfield, back to sleep.',
  },
  diseased: {
    title: 'Diseased',
    open: 'Diseased, open your eyes. Choose a neighbour, left or right, and replace their mark with the Mark of Plague.',
    close: 'Diseased, back to sleep.',
  },
  cupid: {
    title: 'Cupid',
    open: 'Cupid, open your eyes. If your heart is in it, choose two players, yourself among them if you like, and replace their marks with the Marks of Love.',
    close: 'Cupid, back to sleep.',
  },
  instigator: {
    title: 'Instigator',
    open: 'Instigator, open your eyes. If the mood takes you, choose someone, or yourself, and replace that mark with the Mark of the Traitor.',
    close: 'Instigator, back to sleep.',
  },
  priest: {
    title: 'Priest',
    open: 'Priest, open your eyes. Replace your mark with a Clarity from the board. Then you may do someone else the same kindness.',
    close: 'Priest, back to sleep.',
  },
  assassin: {
    title: 'Assassin',
    open: 'Assassin, open your eyes. Choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
    close: 'Assassin, back to sleep.',
  },
  'assassin.stays': {
    title: 'Assassin',
    open: 'Assassin, open your eyes. Choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
    close: 'Assassin, do not go back to sleep just yet.',
  },
  'apprentice-assassin': {
    title: 'Apprentice Assassin',
    open: 'Apprentice Assassin, open your eyes. If the Assassin is looking at you, greet him in silence. If nobody is, the contract is yours: choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
    close: 'Assassin, Apprentice Assassin, back to sleep.',
  },
  'apprentice-assassin.alone': {
    title: 'Apprentice Assassin',
    open: 'Apprentice Assassin, open your eyes. There is no Assassin in this game: the contract is yours. Choose a target, not yourself, and replace their mark with the Mark of the Assassin.',
    close: 'Apprentice Assassin, back to sleep.',
  },
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
  lovers: {
    title: 'Lovers',
    open: 'Lovers, you who bear a Mark of Love, open your eyes and find each other.',
    close: 'Lovers, back to sleep.',
  },
  sentinel: {
    title: 'Sentinel',
    open: 'Sentinel, open your eyes. You may lay your shield on a card, but not on your own.',
    close: 'Sentinel, back to sleep.',
  },
  doppelganger: {
    title: 'Doppelgänger',
    open: 'Doppelgänger, open your eyes and look at a card in front of someone else. You are now that character. If it acts alone, act right now; but if it is the Insomniac, the Aura Seer, the Revealer or the Curator, wait until I call you again.',
    close: 'Doppelgänger, back to sleep.',
  },
  werewolves: {
    title: 'Werewolves',
    open: 'Werewolves of every coat, open your eyes and find each other. If you see no companion, you may look at one centre card.',
    close: 'Werewolves, back to sleep.',
  },
  'werewolves.dream': {
    title: 'Werewolves',
    open: 'Dream Wolf, stay asleep and raise your thumb. Werewolves of every coat, open your eyes and find each other. If you see neither companion nor thumb, you may look at one centre card.',
    close: 'Dream Wolf, thumb down. Werewolves, back to sleep.',
  },
  'alpha-wolf': {
    title: 'Alpha Wolf',
    open: 'Alpha Wolf, open your eyes, you alone. Choose someone who, as far as you know, is no Werewolf, and swap their card with the one lying across, without looking.',
    close: 'Alpha Wolf, back to sleep.',
  },
  'mystic-wolf': {
    title: 'Mystic Wolf',
    open: 'Mystic Wolf, open your eyes, you alone. If you wish, look at a card in front of someone else.',
    close: 'Mystic Wolf, back to sleep.',
  },
  minion: {
    title: 'Minion',
    open: 'Werewolves of every coat, without exception, raise your thumbs and keep your eyes shut. Minion, open your eyes and see whom you serve.',
    close: 'Minion, back to sleep. Werewolves, thumbs down.',
  },
  mason: {
    title: 'Masons',
    open: 'Masons, open your eyes and look for your brother.',
    close: 'Masons, back to sleep.',
  },
  thing: {
    title: 'The Thing',
    open: 'Thing, open your eyes. Reach out to a neighbour, left or right, and tap the shoulder nearer to you.',
    close: 'Thing, back to sleep.',
  },
  seer: {
    title: 'Seer',
    open: 'Seer, open your eyes. You may look at a card in front of someone else, or else at two centre cards.',
    close: 'Seer, back to sleep.',
  },
  'apprentice-seer': {
    title: 'Apprentice Seer',
    open: 'Apprentice Seer, open your eyes. If you wish, look at a centre card, just one.',
    close: 'Apprentice Seer, back to sleep.',
  },
  'paranormal-investigator': {
    title: 'Paranormal Investigator',
    open: 'Paranormal Investigator, open your eyes. You may look at a card in front of someone else, then at a second one. But at a Vampire, a Werewolf or the Tanner, stop: you are one yourself now.',
    close: 'Paranormal Investigator, back to sleep.',
  },
  marksman: {
    title: 'Marksman',
    open: 'Marksman, open your eyes. You may look at a card in front of someone, then at a mark in front of someone else.',
    close: 'Marksman, back to sleep.',
  },
  robber: {
    title: 'Robber',
    open: 'Robber, open your eyes. If you feel like it, take a card from someone else, leave yours, and look at your loot.',
    close: 'Robber, back to sleep.',
  },
  witch: {
    title: 'Witch',
    open: 'Witch, open your eyes. You may look at one centre card. If you do, give it to whomever you like, or keep it, and put the card it replaces in the centre.',
    close: 'Witch, back to sleep.',
  },
  pickpocket: {
    title: 'Pickpocket',
    open: 'Pickpocket, open your eyes. If your fingers itch, trade marks with someone, then look at your takings if you like.',
    close: 'Pickpocket, back to sleep.',
  },
  troublemaker: {
    title: 'Troublemaker',
    open: 'Troublemaker, open your eyes. You may swap two cards among the others, without looking.',
    close: 'Troublemaker, back to sleep.',
  },
  'village-idiot': {
    title: 'Village Idiot',
    open: 'Village Idiot, open your eyes. You may shift the cards of all the others by one place, to the left or to the right.',
    close: 'Village Idiot, back to sleep.',
  },
  'aura-seer': {
    title: 'Aura Seer',
    open: 'All of you who have already looked at or moved a card or a mark, not counting the glance at your own, raise your thumbs and keep your eyes shut. Aura Seer, open your eyes and count the thumbs.',
    close: 'Aura Seer, back to sleep. Thumbs down, all of you.',
  },
  'aura-seer.cards': {
    title: 'Aura Seer',
    open: 'All of you who have already looked at or moved a card, raise your thumbs and keep your eyes shut. Aura Seer, open your eyes and count the thumbs.',
    close: 'Aura Seer, back to sleep. Thumbs down, all of you.',
  },
  'aura-seer.copy': {
    title: 'Doppelgänger, Aura Seer',
    open: 'All of you who have already looked at or moved a card, raise your thumbs again and keep your eyes shut. Doppelgänger, if you became the Aura Seer, open your eyes and count the thumbs.',
    close: 'Doppelgänger, back to sleep. Thumbs down, all of you.',
  },
  gremlin: {
    title: 'Gremlin',
    open: 'Gremlin, open your eyes. You may swap two cards, or else two marks, among the others, without looking.',
    close: 'Gremlin, back to sleep.',
  },
  'gremlin.self': {
    title: 'Gremlin',
    open: 'Gremlin, open your eyes. You may swap two cards, or else two marks, your own included, without looking.',
    close: 'Gremlin, back to sleep.',
  },
  drunk: {
    title: 'Drunk',
    open: 'Drunk, open your eyes, if you can. Trade your card for a centre card and, whatever you do, do not look at it.',
    close: 'Drunk, back to sleep.',
  },
  insomniac: {
    title: 'Insomniac',
    open: 'Insomniac, open your eyes and look at the card that awaits you.',
    close: 'Insomniac, try to go back to sleep.',
  },
  'insomniac.copy': {
    title: 'Doppelgänger, Insomniac',
    open: 'Doppelgänger, if you became the Insomniac, open your eyes and look at the card that awaits you.',
    close: 'Doppelgänger, try to go back to sleep.',
  },
  squire: {
    title: 'Squire',
    open: 'Werewolves of every coat, raise your thumbs and keep your eyes shut. Squire, open your eyes and see whom you serve. You may look at their cards.',
    close: 'Squire, back to sleep. Werewolves, thumbs down.',
  },
  revealer: {
    title: 'Revealer',
    open: 'Revealer, open your eyes. You may turn up a card in front of someone else. Vampire, Werewolf, Tanner or Assassin, hide it again; otherwise, leave it in the open.',
    close: 'Revealer, back to sleep.',
  },
  'revealer.copy': {
    title: 'Doppelgänger, Revealer',
    open: 'Doppelgänger, if you became the Revealer, open your eyes. You may turn up a card in front of someone else. Werewolf or Tanner, hide it again; otherwise, leave it in the open.',
    close: 'Doppelgänger, back to sleep.',
  },
  curator: {
    title: 'Curator',
    open: 'Curator, open your eyes. You may take an artefact, without looking at it, and lay it on a card, but not on your own.',
    close: 'Curator, back to sleep.',
  },
  'curator.copy': {
    title: 'Doppelgänger, Curator',
    open: 'Doppelgänger, if you became the Curator, open your eyes. You may take an artefact, without looking at it, and lay it on a card, but not on your own.',
    close: 'Doppelgänger, back to sleep.',
  },
};

export const phases: Phases = {
  'setup.look': 'Look at your card, once only, and put it back face down. Remember who you are.',
  'dusk.begin':
    'The sun goes down behind the village. Close your eyes, all of you, and open them only to your name.',
  'dusk.end': 'Dusk is fading.',
  'night.begin': 'Here is the night. Keep your eyes shut until I call you.',
  'night.only': 'Night falls on the village. Close your eyes, all of you, and open them only to your name.',
  'day.begin':
    'Day breaks. Open your eyes, all of you, and touch nothing any more. It is time to talk, to listen, and to lie if you must.',
  'day.artefact': 'With one exception: if an artefact lies on your card, look at it now, in secret.',
  'day.minute': 'One minute left.',
  'day.seconds': 'Ten seconds left.',
  'day.end': 'Silence, everyone. It is time to vote.',
  'vote.ready': 'Choose whom you accuse, but not yourself. Fists in the air.',
  'vote.count': 'On three, point your finger, all together. One… two… three!',
  'vote.done': 'Nobody move: the votes are being counted.',
  'end.reveal': 'Turn up cards, marks and artefacts. Let us see who you were.',
  pause: 'We stop for a moment. Nobody open your eyes.',
  resume: 'Here we go again.',
};
