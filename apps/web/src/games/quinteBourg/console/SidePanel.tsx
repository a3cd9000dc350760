import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { consoleWords } from '../consoleWords.ts';
import { GazetteTab } from '../gazette/GazetteTab.tsx';
import { Gauges } from './Gauges.tsx';
import { PersonFile } from './PersonFile.tsx';
import { Register } from './Register.tsx';
import { RuleSearch } from './RuleSearch.tsx';
import css from './SidePanel.module.css';
import { useAfterPaint } from './useAfterPaint.ts';
import { type Desk, tabs } from './useDesk.ts';

/** On the right: the villager that was touched, the book, how near everybody is, the gazette, the rules. */
export function SidePanel(desk: Desk): JSX.Element {
  const painted = useAfterPaint(desk, desk.shown.sight.clock?.step);
  return useMemo(() => <Panel {...painted} />, [painted]);
}

function Panel(desk: Desk): JSX.Element {
  const { looks, shown } = desk;
  const words = consoleWords[shown.say.lang];
  const tab = looks.tab.value;
  return (
    <section class={css.side}>
      <div class={`segments ${css.tabs}`} role="tablist">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`console-tab-${one}`}
            aria-selected={tab === one}
            aria-controls="console-panel"
            data-chosen={tab === one ? '' : undefined}
            onClick={() => {
              looks.tab.value = one;
            }}
          >
            {words.tabs[one]}
          </button>
        ))}
      </div>
      <div class={css.panel} role="tabpanel" id="console-panel" aria-labelledby={`console-tab-${tab}`}>
        {tab === 'person' ? <PersonFile {...desk} /> : null}
        {tab === 'register' ? <Register {...desk} /> : null}
        {tab === 'gauges' ? <Gauges {...desk} /> : null}
        {tab === 'gazette' ? <GazetteTab {...shown} /> : null}
        {tab === 'rules' ? <RuleSearch {...desk} /> : null}
      </div>
    </section>
  );
}
