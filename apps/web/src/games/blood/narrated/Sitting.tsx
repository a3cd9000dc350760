import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { lang } from '../../../words/language.ts';
import { toldWords } from '../toldWords.ts';
import css from './Sitting.module.css';

const longest = 16;

interface Props {
  readonly players: number;
  readonly names: readonly string[];
  rename(names: readonly string[]): void;
  begin(first: number): void;
}

/** Who sits where, and who plays first (B2). */
export function Sitting({ players, names, rename, begin }: Props): JSX.Element {
  const say = toldWords[lang.value];
  const seats = Array.from({ length: players }, (_, seat) => names[seat] ?? '');
  const byChance = (): void => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    begin(word % players);
  };
  return (
    <section class="pad stack">
      <Names seats={seats} rename={rename} />
      <h2>{say.first}</h2>
      <p class="hint">{say.firstHint}</p>
      <div class="chips">
        {seats.map((name, seat) => (
          <button key={seat} type="button" class="chip" onClick={() => begin(seat)}>
            {name.trim() || say.name(seat + 1)}
          </button>
        ))}
      </div>
      <button type="button" class="button ember" onClick={byChance}>
        {say.byChance}
      </button>
    </section>
  );
}

function Names({
  seats,
  rename,
}: { readonly seats: readonly string[] } & Pick<Props, 'rename'>): JSX.Element {
  const say = toldWords[lang.value];
  const id = useId();
  const write = (at: number, name: string): void => rename(seats.map((was, i) => (i === at ? name : was)));
  return (
    <>
      <h2 id={id}>{say.who}</h2>
      <p class="hint">{say.names}</p>
      <ol class={css.names} aria-labelledby={id}>
        {seats.map((name, seat) => (
          <li key={seat}>
            <input
              class="plate-input"
              value={name}
              maxLength={longest}
              aria-label={say.name(seat + 1)}
              placeholder={say.name(seat + 1)}
              autocomplete="off"
              onInput={(event) => write(seat, event.currentTarget.value)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
