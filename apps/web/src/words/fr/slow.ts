/** What is said where a game takes days: when nobody is hurried, and how one is woken. */
export const slow = {
  time: (hour: number, minute: number) =>
    minute === 0 ? `${hour} h` : `${hour} h ${String(minute).padStart(2, '0')}`,
  quiet: (from: string, to: string) => `La nuit de ${from} à ${to}, aucun temps ne court.`,
  noQuiet: 'Le temps court aussi la nuit.',
  keep: 'Laisser dormir le village',
  from: 'De',
  to: 'À',
  wake: {
    label: 'Préviens-moi',
    hint: 'Ton téléphone te fait signe quand une étape commence, comme à tous ceux qui le veulent, que l’on t’appelle ou non.',
    on: 'C’est entendu. Tu peux fermer la page.',
    failed:
      'Ça n’a pas pris : permets les notifications de ce site dans les réglages du navigateur, puis réessaie.',
    cannot: {
      plain:
        'Personne ne peut te prévenir ici : il faut une adresse en https. Retiens l’heure, et reviens d’ici là.',
      browser:
        'Ce navigateur ne sait pas prévenir. Sur un iPhone, ajoute Veillée à l’écran d’accueil et ouvre-la de là ; sinon, retiens l’heure.',
      house: 'Cette maison ne prévient personne. Retiens l’heure, et reviens d’ici là.',
    },
  },
};
export type Slow = typeof slow;
