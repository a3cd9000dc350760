import { type RoleId, roleIds, roles, suggest, weekdays } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { lang, words } from '../../words/language.ts';
import type { Options } from '../face.ts';
import { speakerOf } from '../speaker.ts';
import { own } from './ownWords.ts';
import { rules } from './rules.ts';

interface Props {
  readonly options: Options;
  readonly players: number;
  change(options: Options): void;
}

const lively: Options = { deal: 90, line: 10, lovers: 20, dream: 20, answer: 45, debate: 300, sunday: 420 };
const paceOf = ({ pace }: Options): 'evening' | 'lively' | 'slow' =>
  pace === 'slow' ? 'slow' : pace === undefined ? 'evening' : 'lively';

/** The cards that will be dealt, the pace, and what a village agrees on. */
export function Settings({ options, players, change }: Props): JSX.Element {
  const say = own[lang.value].settings;
  const speaker = speakerOf(rules.text[lang.value], lang.value, []);
  const { pace: _, ...rest } = options;
  const set = (more: Options): void => change({ ...options, ...more });
  const paces = { evening: rest, lively: { ...rest, pace: lively }, slow: { ...rest, pace: 'slow' } };
  const days = Object.fromEntries(weekdays.map((day) => [day, speaker.format('weekday', day) ?? day]));
  const carnage = typeof options.carnage === 'number' ? 'later' : String(options.carnage ?? 'never');
  const text = (option: string, usual: string): string => String(options[option] ?? usual);
  return (
    <>
      <Suggested players={players} />
      <Chips
        title={say.pace}
        names={say.paces}
        value={paceOf(options)}
        choose={(to) => change(paces[to as keyof typeof paces])}
      />
      <details class="more">
        <summary>{words.value.create.options}</summary>
        <div class="stack">
          <Chips
            title={say.start}
            names={days}
            value={text('start', 'monday')}
            choose={(start) => set({ start })}
          />
          <Chips
            title={say.snoop}
            names={say.snoops}
            value={text('snoop', 'both')}
            choose={(snoop) => set({ snoop })}
          />
          <Chips
            title={say.priest}
            names={say.priests}
            value={text('priest', 'capitalist')}
            choose={(priest) => set({ priest })}
          />
          <Chips
            title={say.carnage}
            names={say.carnages}
            value={carnage}
            choose={(to) => set({ carnage: to === 'later' ? 2 : to })}
          />
          <Chips
            title={say.voting}
            names={say.votings}
            value={text('voting', options.pace === 'slow' ? 'together' : 'turn')}
            choose={(voting) => set({ voting })}
          />
          <Toggle option="openInvocations" usual={true} {...{ options, set }} />
          <Toggle option="privatePurses" usual={true} {...{ options, set }} />
          <Toggle option="romanticKnown" usual={false} {...{ options, set }} />
          <Toggle option="turning" usual={true} {...{ options, set }} />
          <Toggle option="talkOfRoles" usual={true} {...{ options, set }} />
        </div>
      </details>
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
    <div class="suggested">
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

function Chips({
  title,
  names,
  value,
  choose,
}: {
  readonly title: string;
  readonly names: { readonly [id: string]: string };
  readonly value: string;
  choose(id: string): void;
}): JSX.Element {
  return (
    <fieldset class="chips">
      <legend>{title}</legend>
      {Object.entries(names).map(([id, name]) => (
        <button key={id} type="button" class="chip" aria-pressed={value === id} onClick={() => choose(id)}>
          {name}
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
}: {
  readonly option: Flag;
  readonly usual: boolean;
  readonly options: Options;
  set(more: Options): void;
}): JSX.Element {
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
