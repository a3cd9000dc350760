import { capital } from '@veillee/kernel';
import type { View } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { SkyView } from '../../../kit/SkyView.tsx';
import { useHand } from '../../../prompt/useHand.ts';
import { Replacing } from '../../../screens/play/Replacing.tsx';
import type { AtScreen } from '../../face.ts';
import { GazetteTab } from '../gazette/GazetteTab.tsx';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import { type AtPhone, isNight, type Tab, usePages } from './atPhone.ts';
import { DayRow } from './DayRow.tsx';
import { Deal } from './Deal.tsx';
import { Me } from './Me.tsx';
import { Night } from './Night.tsx';
import css from './Phone.module.css';
import { PhoneBar } from './PhoneBar.tsx';
import { TabBar } from './TabBar.tsx';
import { Todo } from './Todo.tsx';
import { VillagePage } from './VillagePage.tsx';

/** A villager's phone: four pages of the same shape for all, asleep or awake. */
export function Phone({ face, sight, say, dark, sheet, children }: AtScreen<View>): JSX.Element {
  const shown = { sight, say };
  const pages = usePages(sight);
  const hand = useHand(sight, dark, face.answers, pages.using);
  const at: AtPhone = { face, shown, hand, dark, sheet, pages };
  if (sight.view.phase === 'deal') return <Deal {...at}>{children}</Deal>;
  const phase = face.table.phase(sight);
  const gone = face.table.gone?.(sight);
  const night = isNight(sight);
  return (
    <main class={`screen ${css.phone}`} data-secret={night} data-tab={pages.tab}>
      <SkyView phase={phase} {...(gone === undefined ? {} : { gone })} height={190} look={css.sky} />
      <PhoneBar {...at} {...titleOf(shown, pages.tab)} heads={!(night && pages.tab === 'village')} />
      <div class={css.page}>
        {!night && (pages.tab === 'todo' || (pages.tab === 'village' && !pages.answering)) ? (
          <DayRow {...shown} />
        ) : null}
        <Page {...at} />
        <Replacing />
      </div>
      <TabBar tab={pages.tab} open={pages.open} waiting={dark ? 0 : waitingIn(shown)} />
      {children}
    </main>
  );
}

function Page(at: AtPhone): JSX.Element {
  const { tab } = at.pages;
  if (tab === 'me') return <Me {...at} />;
  if (tab === 'todo') return <Todo {...at} />;
  if (tab === 'gazette') return <GazetteTab {...at.shown} />;
  return isNight(at.shown.sight) ? <Night {...at} /> : <VillagePage {...at} />;
}

const waitingIn = ({ sight }: Shown): number => sight.prompts.filter(({ mine }) => mine === null).length;

/** Over each page: where one is, or which day it is and how many live. */
function titleOf({ sight, say }: Shown, tab: Tab): { readonly title: string; readonly more: string } {
  const words = phoneWords[say.lang];
  const { view } = sight;
  const day = say.format('weekday', view.weekday) ?? view.weekday;
  const alive = words.alive(view.circle.length);
  if (isNight(sight)) return { title: words.nightOf(day), more: alive };
  if (tab === 'me') return { title: capital(day), more: alive };
  const title = { village: words.village.title, todo: words.todo.title, gazette: words.tabs.gazette }[tab];
  return { title, more: `${day} · ${alive}` };
}
