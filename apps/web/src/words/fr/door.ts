import { de, plural } from '@veillee/kernel';
/** What is said before a table's door: whose it is, who sits there, and how one gets one's own seat back. */
export const door = {
  at: (host: string) => `Chez ${host}`,
  nobodyHosts: 'Personne ne tient cette table pour l’instant.',
  seated: 'À table',
  bots: (n: number) => plural(n, { one: 'un automate', other: `${n} automates` }, 'fr'),
  free: (n: number) => plural(n, { one: 'Il reste une chaise.', other: `Il reste ${n} chaises.` }, 'fr'),
  running: 'Une partie est en cours : tu la regardes, et tu joueras la prochaine.',
  runningFull: 'Une partie est en cours, et toutes les chaises sont prises : tu regarderas.',
  late: 'Entrer sans chaise',
  locked: 'L’hôte l’a fermée : personne de nouveau n’entre. Cette page s’ouvre dès qu’on la rouvre.',
  fullNext: 'Dès qu’il s’en libère une, cette page te la propose. En attendant, tu peux regarder.',
  mine: 'J’ai déjà ma place ici',
  mineLead:
    'Ton autre appareil marche encore ? Ouvre-y « La table », puis « Passer ma place à un autre appareil ». Sinon, dis qui tu es : la table verra ta demande.',
  mineName: 'Ton nom à cette table',
  ask: 'Demander ma place',
  iAm: (name: string) => `C’est moi, ${name}`,
  stillOn: 'son écran est allumé',
  asked: 'On prévient la table.',
  askedHost: (host: string, name: string) =>
    `Dis ce mot à ${host}, de vive voix : il s’affiche aussi sur son écran, avec la demande de reprendre la place ${de(name)}.`,
  askedHere: (name: string) =>
    `Ce mot s’affiche aussi sur l’écran qui tient la place ${de(name)} : c’est là qu’il faut accepter.`,
  askedLocked: (name: string) =>
    `Si la place ${de(name)} existe bien ici, l’hôte voit ta demande et ce mot. Dis-le-lui de vive voix.`,
  askedAlone: 'Personne ne tient la table en ce moment. Dès que quelqu’un la tient, ta demande s’affiche.',
  dark: 'C’est un moment secret : la réponse viendra quand il fera jour.',
  stay: 'Garde cette page ouverte : tu entreras tout de suite.',
  refused: 'La table ne te reconnaît pas.',
  refusedNext: 'Elle a répondu non. Parle-lui de vive voix, puis redemande.',
  giveUp: 'Renoncer',
  /* On the screens inside. */
  caller: (name: string) => `À la porte, quelqu’un demande la place ${de(name)}.`,
  callerMine: 'À la porte, quelqu’un demande ta place, depuis un autre appareil.',
  callerWord: (word: string) => `Son écran montre le mot ${word}.`,
  callerHere: (name: string) => `${name} est là : c’est à son écran de répondre.`,
  letIn: (name: string) => `C’est bien ${name}`,
  letMeIn: 'C’est moi',
  no: 'Non',
  hostNow: 'Tu tiens la table, maintenant.',
  hostGone: (name: string) => `${name} n’est plus là.`,
  hostGave: (name: string) => `${name} te la confie.`,
  hostWhat: 'Tu règles la partie et tu distribues. Touche quelqu’un à table pour passer la main.',
  understood: 'Compris',
};
export type DoorWords = typeof door;
