import type { Field, Form, Option, Right } from '@veillee/kernel';
import { markIds, type RoleId, roles } from '@veillee/one-night';
import type { ClaimId } from '@veillee/one-night/words';

/** Of the statements of the claim board, those a character of this deck could make: the deck is all they follow from. */

const wolves: readonly RoleId[] = ['werewolf', 'alpha-wolf', 'mystic-wolf'];
const vampires: readonly RoleId[] = ['vampire', 'master', 'count'];

/** Who could say it by their card's own power; what is missing anybody could. */
const sayers: { readonly [claim in ClaimId]?: readonly RoleId[] } = {
  became: ['copycat', 'doppelganger'],
  'saw-card': [
    'doppelganger',
    'seer',
    'mystic-wolf',
    'paranormal-investigator',
    'marksman',
    'insomniac',
    'robber',
    'revealer',
    'squire',
  ],
  'saw-centre': ['copycat', 'seer', 'apprentice-seer', 'witch', ...wolves],
  'swapped-cards': ['troublemaker', 'gremlin'],
  'took-card': ['robber'],
  'took-centre': ['drunk'],
  'gave-card': ['witch', 'alpha-wolf'],
  shielded: ['sentinel'],
  tapped: ['thing'],
  'tapped-on': ['thing'],
  met: [
    ...wolves,
    ...vampires,
    'minion',
    'squire',
    'renfield',
    'mason',
    'assassin',
    'apprentice-assassin',
    'cupid',
  ],
  shifted: ['village-idiot'],
  'saw-thumbs': ['aura-seer', 'minion', 'squire', 'dream-wolf'],
  'laid-artefact': ['curator'],
  'hold-artefact': ['curator'],
  'saw-mark': ['marksman', 'pickpocket'],
  'swapped-marks': ['gremlin'],
  'took-mark': ['pickpocket'],
};
// Whoever might have met somebody might have met nobody.
const alike: { readonly [claim in ClaimId]?: ClaimId } = { 'met-nobody': 'met' };

/** Everybody begins with Clarity; the others are laid out by their cards. */
function marksOf(deck: readonly RoleId[]): readonly string[] {
  const slots = deck.flatMap((role) => roles[role].slots ?? []);
  return markIds.filter(
    (mark) => mark === 'clarity' || slots.some((slot) => slot.replace(/-\d$/, '') === mark),
  );
}

function isSayable(way: string, deck: readonly RoleId[]): boolean {
  const claim = way as ClaimId;
  if (claim === 'gave-mark') return deck.some((role) => (roles[role].slots ?? []).length > 0);
  const by = sayers[alike[claim] ?? claim];
  return by === undefined || by.some((role) => deck.includes(role));
}

/** The same for every chair at the table: what somebody knows or holds is not asked. */
export function sayable(right: Right, deck: readonly RoleId[]): Right {
  const marks = marksOf(deck);
  const among = (field: Field): Field =>
    'pick' in field && field.of === 'mark'
      ? { ...field, pick: field.pick.filter((mark: Option) => marks.includes(String(mark))) }
      : field;
  const form: Form = Object.fromEntries(
    Object.entries(right.form)
      .filter(([way]) => isSayable(way, deck))
      .map(([way, { fields, ...more }]) => [
        way,
        {
          ...more,
          fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, among(field)])),
        },
      ]),
  );
  return { ...right, form };
}
