import type { View } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import slip from '../../../kit/slip.module.css';
import { useHold } from '../../../prompt/useHold.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { pageWords, useBook } from '../cards/cardFacts.ts';
import { phoneWords } from '../phoneWords.ts';
import { rules } from '../rules.ts';
import type { Shown } from '../shown.ts';
import type { AtPhone } from './atPhone.ts';
import { HoldPad } from './HoldPad.tsx';
import css from './Me.module.css';
import { officesAt } from './officesAt.ts';
import { Vault } from './Vault.tsx';

/** Myself: what all know of me on paper, what I alone know in a vault that shows only while it is held. */
export function Me({ shown }: AtPhone): JSX.Element {
  const { held, pad } = useHold();
  useBook();
  const say = phoneWords[shown.say.lang].me;
  return (
    <section class={css.me}>
      <div class={css.known}>
        <Head {...shown} />
        <Public {...shown} />
      </div>
      <div class={css.secret}>
        <p class={css.over}>
          <b>{say.vault}</b>
          <span>{held.value ? say.open : say.shut}</span>
        </p>
        <Vault shown={shown} open={held.value} />
        <HoldPad held={held.value} pad={pad} />
      </div>
    </section>
  );
}

/** Who I am, and between whom my house stands. */
function Head({ sight, say }: Shown): JSX.Element | null {
  const { chair, view } = sight;
  if (typeof chair !== 'number') return null;
  const name = say.names[chair] ?? '…';
  return (
    <header class={css.head}>
      <Medallion name={name} index={chair} look={css.medallion} />
      <div>
        <h2>{name}</h2>
        <p class="hint">{houseWords(view, chair, { sight, say })}</p>
      </div>
    </header>
  );
}

function houseWords({ circle }: View, chair: number, { say }: Shown): string {
  const words = phoneWords[say.lang].me;
  const at = circle.indexOf(chair);
  const name = (place: number): string => say.names[circle.at(place % circle.length) ?? -1] ?? '…';
  if (at < 0 || circle.length < 2) return words.none;
  return circle.length === 2 ? words.beside(name(at + 1)) : words.house(name(at + 1), name(at - 1));
}

/** On paper, for all may know it: my office and what it does, and my marriage. */
function Public({ sight, say }: Shown): JSX.Element | null {
  const { chair, view } = sight;
  if (typeof chair !== 'number') return null;
  const words = phoneWords[say.lang].me;
  const held = officesAt(view, chair);
  const spouse = view.players[chair]?.spouse ?? null;
  const does = held.map((office) => pageWords(`office-${office}`, say.lang)).filter(Boolean);
  return (
    <div class={`${slip.slip} ${css.public}`}>
      <dl>
        <div>
          <dt>{words.office}</dt>
          <dd>
            {held.length === 0
              ? words.noOffice
              : held.map((office) => (
                  <RuleLink key={office} game={rules.id} entry={`office-${office}`} look={css.office}>
                    {say.format('office', office, chair)}
                  </RuleLink>
                ))}
          </dd>
        </div>
        <div>
          <dt>{words.marriage}</dt>
          <dd>{spouse === null ? words.single : words.wed(say.names[spouse] ?? '…')}</dd>
        </div>
      </dl>
      {does.length === 0 ? null : <p>{does.join(' ')}</p>}
    </div>
  );
}
