import type { TextsOf } from '#samples/sample-types.ts'
import type { zarbietLellaKmar as english } from '#samples/stores/zarbiet-lella-kmar.ts'

export const zarbietLellaKmar: TextsOf<typeof english> = {
  name: 'Zarbiet Lella Kmar',
  town: 'Kairouan',
  craft: 'Tapis noués',
  description:
    'Dans le quartier de Houmet Jamâa, à Kairouan, cinq métiers se dressent dans la maison de Kmar Mabrouk. Elle a ' +
    'appris à nouer sur les genoux de sa mère, et compte encore ses nœuds à voix basse. Autour d’elle travaillent ' +
    'quatre voisines, payées à la journée et non au nœud, pour que personne ne se presse. La laine vient des moutons ' +
    'de la steppe, lavée, cardée et filée tout près ; le rouge vient de la garance, le jaune de l’écorce de grenade. ' +
    'Ce qui est trop petit pour un tapis devient un sac, une babouche ou un coussin.',
  products: {
    'LK-Zarbia 120x180': {
      name: 'Tapis de laine noué « Zarbia »',
      description:
        'Un tapis de Kairouan rouge profond, noué par deux femmes côte à côte pendant onze semaines. Le long losange ' +
        'du milieu s’appelle le mihrab ; les petites bordures autour sont les murs du jardin. Chaque mètre carré ' +
        'compte quarante mille nœuds, serrés sur une chaîne de laine et tassés au peigne de fer. Il survivra à ses ' +
        'premiers propriétaires. Secouez-le, ne le battez jamais ; aérez-le à l’ombre deux fois par an et lavez-le à ' +
        'l’eau froide. 120 × 180 cm, velours de 9 mm. Pièce unique.',
      colors: {
        'Madder red': 'Rouge garance',
      },
    },
    'LK-Margoum 70x200': {
      name: 'Tapis de couloir « Margoum »',
      description:
        'Un long tapis ras couvert de signes berbères : l’œil, le peigne, la patte de perdrix. Le margoum se tisse ' +
        'et se brode d’un même geste, par l’envers : la tisseuse ne voit son dessin qu’en retournant l’ouvrage. ' +
        'Mbarka, la voisine de Kmar, connaît plus de soixante signes par cœur et n’en dessine jamais un à l’avance. ' +
        'Sans velours, il ne retient pas la poussière et reste bien à plat dans un couloir. Brossez-le à sec et ' +
        'lavez-le à l’eau froide et au savon. 70 × 200 cm. Celui-ci est parti ; le prochain est sur le métier.',
      colors: {
        'Saffron and black': 'Safran et noir',
      },
    },
    'LK-Klim bedside': {
      name: 'Descente de lit en laine « Klim »',
      description:
        'Un klim rayé, doux aux pieds nus du matin, tissé en deux formats d’un même poids de laine. Les rayures ont ' +
        'les couleurs du troupeau, sans teinture : crème, camel, brun, et un gris qui vient de deux brebis bien ' +
        'précises. Tassé serré sur le métier, il s’utilise des deux côtés. Prenez le format long pour le bord du ' +
        'lit, le large pour le lavabo ou le fauteuil. Lavage à froid, séchage à plat à l’ombre. L’un comme l’autre ' +
        'pèse environ deux kilos. Une fine sous-couche l’empêche de glisser sur le carrelage.',
      sizes: {
        '80 × 150 cm': '80 × 150 cm',
        '100 × 120 cm': '100 × 120 cm',
      },
      colors: {
        Camel: 'Camel',
        Brown: 'Brun',
      },
    },
    'LK-Mkhadda 45': {
      name: 'Coussin en klim « Mkhadda »',
      description:
        'Un coussin carré en laine, à rangs de losanges, tissé sur le métier étroit près de la fenêtre. Fatma, la ' +
        'plus jeune de la maison, en fait un tous les trois jours et change chaque fois l’ordre des couleurs pour ne ' +
        'pas s’ennuyer. Le dos est en coton solide, avec une fermeture invisible. Le garnissage, en laine cardée des ' +
        'mêmes moutons, se retire et s’aère. Lavez la housse seule, à la main, à l’eau froide. Il mesure 45 × 45 cm ' +
        'et garde sa forme des années.',
      colors: {
        Brick: 'Brique',
        Olive: 'Olive',
        Indigo: 'Indigo',
      },
    },
    'LK-Rahala 14L': {
      name: 'Sac à dos en klim « Rahala »',
      description:
        'Un sac à dos de ville taillé dans un klim, aux bretelles en cuir des tanneurs de Kairouan. Rahala veut dire ' +
        'voyageurs. Kmar tisse le panneau pour ce sac, et son neveu Houssem le coud au fil ciré. Dedans, une ' +
        'doublure en coton, une poche pour un ordinateur de 14 pouces et une petite poche zippée pour les clés. La ' +
        'laine ne craint pas une pluie légère ; en cas d’orage, abritez-vous. Nettoyez-le à la brosse humide. 30 cm ' +
        'de large, 42 cm de haut, environ quatorze litres. Les bretelles se règlent de 60 à 95 cm.',
      colors: {
        Rust: 'Rouille',
        Indigo: 'Indigo',
      },
    },
    'LK-Lella 27': {
      name: 'Pochette en margoum « Lella »',
      description:
        'Une pochette du soir, plate, où une rangée d’yeux berbères perce la laine noire. Elle naît d’une chute de ' +
        'margoum trop courte pour un tapis et lui offre une seconde vie, mieux habillée. La doublure est en satin de ' +
        'coton, la fermeture en laiton, et une boucle de cuir se passe au poignet. Elle contient un téléphone, des ' +
        'clés, un éventail et un rouge à lèvres. Brossez-la à sec, ou passez-lui un chiffon à l’eau vinaigrée. 27 cm ' +
        'de large et 17 cm de haut. D’une pochette à l’autre, les signes changent d’ordre.',
      colors: {
        'Black and cream': 'Noir et crème',
        Pomegranate: 'Grenade',
      },
    },
    'LK-Kairouania': {
      name: 'Babouche à dessus de laine « Kairouania »',
      description:
        'Des babouches chaudes, dessus de laine tissée et fine semelle de cuir, pour les sols d’hiver. Le dessus est ' +
        'coupé dans un klim, l’intérieur doublé de peau de mouton, et la semelle cousue à l’envers puis retournée, ' +
        'comme l’ont toujours fait les artisans près de la Grande Mosquée. Le talon se rabat ou se relève, à votre ' +
        'goût. À porter à l’intérieur, ou jusqu’à la porte de la voisine. Brossez-les à sec. Elles serrent un peu au ' +
        'début et gagnent une demi-pointure en une semaine : prenez votre pointure habituelle. Poids indiqué pour ' +
        'une paire en 40.',
      colors: {
        Brick: 'Brique',
        Grey: 'Gris',
      },
    },
    'LK-Kachabia': {
      name: 'Manteau de laine à capuchon « Kachabia »',
      description:
        'Le manteau à capuchon des bergers de la steppe, raccourci pour se porter en ville. L’étoffe est de laine ' +
        'brune et crème, tissée à longues rayures par le frère de Kmar sur un métier large, puis foulée à l’eau ' +
        'tiède jusqu’à ce que le vent ne passe plus. Houssem la coupe en trois pièces, un galon le long des ' +
        'coutures. Le capuchon est profond, les manches sont amples, les poches vont jusqu’au coude. Nettoyage à ' +
        'sec, ou simple aération par un jour froid. En taille M, 62 cm de large à la poitrine et 92 cm de long.',
      colors: {
        'Brown stripe': 'Rayures brunes',
        Cream: 'Crème',
      },
    },
  },
}
