import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import unfold from '../../../kit/unfold.module.css';
import { lang } from '../../../words/language.ts';
import { endWords } from '../endWords.ts';
import type { Shown } from '../shown.ts';
import css from './Chart.module.css';
import { charts, type Node, type Result, resultOf, walk } from './chartTree.ts';
import { crestOf } from './crest.ts';

/** The questions the verdict went through, lit; under them the whole chart. */
export function Chart(shown: Shown): JSX.Element | null {
  const { verdict } = shown.sight;
  if (verdict === null) return null;
  const say = endWords[lang.value];
  const result = resultOf(verdict.path);
  const { asked } = walk(verdict.mode, verdict.path);
  return (
    <section>
      <h3>{say.chart}</h3>
      <ol class={css.path}>
        {asked.map(({ box, answer }) => (
          <li key={box}>
            <span>{say.boxes[box]}</span> <em>{answer === 'yes' ? say.yes : say.no}</em>
          </li>
        ))}
        <li class={css.result}>
          <Icon name={crestOf(verdict.teams[0] ?? '')} />
          <b>{say.results[result]}</b>
        </li>
      </ol>
      <details class={`${unfold.unfold} ${css.whole}`}>
        <summary>{say.wholeChart}</summary>
        <Branch node={charts[verdict.mode]} path={verdict.path} lit result={result} />
      </details>
    </section>
  );
}

interface Standing {
  readonly path: readonly string[];
  /** On the way that was walked. */
  readonly lit: boolean;
  readonly result: Result;
}

function Branch({ node, ...at }: { readonly node: Node | Result } & Standing): JSX.Element {
  const say = endWords[lang.value];
  if (typeof node === 'string') {
    const name = at.lit ? at.result : node;
    return <b class={at.lit ? css.lit : ''}>{say.results[name]}</b>;
  }
  const { path } = at;
  return (
    <>
      {(node.asides ?? []).map((aside) => (
        <p key={aside} class={at.lit && path.includes(`${aside}.yes`) ? `${css.box} ${css.lit}` : css.box}>
          {say.boxes[aside]} <em>{say.yes}</em> : {say.aside[aside]}
        </p>
      ))}
      <p class={at.lit ? `${css.box} ${css.lit}` : css.box}>{say.boxes[node.box]}</p>
      <ul>
        {(['yes', 'no'] as const).map((answer) => {
          const lit = at.lit && path.includes(`${node.box}.${answer}`);
          return (
            <li key={answer} class={lit ? css.lit : ''}>
              <em>{say[answer]}</em>
              {lit ? <span class="unseen"> ({say.walked})</span> : null}{' '}
              <Branch node={node[answer]} path={path} lit={lit} result={at.result} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
