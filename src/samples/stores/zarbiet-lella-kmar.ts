import type { SampleStore } from '#samples/sample-types.ts'

export const zarbietLellaKmar = {
  name: 'Zarbiet Lella Kmar',
  town: 'Kairouan',
  governorate: 'TN-41',
  craft: 'Knotted rugs',
  category: 'decor',
  description:
    'In the Houmet Jamâa quarter of Kairouan, five looms stand in the house of Kmar Mabrouk. She learned to tie ' +
    'knots on her mother’s lap, and counts them still under her breath. Around her work four neighbours, paid by the ' +
    'day and not by the knot, so that no one hurries. The wool is from the sheep of the steppe, washed, carded and ' +
    'spun nearby; the reds come from madder and the yellows from pomegranate skin. What is too small for a rug ' +
    'becomes a bag, a slipper or a cushion.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.lellakmar',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.lellakmar',
  products: [
    {
      name: 'Knotted wool rug ‘Zarbia’',
      model: 'LK-Zarbia 120x180',
      category: 'decor',
      price: 690,
      description:
        'A deep red Kairouan rug, knotted by two women side by side over eleven weeks. The long diamond in the ' +
        'middle is called the mihrab; the small borders around it are the walls of the garden. There are forty ' +
        'thousand knots in each square metre, tied on a wool warp and beaten down with an iron comb. It will outlive ' +
        'its first owners. Shake it, never beat it; air it in the shade twice a year and wash it with cold water. ' +
        '120 by 180 cm, pile of 9 mm. One of a kind.',
      stock: 1,
      supply: 'one-of-a-kind',
      colors: [{ name: 'Madder red', swatch: '#8E2F24' }],
      widthMillimeters: 1200,
      heightMillimeters: 1800,
      weightGrams: 7800,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Ridha',
          daysAgo: 90,
          text:
            'We bought the sister of this one last winter. The red is calm in daylight and glows in the evening. ' +
            'The shop explained on the phone how to wash it.',
        },
      ],
    },
    {
      name: 'Flat-woven runner ‘Margoum’',
      model: 'LK-Margoum 70x200',
      category: 'decor',
      price: 320,
      description:
        'A long flat runner covered with Berber signs: the eye, the comb, the partridge’s foot. Margoum is woven and ' +
        'embroidered in the same movement, from the back, so the weaver sees her picture only when she turns the ' +
        'work. Kmar’s neighbour Mbarka knows more than sixty signs by heart and never draws one beforehand. It has ' +
        'no pile, keeps no dust, and lies flat in a corridor. Brush it dry and wash it in cold water with soap. 70 ' +
        'by 200 cm. This one has left; the next is on the loom.',
      stock: 0,
      colors: [{ name: 'Saffron and black', swatch: '#C98B2A' }],
      widthMillimeters: 700,
      heightMillimeters: 2000,
      weightGrams: 3100,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Leila',
          daysAgo: 21,
          text:
            'Mine is in the entrance and everybody asks about the signs. A paper with their meaning would be a nice ' +
            'addition.',
        },
        {
          name: 'Slim',
          daysAgo: 64,
          text: 'Tapis magnifique, un peu plus étroit que prévu (68 cm). Ça reste du fait main, je l’ai gardé.',
        },
      ],
    },
    {
      name: 'Bedside wool rug ‘Klim’',
      model: 'LK-Klim bedside',
      category: 'decor',
      price: 145,
      description:
        'A soft striped klim for bare feet in the morning, woven in two shapes of equal wool. The stripes are the ' +
        'undyed colours of the flock: cream, camel, brown and a grey that comes from two particular ewes. It is ' +
        'beaten tight on the flat loom, so both faces can be used. Choose the long shape for beside the bed, or the ' +
        'broad one for before a basin or a chair. Cold wash, flat in the shade. Either piece weighs about two kilos. ' +
        'A thin mat below keeps it from sliding on tiles.',
      sizes: [
        { name: '80 × 150 cm', stock: 6, stockByColor: [3, 3] },
        { name: '100 × 120 cm', stock: 3, stockByColor: [2, 1] },
      ],
      colors: [
        { name: 'Camel', swatch: '#B58A5A', views: ['whole', 'detail'] },
        { name: 'Brown', swatch: '#6B4A32', views: ['whole-brown'] },
      ],
      widthMillimeters: 800,
      heightMillimeters: 1500,
      weightGrams: 2050,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Klim cushion ‘Mkhadda’',
      model: 'LK-Mkhadda 45',
      category: 'decor',
      price: 58,
      promotionalPrice: 46,
      description:
        'A square wool cushion with rows of diamonds, woven on the narrow loom by the window. Fatma, the youngest of ' +
        'the house, makes one every three days, and changes the order of the colours each time so that she does not ' +
        'get bored. The back is strong cotton with a hidden zip. The filling is carded wool from the same sheep, and ' +
        'it can be taken out and aired. Wash the cover alone, by hand, in cold water. It measures 45 by 45 cm and ' +
        'keeps its shape for years.',
      stock: 12,
      stockByColor: [5, 0, 7],
      colors: [
        { name: 'Brick', swatch: '#A8461F', views: ['whole', 'detail'] },
        { name: 'Olive', swatch: '#5E6B2F', views: ['whole-olive'] },
        { name: 'Indigo', swatch: '#2E3E73', views: ['whole-indigo'] },
      ],
      widthMillimeters: 450,
      heightMillimeters: 450,
      weightGrams: 920,
      views: ['whole', 'group', 'detail'],
      comments: [
        {
          name: 'Wided',
          daysAgo: 10,
          text:
            'I took two brick and one indigo. They sit well together. The wool is a little rough on the cheek, as ' +
            'real klim is.',
        },
        {
          name: 'Anas',
          daysAgo: 55,
          text: 'Good filling, not flat after two months. Delivered on a Saturday in Sousse, very polite driver.',
        },
      ],
    },
    {
      name: 'Klim backpack ‘Rahala’',
      model: 'LK-Rahala 14L',
      category: 'bags',
      price: 135,
      promotionalPrice: 108,
      description:
        'A city backpack cut from flat-woven klim, with straps of leather from the Kairouan tanners. Rahala means ' +
        'travellers. Kmar weaves the panel for this bag, and her nephew Houssem stitches it with waxed thread. ' +
        'Inside there is a cotton lining, a pocket for a 14 inch computer and a small one with a zip for keys. The ' +
        'wool throws off light rain; for a storm, take cover. Clean with a damp brush. 30 cm wide, 42 cm high, about ' +
        'fourteen litres. The straps run from 60 to 95 cm.',
      stock: 6,
      colors: [
        { name: 'Rust', swatch: '#A04A26', views: ['whole', 'detail'] },
        { name: 'Indigo', swatch: '#2E3E73', views: ['whole-indigo'] },
      ],
      widthMillimeters: 300,
      heightMillimeters: 420,
      weightGrams: 870,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Yassine',
          daysAgo: 15,
          text:
            'I carry it every day to the faculty. My 15 inch laptop fits, but only just. The leather smells ' +
            'wonderful.',
        },
        {
          name: 'Ghada',
          daysAgo: 43,
          text: 'Bretelles un peu raides la première semaine. Sinon solide et tout le monde me demande d’où il vient.',
        },
      ],
    },
    {
      name: 'Margoum clutch ‘Lella’',
      model: 'LK-Lella 27',
      category: 'bags',
      price: 49,
      description:
        'A flat evening clutch where one row of Berber eyes looks out of black wool. It takes an offcut of margoum ' +
        'too short for a runner, and gives it a second, better dressed life. The lining is cotton sateen, the zip is ' +
        'brass, and a loop of leather goes round the wrist. It holds a phone, keys, a fan and a lipstick. Brush it ' +
        'dry, or wipe it with a cloth and vinegar water. 27 cm wide and 17 cm high. The signs are in a different ' +
        'order on each one.',
      stock: 9,
      colors: [
        { name: 'Black and cream', swatch: '#2A2623', views: ['whole', 'detail'] },
        { name: 'Pomegranate', swatch: '#9C2F3A', views: ['whole-pomegranate'] },
      ],
      widthMillimeters: 270,
      heightMillimeters: 170,
      weightGrams: 240,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Wool-topped babouche ‘Kairouania’',
      model: 'LK-Kairouania',
      category: 'shoes',
      price: 64,
      description:
        'Warm slippers with a woven wool top and a thin leather sole, for winter floors. The top is cut from klim, ' +
        'the inside is lined with sheepskin, and the sole is sewn on inside out and then turned, as the slipper ' +
        'makers near the Great Mosque have always done. The heel folds down, or up if you prefer. Wear them indoors ' +
        'or to the neighbour’s door. Brush dry. They are snug at first and give half a size in a week, so take your ' +
        'usual size. Weight given for a pair in 40.',
      sizes: [
        { name: '36', stock: 4 },
        { name: '37', stock: 6 },
        { name: '38', stock: 8 },
        { name: '39', stock: 7 },
        { name: '40', stock: 5 },
        { name: '41', stock: 2 },
        { name: '42', stock: 0 },
        { name: '43', stock: 3 },
      ],
      colors: [
        { name: 'Brick', swatch: '#A8461F', views: ['whole', 'detail'] },
        { name: 'Grey', swatch: '#7A756E', views: ['whole-grey'] },
      ],
      widthMillimeters: 95,
      heightMillimeters: 265,
      weightGrams: 380,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Samia',
          daysAgo: 20,
          text: 'Took 38 as always, tight for three days and perfect now. Very warm on marble.',
        },
        {
          name: 'Firas',
          daysAgo: 79,
          text: 'Confortables. Attention, la semelle glisse un peu sur le carrelage mouillé.',
        },
      ],
    },
    {
      name: 'Hooded wool coat ‘Kachabia’',
      model: 'LK-Kachabia',
      category: 'clothing',
      price: 240,
      description:
        'The hooded coat of the steppe shepherds, cut shorter so that it can be worn in town. The cloth is brown and ' +
        'cream wool, woven in long stripes by Kmar’s brother on a wide loom and fulled in warm water until the wind ' +
        'no longer passes. Houssem cuts it in three pieces, with a braid along the seams. The hood is deep, the ' +
        'sleeves are roomy, the pockets reach the elbow. Dry clean or air it on a cold day. In size M it is 62 cm ' +
        'across the chest and 92 cm long.',
      sizes: [
        { name: 'S', stock: 2, stockByColor: [1, 1] },
        { name: 'M', stock: 5, stockByColor: [3, 2] },
        { name: 'L', price: 258, stock: 4, stockByColor: [2, 2] },
        { name: 'XL', stock: 0, stockByColor: [0, 0] },
      ],
      colors: [
        { name: 'Brown stripe', swatch: '#6B4A32', views: ['whole', 'detail'] },
        { name: 'Cream', swatch: '#DCCBAA', views: ['whole-cream'] },
      ],
      widthMillimeters: 620,
      heightMillimeters: 920,
      weightGrams: 1750,
      views: ['whole', 'detail', 'scene'],
    },
  ],
} as const satisfies SampleStore
