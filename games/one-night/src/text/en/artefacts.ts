import type { Artefacts } from '../types.ts';

export const artefacts: Artefacts = {
  claw: {
    name: 'Claw of the Werewolf',
    the: 'the Claw of the Werewolf',
    a: 'a Claw of the Werewolf',
    of: 'of the Claw of the Werewolf',
    blurb: 'You are a Werewolf now, and win with the Pack.',
    help: 'You become a Werewolf and win with the Pack. Your card loses its role and its powers, the Mark of the Vampire stops working; the other marks stay in force.',
  },
  brand: {
    name: 'Brand of the Villager',
    the: 'the Brand of the Villager',
    a: 'a Brand of the Villager',
    of: 'of the Brand of the Villager',
    blurb: 'You are a plain Villager now.',
    help: 'You become a Villager without power, and win with the Village. Your card loses its role, the Mark of the Vampire stops working; the other marks stay in force.',
  },
  cudgel: {
    name: 'Cudgel of the Tanner',
    the: 'the Cudgel of the Tanner',
    a: 'a Cudgel of the Tanner',
    of: 'of the Cudgel of the Tanner',
    blurb: 'You are a Tanner now: you need to die.',
    help: 'You become a Tanner: you win if you die, you lose otherwise. Your card loses its role and its powers, the Mark of the Vampire stops working; the other marks stay in force.',
  },
  void: {
    name: 'Void of Nothingness',
    the: 'the Void of Nothingness',
    a: 'a Void of Nothingness',
    of: 'of the Void of Nothingness',
    blurb: 'Nothing at all, but only you know that.',
    help: 'It does nothing: your card and your mark are worth what they were. The others cannot tell, so make the most of it.',
  },
  mask: {
    name: 'Mask of Muting',
    the: 'the Mask of Muting',
    a: 'a Mask of Muting',
    of: 'of the Mask of Muting',
    blurb: 'Not a word all day: you still have your hands.',
    help: 'You say nothing until the vote; gestures are allowed. Online: no messages, only reactions. Your role and your team do not change.',
  },
  shroud: {
    name: 'Shroud of Shame',
    the: 'the Shroud of Shame',
    a: 'a Shroud of Shame',
    of: 'of the Shroud of Shame',
    blurb: 'Turn your back on the table: you talk, but see nothing.',
    help: 'You turn your back on the table to the end: you may talk and listen, and you vote blind, pointing behind you. Online: you read and write, but reactions, a turned-up card and tokens are hidden from you. Your role and your team do not change.',
  },
};
