import { isOneOf } from '@veillee/kernel';
import { givings, type RoleId, roles, sixIds } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import { setupWords } from '../setupWords.ts';
import cards from './Cards.module.css';
import css from './Conditions.module.css';
import type { Village } from './useVillage.ts';

interface Part {
  readonly village: Village;
  readonly say: Speaker;
}

/** What those of the six who live here may win by: chosen, drawn, or left for the opening. */
export function Conditions({ village, say }: Part): JSX.Element | null {
  const words = setupWords[lang.value];
  const six = sixIds.filter((id) => (village.counts[id] ?? 0) > 0);
  if (six.length === 0) return null;
  return (
    <>
      <header class={cards.head}>
        <h2>{words.conditions}</h2>
        <button type="button" class={`button small ${cards.advise}`} onClick={village.drawConditions}>
          {words.drawConditions}
        </button>
      </header>
      <ul class={css.six}>
        {six.map((id) => (
          <li key={id}>
            <AimChoice id={id} village={village} say={say} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AimChoice({ id, village, say }: Part & { readonly id: RoleId }): JSX.Element | null {
  const words = setupWords[lang.value];
  const { condition } = roles[id];
  if (condition === undefined) return null;
  const [group, own] = [condition.group, condition.own].map(
    (one) => say.format('condition', one)?.split(/\s?:/)[0] ?? one,
  );
  const named = { group, own, both: words.both };
  const { [id]: given, ...others } = village.conditions;
  return (
    <label>
      <span>{say.format('role', id)}</span>
      <select
        value={given ?? ''}
        onChange={({ currentTarget: { value } }) =>
          village.give(isOneOf(givings, value) ? { ...others, [id]: value } : others)
        }
      >
        <option value="">{words.atOpening}</option>
        {givings.map((giving) => (
          <option key={giving} value={giving}>
            {named[giving]}
          </option>
        ))}
      </select>
    </label>
  );
}
