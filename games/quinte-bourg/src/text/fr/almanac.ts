import type { Sayings } from '../../almanac/sayings.ts';
import { rulings } from './rulings.ts';

export const almanac: Sayings = {
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
    idealists: 'Gagnent si au moins la moitié des joueurs du début est en vie quand la partie s’arrête.',
    seths: 'Gagnent s’il reste deux vivants au plus, dont Seth. Ils se connaissent.',
    mice: 'Gagnent en tenant trois postes parmi Président, Notaire, Sénateur et Chef de la milice.',
    reptilians:
      'Gagnent quand tous les autres, et Seth, sont morts. Ils se connaissent et attaquent la nuit.',
    martyrs: 'Gagne si une session du jour l’exécute.',
    musicians: 'Gagnent quand tous les vivants qui ne sont pas musiciens ont été charmés.',
    villagers: 'Gagnent quand tous les Reptiliens sont morts, Seth et convertis compris.',
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
          says: 'On donne ce que l’on veut à qui l’on veut, de jour. Le plus riche en fin de journée, s’il l’est strictement, est à l’abri de l’attaque, mais ni des meurtres ni des vols.',
        },
        {
          says: 'On se marie devant le Prêtre, ou devant deux témoins s’il n’y en a pas, puis on s’installe dans deux maisons voisines.',
        },
      ],
    },
  },
  rulings,
};
