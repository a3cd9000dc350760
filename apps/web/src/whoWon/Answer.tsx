import type { Phrase } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Speaker, speakerOf } from '../games/speaker.ts';
import type { Judged } from '../games/whoWon.ts';
import { classes } from '../kit/classes.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Icon } from '../kit/marks.tsx';
import paper from '../kit/paper.module.css';
import { SkyView } from '../kit/SkyView.tsx';
import unfold from '../kit/unfold.module.css';
import { Cited } from '../rules/RuleLink.tsx';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import css from './Answer.module.css';
import type { Asked } from './kept.ts';
import { asPlayed, type Outcome, outcomesOf } from './outcomes.ts';
import { ShareAnswer } from './ShareAnswer.tsx';
import { isAllTold, lostIn } from './sheet.ts';
import type { AtTable } from './WhoWon.tsx';

interface Answering {
  readonly at: AtTable;
  readonly asked: Asked;
  mend(): void;
  another(): void;
  /** On to what everybody did in the dark, where that can be told. */
  readonly tellNight: (() => void) | undefined;
}

/** Deaths, winners and reasons at once, and the way through the chart. */
export function Answer(props: Answering): JSX.Element {
  const { at, mend, another } = props;
  const say = whoWonWords[lang.value];
  const { way, table, walk, pagesOf } = at;
  const { outcomes, complete } = useMemo(
    () => outcomesOf(pagesOf, walk.answers, (answers) => way.judge(table, answers), asPlayed),
    [walk.answers],
  );
  const pages = pagesOf(walk.answers);
  const isLost = lostIn(pages, walk.answers).length > 0 || !isAllTold(pages, walk.answers);
  const [first] = outcomes;
  return (
    <main class={`screen ${css.answer}`}>
      <SkyView phase="reveal" height={220} look={css.sky} />
      <Bar title={say.title} back={mend}>
        <LangSwitch />
      </Bar>
      {outcomes.length === 1 && first !== undefined ? (
        <Single at={at} judged={first.judged} isLost={isLost} />
      ) : (
        <Issues at={at} outcomes={outcomes} complete={complete} />
      )}
      <Further {...props} judged={outcomes.length === 1 ? first?.judged : undefined} />
      <div class={`dock ${css.foot}`}>
        <button type="button" class="button" onClick={mend}>
          {say.mend}
        </button>
        <button type="button" class="button ember" onClick={another}>
          {say.another}
        </button>
      </div>
    </main>
  );
}

/** What else can be done with it: the night may be told as well, and the end sent. */
function Further({
  at,
  asked,
  judged,
  tellNight,
}: Answering & { readonly judged: Judged | undefined }): JSX.Element {
  const say = whoWonWords[lang.value];
  return (
    <section class={`pad ${css.further}`}>
      {tellNight === undefined ? null : (
        <>
          <p>{say.ledgerLead}</p>
          <button type="button" class="button" onClick={tellNight}>
            {say.tellNight}
          </button>
        </>
      )}
      <ShareAnswer at={at} asked={asked} judged={judged} />
    </section>
  );
}

const speakerAt = ({ way, names }: AtTable) => speakerOf(way.text[lang.value], lang.value, names);

interface Ended {
  readonly at: AtTable;
  readonly judged: Judged;
}

/** It can only have ended like this. */
function Single({ isLost, ...ended }: Ended & { readonly isLost: boolean }): JSX.Element {
  return (
    <>
      <Head {...ended} />
      {isLost ? <p class={`pad ${css.surely}`}>{whoWonWords[lang.value].surely}</p> : null}
      <article class={`${paper.paper} ${css.paper}`}>
        <Printed {...ended} />
      </article>
    </>
  );
}

/** Who won, in large letters. */
function Head({ at, judged }: Ended): JSX.Element {
  const say = whoWonWords[lang.value];
  return (
    <section class="pad" aria-live="polite">
      <div class={css.crest}>
        <span class={css.sign}>
          <Icon name={judged.crest} />
        </span>
        <h1 class="knock">{judged.headline(speakerAt(at))}</h1>
      </div>
      {judged.winners.length === 0 ? (
        <p class={css.wins}>{say.noWinner}</p>
      ) : (
        <ul class={css.wins} aria-label={say.winners}>
          {judged.winners.map((seat) => (
            <li key={seat} class="knock">
              <Medallion name={at.names[seat] ?? '?'} index={seat} look={css.medallion} />
              {at.names[seat]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The printed verdict. */
function Printed({ at, judged }: Ended): JSX.Element {
  const say = whoWonWords[lang.value];
  const speaker = speakerAt(at);
  const { dead, reasons, Way } = judged;
  return (
    <>
      <Doubts doubts={judged.doubts()} say={speaker} />
      <p class={css.dead}>
        {dead.length === 0 ? (
          say.noDead
        ) : (
          <>
            <b>{say.dead(dead.length)}</b> {speaker.list(dead.map((seat) => at.names[seat] ?? '…'))}
          </>
        )}
      </p>
      {Way === undefined ? null : <Way say={speaker} />}
      <details class={`${unfold.unfold} ${css.reasons}`} open={Way === undefined}>
        <summary>{say.reasons}</summary>
        <ol>
          {reasons.map((reason, i) => (
            <li key={i}>
              {speaker.say(reason)} <Cited rule={reason.rule} game={at.table.game} look={css.cited} />
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** What no game can have come to: somebody slipped. */
function Doubts({
  doubts,
  say: speaker,
}: {
  readonly doubts: readonly Phrase[];
  readonly say: Speaker;
}): JSX.Element | null {
  const say = whoWonWords[lang.value];
  if (doubts.length === 0) return null;
  return (
    <section class={css.doubts} role="alert">
      <h2>{say.doubts}</h2>
      <ul>
        {doubts.map((doubt, i) => (
          <li key={i}>{speaker.say(doubt)}</li>
        ))}
      </ul>
      <p>{say.doubtsHint}</p>
    </section>
  );
}

/** What nobody remembers leaves more than one end: each of them, the likeliest first. */
function Issues({
  at,
  outcomes,
  complete,
}: {
  readonly at: AtTable;
  readonly outcomes: readonly Outcome<Judged>[];
  readonly complete: boolean;
}): JSX.Element {
  const say = whoWonWords[lang.value];
  const speaker = speakerAt(at);
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0);
  return (
    <>
      <section class={`pad ${css.many}`}>
        <h1 class="knock">{say.issues(outcomes.length)}</h1>
        <p>{complete ? say.issuesHint : say.tooMuch}</p>
      </section>
      {outcomes.map(({ judged, ways }, i) => (
        <article key={i} class={classes(paper.paper, css.issue)}>
          <details class={unfold.unfold} open={i === 0}>
            <summary>
              <Icon name={judged.crest} />
              <span>
                {judged.headline(speaker)}
                <small>
                  {speaker.list(judged.winners.map((seat) => at.names[seat] ?? '…')) || say.nobody},{' '}
                  {say.ofWays(ways, all)}
                </small>
              </span>
            </summary>
            <Printed at={at} judged={judged} />
          </details>
        </article>
      ))}
    </>
  );
}
