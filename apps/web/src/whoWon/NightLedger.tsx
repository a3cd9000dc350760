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
  const { way, table, walk, names, end } = at;
  const speaker = speakerOf(way.text[lang.value], lang.value, names);
  const read = useMemo(
    () => way.ledger?.read(table, { ...end, ...walk.answers }),
    [way, table, walk.answers, end],
  );
  if (read === undefined) return <main class="screen" />;
  const { Night } = read;
  return (
    <main class={`screen ${answer.answer}`}>
      <SkyView phase="reveal" height={120} look={answer.sky} />
      <Bar title={say.ledger} back={back}>
        <LangSwitch />
      </Bar>
      <section class={`pad ${css.said}`} aria-live="polite">
        <h1 class="knock">{read.clashes.length === 0 ? say.holds : say.clashes}</h1>
        {read.clashes.length === 0 ? <p class="knock">{say.holdsHint}</p> : null}
        {read.complete ? null : <p>{say.someTried}</p>}
      </section>
      <article class={`${paper.paper} ${answer.paper}`}>
        <Clashes read={read} say={speaker} />
        {Night === undefined ? null : <Night say={speaker} />}
      </article>
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

/** What cannot be true together, and what alone would have to be another way. */
function Clashes({
  read: { clashes, slips, complete },
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
      ) : complete ? (
        <p>{say.noSlip}</p>
      ) : null}
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
