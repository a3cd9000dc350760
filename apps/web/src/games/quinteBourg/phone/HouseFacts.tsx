import { useSignal } from '@preact/signals';
import { officeIcons } from '@veillee/quinte-bourg/icons';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import type { IconName } from '../../../kit/iconNames.ts';
import { Icon } from '../../../kit/marks.tsx';
import slip from '../../../kit/slip.module.css';
import { match } from '../../../line/session.ts';
import { notes } from '../../../prompt/notes.ts';
import { words as appWords } from '../../../words/language.ts';
import { housesBetween } from '../houses/neighbours.ts';
import { own } from '../ownWords.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import type { AtPhone } from './atPhone.ts';
import css from './HouseFacts.module.css';
import { officesAt } from './officesAt.ts';

/** What all know of a house, on paper; and what one may do there. */
export function HouseFacts(
  at: AtPhone & { readonly seat: number; readonly plain?: boolean; close(): void },
): JSX.Element {
  const { shown, seat, plain } = at;
  const facts = publicFacts(shown, seat);
  return (
    <div class={css.facts}>
      {plain ? null : <h2>{shown.say.names[seat]}</h2>}
      <p class="hint">{whereWords(shown, seat)}</p>
      {facts.length === 0 ? null : (
        <ul class={classes(slip.slip, css.slip)}>
          {facts.map(([icon, told], i) => (
            <li key={i}>
              <Icon name={icon} />
              {told}
            </li>
          ))}
        </ul>
      )}
      {seat === shown.sight.chair ? null : <Acts {...at} />}
    </div>
  );
}

function whereWords({ sight, say }: Shown, seat: number): string {
  const words = phoneWords[say.lang].village;
  const { chair, view } = sight;
  const between = typeof chair === 'number' ? housesBetween(view.circle, chair, seat) : null;
  if (between === null) return own[say.lang].fates[view.players[seat]?.fate ?? 'alive'];
  return between === 0 ? words.mine : between === 1 ? words.neighbour : words.away(between - 1);
}

/** Each with its sign: offices, marriage, cards turned up, purses where they are open, today's vote, and one's own note. */
function publicFacts({ sight, say }: Shown, seat: number): readonly (readonly [IconName, string])[] {
  const { view } = sight;
  const player = view.players[seat];
  if (player === undefined) return [];
  const words = phoneWords[say.lang].village;
  const name = (other: number): string => say.names[other] ?? '…';
  const ballot = view.ballots.find(({ voter }) => voter === seat);
  const mark = notes.value.marks[match.value?.holders[seat] ?? -1];
  const found: (readonly [IconName, string | undefined])[] = [
    ...officesAt(view, seat).map(
      (office) => [officeIcons[office], say.format('office', office, seat)] as const,
    ),
    ['linked-rings', player.spouse === null ? undefined : own[say.lang].wed(name(player.spouse))],
    ['domino-mask', player.role === null ? undefined : say.format('role', player.role)],
    ['domino-mask', player.speciality === null ? undefined : say.format('speciality', player.speciality)],
    ['two-coins', player.coins === null ? undefined : say.format('coins', player.coins)],
    [
      'pointing',
      ballot === undefined
        ? undefined
        : ballot.named.length === 0
          ? words.blank
          : words.points(say.list(ballot.named.map(name))),
    ],
    ['conversation', typeof view.groups[seat] === 'number' ? words.group(view.groups[seat]) : undefined],
    ['quill-ink', mark === undefined ? undefined : appWords.value.play[mark]],
  ];
  return found.flatMap(([icon, told]) => (told === undefined ? [] : [[icon, told] as const]));
}

/** The right by which coins are given. */
const giving = 'gift.give';

/** The same two buttons on every phone, whoever has something to give. */
function Acts({
  shown,
  pages,
  sheet,
  seat,
  close,
}: AtPhone & { readonly seat: number; close(): void }): JSX.Element {
  const { sight, say } = shown;
  const words = phoneWords[say.lang].village;
  const alive = sight.view.circle.includes(seat);
  const said = useSignal('');
  const give = (): void => {
    if (!sight.rights.some(({ topic }) => topic === giving)) {
      said.value = words.cannotGive;
      return;
    }
    close();
    pages.use(giving, { do: 'give', player: [seat], coins: 1 });
  };
  return (
    <div class={css.acts}>
      {alive ? (
        <button type="button" class="button" onClick={give}>
          {words.give}
        </button>
      ) : null}
      <button type="button" class="button" onClick={() => sheet.open({ about: seat })}>
        {words.note}
      </button>
      <p class="hint" role="status">
        {said.value}
      </p>
    </div>
  );
}
