import { de, listInWords, plural } from '@veillee/kernel';

/** What whoever leads reads while a village is peopled. */
export const setup = {
  title: 'Quinte-Bourg',
  back: 'Revenir à la table',
  settings: 'Réglages',
  steps: { names: 'Les noms', cards: 'La composition', offices: 'Les postes', deal: 'La donne' },
  paste: 'Colle tes noms',
  pasteHint:
    'Un par ligne, dans l’ordre du cercle. Ajoute (elle) ou (il) après un nom, si tu veux que les phrases s’accordent.',
  spoken: { she: 'elle', he: 'il' },
  circle: (n: number) =>
    plural(n, { one: 'Un villageois dans le cercle.', other: `${n} villageois dans le cercle.` }, 'fr'),
  twice: (names: readonly string[]) =>
    plural(
      names.length,
      {
        one: `Un doublon retiré : ${listInWords(names, 'fr')}.`,
        other: `Doublons retirés : ${listInWords(names, 'fr')}.`,
      },
      'fr',
    ),
  blank: (n: number) =>
    plural(n, { one: 'Une ligne vide retirée.', other: `${n} lignes vides retirées.` }, 'fr'),
  beyond: (n: number) =>
    plural(
      n,
      {
        one: 'Un nom de trop : le village compte au plus quarante maisons.',
        other: `${n} noms de trop : le village compte au plus quarante maisons.`,
      },
      'fr',
    ),
  shuffle: 'Mélanger',
  ring: 'Le cercle',
  ringHint: 'Glisse pour changer de maison.',
  house: (n: number) => `Maison ${n}`,
  here: 'a son téléphone',
  paper: 'sans téléphone',
  present: (n: number) => plural(n, { one: 'téléphone à sa place', other: 'téléphones à leur place' }, 'fr'),
  awaited: 'sur papier',
  scan: 'Scanne, puis prends ta place',
  orPaper: 'ou sur papier, sans téléphone',
  cards: 'Qui vit ici ?',
  advise: 'Suivre le conseil',
  six: 'Les Six',
  lovers: 'Amoureux',
  loversMore: 'en plus',
  rest: (n: number) =>
    plural(n, { one: 'autre, le reste du cercle', other: 'autres, le reste du cercle' }, 'fr'),
  fewer: (what: string) => `${what} : un de moins`,
  more: (what: string) => `${what} : un de plus`,
  reptilians: 'Reptiliens',
  others: 'les autres',
  balance: (lean: number, advised: number, players: number) => {
    const advice = `Pour ${players}, on conseille ${advised} Reptiliens, Seth compris.`;
    if (lean === 0) return `Le village est en équilibre. ${advice}`;
    const much = Math.abs(lean) === 1 ? 'un peu' : 'nettement';
    return lean < 0
      ? `Le village est ${much} favorisé. ${advice}`
      : `Les Reptiliens sont ${much} favorisés. ${advice}`;
  },
  conditions: 'Ce que visent les Six',
  drawConditions: 'Tirer au sort',
  atOpening: 'à décider à l’ouverture',
  both: 'les deux',
  offices: 'Les postes',
  officesHint: 'Ceux que l’on brigue en cours de jeu :',
  byLot: 'Les postes de droit et celui de Scrutateur se tirent au sort à l’ouverture.',
  byName: 'Les postes de droit et celui de Scrutateur, dès l’ouverture :',
  nameThem: 'Les nommer',
  leaveToLot: 'Laisser au sort',
  begun: {
    which: 'Où en est le village ?',
    now: 'Il commence ici',
    onPaper: 'Il a commencé sur papier',
    lead: 'Recopie ce que tu sais, villageois par villageois : la nuit suivante part de là.',
    night: 'La nuit qui vient',
    week: 'Semaine',
    role: 'carte de camp',
    speciality: 'spécialité',
    roleOf: (name: string) => `Carte de camp ${de(name)}`,
    specialityOf: (name: string) => `Spécialité ${de(name)}`,
    coinsOf: (name: string) => `Pièces ${de(name)}`,
    fateOf: (name: string) => `En vie ou non : ${name}`,
    moreOf: (name: string) => `Davantage sur ${name}`,
    fates: {
      alive: 'en vie',
      ghost: 'fantôme',
      spirit: 'esprit',
      legacy: 'a légué',
      gone: 'a quitté la partie',
    },
    shown: 'Carte retournée',
    spouse: 'Mariage avec',
    inherited: 'Carte reçue en legs',
    aims: 'Vise',
    joined: (camp: string) => `Conversion : ${camp}`,
    charmed: (by: string) => `Charme : ${by}`,
    spent: 'Carte de camp déjà invoquée',
    used: 'Spécialité déjà invoquée',
    vacant: 'vacant',
    remembered: 'Ce dont la nuit se souvient',
    lovers: { first: 'Amoureux, l’un', second: 'Amoureux, l’autre' },
    saved: 'L’amour a déjà défait une mort',
    latestGhost: 'Fantôme le plus récent',
    guarded: 'Maison gardée la dernière nuit',
    special: 'Session spéciale hier',
    coinsOut: 'Pièces hors jeu',
    unsettled: (n: number, names: string) =>
      plural(
        n,
        { one: `Il manque les cartes ${de(names)}.`, other: `Il manque les cartes de ${n} villageois.` },
        'fr',
      ),
    ready: 'Tout est recopié : la partie reprend à cette nuit.',
  },
  print: (n: number) => plural(n, { one: 'Imprimer un bulletin', other: `Imprimer ${n} bulletins` }, 'fr'),
  printed: 'Bulletins imprimés : cette donne sera jouée.',
  stale: 'Le village a changé depuis l’impression : ces bulletins ne valent plus.',
  secret: 'Les rôles n’apparaissent que sur le papier. Garde les feuilles pour toi.',
  none: 'Rien n’est encore distribué.',
  begin: 'Fermer les yeux',
  missing: (n: number) =>
    plural(n, { one: 'Il manque un villageois.', other: `Il manque ${n} villageois.` }, 'fr'),
};
export type SetUpWords = typeof setup;
