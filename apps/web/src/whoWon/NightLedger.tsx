import type { Phrase } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Speaker, speakerOf } from '../games/speaker.ts';
import type { Ledger } from '../games/whoWon.ts';
import paper from '../kit/paper.module.css';
import { SkyView } from '../kit/SkyView.tsx';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import answer from './Answer.module.css';
import css from './NightLedger.module.css';
import type { AtTable } from './WhoWon.tsx';

interface Props {
  /** The table as its night was told; its answers are those of the night. */
  readonly at: AtTable;
  mend(): void;
  back(): void;
}

/** The ledger of the night: whether what everybody tells can be true, and who held what when. */
export function NightLedger({ at, mend, back }: Props): JSX.Element {
  const say = whoWonWords[lang.value];
  const { way, table, walk, end } = at;
  const read = useMemo(
    () => way.ledger?.read(table, { ...end, ...walk.answers }),
    [way, table, walk.answers, end],
  );
  if (read === undefined) return <main class="screen" />;
  return (
    <main class={`screen ${answer.answer}`}>
      <SkyView phase="reveal" height={120} look={answer.sky} />
      <Bar title={say.ledger} back={back}>
        <LangSwitch />
      </Bar>
      <Reading at={at} read={read} />
      <div class={`dock ${answer.foot}`}>
        <button type="button" class="button" onClick={mend}>
          {say.mend}
        </button>
        <button type="button" class="button ember" onClick={back}>
          {say.verdict}
        </button>
      </div>
    </main>
  );
}

/** Whether it holds; what was not tried may hold, and then nobody is said to have told it wrongly. */
function Reading({ at, read }: Pick<Props, 'at'> & { readonly read: Ledger }): JSX.Element {
  const say = whoWonWords[lang.value];
  const { Night, clashes, complete } = read;
  const speaker = speakerOf(at.way.text[lang.value], lang.value, at.names);
  const isDecided = clashes.length === 0 || complete;
  const [title, hint] = !isDecided
    ? [say.undecided, say.someTried]
    : clashes.length === 0
      ? [say.holds, say.holdsHint]
      : [say.clashes, say.clashesHint];
  return (
    <>
      <section class={`pad ${css.said}`} aria-live="polite">
        <h1 class="knock">{title}</h1>
        <p class="knock">{hint}</p>
      </section>
      {isDecided ? (
        <article class={`${paper.paper} ${answer.paper}`}>
          <Clashes read={read} say={speaker} />
          {Night === undefined ? null : <Night say={speaker} />}
        </article>
      ) : null}
    </>
  );
}

/** What cannot be true together, and what alone would have to be another way. */
function Clashes({
  read: { clashes, slips },
  say: speaker,
}: {
  readonly read: Ledger;
  readonly say: Speaker;
}): JSX.Element | null {
  const say = whoWonWords[lang.value];
  if (clashes.length === 0) return null;
  return (
    <section class={answer.doubts}>
      <Sentences all={clashes} say={speaker} />
      {slips.length > 0 ? (
        <>
          <h2>{say.slips}</h2>
          <Sentences all={slips} say={speaker} />
          <p>{say.slipsHint}</p>
        </>
      ) : (
        <p>{say.noSlip}</p>
      )}
    </section>
  );
}

const Sentences = ({ all, say }: { readonly all: readonly Phrase[]; readonly say: Speaker }): JSX.Element => (
  <ul>
    {all.map((one, i) => (
      <li key={i}>{say.say(one)}</li>
    ))}
  </ul>
);
