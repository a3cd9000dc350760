import { type Refusal, refusal } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import type { CommandContext, Handlers } from '../commandContext.ts';
import { isPresent, isReady, isRunning, personOf } from '../room.ts';
import { addBot, releaseMaster } from '../seats.ts';
import { renewClaims } from './paper.ts';
import { faultsOf, notInSetUp } from './setUp.ts';

const isHost = ({ room, me }: CommandContext): boolean => room.data.host === me.id;

/** Why this may not be done now, where it is for the host and between two games. */
function notInLobby(context: CommandContext): Refusal | undefined {
  if (!isHost(context)) return refusal('host.only');
  return isRunning(context.room.data) ? refusal('lobby.only') : undefined;
}

function notInMatch(context: CommandContext): Refusal | undefined {
  if (!isHost(context)) return refusal('host.only');
  return isRunning(context.room.data) ? undefined : refusal('match.none');
}

export const hostCommands: Handlers<
  | 'kick'
  | 'pardon'
  | 'lock'
  | 'host'
  | 'bot'
  | 'style'
  | 'arrange'
  | 'settings'
  | 'start'
  | 'again'
  | 'abandon'
> = {
  pardon(context, { person }) {
    if (!isHost(context)) return refusal('host.only');
    const whom = context.room.data.barred.find((one) => one.person === person);
    if (whom === undefined) return refusal('person.unknown');
    context.note('note.pardoned', { name: whom.name });
    context.record({ e: 'pardoned', person });
    return undefined;
  },

  lock(context, { locked }) {
    if (!isHost(context)) return refusal('host.only');
    if (context.room.data.locked === locked) return undefined;
    context.note(locked ? 'note.locked' : 'note.unlocked', { name: context.me.name });
    context.record({ e: 'locked', locked });
    return undefined;
  },

  kick(context, { person }) {
    if (!isHost(context)) return refusal('host.only');
    const whom = personOf(context.room.data, person);
    if (whom === undefined || person === context.me.id) return refusal('person.unknown');
    context.note('note.kicked', { name: whom.name });
    releaseMaster(context, person);
    context.record({ e: 'left', person, kicked: true });
    context.dismiss(person, { key: 'seat.kicked' });
    return undefined;
  },

  host(context, { person }) {
    if (!isHost(context)) return refusal('host.only');
    const whom = personOf(context.room.data, person);
    if (!isPresent(whom)) return refusal('person.unknown');
    context.note('note.host', { name: whom.name });
    context.record({ e: 'hosted', person });
    return undefined;
  },

  bot(context) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const { seats, chairs, people } = context.room.data;
    if (seats.length >= chairs) return refusal('room.full');
    if (people.length >= limits.people) return refusal('room.crowded');
    addBot(context, true);
    return undefined;
  },

  style(context, { person, level, temper }) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const { data } = context.room;
    if (person !== undefined && personOf(data, person)?.bot !== true) return refusal('person.unknown');
    const style = { ...(level === undefined ? {} : { level }), ...(temper === undefined ? {} : { temper }) };
    context.record({ e: 'styled', person: person ?? null, style });
    return undefined;
  },

  arrange(context, { seats }) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const now = context.room.data.seats;
    const same = seats.length === now.length && now.every((id) => seats.includes(id));
    if (!same) return refusal('arrange.malformed');
    context.record({ e: 'arranged', seats });
    return undefined;
  },

  settings(context, { game, options, chairs, master }) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const { data } = context.room;
    if (game !== undefined && !context.games.has(game)) return refusal('game.unknown');
    if (chairs !== undefined && chairs < data.seats.length) return refusal('chairs.few');
    const leader = master === undefined || master === null ? undefined : personOf(data, master);
    if (typeof master === 'number' && !isPresent(leader)) return refusal('person.unknown');
    context.record({
      e: 'settled',
      ...(game === undefined ? {} : { game }),
      ...(options === undefined ? {} : { options }),
      ...(chairs === undefined ? {} : { chairs }),
      ...(master === undefined ? {} : { master }),
    });
    return undefined;
  },

  start(context) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const { data } = context.room;
    const { game, options, seats, master, deal } = data;
    if (game === null) return refusal('game.none');
    const served = context.games.get(game);
    if (served === undefined) return refusal('game.unknown');
    if (master !== null && seats.includes(master)) return refusal('master.plays');
    const waits = (id: number) => id !== data.host && !isReady(personOf(data, id));
    if (seats.some(waits)) return refusal('start.notReady');
    const found = faultsOf(context.room, context.games);
    if (found.length > 0) return found;
    if (!context.mayStart()) return refusal('match.tooMany');
    renewClaims(context);
    context.record({
      e: 'started',
      game,
      options,
      holders: seats,
      master,
      rules: served.rules,
      ...context.seal(),
      ...(deal === undefined ? {} : { deal, dealt: true }),
    });
    context.note('note.started');
    if (deal !== undefined) context.note('note.dealt');
    return undefined;
  },

  again(context) {
    const wrong = notInLobby(context);
    if (wrong !== undefined) return wrong;
    if (context.room.data.sitting === null) return refusal('match.none');
    context.record({ e: 'cleared' });
    return undefined;
  },

  abandon(context) {
    const wrong = notInMatch(context);
    if (wrong !== undefined) return wrong;
    context.note('note.abandoned', { name: context.me.name });
    context.record({ e: 'abandoned' });
    return undefined;
  },
};
