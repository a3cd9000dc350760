import { keysOf, type Seat } from '@veillee/kernel';
import type { Mine } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import list from '../../../kit/facts.module.css';
import { eyes, match, room } from '../../../line/session.ts';
import { consoleWords } from '../consoleWords.ts';
import { own } from '../ownWords.ts';
import { Pairs, type Rows } from '../Pairs.tsx';
import { Corrections } from './Corrections.tsx';
import { cardName } from './cardName.ts';
import { doDeed } from './deeds.ts';
import { Key } from './Key.tsx';
import css from './PersonFile.module.css';
import { SeatActs } from './SeatActs.tsx';
import { SeatDevice } from './SeatDevice.tsx';
import { ThroughEyes } from './ThroughEyes.tsx';
import { TwoLetters } from './TwoLetters.tsx';
import { type Desk, isPaper } from './useDesk.ts';

/** All that is known of the villager that was touched, and what can be set right there. */
export function PersonFile(desk: Desk): JSX.Element {
  const { filed: seat, shown } = desk;
  const words = consoleWords[shown.say.lang];
  const player = seat === null ? undefined : shown.sight.view.all?.players[seat];
  if (seat === null || player === undefined) return <p class="hint">{words.choose}</p>;
  const name = shown.say.names[seat] ?? '…';
  const open = eyes.value?.chair === seat;
  return (
    <article class={css.person}>
      <header>
        <TwoLetters say={shown.say} seat={seat} />
        <div>
          <h2>{name}</h2>
          <p>
            {placeWords(desk, seat)} · {deviceWords(desk, seat)}
          </p>
        </div>
        <button type="button" class={css.eyes} aria-pressed={open} onClick={() => doDeed(desk, 'eyes')}>
          {open ? words.eyesShut : words.eyes} <Key of="V" />
        </button>
      </header>
      {open ? (
        <ThroughEyes {...desk} seat={seat} />
      ) : (
        <Pairs rows={rowsOf({ ...desk, seat, player })} look={css.rows} />
      )}
      <Told {...desk} seat={seat} />
      <SeatActs {...desk} seat={seat} />
      <Corrections key={seat} {...desk} seat={seat} />
      <SeatDevice key={`device ${seat}`} {...desk} seat={seat} />
    </article>
  );
}

interface OfSeat extends Desk {
  readonly seat: Seat;
}

function placeWords({ shown: { sight, say } }: Desk, seat: Seat): string {
  const { circle, players } = sight.view;
  const at = circle.indexOf(seat);
  if (at < 0) return own[say.lang].fates[players[seat]?.fate ?? 'alive'];
  const name = (step: number): string =>
    say.names[circle[(at + step + circle.length) % circle.length] ?? -1] ?? '…';
  return consoleWords[say.lang].between(name(-1), name(1));
}

function deviceWords({ shown }: Desk, seat: Seat): string {
  const words = consoleWords[shown.say.lang].person.device;
  const holder = room.value?.people.find(({ id }) => id === match.value?.holders[seat]);
  if (isPaper(seat)) return words.paper;
  return holder?.bot ? words.bot : holder?.here ? words.phone : words.away;
}

type WithCards = OfSeat & { readonly player: Mine };

/** What a villager holds, in words, by what it is. */
function rowsOf({ shown: { sight, say }, seat, player, ...desk }: WithCards): Rows {
  const words = consoleWords[say.lang].person;
  const { charms = [], animals = [] } = desk.script ?? {};
  const charmers = charms.filter(({ seats }) => seats.includes(seat));
  const before = animals.filter(({ house }) => house === seat);
  const { offices, players } = sight.view;
  const spouse = players[seat]?.spouse ?? null;
  const held = keysOf(offices).filter((office) => offices[office] === seat);
  const conditions = player.conditions.map((one) => say.format('condition', one)?.split(/\s?:/)[0] ?? one);
  return [
    [
      words.camp,
      [say.format('role', player.role), ...player.camps.map((camp) => say.format('camp', camp))].join(' · '),
    ],
    [words.speciality, say.list(player.held.map((id) => say.format('speciality', id) ?? id))],
    [words.purse, say.format('coins', player.coins) ?? ''],
    [words.office, say.list(held.map((office) => say.format('office', office, seat) ?? office))],
    [words.spouse, spouse === null ? '' : (say.names[spouse] ?? '…')],
    [words.condition, say.list(conditions)],
    [words.charm, say.list(charmers.map(({ by }) => cardName(by, say)))],
    [words.animal, say.list(before.map(({ card }) => cardName(card, say)))],
    [words.tonight, tonightWords({ ...desk, shown: { sight, say } }, seat)],
  ];
}

function tonightWords({ script, shown: { sight, say } }: Pick<Desk, 'script' | 'shown'>, seat: Seat): string {
  const words = consoleWords[say.lang].person;
  const lodging = script?.lodgings.find((one) => one.seat === seat);
  const sleeps = sight.view.circle.includes(seat) && sight.view.moment.part === 'night';
  if (lodging === undefined || !sleeps) return '';
  if (lodging.asleep) return words.asleep;
  const { house } = lodging;
  return house === null || house === seat ? words.home : words.at(say.names[house] ?? '…');
}

/** So much of what they were told is read at a glance. */
const latest = 12;

/** What this villager was told and not all, the latest first. */
function Told({ shown: { sight, say }, seat }: OfSeat): JSX.Element {
  const words = consoleWords[say.lang].person;
  const told = sight.facts
    .filter(({ whom }) => whom === seat || (typeof whom === 'object' && whom.includes(seat)))
    .slice(-latest)
    .toReversed();
  return (
    <section>
      <h3>{words.told}</h3>
      {told.length === 0 ? <p class="hint">{words.nothing}</p> : null}
      <ol class={list.facts} reversed>
        {told.map((fact, i) => (
          <li key={told.length - i}>{say.say(fact)}</li>
        ))}
      </ol>
    </section>
  );
}
