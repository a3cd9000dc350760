import type { JSX } from 'preact';
import { wayWords } from '../games/words.ts';
import { words } from '../words/language.ts';
import { draftOf, isPick, waysOf } from './draft.ts';
import { FieldInput, type Filling } from './FieldInput.tsx';

/** Chooses between the ways to answer. */
export function Ways({ asked, draft, face, shown, change }: Filling): JSX.Element | null {
  const ways = waysOf(asked.form);
  if (ways.length < 2) return null;
  const many = ways.length > 3;
  return (
    <fieldset class={many ? 'chips' : 'segments'}>
      <legend class="unseen">{words.value.play.yours}</legend>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          class={many ? 'chip' : undefined}
          aria-pressed={draft.way === way}
          onClick={() => change(draftOf(asked.form, way))}
        >
          {wayWords(face, asked.topic, way, shown.say)}
        </button>
      ))}
    </fieldset>
  );
}

/** The fields of the way chosen, but for the kinds that are drawn on the table. */
export function Fields({
  drawn = [],
  ...filling
}: Filling & { readonly drawn?: readonly string[] }): JSX.Element {
  const { asked, draft } = filling;
  const fields = Object.entries(asked.form[draft.way]?.fields ?? {});
  return (
    <>
      {fields.map(([name, field]) =>
        isPick(field) && drawn.includes(field.of) ? null : (
          <FieldInput key={`${draft.way}.${name}`} name={name} field={field} {...filling} />
        ),
      )}
    </>
  );
}
