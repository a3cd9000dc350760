import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Qr } from '../../../kit/Qr.tsx';
import { isPocket } from '../../../line/session.ts';
import { wallLink } from '../../../line/wallLink.ts';
import type { Speaker } from '../../speaker.ts';
import { paperWords } from '../paperWords.ts';
import { Articles, Marked } from './Articles.tsx';
import css from './GazettePage.module.css';
import type { Paper } from './usePapers.ts';
import { Woodcut } from './Woodcut.tsx';

/** An issue on A4, to hang up: three columns, and a code that opens the paper on a phone. */
export function GazettePage({ issue, printed, say }: Paper & { readonly say: Speaker }): JSX.Element {
  const words = paperWords[say.lang];
  const [number, parity, price] = printed.ears;
  const link = wallLink();
  const length = printed.articles.reduce((sum, { text }) => sum + 60 + text.join(' ').length, 0);
  return (
    <article class={classes(css.page, length > 1400 && css.busy, length > 2300 && css.full)} lang={say.lang}>
      <p class={css.ears}>
        <span>{number}</span>
        <span>{parity}</span>
        <span>{price}</span>
      </p>
      <h2 class={css.masthead}>{words.title}</h2>
      <p class={css.motto}>{words.motto}</p>
      <Woodcut />
      <header class={css.lead}>
        <h3>{printed.headline}</h3>
        <p>
          <Marked text={printed.standfirst} />
        </p>
      </header>
      <div class={css.columns}>
        <Articles issue={issue} printed={printed} say={say} />
      </div>
      <footer class={css.colophon}>
        <span>{words.printer}</span>
        <em>{words.signature}</em>
        {isPocket.value ? null : (
          <span class={css.wall}>
            {words.scan}
            <span class={css.code}>
              <Qr text={link} label={link} />
            </span>
          </span>
        )}
      </footer>
    </article>
  );
}
