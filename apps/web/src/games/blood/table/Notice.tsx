import { signal } from '@preact/signals';
import { isMutation, type MutationId } from '@veillee/blood';
import type { Phrase, Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Glyph, Icon } from '../../../kit/marks.tsx';
import slip from '../../../kit/slip.module.css';
import { match } from '../../../line/session.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { lang } from '../../../words/language.ts';
import { mutationIcon } from '../mutationIcon.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { hintFor, isGuided, passHint, stopGuide } from './guide.ts';
import css from './Notice.module.css';
import { staysOpen } from './peek.ts';
import type { Placing } from './placing.ts';

/** The match in which the reminder was read; it comes back with the next, and from the menu. */
export const remindedIn = signal<number | null>(null);

/** One thing at a time over my hand, in the flow and in nobody's way: what broke in, the reminder, or a hint. */
export function Notice({
  shown,
  placing,
}: {
  readonly shown: Shown;
  readonly placing: Placing | null;
}): JSX.Element | null {
  const broke = interruption(shown.sight);
  if (broke !== undefined) return <Interruption shown={shown} fact={broke} />;
  if (typeof shown.sight.chair !== 'number') return null;
  if (remindedIn.value !== match.value?.number) return <Reminder />;
  return isGuided.value ? <Hint shown={shown} placing={placing} /> : null;
}

/** Which card was played, if a fact tells of one. */
export const mutationOf = ({ key }: Phrase): MutationId | undefined => {
  const id = key.replace(/\.played$/, '');
  return id !== key && isMutation(id) ? id : undefined;
};

/** A card that cut into this turn or ended the last one; gone once an accusation is made after it. */
export function interruption({ facts }: Sight): Phrase | undefined {
  const at = facts.findLastIndex((fact) => mutationOf(fact) !== undefined);
  const after = facts.slice(at + 1).map(({ key }) => key);
  if (at < 0 || after.filter((key) => key === 'turn.began').length > 1) return undefined;
  return after.some((key) => key.startsWith('token.placed') || key === 'trial.opened')
    ? undefined
    : facts[at];
}

function Interruption({ shown, fact }: { readonly shown: Shown; readonly fact: Phrase }): JSX.Element | null {
  const mutation = mutationOf(fact);
  if (mutation === undefined) return null;
  return (
    <p class={`${slip.slip} ${css.interruption}`} role="status">
      <Icon name={mutationIcon(mutation)} />
      <span>{shown.say.say(fact)}</span>
      <RuleLink game="blood" entry={mutation}>
        {own[lang.value].moreRules}
      </RuleLink>
    </p>
  );
}

/** Numbers are never said: printed, so that all may read it. */
function Reminder(): JSX.Element {
  const word = own[lang.value];
  return (
    <section class={`${slip.slip} ${css.reminder}`} aria-label={word.hushTitle}>
      <Icon name="human-ear" />
      <p>
        <b>{word.hush}</b> <span class={css.example}>{word.hushMore}</span>
      </p>
      <RuleLink game="blood" entry="talk">
        {word.moreRules}
      </RuleLink>
      <button
        type="button"
        class={`round ${css.close}`}
        aria-label={word.understood}
        onClick={() => {
          remindedIn.value = match.value?.number ?? null;
        }}
      >
        <Glyph name="check" />
      </button>
    </section>
  );
}

function Hint({
  shown,
  placing,
}: {
  readonly shown: Shown;
  readonly placing: Placing | null;
}): JSX.Element | null {
  const word = own[lang.value];
  const hint = hintFor(shown.sight, placing);
  if (hint === null) return null;
  const { turn } = shown.sight.view;
  const said =
    hint === 'wait'
      ? word.guide.wait(shown.say.names[turn.player] ?? '…')
      : hint === 'cards' && staysOpen.value
        ? word.guide.cardsOpen
        : word.guide[hint];
  return (
    <section class={css.guide} data-guide aria-label={word.guideTitle}>
      <p aria-live="polite">{said}</p>
      <button
        type="button"
        class={`round ${css.next}`}
        aria-label={word.understood}
        onClick={() => passHint(hint)}
      >
        <Glyph name="check" />
      </button>
      <button type="button" class={`round ${css.enough}`} aria-label={word.guideSkip} onClick={stopGuide}>
        <Glyph name="close" />
      </button>
    </section>
  );
}
