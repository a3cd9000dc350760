import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { narratedOf, type Swap } from '../games/narrated.ts';
import { faceOf, listing } from '../games/registry.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import paper from '../kit/paper.module.css';
import { Sheet } from '../kit/Sheet.tsx';
import { into, setTo } from '../kit/setTo.ts';
import type { Plan } from '../screens/lobby/plan.ts';
import type { Notch } from '../stage/script.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './EveningSetup.module.css';
import type { Chosen, Evening } from './kept.ts';
import { planOf } from './plan.ts';

interface PickingProps {
  readonly plan: Plan;
  readonly options: Plan['options'] | undefined;
  readonly redraw: (() => void) | undefined;
  /** The boxes that are there. */
  readonly owned: readonly string[];
  change(plan: Plan): void;
}

/** The cards to take out of the box; touched, one is changed for another. */
export function Picking({ plan, options, redraw, owned, change }: PickingProps): JSX.Element | null {
  const say = narratorWords[lang.value];
  const open = useSignal<number | null>(null);
  const way = narratedOf(plan.game);
  if (options === undefined || way === undefined) return null;
  const cards = way.cards(options, plan.players, lang.value);
  const at = open.value;
  const touch = way.swaps === undefined ? undefined : into(open);
  return (
    <section class={css.picking}>
      <h2>{cards.length === 0 ? say.setTable : say.take(cards.length)}</h2>
      <Cards cards={cards} touch={touch} />
      {way.laid(options, plan.players, lang.value).map((one) => (
        <p key={one} class="hint">
          {one}
        </p>
      ))}
      {redraw === undefined ? null : (
        <button type="button" class="button small" onClick={redraw}>
          {say.redraw}
        </button>
      )}
      {at === null ? null : (
        <SwapSheet
          card={cards[at]?.name ?? ''}
          swaps={way.swaps?.(options, plan.players, at, owned, lang.value) ?? []}
          choose={(chosen) => {
            change({ ...plan, options: chosen });
            open.value = null;
          }}
          close={setTo(open, null)}
        />
      )}
    </section>
  );
}

function Cards({
  cards,
  touch,
}: {
  readonly cards: readonly Notch[];
  readonly touch: ((at: number) => void) | undefined;
}): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <>
      {touch === undefined ? null : <p class="hint">{narratorWords[lang.value].touchToSwap}</p>}
      <ul>
        {cards.map((card, i) => (
          <li key={i}>
            {touch === undefined ? (
              <CardFace {...card} />
            ) : (
              <button type="button" onClick={() => touch(i)}>
                <CardFace {...card} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const CardFace = ({ icon, name }: Notch): JSX.Element => (
  <>
    <Icon name={icon} />
    <span>{name}</span>
  </>
);

/** What may be taken out instead. */
function SwapSheet({
  card,
  swaps,
  choose,
  close,
}: {
  readonly card: string;
  readonly swaps: readonly Swap[];
  choose(options: Plan['options']): void;
  close(): void;
}): JSX.Element {
  return (
    <Sheet title={narratorWords[lang.value].swapFor(card)} close={close}>
      <ul class={css.swaps}>
        {swaps.map(({ id, options, ...face }) => (
          <li key={id}>
            <button type="button" onClick={() => choose(options)}>
              <CardFace {...face} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The last evening that was told: the same again by one touch. */
export function LastEvening({ last, begin }: { readonly last: Chosen; begin(): void }): JSX.Element | null {
  const say = narratorWords[lang.value];
  const face = faceOf(last.game);
  if (face === undefined || !face.rules.check(last.options, last.players).ok) return null;
  const name = listing(last.game).name[lang.value];
  return (
    <div class={`${paper.paper} ${css.last}`}>
      <p>
        <b>{face.lobby.summary?.(last.options, lang.value) ?? name}</b>
        <span>{say.lastTime(last.players)}</span>
      </p>
      <button type="button" class={css.again} onClick={begin}>
        {say.sameAgain}
      </button>
    </div>
  );
}

function whereOf({ stage, game, options, players, line, tempo }: Evening): string {
  const say = narratorWords[lang.value];
  const told = narratedOf(game)?.tell?.(options, players, lang.value);
  if (stage === 'help') return say.resumeTable;
  if (stage === 'over') return say.resumeOver;
  if (stage !== 'night' || told === undefined) return say.resumeDay;
  const stop = planOf(told.lines, tempo).lines[line]?.stop ?? 0;
  return say.resumeHint(stop + 1, told.road.length);
}

/** An evening that was cut off: it goes on at the line where it stopped. */
export function Kept({
  kept,
  resume,
  forget,
}: {
  readonly kept: Evening;
  resume(): void;
  forget(): void;
}): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <div class={css.kept}>
      <p>{whereOf(kept)}</p>
      <button type="button" class={`button ember ${css.resume}`} onClick={resume}>
        {say.resume}
      </button>
      <button type="button" class="round" aria-label={say.forget} onClick={forget}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
