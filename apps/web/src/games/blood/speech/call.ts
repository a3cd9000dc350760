import { lang } from '../../../words/language.ts';
import type { Call } from '../../face.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';

/** What everybody waits for, and whose it is. */
export function call(shown: Shown): Call {
  const { turn, pending, survivors, endsAt } = shown.sight.view;
  const say = own[lang.value];
  const { chair } = shown.sight;
  const name = (seat: number): string => shown.say.names[seat] ?? '…';
  if (pending !== null) {
    const mine = pending.player === chair;
    if (pending.what === 'tokens')
      return { title: mine ? say.yourHanding : say.handing(name(pending.player)), more: say.handsOut };
    // A twin is condemned by no token: it is not a trial.
    if (pending.what === 'twin')
      return { title: mine ? say.yourTwin : say.twinOf(name(pending.player)), more: say.dyingOf };
    return {
      title: mine ? say.yourTrial : say.trialOf(name(pending.player)),
      more: say.atStake(survivors, endsAt),
    };
  }
  const who = name(turn.player);
  const mine = turn.player === chair;
  const { stage, attention } = turn;
  if (stage === 'opening') return { title: mine ? say.yourOpening : say.turnOf(who), more: say.opening };
  if (stage === 'open') {
    if (!mine) return { title: say.turnOf(who), more: attention ? say.accusingTwo(who) : say.accusing(who) };
    return attention ? { title: say.yourTwo, more: say.placeTwo } : { title: say.yourTurn, more: say.place };
  }
  if (stage === 'accused')
    return mine
      ? { title: say.yourRest, more: shown.say.say({ key: 'stage.accused' }) }
      : { title: say.turnOf(who), more: say.accused(who) };
  return { title: say.turnOf(who), more: shown.say.say({ key: `stage.${stage}` }) };
}
