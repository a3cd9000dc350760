import type { JSX } from 'preact';
import { Icon } from '../../kit/marks.tsx';
import { lang } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { charts, type Node, type Result, resultOf, walk } from './chartTree.ts';
import { crestOf, judgedOf } from './drama.ts';
import { endWords } from './endWords.ts';

/** The questions the verdict went through, lit; under them the whole chart. */
export function Chart(shown: Shown): JSX.Element | null {
  const verdict = judgedOf(shown);
  if (verdict === null) return null;
  const say = endWords[lang.value];
  const result = resultOf(verdict.path);
  const { asked } = walk(verdict.mode, verdict.path);
  return (
    <section class="chart">
      <h3>{say.chart}</h3>
      <ol class="chart-path">
        {asked.map(({ box, answer }) => (
          <li key={box}>
            <span>{say.boxes[box]}</span> <em>{answer === 'yes' ? say.yes : say.no}</em>
          </li>
        ))}
        <li class="chart-result">
          <Icon name={crestOf(verdict.teams[0] ?? '')} />
          <b>{say.results[result]}</b>
        </li>
      </ol>
      <details class="chart-whole">
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
    return <b class={at.lit ? 'lit' : ''}>{say.results[name]}</b>;
  }
  const { path } = at;
  return (
    <>
      {(node.asides ?? []).map((aside) => (
        <p key={aside} class={at.lit && path.includes(`${aside}.yes`) ? 'box lit' : 'box'}>
          {say.boxes[aside]} <em>{say.yes}</em> : {say.aside[aside]}
        </p>
      ))}
      <p class={at.lit ? 'box lit' : 'box'}>{say.boxes[node.box]}</p>
      <ul>
        {(['yes', 'no'] as const).map((answer) => {
          const lit = at.lit && path.includes(`${node.box}.${answer}`);
          return (
            <li key={answer} class={lit ? 'lit' : ''}>
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
