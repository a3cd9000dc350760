import { useSignal } from '@preact/signals';
import type { Transcript } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Face } from '../games/face.ts';
import { speakerOf } from '../games/speaker.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { Glyph } from '../kit/marks.tsx';
import paper from '../kit/paper.module.css';
import { Sheet } from '../kit/Sheet.tsx';
import { lang } from '../words/language.ts';
import { fetchStory, readStoryFile } from './story.ts';
import css from './Verify.module.css';
import { type Findings, type Held, verify, type Witness } from './verify.ts';
import { revealWords } from './words.ts';

type State =
  | { readonly is: 'working' | 'failed' | 'unreadable' }
  | { readonly is: 'found'; readonly script: Transcript; readonly findings: Findings };

interface Verifying {
  readonly face: Face;
  readonly story: string;
  readonly witness: Witness;
}

/** Works the seal out again, first from the served story; then from whatever file is chosen. */
function useVerification({ face, story, witness }: Verifying) {
  const state = useSignal<State>({ is: 'working' });
  const found = (script: Transcript): State => {
    if (script.game !== face.rules.id) return { is: 'unreadable' };
    try {
      return { is: 'found', script, findings: verify(face, script, witness) };
    } catch {
      // Nested beyond reason: what stood here before was said of another story.
      return { is: 'unreadable' };
    }
  };
  const fromServer = async (): Promise<void> => {
    state.value = { is: 'working' };
    const told = await fetchStory(story);
    state.value = told.ok ? found(told.value) : { is: 'failed' };
  };
  const fromFile = async (file: File): Promise<void> => {
    const told = await readStoryFile(file);
    state.value = told.ok ? found(told.value) : { is: 'unreadable' };
  };
  useEffect(() => void fromServer(), []);
  return { state: state.value, fromServer, fromFile };
}

/** Works the seal out again in this page, from the served story or a kept file, and says what was compared. */
export function VerifySheet({ close, ...verifying }: Verifying & { close(): void }): JSX.Element {
  const say = revealWords[lang.value];
  const { state, fromServer, fromFile } = useVerification(verifying);
  const { face, witness } = verifying;
  return (
    <Sheet title={say.verify} close={close}>
      <div class="stack">
        <p class="hint">{say.verifyLead}</p>
        <div role="status" class="stack">
          {state.is === 'working' ? <p>{say.working}</p> : null}
          {state.is === 'failed' ? <p class="wrong">{say.failed}</p> : null}
          {state.is === 'unreadable' ? <p class="wrong">{say.unreadable}</p> : null}
          {state.is === 'found' ? (
            <Evidence face={face} script={state.script} findings={state.findings} witness={witness} />
          ) : null}
        </div>
        <button type="button" class="button" onClick={fromServer}>
          {say.verifyServed}
        </button>
        <FileButton choose={(file) => void fromFile(file)}>{say.verifyFile}</FileButton>
      </div>
    </Sheet>
  );
}

interface Finding {
  readonly held: Held;
  readonly says: string;
}

const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(lang.value, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(at);

function inWords(face: Face, script: Transcript, found: Findings, { noted, seen }: Witness): Finding[] {
  const { print, replay, verdict } = revealWords[lang.value].checks;
  const at = noted === undefined ? '' : clockTime(noted.at);
  const shown = verdictOf(face, found, script);
  const replayed = {
    yes: replay.yes(found.replay.at),
    refused: replay.no(found.replay.at),
    open: replay.open,
    start: replay.start,
  }[found.replay.why];
  return [
    {
      held: found.print.held,
      says: noted === undefined ? print.late : found.print.held ? print.yes(at) : print.no(at),
    },
    {
      held: found.replay.held,
      says: found.replay.otherRules ? `${replayed} ${replay.otherRules}` : replayed,
    },
    {
      held: found.verdict.held,
      says:
        seen === null
          ? shown === null
            ? verdict.no
            : verdict.gives(shown)
          : found.verdict.held
            ? verdict.yes
            : verdict.no,
    },
  ];
}

function verdictOf(face: Face, { verdict }: Findings, script: Transcript): string | null {
  if (!verdict.sight?.verdict) return null;
  const say = speakerOf(face.rules.text[lang.value], lang.value, {
    names: script.names ?? [],
    genders: script.genders,
  });
  return face.ending.outcome({ sight: verdict.sight, say });
}

function Evidence({
  face,
  script,
  findings,
  witness,
}: {
  readonly face: Face;
  readonly script: Transcript;
  readonly findings: Findings;
  readonly witness: Witness;
}): JSX.Element {
  const say = revealWords[lang.value];
  const found = inWords(face, script, findings, witness);
  const isWrong = found.some(({ held }) => held === false);
  const isWhole = found.every(({ held }) => held === true);
  const { remade } = findings.print;
  return (
    <section class={`${paper.paper} ${css.findings}`}>
      <h3>{isWrong ? say.unsound : isWhole ? say.sound : say.halfSound}</h3>
      <ul>
        {found.map(({ held, says }, i) => (
          <li key={i} data-held={String(held)}>
            <Glyph name={held === null ? 'query' : held ? 'check' : 'close'} />
            <span class="unseen">{held === null ? say.unknown : held ? say.holds : say.fails}</span>
            <p>{says}</p>
          </li>
        ))}
      </ul>
      <dl>
        {witness.noted === undefined ? null : <Print name={say.noted} print={witness.noted.print} />}
        {remade === null ? null : <Print name={say.remade} print={remade} />}
      </dl>
    </section>
  );
}

function Print({ name, print }: { readonly name: string; readonly print: string }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{print.match(/.{1,4}/g)?.join(' ') ?? print}</code>
      </dd>
    </>
  );
}
