import { capital, plural } from '@veillee/kernel';
import { dreamIn, signsIn } from '../formats.ts';
import type { GazetteWords } from '../gazette.ts';
import { names } from './names.ts';

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** Nobody here counts much beyond forty. */
function number(n: number): string {
  const tens = n < 30 ? 'twenty' : n < 40 ? 'thirty' : 'forty';
  const unit = n % 10;
  if (n < 20) return numbers[n] ?? String(n);
  if (n > 49) return String(n);
  return unit === 0 ? tens : `${tens}-${numbers[unit]}`;
}

const parities = { odd: 'an odd day', even: 'an even day', neither: 'neither odd nor even' };

export const gazette: GazetteWords = {
  ears: ({ number, kind, parity }, weekday) => [
    kind === 'last'
      ? `No. ${number} · last edition`
      : `No. ${number} · ${weekday}${kind === 'sunday' ? '' : ' morning'}`,
    parities[parity],
    'Free, like rumours',
  ],
  number,
  sections: {
    night: ['Last night', 'During the night', 'While we slept'],
    camera: ['The camera runs hot', 'Seen through walls'],
    dream: ['The village’s dream', 'Seen with eyes shut'],
    hands: ['Hands', 'When the charmed were called'],
    court: ['{yesterday}, in court', '{yesterday}, on the square'],
    law: ['{yesterday}’s law', 'Official notices'],
    chairs: ['Musical chairs', 'Moves at the town hall'],
    carnet: ['Family notices', 'Births excepted'],
    stage: ['On stage', 'Our critic'],
    errata: ['Errata'],
    town: ['About town', 'Heard in the square'],
    ads: ['Small ads'],
    almanac: ['Almanac'],
  },
  lines: {
    'lead.death': [
      '{player:seat} will open no more shutters',
      'No use knocking at {player:seat}’s',
      '{player:seat} is missing from the roll',
      'We must do without {player:seat}',
    ],
    'lead.two': ['{players:seats}: two doors shut', 'Two shutters fewer: {players:seats}'],
    'lead.many': ['{n:Number} absent at daybreak', 'One night, {n:number} empty houses'],
    'lead.back': ['{player:seat} is back among us', '{player:seat} is seen again, and we count twice'],
    'lead.kiss': ['{player:seat} is back, by a whisker', 'A kiss, and {player:seat} breathes'],
    'lead.show': ['{player:seat} takes the stage', 'Everyone to the show: {player:seat} steps forward'],
    'lead.quiet': ['Nothing. That worries us.'],
    'lead.end': ['The village stops here', 'End of the game, end of the columns'],
    'lead.feast': ['Sunday: the village dances', 'Nobody dies on a Sunday'],
    'lead.press': ['Going to press', 'The ink is still wet'],
    'stand.unsettled': ['No more is known at this hour. The ink waits.', 'More when the family has spoken.'],
    'stand.many': ['Details below. Sit down first.', 'We ran out of room, then of words.'],
    'stand.back': ['We apologise for the obituary.', 'The ghosts, for their part, are one short.'],
    'stand.kiss': ['The page was set already. It will keep.', 'Death had called; love called again.'],
    'stand.show': ['Our report is inside, applause included.'],
    'stand.quiet': [
      'Nobody died last night. That makes the whole village suspect.',
      'Everybody woke up. Somebody may regret it.',
      'A night without a death: we are counting again.',
    ],
    'stand.end': [
      'Thanks to our readers, living and otherwise.',
      'We put down the pen. The rest is in the verdict.',
    ],
    'stand.feast': [
      'No night, no session, no mourning. People stroll, and plot.',
      'Business resumes on Monday.',
    ],
    'stand.press': ['The day is barely up. So are we.', 'News comes in one piece at a time.'],

    'village.opened': [
      'Quinte-Bourg has {players:number} people, as many houses and a coin in every purse. There were never so many of us.',
      '{players:Number} people, a coin each: the last time that all is equal.',
    ],
    'night.emptied': [
      ({ n, left }) =>
        plural(
          Number(n),
          {
            one: `One house only emptied last night. That leaves ${number(Number(left))} of us, counting each other.`,
            other: `${capital(number(Number(n)))} houses emptied last night. That leaves ${number(Number(left))} of us.`,
          },
          'en',
        ),
      ({ n, left }) =>
        plural(
          Number(n),
          {
            one: `One door fewer to lock. We are ${number(Number(left))} now, if we count well.`,
            other: `${capital(number(Number(n)))} empty chairs round the square; ${number(Number(left))} still taken.`,
          },
          'en',
        ),
    ],
    'dream.seen': [
      (params) =>
        `${dreamIn(names, params)} The spirits showed: ‹${signsIn(names, params.signs)}›. They take no complaints.`,
      (params) =>
        `The village asked in its dream: ${dreamIn(names, params)} The answer: ‹${signsIn(names, params.signs)}›. Read in it what you fear.`,
    ],
    'dream.silent': [
      (params) => `${dreamIn(names, params)} The village dreamt the question; nobody dreamt the answer.`,
      (params) => `Asked in a dream: ${dreamIn(names, params)} No sign. Spirits sleep too, sometimes.`,
    ],
    'purse.moved': ['From purse to purse: {coins:coins}, {from:purse}, then {to:purse}.'],
    'invocation.by': [
      '‹{player:seat}› had a word with fate: {kind:kind}.',
      '‹{player:seat}› invokes {kind:kind}. Fate had not asked.',
    ],
    'invocation.unseen': [
      'Somebody invoked {kind:kind}. No name was left at the desk.',
      'We hear of {kind:kind}, unsigned.',
    ],
    'resurrection.done': [
      '‹{player:seat}› comes back to life. The roll of ghosts wants correcting.',
      'We had ‹{player:seat}› down as a ghost; no longer.',
    ],
    'conversion.radiant': [
      '‹{player:seat}› is revealed as Sheherazade, and tells it so well that somebody believes.',
    ],
    'adored.named': [
      'The whole village adores ‹{player:seat}›, for today.',
      '‹{player:seat}› has every eye. Tomorrow we shall see.',
    ],
    'caricature.hung': [
      'A caricature of {player:seat} covers the walls. The likeness is disputed.',
      'The walls have a face: that of {player:seat}, and more nose.',
    ],
    'enquiry.opened': [
      'The Prosecutor takes an interest in ‹{player:seat}›. That is public; what was read is not.',
      'Enquiry opened: ‹{player:seat}›. The file stays shut.',
    ],
    'morning.quiet': [
      'Nobody died. We congratulate each other, with care.',
      'No death this morning. The notary may go back to sleep.',
    ],
    'death.night': [
      '‹{player:seat}› will not see the day.',
      'You may knock for a long time at ‹{player:seat}’s›.',
      'The place of {player:seat} is empty.',
    ],
    'death.undone': [
      'Death had ‹{player:seat}›; a last kiss made it let go.',
      '‹{player:seat}› still breathes, by one kiss too many.',
    ],
    'death.killing': [
      '‹{player:seat}› dies in broad daylight, of a hand that chose its hour.',
      'Killed: ‹{player:seat}›. No appointment needed.',
    ],
    'death.attack': ['‹{player:seat}› falls to an attack.'],
    'death.grief': [
      '‹{player:seat}› dies of grief, within the minute.',
      'Grief takes ‹{player:seat}›. We did not know. Now we do.',
    ],
    'death.execution': [
      'The execution of {player:seat} took place. There will be no second showing.',
      '‹{player:seat}› is executed. The majority is always right, on the day.',
    ],
    'death.conversion': ['‹{player:seat}› dies of the conversion.'],
    'death.shame': ['‹{player:seat}› dies of shame, on stage.'],
    'death.correction': ['The game master declares ‹{player:seat}› dead. One does not argue.'],
    'dead.showedRole': [
      'The camp card of {player:seat}, turned up before all: ‹{role:role}›.',
      'We read the camp card of {player:seat}: ‹{role:role}›.',
    ],
    'dead.showedSpeciality': [
      'The speciality of {player:seat}, turned up before all: ‹{speciality:speciality}›.',
      '{player:seat} lived by a speciality: ‹{speciality:speciality}›. Now it is said.',
    ],
    'dead.ghost': [
      '{player:seat} joins the ghosts, who are hiring.',
      '{player:seat} enters the ghost militia.',
      'From now on {player:seat} watches by night, without a lantern.',
    ],
    'dead.spirit': [
      '{player:seat} chooses to be a spirit: to see all, to say nothing.',
      '{player:seat} turns spirit, and knows everything already.',
    ],
    'dead.legacy': [
      '{player:seat} leaves a speciality (‹{speciality:speciality}›) to {heir:seat}.',
      'A legacy: ‹{speciality:speciality}› passes from {player:seat} to {heir:seat}.',
    ],
    'legacy.left': ['{player:seat} leaves Quinte-Bourg for good.'],
    'sunday.came': ['It is Sunday: people dance, whisper, and count each other’s coins.'],
    'game.stopped': ['The game has stopped. All may turn their cards, and their coats.'],

    'camera.saw': [
      'In front of {house:house}, at the hour of the attack, the camera noted: ‹{crowd:crowd}›. It counts no further.',
      'The thermal camera faced {house:house}. Result: ‹{crowd:crowd}›. It says no more, being a camera.',
    ],
    'charmed.raised': [
      'Hands up when the charmed were called: ‹{players:count}›, namely {players:seats}. A raised hand proves nothing. Nor does a lowered one.',
      'Arms seen going up: ‹{players:count}›, those of {players:seats}. Cramps, perhaps.',
    ],
    'charmed.none': [
      'Not a hand went up among the charmed. Yet the music was pretty.',
      'When the charmed were called, not a hand. All keep their own.',
    ],

    'session.opened': ['Session: {session:session}.', 'It was a {session:session} session.'],
    'vote.nobody': ['Nobody is sentenced. Justice bears no grudge.', 'No name comes out of the ballot box.'],
    'vote.tied': [
      'A tie between {players:seats}: the vote sentences nobody. Arithmetic has its kind days.',
      'Level: {players:seats}. The ballot box cannot tell them apart.',
    ],
    'vote.cancelled': ['The ballot box is lost. Somebody will find it in the end.'],
    'sentence.passed': [
      'The village’s finger stops at ‹{player:seat}›.',
      '‹{player:seat}› wins the vote, and could have done without.',
    ],
    'sentence.pardoned': [
      'The Executioner pardons ‹{player:seat}› and retires for good.',
      'Mercy for ‹{player:seat}›; the office of Executioner is no more.',
    ],
    'sentenced.spoke': ['The last words: “{words}”'],
    'purge.accused': ['The purge also tries {players:seats}.', 'In the dock as well: {players:seats}.'],
    'purge.condemned': ['Against ‹{player:seat}›, {execute} votes; for, {spare}.'],
    'purge.spared': ['‹{player:seat}› keeps a head, {execute} to {spare}.'],

    'law.proposed': ['{player:seat} proposes: {law:law}.'],
    'law.accepted': [
      '{player:seat} proposes, and it is law: ‹{law:law}›. Good for a day, like fish.',
      'A law for a day, signed {player:seat}: ‹{law:law}›.',
    ],
    'law.refused': [
      '{player:seat} proposed: {law:law}. The answer is no.',
      'Set aside, an idea of {player:seat}: {law:law}. The paper will be used.',
    ],
    'trait.declared': ['Declared it, in front of all: {players:seats}.'],

    'office.given': [
      '‹{office:office}›: {player:seat}. We shall get used to it.',
      '{player:seat} changes chairs: ‹{office:office}›.',
      'One more brass plate: ‹{office:office}›, {player:seat}.',
    ],
    'office.moved': [
      '‹{office:office}›: it is {player:seat} now.',
      '{player:seat} wakes up with an office: ‹{office:office}›. Nobody saw the chair go by.',
    ],
    'office.resigned': [
      '{player:seat} resigns. A free chair: ‹{office:office}›.',
      'Resigned: {player:seat} (‹{office:office}›). The reasons stay in the drawer.',
    ],
    'office.vacated': ['A vacant office: ‹{office:office}›.'],
    'office.applied': [
      '{player:seat} wants an office: {office:office}.',
      'In the running: {player:seat} ({office:office}).',
    ],
    'office.scrutineer': [
      'The ballot box goes round without mystery: the Scrutineer is ‹{player:seat}›.',
      'The ballot box passes to ‹{player:seat}›, Scrutineer of the day.',
    ],
    'offices.withdrawn': ['Out of the game: {offices:offices}. Sashes to be returned.'],
    'offices.pranked': [
      'A prank: the public offices have shifted by one place. Those who gain find it funny.',
      'This morning everybody found a neighbour’s chair.',
    ],

    'house.moved': ['{player:seat} now lives right after {after:seat}.'],
    'sculpture.moved': [
      'A sculpture stood at ‹{player:seat}’s›, who moves right after {after:seat}. Art takes up room.',
    ],
    'wedding.proposed': ['{suitor:seat} proposed to {beloved:seat}.'],
    'wedding.failed': [
      '{suitor:seat} and {beloved:seat} will not marry. The cake keeps.',
      'The wedding of {suitor:seat} and {beloved:seat}: put off, no date.',
    ],
    'wedding.held': [
      '‹{suitor:seat} and {beloved:seat}› said yes. It is public, and it is rare.',
      '‹{suitor:seat} and {beloved:seat}› marry. We wept, a little.',
    ],
    'wedding.forced': ['‹{suitor:seat}› marries ‹{beloved:seat}›, by force. Our wishes, to one of them.'],
    'wedding.settled': [
      '{suitor:seat} and {beloved:seat} settle right after {after:seat}, door to door. Separate doors.',
      'Moving in right after {after:seat}: {suitor:seat} and {beloved:seat}.',
    ],

    'show.began': ['‹{player:seat}› is revealed as Poirot, and the curtain rises.'],
    'show.stated': ['Of {player:seat}, Poirot declares: “{role:statement}”.'],
    'show.ok': ['‹{player:seat}:› “{role:statement}”? Ok.'],
    'show.error': ['‹{player:seat}:› “{role:statement}”? Error.'],
    'show.gross': ['‹{player:seat}:› “{role:statement}”? Gross error.'],
    'show.shamed': ['The show is a disaster. No refunds.'],
    'show.passed': ['The show ends, neither triumph nor disaster. There have been worse.'],
    'show.triumphed': ['The show is a triumph.'],

    'master.changed': [
      ({ master }) =>
        master === 'human' ? 'A person leads the game from now on.' : 'The app leads the game from now on.',
    ],
    'master.corrected': ['The game master sets right: {reason}'],
    'match.undone': ['We went back: {reason}'],
    'errata.count': [
      'On {weekday:Weekday} we counted {n:number} people. Our apologies to {players:seats}.',
      'Our count of {weekday:Weekday} ({n:number} people) did not last the day. Sorry, {players:seats}.',
    ],

    'ad.vacant': [
      '‹A free chair:› {office:office}. Apply alive, today.',
      '‹Wanted:› {office:office}. Beginners welcome.',
      '‹Vacant:› {office:office}. Discretion liked, not required.',
    ],
    'ad.law': [
      '‹The latest ghost› is expected with a law. Decent dress required.',
      '‹Law for a day:› the latest ghost speaks first.',
    ],
    'ad.house': [
      '‹To let,› the place of {player:seat} in the circle. Quiet.',
      '‹Free at once:› the house of {player:seat}. Shutters in good order.',
    ],
    'almanac.night': [
      'Next night, {weekday:weekday}. To rise, if they live here and live at all: {cards:cards}.',
    ],
    'almanac.feast': ['Tomorrow, {weekday:weekday}. Nobody will rise: there will be no night.'],
  },
};
