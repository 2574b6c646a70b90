import type { SampleStore } from '#samples/sample-types.ts'

export const noulMahdia = {
  name: 'Noul Mahdia',
  town: 'Mahdia',
  governorate: 'TN-53',
  craft: 'Silk, linen and cotton weaving',
  category: 'clothing',
  description:
    'Noul is the loom, and in the old town of Mahdia you hear it before you see it. Moncef Ayed weaves silk two ' +
    'doors from the sea gate, on a wooden loom his father bought second-hand when he was born. His wife Besma cuts ' +
    'and sews. For cotton and linen they work with three weavers in Ksar Hellal, half an hour inland, whose foutas ' +
    'they have sold for twenty years. They weave to order for weddings in summer, and everything else in the quiet ' +
    'months, with the radio on.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.noulmahdia',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.noulmahdia',
  products: [
    {
      name: 'Striped silk scarf ‘Hrir’',
      model: 'NM-Hrir 55x180',
      category: 'Accessories',
      price: 85,
      description:
        'A long silk scarf in the wedding stripes of Mahdia, woven by one man on one loom. Moncef sets twelve ' +
        'hundred threads of silk by hand, which takes two days, and then weaves a scarf in one. The stripes repeat ' +
        'those on the old bridal rda: purple, green and gold, with a fine black line to hold them apart. It is light ' +
        'enough for August and warm in January. Wash it cool with a drop of shampoo, and iron it damp from the back. ' +
        '55 by 180 cm with twisted fringes.',
      stock: 11,
      colors: [
        { name: 'Aubergine', swatch: '#6A2E5C', views: ['whole', 'detail'] },
        { name: 'Emerald', swatch: '#1F6B52', views: ['whole-emerald'] },
        { name: 'Rose', swatch: '#C4566E', views: ['whole-rose'] },
      ],
      widthMillimeters: 550,
      heightMillimeters: 1800,
      weightGrams: 110,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Henda',
          daysAgo: 8,
          text:
            'The silk rustles, as it should. Aubergine is more purple than brown. I am keeping it for my sister’s ' +
            'wedding.',
        },
        {
          name: 'Claire',
          daysAgo: 50,
          text: 'Offert à ma mère, elle le porte tout le temps. Emballé dans un joli papier, merci.',
        },
      ],
    },
    {
      name: 'Cotton fouta ‘Bhar’',
      model: 'NM-Bhar 100x200',
      category: 'decor',
      price: 32.5,
      description:
        'A flat cotton fouta from Ksar Hellal, for the beach, the hammam, the sofa or the table. It is woven in the ' +
        'honeycomb way on a shuttle loom, so it drinks quickly, dries in an hour and folds to the size of a book. ' +
        'The fringes are rolled on the thigh, two by two, by Besma’s aunts in the evening. Wash it once before use ' +
        'and it will be softer each time. 40 degrees in the machine, no softener. 100 by 200 cm, 320 g. The colours ' +
        'are fast in sun and salt.',
      stock: 38,
      colors: [
        { name: 'Sea blue', swatch: '#2F6E9E', views: ['whole', 'detail'] },
        { name: 'Saffron', swatch: '#D99E2B', views: ['whole-saffron'] },
        { name: 'Brick', swatch: '#B4532D', views: ['whole-brick'] },
        { name: 'Natural', swatch: '#D9CBB0', views: ['whole-natural'] },
      ],
      widthMillimeters: 1000,
      heightMillimeters: 2000,
      weightGrams: 320,
      views: ['whole', 'group', 'detail'],
      comments: [
        {
          name: 'Malek',
          daysAgo: 3,
          text: 'Four of them for the summer, one per colour. They do dry in an hour on the balcony in La Goulette.',
        },
        {
          name: 'Sarra',
          daysAgo: 24,
          text: 'Absorbs badly at the first use, as they say. After two washes it is perfect.',
        },
        {
          name: 'Hédia',
          daysAgo: 61,
          text: 'Belle qualité, les franges tiennent bien. Le bleu est plus clair que sur mon écran.',
        },
      ],
    },
    {
      name: 'Draped veil ‘Sefsari’',
      model: 'NM-Sefsari ivory',
      category: 'clothing',
      price: 220,
      description:
        'The ivory veil of Tunisian women, woven in silk and fine wool in one wide piece. A sefsari is not cut or ' +
        'sewn. It is a rectangle that you throw over the head and hold at the waist, and the fall of the cloth does ' +
        'the rest. Moncef weaves it with a silk warp for shine and a wool weft for weight, with a narrow satin ' +
        'stripe at both ends. Today it is worn for a wedding, a photograph, or over a bed. Dry clean. 160 by 230 cm. ' +
        'Three are woven in a year.',
      stock: 2,
      colors: [{ name: 'Ivory', swatch: '#E3D5B8' }],
      widthMillimeters: 1600,
      heightMillimeters: 2300,
      weightGrams: 480,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Embroidered tunic ‘Blousa’',
      model: 'NM-Blousa Mahdoui',
      category: 'clothing',
      price: 145,
      description:
        'A loose summer tunic with a yoke embroidered in gold-coloured thread, as Mahdia wears it. The cloth is a ' +
        'cotton voile with a silk stripe. Besma draws the branch and the two birds directly on it with soap, and her ' +
        'niece Wafa embroiders for six evenings with a needle, not a machine. The sleeves are wide and stop at the ' +
        'elbow. It goes over trousers, or over a fouta for a henna night. Wash by hand in cool water and iron from ' +
        'the back. Size M is 56 cm across and 74 cm long.',
      sizes: [
        { name: 'S', stock: 3, stockByColor: [3, 0] },
        { name: 'M', stock: 5, stockByColor: [3, 2] },
        { name: 'L', stock: 6, stockByColor: [3, 3] },
        { name: 'XL', stock: 2, stockByColor: [1, 1] },
      ],
      colors: [
        { name: 'Rose', swatch: '#C4667A', views: ['whole', 'detail'] },
        { name: 'Turquoise', swatch: '#2E8C95', views: ['whole-turquoise'] },
      ],
      widthMillimeters: 560,
      heightMillimeters: 740,
      weightGrams: 260,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Najla',
          daysAgo: 17,
          text: 'The embroidery is fine work, you can tell by the back. Runs large: I am L and took M.',
        },
        {
          name: 'Imen',
          daysAgo: 58,
          text: 'Couleur superbe. Le tissu est assez transparent, il faut un fond dessous.',
        },
      ],
    },
    {
      name: 'Striped linen dress ‘Ria’',
      model: 'NM-Ria',
      category: 'clothing',
      price: 168,
      promotionalPrice: 126,
      description:
        'A straight linen dress with one broad stripe down the side, cool on the hottest evenings. The linen is ' +
        'woven in Ksar Hellal on the same looms as the foutas, a little tighter, and washed twice before it is cut ' +
        'so that it will not shrink on you. Besma sews it with French seams, a deep pocket on each side and a slit ' +
        'for long steps. Machine wash at 30 degrees; iron it damp, or do not iron it at all. In size M it is 52 cm ' +
        'across the chest and 118 cm long.',
      sizes: [
        { name: 'S', stock: 4, stockByColor: [2, 1, 1] },
        { name: 'M', stock: 7, stockByColor: [4, 0, 3] },
        { name: 'L', stock: 5, stockByColor: [2, 2, 1] },
        { name: 'XL', stock: 0, stockByColor: [0, 0, 0] },
      ],
      colors: [
        { name: 'Sea green', swatch: '#2F7A78', views: ['whole', 'detail'] },
        { name: 'Terracotta', swatch: '#B4532D', views: ['whole-terracotta', 'scene'] },
        { name: 'Natural linen', swatch: '#CDBB98', views: ['whole-natural'] },
      ],
      widthMillimeters: 520,
      heightMillimeters: 1180,
      weightGrams: 410,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Yasmine',
          daysAgo: 5,
          text: 'Pockets! And the linen does not scratch. I am 1.62 m and it falls just above the ankle.',
        },
        { name: 'Rym', daysAgo: 36, text: 'I exchanged S for M within the week, no questions asked. Lovely dress.' },
        { name: 'Abir', daysAgo: 70, text: 'The colour faded a touch after ten washes, which suits it.' },
      ],
    },
    {
      name: 'Fouta tote ‘Chatt’',
      model: 'NM-Chatt 42',
      category: 'bags',
      price: 45,
      promotionalPrice: 39.9,
      description:
        'A roomy beach tote sewn from a thick double fouta, with rope handles that do not cut. Besma uses the ' +
        'fouta’s own fringe as trimming, so no thread is wasted. There is a lining of waxed cotton for a wet ' +
        'swimsuit, a pocket for the phone, and a loop for keys. It stands by itself when full and folds flat when it ' +
        'is not. The machine may have it at 30 degrees. 42 cm wide, 36 cm high and 15 cm deep. It carries two ' +
        'towels, a book and the watermelon.',
      stock: 20,
      stockByColor: [9, 11, 0],
      colors: [
        { name: 'Coral', swatch: '#C95F45', views: ['whole', 'detail'] },
        { name: 'Sea blue', swatch: '#2F6E9E', views: ['whole-sea-blue'] },
        { name: 'Olive', swatch: '#6C7838', views: ['whole-olive'] },
      ],
      widthMillimeters: 420,
      heightMillimeters: 360,
      weightGrams: 390,
      views: ['whole', 'group', 'scene', 'detail'],
    },
    {
      name: 'Baby fouta with hood ‘Sghir’',
      model: 'NM-Sghir 75',
      category: 'kids',
      price: 27.9,
      description:
        'A small soft fouta with a hood in one corner, to wrap a baby straight out of the bath. It is woven in Ksar ' +
        'Hellal with a loop on one face, which is the side for the skin, and flat on the other. Little dots are ' +
        'woven in, not printed, so they will not crack. Besma sews the hood double and the edges in cotton bias. It ' +
        'is good until about three years, and after that it dries dolls. Wash at 60 degrees. A square of 75 by 75 ' +
        'cm, 240 g. Wash it before first use.',
      stock: 25,
      colors: [
        { name: 'Saffron dots', swatch: '#D9A441', views: ['whole', 'detail'] },
        { name: 'Sage dots', swatch: '#8A9A6B', views: ['whole-sage'] },
        { name: 'Rose dots', swatch: '#CF8A90', views: ['whole-rose'] },
      ],
      widthMillimeters: 750,
      heightMillimeters: 750,
      weightGrams: 240,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Jihen',
          daysAgo: 12,
          text:
            'Gift for a newborn in Nabeul, arrived in time and they added a card. Softer than I thought a fouta ' +
            'could be.',
        },
        { name: 'أسماء', daysAgo: 47, text: 'مليحة ورطبة. خسارة القبعة صغيرة شوية على ولدي عمرو عامين.' },
      ],
    },
  ],
} as const satisfies SampleStore
