import { useSignal } from '@preact/signals';
import { type MutationId, type TokenId, tokenIds } from '@veillee/blood';
import type { JSX } from 'preact';
import card from '../../../kit/card.module.css';
import { Icon, Swell } from '../../../kit/marks.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { tell } from '../../../line/session.ts';
import { isPick } from '../../../prompt/draft.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { lang } from '../../../words/language.ts';
import { mutationIcon } from '../mutationIcon.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { handOf, playerAt } from './handOf.ts';
import { Seen } from './LookSheet.tsx';
import css from './MutationSheet.module.css';

/** Where an answer that plays my mutation goes: a right of mine or the trial that asks; and how it is played. */
interface Door {
  readonly prompt: number | string;
  readonly way: string;
  /** Of which I may choose one, where the card asks for it. */
  readonly tokens: readonly TokenId[];
}

function doorOf({ sight }: Shown): Door | undefined {
  const mutation = handOf(sight.view, sight.chair);
  if (mutation === undefined) return undefined;
  const asked = sight.prompts.find(({ form, mine }) => mine === null && Object.hasOwn(form, mutation));
  if (asked !== undefined) return { prompt: asked.number, way: mutation, tokens: [] };
  const right = sight.rights.find(({ topic }) => topic === `${mutation}.play`);
  const [way, offered] = Object.entries(right?.form ?? {})[0] ?? [];
  if (right === undefined || way === undefined) return undefined;
  const field = offered?.fields.token;
  const tokens = field !== undefined && isPick(field) ? tokenIds.filter((id) => field.pick.includes(id)) : [];
  return { prompt: right.topic, way, tokens };
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
  const seen = useSignal<TokenId | null>(null);
  const mutation = handOf(shown.sight.view, shown.sight.chair);
  if (mutation === undefined) return null;
  const door = doorOf(shown);
  const play = async (token?: TokenId): Promise<void> => {
    if (door === undefined) return;
    const answer = { do: door.way, ...(token === undefined ? {} : { token: [token] }) };
    const no = await tell({ t: 'answer', prompt: door.prompt, answer });
    if (no !== undefined) return;
    if (token === undefined) close();
    else seen.value = token;
  };
  return (
    <Sheet title={own[lang.value].mutation} close={close}>
      {seen.value !== null ? (
        <Seen shown={shown} token={seen.value} />
      ) : (
        <>
          <MutationFace shown={shown} mutation={mutation} />
          <p class="hint center" role="status">
            {statusOf(shown)} {door === undefined ? '' : sureOf(shown, mutation)}
          </p>
          {door === undefined ? null : <PlayIt {...{ shown, mutation, door, play, close }} />}
        </>
      )}
    </Sheet>
  );
}

function MutationFace({
  shown,
  mutation,
}: {
  readonly shown: Shown;
  readonly mutation: MutationId;
}): JSX.Element {
  const word = own[lang.value];
  return (
    <article class={`${card.card} ${css.card}`}>
      <Icon name={mutationIcon(mutation)} />
      <h3>{shown.say.format('mutation', mutation) ?? mutation}</h3>
      <p class={`caps ${card.kind} ${css.when}`}>{sayOf(shown, mutation, 'when')}</p>
      <Swell look={card.swell} />
      <p>{sayOf(shown, mutation, 'help')}</p>
      <RuleLink game="blood" entry={mutation}>
        {word.moreRules}
      </RuleLink>
    </article>
  );
}

/** Whether it can be played, and if not, why. */
function statusOf(shown: Shown): string {
  const word = own[lang.value];
  const mine = playerAt(shown.sight.view, shown.sight.chair);
  if (mine?.played) return word.playedAlready;
  if (mine?.alive === false) return word.neverNow;
  return canPlay(shown) ? word.playNow : word.playLater;
}

/** What playing it brings; saved from the twin's death, one has no tokens to give back (B12). */
const sureOf = (shown: Shown, mutation: MutationId): string =>
  shown.sight.view.pending?.what === 'twin' ? own[lang.value].sureTwin : sayOf(shown, mutation, 'brings');

/** What the card says of itself. */
const sayOf = ({ say }: Shown, mutation: MutationId, what: 'help' | 'when' | 'brings'): string =>
  say.say({ key: `${mutation}.${what}` });

function PlayIt({
  shown,
  mutation,
  door,
  play,
  close,
}: {
  readonly shown: Shown;
  readonly mutation: MutationId;
  readonly door: Door;
  play(token?: TokenId): Promise<void>;
  close(): void;
}): JSX.Element {
  const word = own[lang.value];
  if (door.tokens.length > 0) {
    return (
      <div class="pair">
        {door.tokens.map((id) => (
          <button key={id} type="button" class="button ember" onClick={() => play(id)}>
            {word.under(shown.say.format('token', id) ?? id)}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div class="act">
      <button type="button" class="text-button" onClick={close}>
        {word.keepIt}
      </button>
      <button type="button" class="button ember" onClick={() => play()}>
        {word.playQuestion(shown.say.format('mutation', mutation) ?? mutation)}
      </button>
    </div>
  );
}
