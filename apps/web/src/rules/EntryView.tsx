import type { Almanac, Entry, Lang } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Icon, Swell } from '../kit/marks.tsx';
import { entryOf } from './book.ts';
import css from './EntryView.module.css';
import { entryIcon } from './icons.ts';
import { ruling } from './kinds.ts';
import { RuleIcon } from './RuleIcon.tsx';
import { rulesWords } from './words.ts';

/** Leads from one entry to another: a link on the page, a step in the sheet. */
export type Lead = (entry: string, label: string, look?: string | undefined) => JSX.Element;

interface Props {
  readonly game: string;
  readonly almanac: Almanac;
  readonly entry: Entry;
  readonly lang: Lang;
  readonly lead: Lead;
  readonly Title: 'h1' | 'h3';
}

/** A name with figures in it, which are not set in Fell. */
export const isFigured = (name: string): boolean => /\d/.test(name);

/** Everything that is to be known of one card or rule. */
export function EntryView(props: Props): JSX.Element {
  const { almanac, entry, lang, lead } = props;
  const say = rulesWords[lang];
  return (
    <article class={css.entry}>
      <Head {...props} />
      <Facts facts={entry.facts} />
      {entry.text.map(({ title, says }, i) => (
        <section key={i}>
          {title === undefined ? null : <p class={css.title}>{title}</p>}
          <p>{says}</p>
        </section>
      ))}
      {entry.rulings.length === 0 ? null : (
        <section>
          <p class={css.title}>{say.rulings}</p>
          <ul class={css.rulings}>
            {entry.rulings.map((id) => (
              <li key={id}>
                {lead(id, id, css.ruling)}
                <p>{entryOf(almanac, id)?.line}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Further
        see={entry.see}
        title={entry.kind === ruling ? say.touches : say.see}
        almanac={almanac}
        lead={lead}
      />
    </article>
  );
}

/** Picture, kind, name and the line that says it all. */
function Head({ game, almanac, entry, lang, Title }: Props): JSX.Element {
  const kind = almanac.kinds.find(({ id }) => id === entry.kind)?.name ?? '';
  const icon = entryIcon(game, entry);
  return (
    <header>
      {icon === undefined ? null : (
        <RuleIcon look={css.icon}>
          <Icon name={icon} />
        </RuleIcon>
      )}
      <p class={`caps ${css.kind}`}>{kind}</p>
      <Title class={isFigured(entry.name) ? css.figures : ''} tabIndex={-1}>
        {entry.kind === ruling ? rulesWords[lang].openRuling(entry.name) : entry.name}
      </Title>
      {entry.text[0]?.says === entry.line ? null : <p class={css.line}>{entry.line}</p>}
      <Swell look={css.swell} />
    </header>
  );
}

function Facts({ facts }: { readonly facts: Entry['facts'] }): JSX.Element | null {
  if (facts.length === 0) return null;
  return (
    <dl class={css.facts}>
      {facts.map(([label, value], i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Further({
  see,
  title,
  almanac,
  lead,
}: {
  readonly see: readonly string[];
  readonly title: string;
  readonly almanac: Almanac;
  readonly lead: Lead;
}): JSX.Element | null {
  if (see.length === 0) return null;
  return (
    <section>
      <p class={css.title}>{title}</p>
      <ul class={css.see}>
        {see.map((id) => (
          <li key={id}>{lead(id, entryOf(almanac, id)?.name ?? id)}</li>
        ))}
      </ul>
    </section>
  );
}
