import type { SampleStore } from '#samples/sample-types.ts'

export const soukElBlaghjia = {
  name: 'Souk El Blaghjia',
  town: 'Tunis',
  governorate: 'TN-11',
  craft: 'Slippers and leatherwork',
  category: 'shoes',
  description:
    'Below the Zitouna mosque, in the covered souk of the slipper makers, Am Salah keeps a workshop as wide as his ' +
    'two arms. He has cut leather there for forty-four years. His apprentice Oussama, once a student of design, ' +
    'brought new colours and the idea of selling by post. Next door work their friends: a chechia maker, a tailor of ' +
    'jebbas, a saddler. They eat lunch on the same bench, so it was natural to open one shop together. Everything is ' +
    'sewn in the medina of Tunis, by daylight.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.blaghjia',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.blaghjia',
  products: [
    {
      name: 'Men’s leather slipper ‘Balgha’',
      model: 'BL-Balgha',
      category: 'shoes',
      price: 59,
      description:
        'The flat slipper of the medina in one piece of goat leather, sewn inside out and turned. Am Salah cuts the ' +
        'upper by eye and stretches it on a wooden last for two days. The sole is cowhide, the seam is waxed linen, ' +
        'and there is no glue in it. It takes the form of your foot in about a week and then no other shoe is as ' +
        'easy. Polish it with neutral cream; keep it from the rain. Take your usual size, or one less between two. ' +
        'Worn at home, to the café, or with a jebba.',
      sizes: [
        { name: '39', stock: 3 },
        { name: '40', stock: 8 },
        { name: '41', stock: 12 },
        { name: '42', stock: 14 },
        { name: '43', stock: 9 },
        { name: '44', stock: 0 },
      ],
      colors: [
        { name: 'Tan', swatch: '#B07238', views: ['whole', 'detail'] },
        { name: 'Black', swatch: '#2A2623', views: ['whole-black'] },
        { name: 'Saffron', swatch: '#D99E2B', views: ['whole-saffron'] },
      ],
      widthMillimeters: 100,
      heightMillimeters: 280,
      weightGrams: 420,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Wassim',
          daysAgo: 4,
          text: 'Took 42, my normal size. Stiff on day one, forgotten on day five. The stitching is impeccable.',
        },
        {
          name: 'Habib',
          daysAgo: 32,
          text: 'Good leather. The sole wears quickly if you walk a lot outside; Am Salah changes it for 15 dinars.',
        },
        { name: 'Tarek', daysAgo: 68, text: 'Commandées pour un mariage, reçues en deux jours à Tunis. Très content.' },
      ],
    },
    {
      name: 'Embroidered slipper ‘Chebrella’',
      model: 'BL-Chebrella',
      category: 'shoes',
      price: 74.5,
      promotionalPrice: 62,
      description:
        'A soft slipper for women with a silk vine embroidered over the toe. Brides used to receive a pair of ' +
        'chebrella in their basket, and wore them on the seventh day. Oussama cuts them in velvet-soft kid, and his ' +
        'mother Naïma embroiders the branch freehand with two needles, one pair in an evening. The inside is padded, ' +
        'the sole is thin leather with a low heel of cork. For indoor days and dry terraces. Wipe with a dry cloth. ' +
        'They run a little small, so take one size up.',
      sizes: [
        { name: '36', stock: 5 },
        { name: '37', stock: 7 },
        { name: '38', stock: 9 },
        { name: '39', stock: 6 },
        { name: '40', stock: 2 },
        { name: '41', stock: 0 },
      ],
      colors: [
        { name: 'Rose', swatch: '#C0566F', views: ['whole', 'detail'] },
        { name: 'Emerald', swatch: '#1F6B52', views: ['whole-emerald'] },
        { name: 'Ivory', swatch: '#E6D8BC', views: ['whole-ivory'] },
      ],
      widthMillimeters: 85,
      heightMillimeters: 245,
      weightGrams: 310,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Syrine',
          daysAgo: 9,
          text: 'Do take one size up. I did and they are perfect. The silk catches the light beautifully.',
        },
        {
          name: 'Aïcha',
          daysAgo: 41,
          text: 'Comme celles de ma tante dans les années soixante. Un fil dépassait, coupé et c’est tout.',
        },
      ],
    },
    {
      name: 'Two-strap leather sandal ‘Medina’',
      model: 'BL-Medina',
      category: 'shoes',
      price: 82,
      description:
        'A flat sandal with two wide straps of vegetable-tanned leather, made to be mended. The straps pass through ' +
        'the sole and are sewn below, so they cannot pull out. The sole is two layers of cowhide with a rubber tread ' +
        'that any cobbler can replace. The leather comes pale and goes brown with the sun. Rub in a little cream at ' +
        'the beginning and end of summer. If they get wet, dry them in the shade. Take your usual size; the buckle ' +
        'gives two holes either way. Made for both men and women.',
      sizes: [
        { name: '37', stock: 5 },
        { name: '38', stock: 6 },
        { name: '39', stock: 6 },
        { name: '40', stock: 8 },
        { name: '41', stock: 7 },
        { name: '42', stock: 10 },
        { name: '43', stock: 5 },
        { name: '44', stock: 2 },
      ],
      colors: [
        { name: 'Natural leather', swatch: '#B9814A', views: ['whole', 'detail'] },
        { name: 'Dark brown', swatch: '#5A3820', views: ['whole-dark-brown'] },
      ],
      widthMillimeters: 105,
      heightMillimeters: 275,
      weightGrams: 540,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Ahmed',
          daysAgo: 29,
          text: 'Second summer with mine and I only had the heel redone. Heavy, but that is real leather.',
        },
      ],
    },
    {
      name: 'Canvas espadrille ‘Marsa’',
      model: 'BL-Marsa',
      category: 'shoes',
      price: 48,
      promotionalPrice: 36,
      description:
        'A light espadrille in striped fouta cloth on a sole of plaited halfa grass. The rope is plaited in ' +
        'Kasserine, coiled and pressed in the workshop, and dipped in natural rubber at the tip and the heel. ' +
        'Oussama cuts the top from foutas, so the stripes fall differently on each pair. They dry quickly but do not ' +
        'like the sea: rinse off the salt and let them dry flat. The cloth gives a little; if you are between two ' +
        'sizes take the smaller one. One pair weighs 300 g.',
      sizes: [
        { name: '36', stock: 3, stockByColor: [2, 1] },
        { name: '37', stock: 6, stockByColor: [3, 3] },
        { name: '38', stock: 0, stockByColor: [0, 0] },
        { name: '39', stock: 8, stockByColor: [4, 4] },
        { name: '40', stock: 7, stockByColor: [4, 3] },
        { name: '41', stock: 5, stockByColor: [3, 2] },
        { name: '42', stock: 4, stockByColor: [2, 2] },
      ],
      colors: [
        { name: 'Sea stripe', swatch: '#2F6E9E', views: ['whole', 'detail'] },
        { name: 'Brick stripe', swatch: '#B4532D', views: ['whole-brick'] },
      ],
      widthMillimeters: 90,
      heightMillimeters: 260,
      weightGrams: 300,
      views: ['whole', 'group', 'detail'],
      comments: [
        { name: 'Meriem', daysAgo: 7, text: 'Lovely for the price. My left heel rubbed for two days, then fine.' },
        { name: 'Oumaima', daysAgo: 53, text: 'No 38 left so I took 37. It works, they do stretch.' },
      ],
    },
    {
      name: 'Red felt cap ‘Chechia’',
      model: 'BL-Chechia 58',
      category: 'Accessories',
      price: 45,
      description:
        'The crimson felt cap of Tunis, which passes through many hands before it reaches a head. Women in Ariana ' +
        'knit it twice too large. It is fulled in hot water at El Battan, combed with thistle heads until it is soft ' +
        'as moss, and dyed in the souk. Si Mokhtar shapes it on a wooden form, the last to do so in his row. It ' +
        'folds in a pocket and comes out round again. Brush it with the nap, never wash it. A silk tassel can be ' +
        'unpinned. Height about 12 cm.',
      sizes: [
        { name: '56 cm', stock: 7, stockByColor: [3, 2, 2] },
        { name: '58 cm', stock: 11, stockByColor: [4, 4, 3] },
        { name: '60 cm', stock: 3, stockByColor: [1, 1, 1] },
      ],
      colors: [
        { name: 'Crimson', swatch: '#9E1F2B', views: ['whole', 'detail'] },
        { name: 'Black', swatch: '#2A2626', views: ['whole-black'] },
        { name: 'Green', swatch: '#33573F', views: ['whole-green'] },
      ],
      widthMillimeters: 190,
      heightMillimeters: 120,
      weightGrams: 95,
      views: ['whole', 'group', 'detail'],
      comments: [
        {
          name: 'Ayoub',
          daysAgo: 14,
          text:
            'For my father, who wore one all his life. He says the felt is thick enough. No higher praise in our ' +
            'house.',
        },
        { name: 'فاطمة', daysAgo: 39, text: 'لونها أحمر باهي وقياسها مضبوط. وصلت للكاف في يومين.' },
      ],
    },
    {
      name: 'Feast-day robe ‘Jebba Qamraya’',
      model: 'BL-Jebba Qamraya',
      category: 'clothing',
      price: 390,
      description:
        'The moon-coloured jebba for summer weddings, in raw silk with silk braid at the neck. Si Hamadi, tailor in ' +
        'the souk, takes eleven measures and cuts without a pattern. The embroidery down the chest is done with a ' +
        'hook over a cord, all in one colour, so that you see it only when the light turns. He needs nine days for ' +
        'one robe. It is worn over a collarless shirt, with a chechia and a balgha. Dry clean, and keep it folded in ' +
        'cotton. Size L is 128 cm long.',
      sizes: [
        { name: 'M', stock: 3, stockByColor: [2, 1] },
        { name: 'L', stock: 5, stockByColor: [3, 2] },
        { name: 'XL', stock: 1, stockByColor: [1, 0] },
      ],
      supply: 'made-to-order',
      preparationDays: 9,
      weeklyLimit: 2,
      colors: [
        { name: 'Moon grey', swatch: '#B9B4A6', views: ['whole', 'detail'] },
        { name: 'Honey', swatch: '#C79A55', views: ['whole-honey'] },
      ],
      widthMillimeters: 820,
      heightMillimeters: 1280,
      weightGrams: 900,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Moez',
          daysAgo: 35,
          text:
            'Wore it for my brother’s contract in Sidi Mahrez. I gave my shoulders in the order note, and it ' +
            'fits. Worth it.',
        },
      ],
    },
    {
      name: 'Braided waistcoat ‘Farmla’',
      model: 'BL-Farmla',
      category: 'clothing',
      price: 178,
      description:
        'A sleeveless waistcoat with rows of silk braid, the piece that finishes a jebba or a plain shirt. The ' +
        'farmla was once worn by every notary of the medina. Si Hamadi still sews it in fine wool, with twenty-four ' +
        'little knotted buttons that are there for beauty and two hidden hooks that do the work. Women now buy it as ' +
        'often as men, to wear open over a dress. The lining is cotton. Dry clean or brush with a damp cloth. In ' +
        'size M it is 50 cm across the chest and 60 cm long.',
      sizes: [
        { name: 'S', stock: 2, stockByColor: [1, 1] },
        { name: 'M', stock: 4, stockByColor: [2, 2] },
        { name: 'L', stock: 5, stockByColor: [3, 2] },
        { name: 'XL', stock: 3, stockByColor: [2, 1] },
      ],
      colors: [
        { name: 'Midnight blue', swatch: '#26345C', views: ['whole', 'detail'] },
        { name: 'Wine', swatch: '#6E2436', views: ['whole-wine'] },
      ],
      widthMillimeters: 500,
      heightMillimeters: 600,
      weightGrams: 430,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Leather satchel ‘Bab Souika’',
      model: 'BL-BabSouika 32',
      category: 'bags',
      price: 175,
      description:
        'A plain saddler’s satchel that looks better in its fifth year than in its first. Si Béchir made saddles ' +
        'until there were no more horses in the street. He cuts this bag from one cowhide, so the leather matches on ' +
        'all sides, and sews it with two needles and a linen thread, eight stitches to the inch. There are two ' +
        'pockets inside and a brass tuck-lock in front. Feed the leather with cream twice a year. 32 cm wide, 25 cm ' +
        'high, 9 cm deep; it takes a tablet and papers, not a laptop.',
      stock: 4,
      stockByColor: [3, 1],
      colors: [
        { name: 'Cognac', swatch: '#9A5426', views: ['whole', 'detail'] },
        { name: 'Black', swatch: '#2A2623', views: ['whole-black'] },
      ],
      widthMillimeters: 320,
      heightMillimeters: 250,
      weightGrams: 1250,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Anouar',
          daysAgo: 23,
          text: 'Serious work. The strap was too long for me; I asked for two more holes in the order note and got them.',
        },
        { name: 'Nesrine', daysAgo: 85, text: 'Magnifique mais lourd, même vide. À savoir si vous marchez beaucoup.' },
      ],
    },
  ],
} as const satisfies SampleStore
