import { keysOf } from '@veillee/kernel';
import { type RoleId, roleIds, roles, suggest, weekdays } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { lang, words } from '../../../words/language.ts';
import type { Options, SettingsProps } from '../../face.ts';
import { speakerOf } from '../../speaker.ts';
import { own } from '../ownWords.ts';
import { rules } from '../rules.ts';
import { isSlow } from '../slow.ts';
import css from './Settings.module.css';

const lively: Options = { deal: 90, line: 10, lovers: 20, dream: 20, answer: 45, debate: 300, sunday: 420 };
type PaceId = 'evening' | 'lively' | 'slow';
const paceOf = (options: Options): PaceId =>
  isSlow(options) ? 'slow' : options.pace === undefined ? 'evening' : 'lively';

function withPace({ pace: _, ...rest }: Options, to: PaceId): Options {
  return to === 'evening' ? rest : { ...rest, pace: to === 'slow' ? 'slow' : lively };
}

/** The cards that will be dealt, the pace, and what a village agrees on. */
export function Settings({ options, players, change }: SettingsProps): JSX.Element {
  return (
    <>
      <Suggested players={players} />
      <Pace options={options} change={change} />
      <details class="more">
        <summary>{words.value.create.options}</summary>
        <Agreed options={options} change={change} />
      </details>
    </>
  );
}

type Changing = Pick<SettingsProps, 'options' | 'change'>;

/** How long calls and questions last. */
export function Pace({ options, change }: Changing): JSX.Element {
  const say = own[lang.value].settings;
  return (
    <Chips
      title={say.pace}
      names={say.paces}
      value={paceOf(options)}
      choose={(to) => change(withPace(options, to))}
    />
  );
}

/** What a village agrees on. */
export function Agreed({ options, change }: Changing): JSX.Element {
  const set = (more: Options): void => change({ ...options, ...more });
  return (
    <div class="stack">
      <Customs options={options} set={set} />
      <Toggle option="openInvocations" usual={true} {...{ options, set }} />
      <Toggle option="privatePurses" usual={true} {...{ options, set }} />
      <Toggle option="romanticKnown" usual={false} {...{ options, set }} />
      <Toggle option="turning" usual={true} {...{ options, set }} />
      <Toggle option="talkOfRoles" usual={true} {...{ options, set }} />
    </div>
  );
}

interface Agreeing {
  readonly options: Options;
  set(more: Options): void;
}

/** One of a few, each. */
function Customs({ options, set }: Agreeing): JSX.Element {
  const say = own[lang.value].settings;
  const speaker = speakerOf(rules.text[lang.value], lang.value, []);
  const days = Object.fromEntries(weekdays.map((day) => [day, speaker.format('weekday', day) ?? day]));
  const carnage = typeof options.carnage === 'number' ? 'later' : String(options.carnage ?? 'never');
  const choice = (option: 'start' | 'snoop' | 'priest' | 'voting', usual: string) => ({
    title: say[option],
    value: String(options[option] ?? usual),
    choose: (to: string) => set({ [option]: to }),
  });
  return (
    <>
      <Chips {...choice('start', 'monday')} names={days} />
      <Chips {...choice('snoop', 'both')} names={say.snoops} />
      <Chips {...choice('priest', 'capitalist')} names={say.priests} />
      <Chips
        title={say.carnage}
        names={say.carnages}
        value={carnage}
        choose={(to) => set({ carnage: to === 'later' ? 2 : to })}
      />
      <Chips {...choice('voting', isSlow(options) ? 'together' : 'turn')} names={say.votings} />
    </>
  );
}

/** The composition of Q31 for so many, in words. */
function Suggested({ players }: { readonly players: number }): JSX.Element {
  const say = own[lang.value].settings;
  const speaker = speakerOf(rules.text[lang.value], lang.value, []);
  const { roles: cards, lovers } = suggest(players, { below: () => 0 });
  const six = roleIds.filter((id) => roles[id].condition !== undefined);
  const name = (id: RoleId): string => speaker.format('role', id) ?? id;
  const drawn = cards.filter((id) => six.includes(id)).length;
  const some = drawn > 0 && drawn < six.length;
  const counted = roleIds
    .filter((id) => cards.includes(id) && !(some && six.includes(id)))
    .map((id) => {
      const n = cards.filter((card) => card === id).length;
      return n > 1 ? `${name(id)} × ${n}` : name(id);
    });
  const among = some ? [`${say.among(drawn)} ${six.map(name).join(', ')}`] : [];
  return (
    <div class={css.suggested}>
      <p>
        <b>{words.value.titled(say.composition, '')}</b> {[...counted, ...among].join(' · ')}
      </p>
      <p class="hint">
        {lovers ? `${say.lovers} ` : ''}
        {say.chance}
      </p>
    </div>
  );
}

function Chips<Id extends string>({
  title,
  names,
  value,
  choose,
}: {
  readonly title: string;
  readonly names: { readonly [id in Id]: string };
  readonly value: string;
  choose(id: Id): void;
}): JSX.Element {
  return (
    <fieldset class="chips">
      <legend>{title}</legend>
      {keysOf(names).map((id) => (
        <button key={id} type="button" class="chip" aria-pressed={value === id} onClick={() => choose(id)}>
          {names[id]}
        </button>
      ))}
    </fieldset>
  );
}

type Flag = 'openInvocations' | 'privatePurses' | 'romanticKnown' | 'turning' | 'talkOfRoles';

function Toggle({
  option,
  usual,
  options,
  set,
}: Agreeing & { readonly option: Flag; readonly usual: boolean }): JSX.Element {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={(options[option] ?? usual) === true}
        onChange={(event) => set({ [option]: event.currentTarget.checked })}
      />
      {own[lang.value].settings[option]}
    </label>
  );
}
