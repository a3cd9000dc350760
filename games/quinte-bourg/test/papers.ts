import {
  type OfficeId,
  officeIds,
  type Position,
  type PositionPlayer,
  roles,
  type State,
} from '../src/index.ts';
import type { Player } from '../src/state.ts';

/** A village on the eve of a night, as a person would write it down to go on with it. */
export function positionOf(state: State): Position {
  const { weekday, day, week, circle, ghosts, optional, lovers, guardedLast, richest } = state;
  const offices: { [office in OfficeId]?: number } = {};
  for (const office of officeIds) {
    const holder = state.offices[office];
    if (holder !== null) offices[office] = holder;
  }
  return {
    weekday,
    day,
    week,
    circle,
    ghosts,
    offices,
    optional,
    coinsOut: state.coinsOut,
    specialYesterday: state.specialYesterday,
    players: state.players.map(playerIn),
    ...(lovers === null ? {} : { lovers, extraLife: state.extraLife }),
    ...(guardedLast === null ? {} : { guardedLast }),
    ...(richest === null ? {} : { richest }),
  };
}

function playerIn({ role, speciality, camps, fate, spouse, ...player }: Player): PositionPlayer {
  if (fate === 'killed' || fate === 'dying') throw new Error(`no eve: somebody is ${fate}`);
  return {
    role,
    speciality,
    held: player.held,
    joined: camps.filter((camp) => camp !== 'lovers' && !roles[role].camps.includes(camp)).sort(),
    conditions: player.conditions,
    coins: player.coins,
    fate,
    spent: player.spent,
    charmedBy: player.charmed,
    shown: player.shown,
    knows: player.notes,
    ...(camps.includes('reptilians') ? { met: player.met } : {}),
    ...(spouse === null ? {} : { spouse }),
  };
}
