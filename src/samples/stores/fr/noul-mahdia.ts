import type { TextsOf } from '#samples/sample-types.ts'
import type { noulMahdia as english } from '#samples/stores/noul-mahdia.ts'

export const noulMahdia: TextsOf<typeof english> = {
  name: 'Noul Mahdia',
  town: 'Mahdia',
  craft: 'Tissage de soie, de lin et de coton',
  description:
    'Noul, c’est le métier à tisser, et dans la vieille ville de Mahdia on l’entend avant de le voir. Moncef Ayed ' +
    'tisse la soie à deux maisons de la porte de la mer, sur un métier en bois que son père avait acheté d’occasion ' +
    'l’année de sa naissance. Sa femme Besma coupe et coud. Pour le coton et le lin, ils travaillent avec trois ' +
    'tisserands de Ksar Hellal, à une demi-heure dans les terres, dont ils vendent les foutas depuis vingt ans. ' +
    'L’été, ils tissent sur commande pour les mariages ; tout le reste se fait aux mois calmes, la radio allumée.',
  products: {
    'NM-Hrir 55x180': {
      name: 'Écharpe de soie rayée « Hrir »',
      description:
        'Une longue écharpe de soie aux rayures de noces de Mahdia : un seul tisserand, un seul métier. Moncef monte ' +
        'à la main douze cents fils de soie, ce qui lui prend deux jours, puis tisse une écharpe en une journée. Les ' +
        'rayures reprennent celles de l’ancienne rda de mariée : violet, vert et or, séparés par un mince filet ' +
        'noir. Légère en août, chaude en janvier. Lavez-la à l’eau fraîche avec une goutte de shampooing et ' +
        'repassez-la humide, sur l’envers. 55 × 180 cm, franges torsadées.',
      colors: {
        Aubergine: 'Aubergine',
        Emerald: 'Émeraude',
        Rose: 'Rose',
      },
    },
    'NM-Bhar 100x200': {
      name: 'Fouta en coton « Bhar »',
      description:
        'Une fouta plate en coton de Ksar Hellal, pour la plage, le hammam, le canapé ou la table. Tissée en nid ' +
        'd’abeille sur un métier à navette, elle absorbe vite, sèche en une heure et se plie au format d’un livre. ' +
        'Le soir, les tantes de Besma roulent les franges sur la cuisse, deux par deux. Lavez-la une fois avant ' +
        'usage ; elle s’adoucit à chaque lavage. 40 degrés en machine, sans adoucissant. 100 × 200 cm, 320 g. Les ' +
        'couleurs tiennent au soleil et au sel.',
      colors: {
        'Sea blue': 'Bleu mer',
        Saffron: 'Safran',
        Brick: 'Brique',
        Natural: 'Naturel',
      },
    },
    'NM-Sefsari ivory': {
      name: 'Voile drapé « Sefsari »',
      description:
        'Le voile ivoire des Tunisiennes, tissé d’un seul large pan en soie et laine fine. Un sefsari ne se coupe ' +
        'pas, ne se coud pas. C’est un rectangle que l’on jette sur la tête et que l’on retient à la taille ; le ' +
        'tombé du tissu fait le reste. Moncef le tisse sur une chaîne de soie pour l’éclat, avec une trame de laine ' +
        'pour le poids et une fine bande satinée à chaque bout. Aujourd’hui, on le porte pour un mariage ou une ' +
        'photo, ou on l’étend sur un lit. Nettoyage à sec. 160 × 230 cm. Il s’en tisse trois par an.',
      colors: {
        Ivory: 'Ivoire',
      },
    },
    'NM-Blousa Mahdoui': {
      name: 'Tunique brodée « Blousa »',
      description:
        'Une tunique d’été ample, à l’empiècement brodé de fil doré, comme on la porte à Mahdia. Le tissu est un ' +
        'voile de coton rayé de soie. Besma y dessine au savon la branche et les deux oiseaux, et sa nièce Wafa les ' +
        'brode six soirs de suite, à l’aiguille, pas à la machine. Les manches sont larges et s’arrêtent au coude. ' +
        'Elle se met sur un pantalon, ou sur une fouta pour une soirée de henné. Lavage à la main à l’eau fraîche, ' +
        'repassage sur l’envers. La taille M fait 56 cm de large et 74 cm de long.',
      colors: {
        Rose: 'Rose',
        Turquoise: 'Turquoise',
      },
    },
    'NM-Ria': {
      name: 'Robe en lin à rayure « Ria »',
      description:
        'Une robe droite en lin, une large rayure sur le côté, fraîche les soirs les plus chauds. Le lin est tissé à ' +
        'Ksar Hellal sur les mêmes métiers que les foutas, un peu plus serré, et lavé deux fois avant la coupe : il ' +
        'ne rétrécira plus. Besma la monte à coutures anglaises, avec une poche profonde de chaque côté et une fente ' +
        'pour marcher à grands pas. En machine à 30 degrés ; repassez-la humide, ou ne la repassez pas du tout. En ' +
        'taille M, elle fait 52 cm de large à la poitrine et 118 cm de long.',
      colors: {
        'Sea green': 'Vert marin',
        Terracotta: 'Terre cuite',
        'Natural linen': 'Lin naturel',
      },
    },
    'NM-Chatt 42': {
      name: 'Sac de plage en fouta « Chatt »',
      description:
        'Un grand sac de plage cousu dans une double fouta épaisse, aux anses de corde douces à la main. Besma garde ' +
        'la frange de la fouta en garniture : pas un fil de perdu. Dedans, une doublure en coton enduit pour le ' +
        'maillot mouillé, une poche pour le téléphone et une attache pour les clés. Plein, il tient debout tout ' +
        'seul ; vide, il se plie à plat. Il passe en machine à 30 degrés. 42 cm de large, 36 cm de haut et 15 cm de ' +
        'profondeur. Il porte deux serviettes, un livre et la pastèque.',
      colors: {
        Coral: 'Corail',
        'Sea blue': 'Bleu mer',
        Olive: 'Olive',
      },
    },
    'NM-Sghir 75': {
      name: 'Fouta de bébé à capuche « Sghir »',
      description:
        'Une petite fouta toute douce, une capuche dans un coin, pour envelopper bébé au sortir du bain. Elle est ' +
        'tissée à Ksar Hellal : bouclée d’un côté, celui de la peau, et plate de l’autre. Les petits pois sont ' +
        'tissés, pas imprimés : ils ne craqueleront pas. Besma coud la capuche en double et borde le tout d’un biais ' +
        'de coton. Elle sert jusqu’à trois ans environ ; après, elle sèche les poupées. Lavage à 60 degrés. Un carré ' +
        'de 75 × 75 cm, 240 g. À laver avant le premier usage.',
      colors: {
        'Saffron dots': 'Pois safran',
        'Sage dots': 'Pois sauge',
        'Rose dots': 'Pois roses',
      },
    },
  },
}
