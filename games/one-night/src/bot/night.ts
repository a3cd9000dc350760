import { happens } from '@veillee/bots';
import { type Answer, type Form, type Option, type Prompt, passing, type Rng, sample } from '@veillee/kernel';
import { isMark, marks } from '../marks/index.ts';
import { callOf, puts } from '../night/calls.ts';
import { isRole, roleOf } from '../roles/index.ts';
import type { Self } from './mind.ts';
import { notesOf } from './worlds/index.ts';

/** What is chosen in the dark: by what the choice does, and by whom one knows for a friend. */

/** How often something is stirred up or shielded rather than left as it is. */
const stirs = 0.8;

export function chosenAtNight(self: Self, { topic, form }: Prompt, rng: Rng): Answer {
  const call = puts.get(topic)?.call;
  const aim = call === undefined ? undefined : callOf(call).aims[topic.slice(topic.indexOf('.') + 1)];
  if (aim === undefined) return sample(form, rng);
  const friends = friendsOf(self);
  const strangers = seatsIn(form).filter((seat) => !friends.includes(seat) && seat !== self.seat);
  const known = seenBy(self);
  const unseen = [...strangers, ...centreIn(form)].filter((spot) => !known.includes(spot));
  const may = Object.hasOwn(form, passing.do);
  if (aim === 'look') return among(form, [unseen, strangers], rng) ?? sample(withoutPass(form), rng);
  if (aim === 'help') return among(form, [friends, strangers, [self.seat]], rng) ?? sample(form, rng);
  if (aim === 'stir' && may && !happens(stirs, rng)) return passing;
  const ways = ['left', 'right'];
  return (
    among(form, [[...strangers, ...centreIn(form), ...ways]], rng) ?? (may ? passing : sample(form, rng))
  );
}

/** An answer about nobody but these; the first of the lists that allows one. */
function among(form: Form, lists: readonly (readonly Option[])[], rng: Rng): Answer | undefined {
  for (const list of lists) {
    const ways = narrowed(form, list);
    if (Object.keys(ways).length > 0) return sample(ways, rng);
  }
  return undefined;
}

/** The same form, offering only these. */
function narrowed(form: Form, list: readonly Option[]): Form {
  const ways = Object.entries(withoutPass(form)).flatMap(([name, way]) => {
    const fields = Object.entries(way.fields).map(([field, asked]) =>
      'pick' in asked
        ? ([field, { ...asked, pick: asked.pick.filter((option) => list.includes(option)) }] as const)
        : ([field, asked] as const),
    );
    const isOpen = fields.every(([, asked]) => !('pick' in asked) || asked.pick.length >= asked.min);
    return isOpen ? [[name, { ...way, fields: Object.fromEntries(fields) }] as const] : [];
  });
  return Object.fromEntries(ways);
}

const withoutPass = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== passing.do));

function optionsIn(form: Form, of: string): readonly Option[] {
  const fields = Object.values(form).flatMap(({ fields }) => Object.values(fields));
  return [...new Set(fields.flatMap((field) => ('pick' in field && field.of === of ? field.pick : [])))];
}
const seatsIn = (form: Form): readonly number[] =>
  optionsIn(form, 'seat').filter((option): option is number => typeof option === 'number');
const centreIn = (form: Form): readonly Option[] => optionsIn(form, 'centre');

/** Those one was shown or met, where it shows friends: whoever serves them, or is one of them. */
export function friendsOf({ known, seat, tale, side }: Self): readonly number[] {
  const found = new Set<number>();
  for (const { key, params, step } of notesOf(known)) {
    const now = known.steps[step];
    if (now?.type !== 'call') continue;
    const { shown } = callOf(now.call);
    const ours = shown.some((id) => roleOf(id).team === side) || roleOf(tale.dealt).allOrNone === true;
    if (ours && key.startsWith('you.'))
      for (const list of [params.seats, params.thumbs])
        if (Array.isArray(list)) for (const one of list) if (typeof one === 'number') found.add(one);
    const seen = isRole(params.card) ? roleOf(params.card).team : undefined;
    if (key === 'you.sawCard' && seen === side && typeof params.place === 'number') found.add(params.place);
    if (
      key === 'you.gaveMark' &&
      isMark(params.mark) &&
      marks[params.mark].makes === side &&
      typeof params.seat === 'number'
    )
      found.add(params.seat);
  }
  found.delete(seat);
  return [...found];
}

const seenBy = ({ known }: Self): readonly Option[] =>
  notesOf(known).flatMap(({ params: { place } }) =>
    typeof place === 'number' || typeof place === 'string' ? [place] : [],
  );
