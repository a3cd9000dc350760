import type { JSX } from 'preact';
import type { IconName } from '../../../kit/iconNames.ts';
import { Icon } from '../../../kit/marks.tsx';
import { lang } from '../../../words/language.ts';
import { phoneWords } from '../phoneWords.ts';
import { type Tab, tabIds } from './atPhone.ts';
import css from './TabBar.module.css';

const icons: { readonly [tab in Tab]: IconName } = {
  me: 'person',
  village: 'huts-village',
  todo: 'stamper',
  gazette: 'newspaper',
};

/** The four pages of every phone, asleep or awake. */
export function TabBar({
  tab,
  open,
  waiting,
}: {
  readonly tab: Tab;
  open(tab: Tab): void;
  /** How many things wait to be done, as far as it may be seen in passing. */
  readonly waiting: number;
}): JSX.Element {
  const say = phoneWords[lang.value];
  return (
    <nav class={css.tabs} aria-label={say.village.title}>
      {tabIds.map((id) => (
        <button
          key={id}
          type="button"
          class={css.tab}
          aria-current={id === tab ? 'page' : undefined}
          onClick={() => open(id)}
        >
          <Icon name={icons[id]} />
          {say.tabs[id]}
          {id === 'todo' && waiting > 0 ? (
            <b class={css.waiting}>
              <span aria-hidden="true">{waiting}</span>
              <span class="unseen">, {say.waiting(waiting)}</span>
            </b>
          ) : null}
        </button>
      ))}
    </nav>
  );
}
