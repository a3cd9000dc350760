import type { ComponentChildren, JSX } from 'preact';
import css from './Badge.module.css';
import type { IconName } from './iconNames.ts';
import { Flame, Icon } from './marks.tsx';

const looks = { sign: css.sign, seal: css.seal, suspect: css.suspect, trust: css.trust } as const;

/** A small sign on the rim of a medallion: a game's own, that one has answered, or what I think of them. */
export function Badge({
  look,
  children,
}: {
  readonly look: keyof typeof looks;
  readonly children: ComponentChildren;
}): JSX.Element {
  return <span class={looks[look]}>{children}</span>;
}

/** What a medallion wears for a game's own sign, if there is one. */
export const signBadge = (icon: IconName | null): { readonly badge?: JSX.Element } =>
  icon === null
    ? {}
    : {
        badge: (
          <Badge look="sign">
            <Icon name={icon} />
          </Badge>
        ),
      };

/** A candle over a medallion: lit, whoever sits there is ready. */
export function Ready({ lit }: { readonly lit: boolean }): JSX.Element {
  return (
    <span class={css.candle}>
      <Flame lit={lit} look={lit ? css.lit : css.unlit} />
    </span>
  );
}
