import { rulings } from './fr/rulings.ts';
import type { Sayings } from './sayings.ts';

export const fr: Sayings = {
  kinds: {
    page: 'Une partie',
    camp: 'Camps',
    role: 'Rôles',
    speciality: 'Spécialités',
    office: 'Postes',
    condition: 'Conditions personnelles',
    ruling: 'Règles numérotées',
  },
  facts: { players: 'Joueurs', rank: 'Rang', camps: 'Camp', nights: 'Nuits', invoked: 'Invocation' },
  anyTime: 'à tout moment',
  once: 'une fois, à tout moment',
  everyNight: 'toutes',
  to: (from, to) => `${from} à ${to}`,
  camps: {
    lovers: 'Gagnent s’ils sont les deux derniers en vie. Ils se connaissent et dorment ensemble.',
    idealists: 'Gagnent si au moins la moitié des joueurs du début est en vie à l’arrêt.',
    seths: 'Gagnent s’il reste deux vivants au plus, dont Seth. Ils se connaissent.',
    mice: 'Gagnent en tenant trois postes parmi Président, Notaire, Sénateur et Chef de la milice.',
    reptilians:
      'Gagnent quand tous les autres, et Seth, sont morts. Ils se connaissent et attaquent la nuit.',
    martyrs: 'Gagne si une session du jour l’exécute.',
    musicians: 'Gagnent quand tous les vivants qui ne sont pas musiciens ont été charmés.',
    villagers: 'Gagnent quand tous les Reptiliens sont morts, Seth et convertis compris.',
  },
  roles: {
    sheherazade:
      'Une fois, convertit quelqu’un. Avec la Noire, la Rouge ou Seth, tout s’arrête ; sinon elle meurt et l’autre rejoint les Idéalistes.',
    prophet: 'Une fois, vivant ou fantôme, ramène un fantôme à la vie, lui-même s’il le faut.',
    seth: 'Reptilien et ennemi des Reptiliens : une fois, il en tue un.',
    fennec: 'Allié de Seth sans être Reptilien : une fois, il mord et tue qui il veut.',
    mouse: 'Connaît les autres Souris, et vise les postes.',
    minus:
      'Avec Cortex, mardi, jeudi et samedi : chacun nomme quelqu’un sans savoir l’autre nom, et les deux échangent leurs postes.',
    cortex:
      'Avec Minus, mardi, jeudi et samedi : chacun nomme quelqu’un sans savoir l’autre nom, et les deux échangent leurs postes.',
    reptilian: 'Choisit chaque nuit une proie avec les siens.',
    alpha: 'Une Reptilienne qui tranche quand la meute n’est pas d’accord.',
    black: 'Une Reptilienne qui, une fois, fait de quelqu’un un Reptilien.',
    red: 'Une Reptilienne qui, une fois, tue l’un des siens.',
    martyr: 'Seule : elle veut être exécutée par le village.',
    orpheus: 'Charme chaque nuit une nouvelle personne, sans savoir ce que fait la Sirène.',
    siren: 'Charme chaque nuit une nouvelle personne, sans savoir ce que fait Orphée.',
    villager: 'Pas de pouvoir : il lui reste sa spécialité, sa voix et son flair.',
    greedy: 'Gagne seul dès que toutes les pièces en jeu sont à lui.',
    holmes: 'Un Villageois qui peut gagner comme Détective, comme Mélomane, ou les deux.',
    monk: 'Un Villageois qui peut gagner comme Détective, comme Pentaphile, ou les deux.',
    poirot: 'Un Villageois qui peut gagner comme Détective, ou par un show où il nomme le rôle de chacun.',
    pach: 'Un Villageois qui peut gagner comme Mathématicien, comme Perfect-Matcheur, ou les deux.',
    rappaz: 'Un Villageois qui peut gagner comme Mathématicien, comme 58-ard, ou les deux.',
    sesiano: 'Un Villageois qui peut gagner comme Mathématicien, comme Romantique, ou les deux.',
  },
  powers: {
    'engineer.use':
      'Après l’aube : vois la carte de camp d’un mort, ou apprends si quelqu’un a passé la nuit chez lui.',
    'snooper.look': 'Regarde les cartes d’un voisin.',
    'trainer.place':
      'Poste ton animal devant une maison : y a-t-il un Reptilien à l’heure de l’attaque ? Ou devant un mort : en était-ce un ?',
    'thief.rob':
      'Vole une maison : chez un voisin, ce que tu veux ; ailleurs, la moitié, arrondie au-dessus.',
    'thief.hand': 'Tu peux donner aussitôt une part du butin à qui tu veux.',
    'assassin.kill':
      'Tue qui tu veux : la première fois pour toute ta bourse, même vide, ensuite pour 2 pièces ; hérité, toujours 2. Ces pièces quittent le jeu.',
    'sandman.sand': 'Plonge quelqu’un dans un sommeil lourd jusqu’à l’aube.',
    'abductor.abduct':
      'Enlève quelqu’un chez toi et le plonge dans un sommeil lourd ; tu restes à la maison avec ton invité.',
    'laura.squat': 'Dors dans une autre maison que la tienne, vide ou non.',
    'artist.sculpt': 'Mercredi et samedi : passe la nuit chez quelqu’un, qui doit déménager au matin.',
    'artist.draw': 'Vendredi : quelqu’un, fantôme ou non, doit démissionner de son poste au matin.',
    'eris.quarrel':
      'Mardi et vendredi : deux personnes se battent cette nuit chez l’une d’elles, que la première choisit ; elles se reconnaissent, sans savoir à qui elles le doivent.',
    'eris.prank': 'Lundi : tous les postes des vivants glissent d’une place, dans le sens que tu veux.',
    'freyja.tease':
      'Lundi et jeudi : deux personnes passent la nuit ensemble chez l’une d’elles, que la première choisit.',
    'freyja.adore':
      'Mercredi : la personne adorée pourra, le lendemain, échanger son poste avec qui elle veut.',
  },
  offices: {
    scrutineer:
      'Nomme les successeurs et tranche entre candidats ; le poste passe chaque matin au vivant sans poste suivant.',
    chief: 'Le premier fantôme ; départage la milice sur la maison à protéger.',
    president: 'Choisit la session, clôt le débat, vote le premier et départage.',
    prosecutor:
      'Sans adjoint, pose chaque matin la caméra thermique ; avec un adjoint, paie une pièce pour voir les cartes d’un titulaire.',
    notary: 'Distribue l’argent des morts sans conjoint, jamais à lui-même.',
    senator: 'Accepte ou refuse la loi du jour.',
    priest:
      'Marie, pour un prix de 0 à 2 pièces ; traditionnel, il peut aussi forcer une union avec plus pauvre que le prétendant.',
    randy: 'Les jours impairs, dit où regardait la caméra thermique.',
    armish: 'Les jours pairs, dit où regardait la caméra thermique.',
    mirko: 'Les jours impairs, prend une pièce à quelqu’un en fin de journée.',
    mirka: 'Les jours pairs, prend une pièce à quelqu’un en fin de journée.',
    executioner: 'Peut une fois gracier un condamné autre que lui ; puis le poste disparaît.',
  },
  pages: {
    how: {
      name: 'Comment se passe une partie',
      line: 'Un village, huit camps, des nuits et des jours.',
      text: [
        {
          says: 'Chacun a une carte de camp, une spécialité, une pièce et une maison dans le cercle. On peut parler de son rôle, vrai ou non ; on ne montre jamais ses cartes.',
        },
        {
          title: 'La nuit',
          says: 'Tous ferment les yeux. Les lignes s’appellent dans l’ordre, aussi longues qu’il y ait quelqu’un ou non : fantômes, Reptiliens, Amoureux, spécialités, musiciens, puis l’attaque.',
        },
        {
          title: 'Le jour',
          says: 'Caméra, changements de postes, morts et héritages ; puis une loi peut-être, le débat, le vote et l’exécution ; enfin les mariages et les pickpockets.',
        },
        {
          title: 'L’arrêt',
          says: 'La partie s’arrête quand une condition est remplie, quand il reste deux vivants au plus, ou quand Shéhérazade convertit la Noire, la Rouge ou Seth. Chacun gagne par son camp le plus fort ou par une condition personnelle, mort ou vif.',
        },
      ],
    },
    calendar: {
      name: 'Le calendrier et le village',
      line: 'Du lundi au samedi, puis un dimanche de fête.',
      text: [
        {
          says: 'Lundi, mercredi et vendredi sont impairs, mardi, jeudi et samedi pairs. Le dimanche n’a ni nuit, ni mort, ni session : on parle en groupes, on donne, on observe.',
        },
        {
          says: 'Les maisons forment un cercle, une par vivant ; tes voisins sont les deux vivants à côté de toi.',
        },
      ],
    },
    night: {
      name: 'La nuit et l’attaque',
      line: 'Qui dort où, et qui meurt.',
      text: [
        {
          says: 'Chacun n’a qu’une action longue par nuit, la plus haute : sommeil lourd, enlèvement, sculpture, bagarre, nuit à deux, Amoureux, squat, attaque, et sinon dormir chez soi.',
        },
        {
          says: 'Rien n’arrive devant une maison gardée par les fantômes ou sans proie, ni chez qui était strictement le plus riche en fin de journée. Entre plusieurs proies, le hasard choisit.',
        },
      ],
    },
    death: {
      name: 'La mort et après',
      line: 'Fantôme, esprit ou legs.',
      text: [
        {
          says: 'Un mort montre une de ses deux cartes, perd pouvoirs et pièces, et choisit pour toujours : fantôme, il garde une maison chaque nuit ; esprit, il voit tout et ne parle qu’en rêve ; legs, il montre ses deux cartes et transmet sa spécialité.',
        },
        { says: 'Ses pièces vont au conjoint, qui voit ses cartes ; à défaut, le Notaire les partage.' },
      ],
    },
    laws: {
      name: 'Les lois',
      line: 'Une loi par jour, pour ce jour seul.',
      text: [
        {
          says: 'La parole est au fantôme le plus récent ; s’il se tait, aux autres fantômes, puis aux vivants sans poste, enfin aux plus pauvres. Le Sénateur accepte ou refuse.',
        },
      ],
    },
    money: {
      name: 'L’argent et le mariage',
      line: 'Des pièces, des cadeaux et des noces.',
      text: [
        {
          says: 'On donne ce que l’on veut à qui l’on veut, de jour. Le plus riche en fin de journée, s’il l’est strictement, est gardé de l’attaque, ni des meurtres ni des vols.',
        },
        {
          says: 'On se marie devant le Prêtre, ou devant deux témoins s’il n’y en a pas, puis on s’installe dans deux maisons voisines.',
        },
      ],
    },
  },
  rulings,
};
