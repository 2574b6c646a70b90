import type { TextsOf } from '#samples/sample-types.ts'
import type { babLazrag as english } from '#samples/stores/bab-lazrag.ts'

export const babLazrag: TextsOf<typeof english> = {
  name: 'Bab Lazrag',
  town: 'Sidi Bou Saïd',
  craft: 'Fer forgé et poterie de Sejnane',
  description:
    'Derrière une porte bleue, à mi-pente de la colline de Sidi Bou Saïd, Selma et Adel Jlassi partagent un atelier. ' +
    'Adel forge les lanternes et cloute les miroirs. Selma coud des marionnettes et des oiseaux dans les tissus que ' +
    'd’autres jettent. Elle est née à Sejnane, dans les collines du Nord, où sa mère Jamila et deux de ses tantes ' +
    'modèlent encore des poupées et des animaux d’argile, qu’elles cuisent à ciel ouvert. Une fois par mois, elle y ' +
    'monte avec du café et du sucre, et revient doucement, la voiture pleine de poteries enveloppées dans des ' +
    'couvertures.',
  products: {
    'BZ-Aroussa 24': {
      name: 'Poupée d’argile de Sejnane « Aroussa »',
      description:
        'Une mariée d’argile de Sejnane, modelée sans tour et peinte de signes plus vieux que l’écriture. Jamila ' +
        'prend l’argile au bord de l’oued, y mêle des tessons pilés et monte la figure au colombin. Elle la polit ' +
        'avec un coquillage, la peint à la terre rouge et la cuit à ciel ouvert, sous la bouse sèche et les ' +
        'broussailles. Le noir vient de feuilles de lentisque écrasées, frottées sur l’argile encore chaude. ' +
        'Dépoussiérez-la à la brosse sèche, tenez-la loin de l’eau. Environ 24 cm de haut. Chacune est unique : pas ' +
        'de moule, pas de sœur.',
      colors: {
        'Cream and red earth': 'Crème et terre rouge',
      },
    },
    'BZ-Fakroun 16': {
      name: 'Tortue d’argile de Sejnane « Fakroun »',
      description:
        'Une petite tortue à la carapace peinte, née des mains de tante Dhahbia, à Sejnane. La tortue, dit-on, ' +
        'apporte la patience dans une maison, et elle retient les portes dans les courants d’air. Dhahbia modèle le ' +
        'corps autour d’une calebasse, pour qu’il soit creux, et peint les losanges avec une brindille mâchée en ' +
        'pinceau. La cuisson se fait à ciel ouvert, et la flamme laisse des nuages gris et roses sur le ventre. ' +
        'Gardez-la à l’intérieur, au sec. Ce n’est pas un jouet pour les petites mains : l’argile est tendre. 16 cm ' +
        'de long, 9 cm de haut.',
      colors: {
        'Red earth': 'Terre rouge',
        Cream: 'Crème',
      },
    },
    'BZ-Fanous 38': {
      name: 'Lanterne en fer forgé « Fanous »',
      description:
        'Une lanterne aux volutes d’une fenêtre de Sidi Bou Saïd, avec une porte qui ferme vraiment. Adel chauffe le ' +
        'fer plat dans une petite forge et courbe chaque volute sur la bigorne, comme on l’a fait pour les grilles ' +
        'des fenêtres du village. Les volutes sont tenues par des colliers, sans soudure. Quatre vitres épaisses ' +
        'protègent la bougie du vent de mer. À l’extérieur, passez-lui un peu d’huile avant l’hiver. Elle se pose ou ' +
        'se suspend par son anneau. 20 cm de large et 38 cm de haut. Bougie non comprise.',
      colors: {
        'Blue of the village': 'Bleu du village',
        'Iron black': 'Noir de fer',
      },
    },
    'BZ-Bab 60': {
      name: 'Miroir-porte clouté « Bab »',
      description:
        'Un miroir en forme de porte de Sidi Bou Saïd, avec un dessin de clous noirs tout autour. Le cadre est en ' +
        'vieux pin, pris à des portes qu’on ne pouvait plus réparer, raboté, cintré et peint en trois couches fines. ' +
        'Adel y plante quatre-vingt-seize clous de fer, un à un, selon un dessin d’étoiles et de lunes qu’il connaît ' +
        'de sa propre rue. Le verre fait 4 mm d’épaisseur et se fixe par l’arrière. Nettoyez le cadre avec un ' +
        'chiffon sec. 40 cm de large, 60 cm de haut, avec deux crochets et leurs vis.',
      colors: {
        'Door blue': 'Bleu des portes',
        Saffron: 'Safran',
        White: 'Blanc',
      },
    },
    'BZ-Ismail 45': {
      name: 'Marionnette à fils « Ismaïl Pacha »',
      description:
        'Le vaillant pacha du théâtre de marionnettes tunisien, avec sa moustache et son épée de fer-blanc. Enfant, ' +
        'Selma l’a vu à la foire de Halfaouine, pendant le ramadan, et elle le coud depuis. La tête et les mains ' +
        'sont sculptées dans le tilleul, le costume vient de chutes de mariage, de velours et de vieux galons, et il ' +
        'n’y en a pas deux habillés pareil. Cinq fils mènent à une croix de bois que même un débutant sait tenir. ' +
        'Suspendez-le après le spectacle. 45 cm de haut. À partir de cinq ans. Les prochains pachas sont en train ' +
        'd’être cousus.',
      colors: {
        'Wine velvet': 'Velours lie-de-vin',
        'Green velvet': 'Velours vert',
      },
    },
    'BZ-Asfour 7': {
      name: 'Mobile d’oiseaux en tissu « Asfour »',
      description:
        'Sept oiseaux de tissu tournent sous un anneau de bois, comme tout juste sortis de leur cage blanche. Selma ' +
        'les coud dans des restes de fouta et de chemise, les bourre de laine lavée et donne à chacun un autre bec. ' +
        'Ils pendent à différentes hauteurs, chacun à son fil de coton, et le moindre souffle les fait partir. ' +
        'L’anneau rappelle les cages du village, fil de fer bleu et coupoles blanches. Accrochez-le hors de portée, ' +
        'bien au-dessus du berceau. Dépoussiérez-le au sèche-cheveux, à froid. 30 cm de diamètre, 55 cm de long. ' +
        'Crochet compris.',
      colors: {
        'Blue birds': 'Oiseaux bleus',
        'Garden colours': 'Couleurs du jardin',
      },
    },
    'BZ-Jmila 26': {
      name: 'Chameau en patchwork « Jmila »',
      description:
        'Un chameau tout doux, fait de onze bouts de fouta, avec une bosse de laine à serrer la nuit. Selma a ' +
        'commencé avec les restes d’un tisserand de Ksar Hellal, et chaque chameau dit encore quelles foutas étaient ' +
        'à la mode cette année-là. Les yeux sont brodés : rien à avaler. Le rembourrage est en laine cardée, les ' +
        'coutures sont doubles. Les pattes sont assez longues pour se nouer au poignet. Lavage à 30 degrés dans une ' +
        'taie d’oreiller, séchage sur le fil. 26 cm de haut. Dès la naissance, ou dès quatre-vingt-dix ans.',
      colors: {
        'Saffron stripes': 'Rayures safran',
        'Blue stripes': 'Rayures bleues',
        'Rose stripes': 'Rayures roses',
      },
    },
    'BZ-Khorj 30': {
      name: 'Sac bandoulière en patchwork « Khorj »',
      description:
        'Un sac bandoulière assemblé comme un mur de carreaux, étoile par étoile, en soixante bouts de coton. Le ' +
        'khorj, c’était le double sac sur le dos de l’âne ; celui-ci en garde la forme carrée et profonde. Selma ' +
        'coupe les étoiles à la main, les assemble le soir et les matelasse sur une vieille couverture pour que le ' +
        'sac se tienne. Le rabat se ferme sur un bouton de bois tourné par Adel. Dedans, deux poches et une attache ' +
        'pour les clés. Lavage à la main à l’eau fraîche. 30 cm de large, 28 cm de haut, 10 cm de profondeur. Pièce ' +
        'unique.',
      colors: {
        'Blue and saffron': 'Bleu et safran',
      },
    },
  },
}
