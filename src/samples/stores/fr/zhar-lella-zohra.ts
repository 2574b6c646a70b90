import type { TextsOf } from '#samples/sample-types.ts'
import type { zharLellaZohra as english } from '#samples/stores/zhar-lella-zohra.ts'

export const zharLellaZohra: TextsOf<typeof english> = {
  name: 'Zhar Lella Zohra',
  town: 'Dar Chaâbane El Fehri',
  craft: 'Eaux florales et savons',
  description:
    'Chaque printemps, pendant six semaines, les ruelles de Dar Chaâbane sentent le bigaradier. Zohra Gharbi en ' +
    'cueille et en distille les fleurs depuis l’âge de neuf ans. Aujourd’hui, elle travaille avec ses deux ' +
    'belles-filles et un alambic en cuivre, le qattar de son trousseau. Ce qu’elles ne cultivent pas, elles ' +
    'l’achètent à des gens qu’elles connaissent : les roses à Bargou, l’argile dans les collines, l’huile d’olive ' +
    'chez un cousin de Korba. Les recettes sont courtes et chaque pot dit ce qu’il contient. Quand une cuvée est ' +
    'épuisée, la suivante attend sa saison.',
  products: {
    'ZZ-Zhar 500': {
      name: 'Eau de fleur d’oranger « Zhar »',
      description:
        'Des fleurs de bigaradier, de l’eau de source et un alambic en cuivre. Rien d’autre dans la bouteille. Zohra ' +
        'cueille avant que le soleil monte, étale les fleurs sur un drap et distille le soir même. Quatre kilos de ' +
        'fleurs donnent environ quatre litres. Seule la première eau va dans cette bouteille : une cuillerée suffit ' +
        'pour un plateau de makroudh, quelques gouttes pour un café. Elle rafraîchit aussi le visage après une ' +
        'journée à la mer. Gardez-la à l’abri de la lumière et finissez-la dans l’année. 500 ml, bouteille en verre, ' +
        'bouchon de liège.',
      colors: {
        'Orange blossom': 'Fleur d’oranger',
      },
    },
    'ZZ-Ward 200': {
      name: 'Eau de rose de Bargou « Ward »',
      description:
        'Une eau tirée des petites roses qui poussent en terrasses à Bargou, dans les collines de Siliana. Les ' +
        'pétales descendent dans des sacs de toile le lendemain de la cueillette et vont droit dans l’alambic. L’eau ' +
        'est claire, un peu verte au premier souffle, puis ronde et douce. Sur le visage après la toilette, dans un ' +
        'bol de tfal, ou sur des fraises au sucre. Sans colorant, sans alcool, sans parfum ajouté. Une fois ouverte, ' +
        'gardez-la au frais et utilisez-la dans les six mois. 200 ml, avec vaporisateur.',
      colors: {
        Rose: 'Rose',
      },
    },
    'ZZ-Saboun 150': {
      name: 'Savon à l’huile d’olive « Saboun Zit »',
      description:
        'Un savon dur et vert à l’huile d’olive, coupé au fil et séché sur des roseaux tout un hiver. Zohra prend ' +
        'l’huile de la dernière pression de Korba, trop forte pour la salade, et la travaille deux jours avec de la ' +
        'soude et de l’eau salée. Le savon est coulé à même le sol de l’arrière-salle, coupé, estampillé, puis il ' +
        'respire quatre mois. Il mousse peu et dure longtemps. Entre deux lavages, posez-le sur un porte-savon ' +
        'ajouré. Il convient au visage, aux mains, aux cheveux et aux lainages délicats. Le pain pèse 150 g et ' +
        'mesure 65 mm de côté.',
      colors: {
        'Olive, plain': 'Olive nature',
        'With rosemary': 'Au romarin',
        'With orange peel': 'À l’écorce d’orange',
      },
    },
    'ZZ-Nila 60': {
      name: 'Poudre bleue du Sud « Nila »',
      description:
        'La poudre bleu profond du Sud, moulue fin et passée trois fois au tamis de soie. À Kébili et à Tataouine, ' +
        'avant un mariage, les femmes la mélangent à du yaourt, du miel ou de l’eau de rose, l’étalent en couche ' +
        'fine dix minutes, puis la rincent au hammam. Zohra achète la pierre entière et la pile dans un mortier de ' +
        'laiton : elle sait ainsi ce qu’il y a dans le pot. Essayez-en d’abord un peu au poignet, et éloignez les ' +
        'serviettes claires : c’est un vrai bleu. Le pot contient 60 g, de quoi faire une quinzaine de masques.',
      colors: {
        Indigo: 'Indigo',
      },
    },
    'ZZ-Tfal 250': {
      name: 'Argile lavante à la rose « Tfal »',
      description:
        'Une argile grise, infusée de pétales de rose et de clous de girofle, puis séchée au soleil. Pour les ' +
        'cheveux et le visage : bien avant le shampooing, c’est le tfal que les mères tunisiennes emportaient au ' +
        'hammam. L’argile est lavée sept fois pour en ôter le sable, pétrie à l’eau florale et pressée en copeaux. ' +
        'Délayez-en deux cuillerées dans de l’eau tiède, faites pénétrer dans les cheveux mouillés, attendez cinq ' +
        'minutes et rincez bien. Elle lave sans mousser. Gardez le pot fermé, au sec. 250 g, soit environ huit ' +
        'lavages pour des cheveux longs. Le parfum est discret et s’en va au rinçage.',
      colors: {
        'Grey rose clay': 'Argile gris rosé',
      },
    },
    'ZZ-Ghassoul 300': {
      name: 'Argile de hammam aux sept plantes « Ghassoul »',
      description:
        'Du ghassoul brun et sept plantes séchées du Cap Bon, pour une longue soirée de hammam. Lavande, myrte, ' +
        'romarin, camomille, géranium, rose et laurier sèchent au grenier et sont broyés à la main avant de ' +
        'rejoindre l’argile. Mélangez à l’eau tiède jusqu’à la consistance d’un yaourt et étalez sur la peau humide. ' +
        'Laissez poser le temps d’un thé, puis rincez avant que l’argile durcisse. Les plantes laissent de petits ' +
        'grains : c’est le signe qu’elles y sont vraiment. Le pot contient 300 g. Gardez-le au sec et utilisez-le ' +
        'dans l’année.',
      colors: {
        'Earth brown': 'Brun terre',
      },
    },
    'ZZ-Layali 180': {
      name: 'Bougie au néroli « Layali »',
      description:
        'L’odeur d’une orangeraie la nuit, coulée à la main dans un verre épais couleur de miel. Le néroli, c’est ' +
        'l’huile qui flotte au-dessus de l’eau distillée : quelques gouttes par panier de fleurs. Zohra la garde ' +
        'pour cette bougie, avec un peu de cire d’abeille de Zaghouan et une mèche de coton tressé. La flamme est ' +
        'basse et régulière. Coupez la mèche à un demi-centimètre avant de l’allumer, et ne laissez jamais la bougie ' +
        'seule dans une pièce. Une fois finie, son verre devient un photophore. 180 g, environ trente-cinq heures.',
      colors: {
        Honey: 'Miel',
        Natural: 'Naturel',
      },
    },
    'ZZ-Sorra 26': {
      name: 'Trousse de hammam et gant « Sorra »',
      description:
        'Une trousse rayée pour le hammam, avec un gant kessa et de la place pour le savon et l’argile. Ahlem, la ' +
        'belle-fille de Zohra, la coud dans un coton tissé à Béni Khiar, le village voisin, et la double de toile ' +
        'cirée : elle peut rentrer mouillée à la maison. Le gant est en crêpe rugueux : passez-le sur la peau ' +
        'chaude, après dix minutes de vapeur, et rincez-le bien. Un cordon ferme la trousse et la suspend à un clou. ' +
        'Les deux se lavent à 40 degrés. La trousse fait 26 cm de large et 18 cm de haut. Savon non compris.',
      colors: {
        'Rose stripes': 'Rayures roses',
        'Indigo stripes': 'Rayures indigo',
        'Olive stripes': 'Rayures olive',
      },
    },
  },
}
