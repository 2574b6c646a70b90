import type { Category } from '#domain/category.ts'

/** Names of generated products with their category; materials, places and colors are combined freely. */
export const pieces: readonly (readonly [piece: string, category: Category])[] = [
  ['Bowl', 'decor'],
  ['Vase', 'decor'],
  ['Lamp', 'decor'],
  ['Rug', 'decor'],
  ['Cushion', 'decor'],
  ['Platter', 'decor'],
  ['Basket', 'decor'],
  ['Candle holder', 'decor'],
  ['Tote', 'bags'],
  ['Satchel', 'bags'],
  ['Purse', 'bags'],
  ['Travel bag', 'bags'],
  ['Tunic', 'clothing'],
  ['Kaftan', 'clothing'],
  ['Burnous', 'clothing'],
  ['Scarf', 'clothing'],
  ['Waistcoat', 'clothing'],
  ['Slippers', 'shoes'],
  ['Sandals', 'shoes'],
  ['Boots', 'shoes'],
  ['Soap', 'Cosmetics'],
  ['Body oil', 'Cosmetics'],
  ['Face cream', 'Cosmetics'],
  ['Rose water', 'Cosmetics'],
  ['Bracelet', 'Accessories'],
  ['Necklace', 'Accessories'],
  ['Earrings', 'Accessories'],
  ['Belt', 'Accessories'],
  ['Wooden horse', 'kids'],
  ['Rag doll', 'kids'],
  ['Rattle', 'kids'],
  ['Baby blanket', 'kids'],
]

export const materials = [
  ...['olive wood', 'red clay', 'glazed earthenware', 'palm leaf', 'esparto', 'sheep wool', 'camel hair', 'raw silk'],
  ...['linen', 'cotton', 'goat leather', 'sheepskin', 'hammered copper', 'brass', 'silver', 'coral', 'blown glass'],
  ...['halfa', 'jute', 'cork', 'almond wood', 'carob', 'jasmine', 'orange blossom', 'prickly pear', 'laurel', 'honey'],
]

export const places = [
  ...['Nabeul', 'Sejnane', 'Kairouan', 'Mahdia', 'Djerba', 'Tozeur', 'Sfax', 'Bizerte', 'Moknine', 'Guellala'],
  ...['Gafsa', 'Tataouine', 'Sousse', 'Le Kef', 'Testour', 'Hammamet', 'Zaghouan', 'Tabarka', 'Kerkennah', 'Matmata'],
]

export const colors = [
  ...['Sand', 'Indigo', 'Terracotta', 'Olive', 'Saffron', 'Ivory', 'Charcoal', 'Pomegranate', 'Turquoise', 'Mint'],
]

/** Sentences of product descriptions; each product gets three. */
export const sentences = [
  'Shaped by hand in a family workshop, one piece at a time.',
  'No two are quite alike: the hand shows.',
  'Finished with beeswax and left to rest for a week.',
  'The pattern is one that grandmothers of the village still remember.',
  'Dyed with madder, indigo and the skins of onions.',
  'Fired in a kiln that burns the prunings of the orchard.',
  'Made to be used every day, and to be mended.',
  'The maker signs the underside.',
  'Sewn with waxed thread and made to last.',
  'Woven on a standing loom, a hand wide an hour.',
]

export const firstNames = [
  ...['Amel', 'Sami', 'Ines', 'Karim', 'Leila', 'Youssef', 'Mouna', 'Hedi', 'Salma', 'Nizar', 'Rim', 'Walid', 'Olfa'],
  ...['Anis', 'Hela', 'Fethi', 'Asma', 'Bilel', 'Donia', 'Taher', 'Emna', 'Ridha', 'Yosra', 'Moez', 'Sonia', 'Hatem'],
]

export const lastNames = [
  ...['Ben Salah', 'Trabelsi', 'Gharbi', 'Jaziri', 'Mejri', 'Ayari', 'Bouzid', 'Chebbi', 'Dridi', 'Ferchichi', 'Hamdi'],
  ...['Karoui', 'Lahmar', 'Mansouri', 'Nasri', 'Ouali', 'Rezgui', 'Sassi', 'Tlili', 'Zouari', 'Khelifi', 'Mabrouk'],
]

/** Words that French and Arabic texts are made of. */
export const frenchWords = [
  ...['bol', 'tapis', 'panier', 'coussin', 'théière', 'plateau', 'savon', 'foulard', 'sandale', 'lanterne', 'poterie'],
  ...[
    'émaillé',
    'tressé',
    'brodé',
    'tourné',
    'sculpté',
    'olivier',
    'laine',
    'argile',
    'cuivre',
    'alfa',
    'bleu',
    'ocre',
  ],
]

export const arabicWords = [
  ...['جبانة', 'زربية', 'قفة', 'وسادة', 'براد', 'طبق', 'صابون', 'وشاح', 'شلاكة', 'فانوس', 'فخار', 'مرقوم'],
  ...['مزخرف', 'منسوج', 'مطرز', 'خشب', 'زيتون', 'صوف', 'طين', 'نحاس', 'حلفاء', 'أزرق', 'أحمر', 'تقليدي'],
]
