import { capital, plural } from '@veillee/kernel';
import { dreamIn, signsIn } from '../formats.ts';
import type { GazetteWords } from '../gazette.ts';
import { names } from './names.ts';

const numbers =
  'aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
/** Personne ici ne compte plus loin que quarante. */
function number(n: number): string {
  const tens = n < 30 ? 'vingt' : n < 40 ? 'trente' : 'quarante';
  const unit = n % 10;
  if (n < 20) return numbers[n] ?? String(n);
  if (n > 49) return String(n);
  return unit === 0 ? tens : unit === 1 ? `${tens} et un` : `${tens}-${numbers[unit]}`;
}

/** Of houses, chairs, hands: « vingt et une ». */
const numberHer = (n: number): string => number(n).replace(/un$/, 'une');

const parities = { odd: 'jour impair', even: 'jour pair', neither: 'ni pair ni impair' };

export const gazette: GazetteWords = {
  ears: ({ number, kind, parity }, weekday) => [
    kind === 'last'
      ? `N° ${number} · dernière édition`
      : `N° ${number} · ${weekday}${kind === 'sunday' ? '' : ' matin'}`,
    parities[parity],
    'Gratuite, comme les rumeurs',
  ],
  number,
  sections: {
    night: ['Cette nuit', 'La nuit dernière', 'Pendant que nous dormions'],
    camera: ['La caméra a chaud', 'Vu à travers les murs'],
    dream: ['Le rêve du village', 'Vu les yeux fermés'],
    hands: ['Les mains', 'À l’appel des charmés'],
    court: ['{yesterday}, au tribunal', '{yesterday}, sur la place'],
    law: ['La loi de {yesterday}', 'Journal officiel'],
    chairs: ['Chaises musicales', 'Mouvements en mairie'],
    carnet: ['Carnet', 'Naissances exceptées'],
    stage: ['Spectacles', 'La critique'],
    errata: ['Errata'],
    town: ['En ville', 'Échos de la ville'],
    ads: ['Petites annonces'],
    almanac: ['Almanach'],
  },
  lines: {
    'lead.death': [
      '{player:seat} n’ouvrira plus ses volets',
      'Inutile de frapper chez {player:seat}',
      '{player:seat} manque à l’appel',
      'Il faudra faire sans {player:seat}',
    ],
    'lead.two': ['{players:seats} : deux portes closes', 'Deux volets de moins : {players:seats}'],
    'lead.many': ['{n:Number} absences au petit matin', 'Une nuit, {n:number} maisons vides'],
    'lead.back': [
      '{player:seat} est de retour parmi nous',
      'On revoit {player:seat}, et on compte deux fois',
    ],
    'lead.kiss': ['{player:seat} revient d’un cheveu', 'Un baiser, et {player:seat} respire'],
    'lead.show': ['{player:seat} monte sur les planches', 'Tous au spectacle : {player:seat} se révèle'],
    'lead.quiet': ['Rien. Cela nous inquiète.'],
    'lead.end': ['Le village s’arrête là', 'Fin de la partie, fin des colonnes'],
    'lead.feast': ['Dimanche : le village danse', 'On ne meurt pas le dimanche'],
    'lead.press': ['Sous presse', 'L’encre n’est pas sèche'],
    'stand.unsettled': [
      'On n’en sait pas plus à cette heure. L’encre attend.',
      'La suite dès que la famille aura parlé.',
    ],
    'stand.many': [
      'Le détail est plus bas. Asseyez-vous d’abord.',
      'La rédaction a manqué de place, puis de mots.',
    ],
    'stand.back': [
      'La rédaction présente ses excuses pour la nécrologie.',
      'Les fantômes, eux, comptent un départ.',
    ],
    'stand.kiss': ['On préparait déjà la page. Elle servira.', 'La mort était passée ; l’amour repassait.'],
    'stand.show': ['Le compte rendu est en pages intérieures, applaudissements compris.'],
    'stand.quiet': [
      'Personne n’est mort cette nuit. Le village entier est donc suspect.',
      'Tout le monde s’est réveillé. Quelqu’un le regrette peut-être.',
      'Une nuit sans mort : la rédaction recompte.',
    ],
    'stand.end': [
      'Merci à nos lecteurs, aux vivants comme aux autres.',
      'La rédaction pose la plume. Le reste se lit dans le verdict.',
    ],
    'stand.feast': [
      'Ni nuit, ni session, ni deuil. On se promène, on complote.',
      'Les affaires reprennent lundi.',
    ],
    'stand.press': ['Le jour se lève à peine. La rédaction aussi.', 'Les nouvelles arrivent une par une.'],

    'village.opened': [
      'Quinte-Bourg compte {players:number} habitants, autant de maisons et une pièce par bourse. On n’a jamais été si nombreux.',
      '{players:Number} habitants, une pièce chacun : c’est la dernière fois que tout est égal.',
    ],
    'night.emptied': [
      ({ n, left }) =>
        plural(
          Number(n),
          {
            one: `Une seule maison s’est vidée cette nuit. Restent ${number(Number(left))} habitants, qui se comptent du regard.`,
            other: `${capital(numberHer(Number(n)))} maisons se sont vidées cette nuit. Restent ${number(Number(left))} habitants.`,
          },
          'fr',
        ),
      ({ n, left }) =>
        plural(
          Number(n),
          {
            one: `Hier on fermait une porte de plus. Nous voilà ${number(Number(left))}, en comptant bien.`,
            other: `${capital(numberHer(Number(n)))} chaises vides autour de la place ; ${numberHer(Number(left))} encore ${plural(Number(left), { one: 'occupée', other: 'occupées' }, 'fr')}.`,
          },
          'fr',
        ),
    ],
    'dream.seen': [
      (params) =>
        `${dreamIn(names, params)} Les esprits ont fait : ‹${signsIn(names, params.signs)}›. Ils ne prennent pas les réclamations.`,
      (params) =>
        `Le village a demandé en rêve : ${dreamIn(names, params)} Réponse : ‹${signsIn(names, params.signs)}›. À chacun d’y lire ce qu’il craint.`,
    ],
    'dream.silent': [
      (params) => `${dreamIn(names, params)} Le village a rêvé la question ; personne n’a rêvé la réponse.`,
      (params) =>
        `Demandé en rêve : ${dreamIn(names, params)} Aucun signe. Les esprits dorment aussi, parfois.`,
    ],
    'purse.moved': ['De bourse en bourse : {coins:coins}, {from:purse}, puis {to:purse}.'],
    'invocation.by': [
      '‹{player:seat}› a demandé la parole au destin : {kind:kind}.',
      '‹{player:seat}› invoque {kind:kind}. Le destin n’avait rien demandé.',
    ],
    'invocation.unseen': [
      'Quelqu’un a invoqué {kind:kind}. Le nom n’a pas été laissé à l’accueil.',
      'On signale {kind:kind}, sans signature.',
    ],
    'resurrection.done': [
      '‹{player:seat}› revient à la vie. Le registre des fantômes est à corriger.',
      'On tenait ‹{player:seat}› pour fantôme ; c’est fini.',
    ],
    'conversion.radiant': [
      '‹{player:seat}› se révèle Shéhérazade, et raconte si bien que quelqu’un y croit.',
    ],
    'adored.named': [
      'Tout le village admire ‹{player:seat}›, aujourd’hui seulement.',
      '‹{player:seat}› a tous les regards. Demain, on verra.',
    ],
    'caricature.hung': [
      'Une caricature {player:of} couvre les murs. La ressemblance fait débat.',
      'Les murs ont un visage : celui {player:of}, le nez en plus.',
    ],
    'enquiry.opened': [
      'Le Procureur s’intéresse à ‹{player:seat}›. C’est public ; ce qu’il a lu, non.',
      'Enquête ouverte : ‹{player:seat}›. Le dossier, lui, reste fermé.',
    ],
    'morning.quiet': [
      'Personne n’est mort. On se félicite, prudemment.',
      'Aucun mort ce matin. Le notaire peut se rendormir.',
    ],
    'death.night': [
      '‹{player:seat}› ne verra pas le jour.',
      'On peut frapper longtemps chez ‹{player:seat}›.',
      'La place {player:of} est vide.',
    ],
    'death.undone': [
      'La mort a pris ‹{player:seat}› ; un dernier baiser l’a fait lâcher.',
      '‹{player:seat}› respire encore, grâce à un baiser de trop.',
    ],
    'death.killing': [
      '‹{player:seat}› meurt au grand jour, d’une main qui avait choisi son heure.',
      'Mise à mort {player:of}. Rapide, dit-on.',
    ],
    'death.attack': ['‹{player:seat}› succombe à une attaque.'],
    'death.grief': [
      '‹{player:seat}› meurt de chagrin, dans la minute.',
      'Le chagrin emporte ‹{player:seat}›. On ne savait pas. Maintenant si.',
    ],
    'death.execution': [
      'L’exécution {player:of} a eu lieu. Elle ne sera pas rejouée.',
      'On exécute ‹{player:seat}›. La majorité a toujours raison, le jour même.',
    ],
    'death.conversion': ['‹{player:seat}› meurt de sa conversion.'],
    'death.shame': ['‹{player:seat}› meurt de honte, sur scène.'],
    'death.correction': ['Le maître du jeu déclare le décès {player:of}. On ne discute pas avec lui.'],
    'dead.showedRole': [
      'Carte de camp {player:of}, retournée devant tous : ‹{role:role}›.',
      'On lit la carte de camp {player:of} : ‹{role:role}›.',
    ],
    'dead.showedSpeciality': [
      'Carte de spécialité {player:of}, retournée devant tous : ‹{speciality:speciality}›.',
      '{player:seat} vivait sous une spécialité : ‹{speciality:speciality}›. C’est dit.',
    ],
    'dead.ghost': [
      '{player:seat} s’engage chez les fantômes, où l’on recrute.',
      '{player:seat} rejoint la milice fantôme.',
      'Désormais, {player:seat} veille la nuit, sans lanterne.',
    ],
    'dead.spirit': [
      '{player:seat} choisit d’être esprit : tout voir, ne rien dire.',
      '{player:seat} passe esprit, et sait déjà tout.',
    ],
    'dead.legacy': [
      '{player:seat} lègue sa spécialité (‹{speciality:speciality}›) à {heir:seat}.',
      'Legs : ‹{speciality:speciality}› passe des mains {player:of} à celles {heir:of}.',
    ],
    'legacy.left': ['{player:seat} quitte Quinte-Bourg pour de bon.'],
    'sunday.came': ['C’est dimanche : on danse, on chuchote, on fait les comptes des autres.'],
    'game.stopped': ['La partie s’est arrêtée. Chacun peut retourner ses cartes, et sa veste.'],

    'camera.saw': [
      'Devant {house:house}, à l’heure de l’attaque, la caméra a relevé : ‹{crowd:crowd}›. Elle ne sait compter que jusque-là.',
      'La caméra thermique visait {house:house}. Bilan : ‹{crowd:crowd}›. Elle n’en dira pas plus, c’est une caméra.',
    ],
    'charmed.raised': [
      'Bras levés à l’appel des charmés : ‹{players:count}›, soit {players:seats}. Une main levée ne prouve rien. Une main baissée non plus, d’ailleurs.',
      'On a vu monter ‹{players:count}› bras : {players:seats}. Peut-être des crampes.',
    ],
    'charmed.none': [
      'Aucune main ne s’est levée parmi les charmés. La musique, pourtant, était jolie.',
      'À l’appel des charmés, pas une main. Chacun garde les siennes.',
    ],

    'session.opened': ['Session {session:session}.', 'La session fut {session:session}.'],
    'vote.nobody': ['Personne n’est désigné. La justice est sans rancune.', 'Aucun nom ne sort de l’urne.'],
    'vote.tied': [
      'Égalité entre {players:seats} : le vote ne condamne personne. Les mathématiques ont leurs jours de bonté.',
      'Ex æquo : {players:seats}. On les renvoie dos à dos.',
    ],
    'vote.cancelled': ['L’urne est perdue. Quelqu’un finira bien par la retrouver.'],
    'sentence.passed': [
      'Le doigt du village s’arrête sur ‹{player:seat}›.',
      '‹{player:seat}› l’emporte, et s’en serait passé.',
    ],
    'sentence.pardoned': [
      'Le Bourreau gracie ‹{player:seat}› et raccroche pour toujours.',
      'Grâce pour ‹{player:seat}› ; le poste de Bourreau n’existe plus.',
    ],
    'sentenced.spoke': ['Ses derniers mots : « {words} »'],
    'purge.accused': ['La purge juge encore {players:seats}.', 'Au banc, de surcroît : {players:seats}.'],
    'purge.condemned': ['Contre ‹{player:seat}›, {execute} voix ; pour, {spare}.'],
    'purge.spared': ['‹{player:seat}› garde sa tête, {execute} voix contre {spare}.'],

    'law.proposed': ['{player:seat} propose : {law:law}.'],
    'law.accepted': [
      '{player:seat} propose, et c’est la loi : ‹{law:law}›. Valable un jour, comme le poisson.',
      'Loi d’un jour, signée {player:seat} : ‹{law:law}›.',
    ],
    'law.refused': [
      '{player:seat} proposait : {law:law}. C’est non.',
      'Écartée, l’idée {player:of} : {law:law}. Le papier servira.',
    ],
    'trait.declared': ['L’ont déclaré, devant tous : {players:seats}.'],

    'office.given': [
      '‹{office:office(player)}› : {player:seat}. On s’y fera.',
      '{player:seat} change de chaise : ‹{office:office(player)}›.',
      'Une plaque de plus à graver : ‹{office:office(player)}›, {player:seat}.',
    ],
    'office.moved': [
      '‹{office:office(player)}› : c’est {player:seat}, à présent.',
      '{player:seat} se réveille avec un poste : ‹{office:office}›. Nul n’a vu passer la chaise.',
    ],
    'office.resigned': [
      '{player:seat} démissionne. La chaise est libre : ‹{office:office}›.',
      'Démission {player:of} : ‹{office:office}›. Les raisons restent dans le tiroir.',
    ],
    'office.vacated': ['Poste vacant : ‹{office:office}›.'],
    'office.applied': [
      '{player:seat} brigue un poste : {office:office}.',
      'Sur les rangs : {player:seat} ({office:office}).',
    ],
    'office.scrutineer': [
      'Le scrutin tourne sans mystère : ‹{player:seat}› tient l’urne.',
      'L’urne passe à ‹{player:seat}›, qui comptera les voix.',
    ],
    'offices.withdrawn': ['Retiré du jeu : {offices:offices}. Rendez les écharpes.'],
    'offices.pranked': [
      'Une farce : les postes publics ont tourné d’un rang. Ceux qui y gagnent la trouvent drôle.',
      'Ce matin, chacun a trouvé la chaise du voisin.',
    ],

    'house.moved': ['{player:seat} habite désormais juste après {after:seat}.'],
    'sculpture.moved': [
      'Une sculpture trônait chez ‹{player:seat}›, qui déménage juste après {after:seat}. L’art prend de la place.',
    ],
    'wedding.proposed': ['{suitor:seat} a demandé {beloved:seat} en mariage.'],
    'wedding.failed': [
      '{suitor:seat} et {beloved:seat} ne se marieront pas. On garde le gâteau.',
      'Mariage {suitor:of} et {beloved:of} : remis, sans date.',
    ],
    'wedding.held': [
      '‹{suitor:seat} et {beloved:seat}› se sont dit oui. C’est public, et c’est rare.',
      '‹{suitor:seat} et {beloved:seat}› se marient. La rédaction a pleuré, un peu.',
    ],
    'wedding.forced': ['‹{suitor:seat}› épouse ‹{beloved:seat}›, de force. Nos vœux, à l’un des deux.'],
    'wedding.settled': [
      '{suitor:seat} et {beloved:seat} s’installent juste après {after:seat}, porte à porte. Distinctes, les portes.',
      'Emménagement {suitor:of} et {beloved:of}, juste après {after:seat}.',
    ],

    'show.began': ['‹{player:seat}› se révèle : c’est Poirot, et le rideau se lève.'],
    'show.stated': ['Au sujet {player:of}, Poirot affirme : « {role:statement} ».'],
    'show.ok': ['‹{player:seat} :› « {role:statement} » ? Ok.'],
    'show.error': ['‹{player:seat} :› « {role:statement} » ? Erreur.'],
    'show.gross': ['‹{player:seat} :› « {role:statement} » ? Grosse erreur.'],
    'show.shamed': ['Le show est un désastre. On ne rembourse pas.'],
    'show.passed': ['Le show s’achève, ni triomphe ni désastre. On a vu pire.'],
    'show.triumphed': ['Le show est un triomphe.'],

    'master.changed': [
      ({ master }) =>
        master === 'human' ? 'Une personne mène désormais le jeu.' : 'L’application mène désormais le jeu.',
    ],
    'master.corrected': ['Le maître du jeu rectifie : {reason}'],
    'match.undone': ['On est revenu en arrière : {reason}'],
    'errata.count': [
      '{weekday:Weekday}, nous comptions {n:number} habitants. Nos excuses à {players:seats}.',
      'Notre compte de {weekday:weekday} ({n:number} habitants) n’a pas tenu la journée. Pardon à {players:seats}.',
    ],

    'ad.vacant': [
      '‹Chaise libre :› {office:office}. Se présenter en vie, ce jour.',
      '‹Cherche :› {office:office}. Débutants acceptés.',
      '‹À pourvoir :› {office:office}. Discrétion appréciée, pas exigée.',
    ],
    'ad.law': [
      '‹Fantôme, le plus récent,› est attendu avec une loi. Bonne tenue exigée.',
      '‹Loi d’un jour :› le fantôme le plus récent a la parole d’abord.',
    ],
    'ad.house': [
      '‹À céder,› la place {player:of} dans le cercle. Calme.',
      '‹Libre de suite :› la maison {player:of}. Volets en bon état.',
    ],
    'almanac.night': [
      'Nuit prochaine, {weekday:weekday}. Se lèveront, s’ils sont d’ici et s’ils vivent : {cards:cards}.',
    ],
    'almanac.feast': ['Demain, {weekday:weekday}. Personne ne se lèvera : il n’y aura pas de nuit.'],
  },
};
