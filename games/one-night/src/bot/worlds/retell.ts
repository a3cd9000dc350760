import { at, isKeyOf, type Json } from '@veillee/kernel';
import type { ArtefactId } from '../../artefacts/index.ts';
import type { Statement } from '../../day/claims.ts';
import { firstMark, isMark, type MarkId } from '../../marks/index.ts';
import { rightOf } from '../../places.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import type { State } from '../../state.ts';
import type { ClaimId } from '../../text/types.ts';
import { roleIn } from './known.ts';

/**
 * What a player can truthfully tell of the night: it follows from what he did and was shown, and from what his character
 * has to tell. The same for a bot's own notes, for others in a world, and for the tale of a liar.
 */

export interface Did {
  readonly call: string;
  readonly did: string;
  readonly params: { readonly [name: string]: Json };
}

/** One player's night. */
export interface Tale {
  readonly seat: number;
  /** The card dealt, and the character whose eyes opened. */
  readonly dealt: RoleId;
  readonly character: RoleId;
  readonly deeds: readonly Did[];
  /** What he saw at the mark check, what his character became, and the artefact before him by day. */
  readonly mark: MarkId | null;
  readonly turned: RoleId | null;
  readonly artefact: ArtefactId | null;
  readonly tappedOn: 'left' | 'right' | null;
}

/** The night of each, as the story has it. */
export function talesOf(state: State): readonly Tale[] {
  const { story, seats } = state;
  const deeds: Did[][] = [];
  const taps: ('left' | 'right')[] = [];
  for (let seat = 0; seat < seats; seat += 1) deeds.push([]);
  for (const deed of story) {
    deeds[deed.by]?.push(deed);
    if (deed.did === 'tapped' && 'seat' in deed.params && typeof deed.params.seat === 'number')
      taps[deed.params.seat] = rightOf(deed.params.seat, seats) === deed.by ? 'right' : 'left';
  }
  return deeds.map((done, seat) => ({
    seat,
    dealt: at(state.faces, seat),
    character: at(state.characters, seat),
    deeds: done,
    mark: state.checked?.[seat] ?? null,
    turned: state.turned[seat] ?? null,
    artefact: state.artefacts[seat] ?? null,
    tappedOn: taps[seat] ?? null,
  }));
}

/** What is worth telling first: who one was, then what one learnt, then what one did. */
export function truths(tale: Tale): readonly Statement[] {
  const { dealt, deeds, mark, tappedOn } = tale;
  const told: Statement[] = [{ do: 'was', role: [dealt] }];
  for (const deed of deeds) told.push(...retold(tale, deed));
  if (mark !== null && mark !== firstMark) told.push({ do: 'held-mark', mark: [mark] });
  if (tappedOn !== null) told.push({ do: 'tapped', side: [tappedOn] });
  if (deeds.length > 0 && deeds.every(({ did }) => did === 'passed')) told.push({ do: 'nothing' });
  if (told.length === 1 && roleOf(tale.character).calls === undefined) told.push({ do: 'slept' });
  return told;
}

function retold(tale: Tale, deed: Did): readonly Statement[] {
  const { params } = deed;
  const role = roleIn(params.card);
  switch (deed.did) {
    case 'copied':
      return role === undefined ? [] : [{ do: 'became', role: [role] }];
    case 'sawCard':
      return role === undefined ? [] : sawCard(params.place, role);
    case 'swappedCards':
      return swapped(tale, deed);
    case 'swappedMarks':
      return swappedMarks(tale.seat, listed(params.seats));
    case 'gaveMark':
      return isMark(params.mark) && typeof params.seat === 'number'
        ? [{ do: 'gave-mark', players: [params.seat], mark: [params.mark] }]
        : [];
    case 'sawMark':
      return isMark(params.mark) && typeof params.seat === 'number'
        ? [{ do: 'saw-mark', player: [params.seat], mark: [params.mark] }]
        : [];
    case 'shiftedCards':
      return params.way === 'left' || params.way === 'right' ? [{ do: 'shifted', side: [params.way] }] : [];
    default:
      return byHisCharacter(tale, params);
  }
}

const sawCard = (place: Json | undefined, role: RoleId): readonly Statement[] => {
  if (typeof place === 'number') return [{ do: 'saw-card', player: [place], role: [role] }];
  return isCentre(place) ? [{ do: 'saw-centre', card: [place], role: [role] }] : [];
};

/** What was seen in the same call says which card went where. */
function swapped({ seat, deeds }: Tale, deed: Did): readonly Statement[] {
  const places = listed(deed.params.places);
  const [one, two] = places.filter((place): place is number => typeof place === 'number');
  const centre = places.find(isCentre);
  const seen = (place: Json): RoleId | undefined =>
    roleIn(deeds.find(({ call, params }) => call === deed.call && params.place === place)?.params.card);
  if (centre !== undefined && one !== undefined) {
    const role = seen(centre);
    if (role === undefined) return one === seat ? [{ do: 'took-centre', card: [centre] }] : [];
    return [{ do: 'gave-card', player: [one], role: [role] }];
  }
  if (one === undefined || two === undefined) return [];
  const other = one === seat ? two : two === seat ? one : undefined;
  const role = other === undefined ? undefined : seen(seat);
  if (other !== undefined && role !== undefined) return [{ do: 'took-card', player: [other], role: [role] }];
  return [{ do: 'swapped-cards', players: [one, two] }];
}

function swappedMarks(seat: number, [one, two]: readonly Json[]): readonly Statement[] {
  if (typeof one !== 'number' || typeof two !== 'number') return [];
  const other = one === seat ? two : two === seat ? one : undefined;
  return other === undefined
    ? [{ do: 'swapped-marks', players: [one, two] }]
    : [{ do: 'took-mark', player: [other] }];
}

/** What a deed about seats alone means is for the character to tell. */
function byHisCharacter({ character }: Tale, params: Did['params']): readonly Statement[] {
  const { tells = [] } = roleOf(character);
  const tellsOf = (claims: readonly ClaimId[]): ClaimId | undefined =>
    claims.find((claim) => tells.includes(claim));
  if (typeof params.seat === 'number') {
    const claim = tellsOf(['shielded', 'tapped-on', 'laid-artefact']);
    return claim === 'shielded' || claim === 'tapped-on' || claim === 'laid-artefact'
      ? [{ do: claim, player: [params.seat] }]
      : [];
  }
  const seats = [...listed(params.seats), ...listed(params.thumbs)].filter((one) => typeof one === 'number');
  const [first, ...rest] = seats;
  if (!Array.isArray(params.seats)) return [];
  const claim = tellsOf(['met', 'saw-thumbs']);
  if (claim === 'met' && first === undefined) return [{ do: 'met-nobody' }];
  if (first === undefined || (claim !== 'met' && claim !== 'saw-thumbs')) return [];
  return [{ do: claim, players: [first, ...rest] }];
}

const listed = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
type CentreCard = Extract<Statement, { readonly do: 'took-centre' }>['card'][0];
const centreCards: { readonly [card in CentreCard]: true } = { c1: true, c2: true, c3: true, across: true };
const isCentre = (value: Json | undefined): value is CentreCard => isKeyOf(centreCards, value);

/** A statement as a text that is the same for the same statement, in whatever order players are named. */
export function spelt(said: Statement): string {
  let text: string = said.do;
  if ('player' in said) text += ` ${said.player[0]}`;
  if ('players' in said) text += ` ${said.players.toSorted()}`;
  if ('role' in said) text += ` ${said.role[0]}`;
  if ('mark' in said) text += ` ${said.mark[0]}`;
  if ('card' in said) text += ` ${said.card[0]}`;
  if ('side' in said) text += ` ${said.side[0]}`;
  return 'artefact' in said ? `${text} ${said.artefact[0]}` : text;
}
