import type { Almanac, Entry, Lang } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Icon, Swell } from '../kit/marks.tsx';
import { entryOf } from './book.ts';
import { iconOf } from './icons.ts';
import { ruling } from './kinds.ts';
import { rulesWords } from './words.ts';

/** Leads from one entry to another: a link on the page, a step in the sheet. */
export type Lead = (entry: string, label: string) => JSX.Element;

interface Props {
  readonly game: string;
  readonly almanac: Almanac;
  readonly entry: Entry;
  readonly lang: Lang;
  readonly lead: Lead;
  readonly Title: 'h1' | 'h3';
}

/** The class of a name with figures in it, which are not set in Fell. */
export const figured = (name: string): string => (/\d/.test(name) ? 'figures' : '');

/** Everything that is to be known of one card or rule. */
export function EntryView({ game, almanac, entry, lang, lead, Title }: Props): JSX.Element {
  const say = rulesWords[lang];
  const kind = almanac.kinds.find(({ id }) => id === entry.kind)?.name ?? '';
  const icon = iconOf(game, entry);
  return (
    <article class="rule-entry">
      <header>
        {icon === undefined ? null : (
          <span class="rule-icon">
            <Icon name={icon} />
          </span>
        )}
        <p class="caps">{kind}</p>
        <Title class={figured(entry.name)} tabIndex={-1}>
          {entry.kind === ruling ? say.openRuling(entry.name) : entry.name}
        </Title>
        {entry.text[0]?.says === entry.line ? null : <p class="rule-line">{entry.line}</p>}
        <Swell />
      </header>
      <Facts facts={entry.facts} />
      {entry.text.map(({ title, says }, i) => (
        <section key={i}>
          {title === undefined ? null : <p class="rule-title">{title}</p>}
          <p>{says}</p>
        </section>
      ))}
      {entry.rulings.length === 0 ? null : (
        <section>
          <p class="rule-title">{say.rulings}</p>
          <ul class="rule-rulings">
            {entry.rulings.map((id) => (
              <li key={id}>
                {lead(id, id)}
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

function Facts({ facts }: { readonly facts: Entry['facts'] }): JSX.Element | null {
  if (facts.length === 0) return null;
  return (
    <dl class="rule-facts">
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
      <p class="rule-title">{title}</p>
      <ul class="rule-see">
        {see.map((id) => (
          <li key={id}>{lead(id, entryOf(almanac, id)?.name ?? id)}</li>
        ))}
      </ul>
    </section>
  );
}
