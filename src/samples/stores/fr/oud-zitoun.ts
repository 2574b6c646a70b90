import type { TextsOf } from '#samples/sample-types.ts'
import type { oudZitoun as english } from '#samples/stores/oud-zitoun.ts'

export const oudZitoun: TextsOf<typeof english> = {
  name: 'Oud Zitoun',
  town: 'Sfax',
  craft: 'Bois d’olivier',
  description:
    'Anis Trabelsi et sa sœur Maha travaillent les oliviers de la plaine de Sfax, seulement ceux qui ne donnent plus ' +
    'ou que le vent a couchés. Chaque tronc repose deux ans sous un toit avant de voir la scie. Anis tourne et ' +
    'sculpte. Maha ponce, huile et invente les jouets, sous l’œil sévère de ses deux garçons. Ni vernis ni peinture ' +
    'dont ils ne voudraient pas dans leur propre cuisine. Les chutes deviennent des cuillères, la sciure va au four ' +
    'du voisin, et il ne se perd presque rien.',
  products: {
    'OZ-Louh 40': {
      name: 'Planche à servir en bois d’olivier « Louh »',
      description:
        'Une tranche de vieil olivier, avec le bord ondulé que l’arbre lui a donné. Anis laisse sécher le bois deux ' +
        'ans, le rabote bien à plat, puis suit la ligne naturelle à la râpe. Pas deux planches n’ont le même ' +
        'veinage : la vôtre ne sera pas tout à fait celle de la photo. Pour le pain, le fromage ou tout un plateau ' +
        'de bricks. Lavez-la vite à la main, faites-la sécher debout, et passez-lui une cuillerée d’huile d’olive ' +
        'une fois par mois. Environ 40 cm de long, 18 cm de large et 2 cm d’épaisseur.',
      colors: {
        'Olive wood': 'Bois d’olivier',
      },
    },
    'OZ-Mgharef 3': {
      name: 'Trois cuillères de cuisine « Mgharef »',
      description:
        'Trois cuillères en bois d’olivier pour goûter, remuer et servir, chacune d’une seule branche. La ronde est ' +
        'pour la chorba, la plate racle le fond de la marmite, l’ajourée sort les olives de la saumure. Anis les ' +
        'taille au couteau courbe et Maha les ponce quatre fois, en mouillant le bois chaque fois pour qu’il reste ' +
        'lisse à l’usage. Elles ne rayent pas les casseroles. Rincez-les, séchez-les, huilez-les quand elles ' +
        'pâlissent. Longueurs : 22, 28 et 30 cm. Liées par un brin d’alfa.',
      colors: {
        'Olive wood': 'Bois d’olivier',
      },
    },
    'OZ-Mehres 12': {
      name: 'Mortier et pilon « Mehres »',
      description:
        'Un mortier profond en bois d’olivier : ail, coriandre et carvi, tout plat sfaxien commence là. Il est ' +
        'tourné dans le pied du tronc, là où le fil part dans tous les sens et où le bois ne se fend pas. ' +
        'L’intérieur reste un peu rugueux, pour que les épices ne se sauvent pas. Le pilon est assez lourd pour ' +
        'faire le travail à votre place. Essuyez-le avec un linge humide ; l’ail laisse un souvenir, et certaines ' +
        'familles en gardent deux. 12 cm de diamètre, 11 cm de haut, pilon de 18 cm.',
      colors: {
        'Dark olive wood': 'Bois d’olivier foncé',
      },
    },
    'OZ-Houma 32': {
      name: 'Médina à construire en bois « Houma »',
      description:
        'Trente-deux pièces de bois pour bâtir toute une médina : portes, coupoles, arcs et un minaret. Maha a ' +
        'dessiné la première pour ses fils, un dimanche de pluie. Les pièces sont coupées dans des chutes d’olivier ' +
        'et de hêtre, arrondies à chaque arête et colorées de teintures végétales fixées à l’huile. À deux ans, on ' +
        'les empile ; à sept ans, on bâtit le souk et on y fait le marchand. Elles se rangent dans un sac de coton ' +
        'imprimé du plan de Sfax. Essuyez-les avec un linge humide. La pièce la plus longue fait 12 cm. À partir de ' +
        'deux ans.',
      colors: {
        'Earth colours': 'Tons terre',
        'Natural wood': 'Bois naturel',
      },
    },
    'OZ-Korsi 28': {
      name: 'Tabouret d’enfant « Korsi »',
      description:
        'Un tabouret à trois pieds, à hauteur d’enfant, assez solide pour la tante qui s’y assoit aussi. Avec trois ' +
        'pieds, il n’est jamais bancal, même sur un vieux carrelage. L’assise est creusée en légère cuvette dans une ' +
        'planche d’olivier ; les pieds la traversent et sont bloqués par des coins sur le dessus, sans vis ni clou. ' +
        'Il sert à atteindre le lavabo, à attendre devant le four, à faire le tambour. Huilez-le une fois par an. ' +
        '28 cm de diamètre et 27 cm de haut. Il porte un adulte de 90 kg.',
      colors: {
        'Olive wood': 'Bois d’olivier',
        'Blue legs': 'Pieds bleus',
      },
    },
    'OZ-Jmal 15': {
      name: 'Chameau à roulettes « Jmal »',
      description:
        'Un petit chameau en bois sur roulettes, qui hoche un peu la tête en roulant sur le carrelage. Anis le ' +
        'découpe dans une planche dont le fil suit la bosse. Les roues tournent sur des axes en bois : pas de métal ' +
        'qui puisse se détacher. Un cordon de coton tressé de 30 cm est noué devant, avec une perle pour le tenir. ' +
        'La finition n’est que d’huile d’olive et de cire d’abeille. Les petits le tirent, les grands le chargent de ' +
        'dattes. Essuyez-le avec un chiffon sec. 15 cm de long, 13 cm de haut. Dès dix-huit mois.',
      colors: {
        Natural: 'Naturel',
        'Red wheels': 'Roues rouges',
        'Blue wheels': 'Roues bleues',
      },
    },
    'OZ-Khorkhicha 9': {
      name: 'Hochet à anneaux « Khorkhicha »',
      description:
        'Trois anneaux libres sur un manche lisse, et un petit clic à chaque secousse. Le hochet est tourné dans un ' +
        'seul morceau d’olivier, anneaux compris. Anis les détache au crochet sans arrêter le tour : ni joint, ni ' +
        'colle, rien qui puisse tomber. Un bébé le tient dès quatre mois environ, et le bois d’olivier est agréable ' +
        'à mordiller. Il est frotté à l’huile des arbres de la famille. Essuyez-le avec un linge humide et ' +
        'laissez-le sécher. 9 cm de long, 45 mm de large, léger comme un œuf.',
      colors: {
        'Olive wood': 'Bois d’olivier',
      },
    },
    'OZ-HabZitoun 48': {
      name: 'Collier de perles en bois d’olivier « Hab Zitoun »',
      description:
        'Quarante et une olives de bois sur un cordon ciré, chacune avec son propre dessin de veines. Anis les ' +
        'tourne dans les branches les plus fines, là où le bois va du crème au presque noir. Maha les polit dans un ' +
        'sac avec des coques d’amandes concassées, puis les enfile de la plus claire à la plus foncée. Un nœud ' +
        'coulissant le ferme : long sur une blousa, court sur un col. L’eau ne lui fait rien ; le parfum, si. Une ' +
        'goutte d’huile sur un chiffon lui rend son éclat. 48 cm de long, entièrement ouvert.',
      colors: {
        'Olive wood': 'Bois d’olivier',
        'With saffron beads': 'Avec perles safran',
      },
    },
  },
}
