import { useSignal } from '@preact/signals';
import { type MutationId, type TokenId, tokenIds, type View } from '@veillee/blood';
import type { Answer } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Icon, Swell } from '../../kit/marks.tsx';
import { Refusals } from '../../kit/Refusals.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { tell } from '../../line/session.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { lang } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { mutationIcons } from './cards.tsx';
import { Seen } from './LookSheet.tsx';
import { own } from './ownWords.ts';
import { handOf } from './seen.ts';

/** To whom an answer that plays my mutation goes: a right of mine, or the trial that asks. */
function doorOf({ sight }: Shown): number | string | undefined {
  const mutation = handOf(sight.view as View, sight.chair);
  if (mutation === undefined) return undefined;
  const asked = sight.prompts.find(({ form, mine }) => mine === null && Object.hasOwn(form, mutation));
  return asked?.number ?? sight.rights.find(({ topic }) => topic === `${mutation}.play`)?.topic;
}

export const canPlay = (shown: Shown): boolean => doorOf(shown) !== undefined;

/** My mutation held up to my eyes: what it does, when, and the one press that plays it. */
export function MutationSheet({
  shown,
  close,
}: {
  readonly shown: Shown;
  close(): void;
}): JSX.Element | null {
  const { sight, say } = shown;
  const word = own[lang.value];
  const seen = useSignal<TokenId | null>(null);
  const mine = (sight.view as View).players[sight.chair as number];
  const mutation = handOf(sight.view as View, sight.chair);
  if (mine === undefined || mutation === undefined) return null;
  const door = doorOf(shown);
  const play = async (answer: Answer, token?: TokenId): Promise<void> => {
    if (door === undefined) return;
    const no = await tell({ t: 'answer', prompt: door, answer });
    if (no !== undefined) return;
    if (token === undefined) close();
    else seen.value = token;
  };
  const name = say.format('mutation', mutation) ?? mutation;
  // Saved from the twin's death, one has no tokens to give back (B12).
  const sure = (sight.view as View).pending?.what === 'twin' ? word.sureTwin : word.sure[mutation];
  const status = mine.played
    ? word.playedAlready
    : !mine.alive
      ? word.neverNow
      : door === undefined
        ? word.playLater
        : word.playNow;
  return (
    <Sheet title={word.mutation} close={close}>
      {seen.value !== null ? (
        <Seen shown={shown} token={seen.value} />
      ) : (
        <>
          <article class="card mutation-card">
            <Icon name={mutationIcons[mutation]} />
            <h3>{name}</h3>
            <p class="caps">{word.when[mutation]}</p>
            <Swell />
            <p>{lineOf(shown, mutation)}</p>
            <RuleLink game="blood" entry={mutation}>
              {word.moreRules}
            </RuleLink>
          </article>
          <p class="hint center" role="status">
            {status} {door === undefined ? '' : sure}
          </p>
          <Refusals say={shown.say} />
          {door === undefined ? null : <PlayIt shown={shown} mutation={mutation} play={play} close={close} />}
        </>
      )}
    </Sheet>
  );
}

/** The card's rule without its own name before it. */
const lineOf = ({ say }: Shown, mutation: MutationId): string =>
  say.say({ key: `rule.${mutation}` }).replace(/^[^.]*?[.!]\s/, '');

function PlayIt({
  shown,
  mutation,
  play,
  close,
}: {
  readonly shown: Shown;
  readonly mutation: MutationId;
  play(answer: Answer, token?: TokenId): Promise<void>;
  close(): void;
}): JSX.Element {
  const word = own[lang.value];
  if (mutation === 'clue-to-revenge') {
    return (
      <div class="pair">
        {tokenIds.map((id) => (
          <button
            key={id}
            type="button"
            class="button ember"
            onClick={() => play({ do: 'look', token: [id] }, id)}
          >
            {word.under(shown.say.format('token', id) ?? id)}
          </button>
        ))}
      </div>
    );
  }
  const way = mutation === 'full-moon' ? mutation : 'play';
  return (
    <div class="act">
      <button type="button" class="text-button" onClick={close}>
        {word.keepIt}
      </button>
      <button type="button" class="button ember" onClick={() => play({ do: way })}>
        {word.playQuestion(shown.say.format('mutation', mutation) ?? mutation)}
      </button>
    </div>
  );
}
