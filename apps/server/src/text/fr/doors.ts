/** What is said at the doors: to whoever opens them, and to those who are turned away. */
export const doors = {
  portTaken: (port: number, another: number) =>
    `le port ${port} est déjà pris : choisis-en un autre, par exemple VEILLEE_PORT=${another}`,
  portReserved: (port: number) => `le port ${port} est réservé au système : choisis-en un au-dessus de 1023`,
  notOurAddress: (host: string) => `« ${host} » n’est pas une adresse de cette machine`,
  foreignName:
    'Cette maison ne répond pas à ce nom. Entre par l’adresse que donne l’hôte ; qui tient le serveur peut permettre ce nom (VEILLEE_NAMES).',
  foreignPage: 'Cette page n’est pas d’ici : elle ne peut pas ouvrir de table.',
  tooManyRequests: 'Trop de demandes. Attends une minute.',
};
