import { appointed, optionalIds } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import { setupWords } from '../setupWords.ts';
import css from './Cards.module.css';
import choices from './Conditions.module.css';
import type { Village } from './useVillage.ts';

interface Choosing {
  readonly village: Village;
  readonly say: Speaker;
}

/** The offices that a village may do without, and who holds the others from the start. */
export function OfficeChoice({ village, say }: Choosing): JSX.Element {
  const words = setupWords[lang.value];
  const { offices, choose } = village;
  return (
    <>
      <h2>{words.offices}</h2>
      <p class="hint">{words.officesHint}</p>
      <div class={css.cards}>
        {optionalIds.map((id) => (
          <button
            key={id}
            type="button"
            class={css.switch}
            aria-pressed={offices.includes(id)}
            onClick={() => choose(optionalIds.filter((other) => (other === id) !== offices.includes(other)))}
          >
            {say.format('office', id)}
          </button>
        ))}
      </div>
      <Appointed village={village} say={say} />
    </>
  );
}

/** By lot in the opening, or by name. */
function Appointed({ village, say }: Choosing): JSX.Element {
  const words = setupWords[lang.value];
  const { appointing, circle } = village;
  const { given } = appointing;
  return (
    <>
      <header class={css.head}>
        <p class="hint">{given === null ? words.byLot : words.byName}</p>
        <button
          type="button"
          class={`button small ${css.advise}`}
          disabled={circle.length < appointed.length}
          onClick={given === null ? appointing.draw : appointing.leaveOpen}
        >
          {given === null ? words.nameThem : words.leaveToLot}
        </button>
      </header>
      {given === null ? null : (
        <ul class={choices.six}>
          {appointed.map((office) => (
            <li key={office}>
              <Holder village={village} say={say} office={office} holder={given[office]} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Held extends Choosing {
  readonly office: (typeof appointed)[number];
  readonly holder: string | undefined;
}

const Holder = ({ village: { circle, appointing }, say, office, holder }: Held): JSX.Element => (
  <label>
    <span>{say.format('office', office)}</span>
    <select value={holder} onChange={({ currentTarget: { value } }) => appointing.appoint(office, value)}>
      {circle.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
