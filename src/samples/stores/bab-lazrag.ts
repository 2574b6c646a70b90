import type { SampleStore } from '#samples/sample-types.ts'

export const babLazrag = {
  name: 'Bab Lazrag',
  town: 'Sidi Bou Saïd',
  governorate: 'TN-11',
  craft: 'Wrought iron and Sejnane clay',
  category: 'decor',
  description:
    'Behind a blue door halfway up the hill of Sidi Bou Saïd, Selma and Adel Jlassi share one workshop. Adel forges ' +
    'the lanterns and studs the mirrors. Selma sews puppets and birds from cloth that others throw away. She was ' +
    'born in Sejnane, in the northern hills, where her mother Jamila and two aunts still model clay dolls and ' +
    'animals and fire them in the open. Once a month she drives up with coffee and sugar, and comes back slowly, the ' +
    'car full of clay wrapped in blankets.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.bablazrag',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.bablazrag',
  products: [
    {
      name: 'Sejnane clay doll ‘Aroussa’',
      model: 'BZ-Aroussa 24',
      category: 'decor',
      price: 55,
      description:
        'A clay bride from Sejnane, modelled without a wheel and painted with signs older than writing. Jamila digs ' +
        'the clay by the wadi, mixes it with crushed potsherd and builds the figure from coils. She polishes it with ' +
        'a seashell, paints it with red earth, and fires it in the open under dry dung and brush. The black comes ' +
        'from crushed lentisk leaves, rubbed on while the clay is hot. Dust it with a dry brush and keep it from ' +
        'water. About 24 cm high. Each is made alone: no mould, no sister.',
      stock: 1,
      colors: [{ name: 'Cream and red earth', swatch: '#D8B48A' }],
      widthMillimeters: 110,
      heightMillimeters: 240,
      weightGrams: 780,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Sihem',
          daysAgo: 22,
          text: 'She has a small smoke mark on the shoulder and a very proud face. I would not exchange her.',
        },
        {
          name: 'Julien',
          daysAgo: 81,
          text: 'Bien emballée, arrivée entière à Djerba. Elle est plus petite que je pensais, mesurez bien.',
        },
      ],
    },
    {
      name: 'Sejnane clay tortoise ‘Fakroun’',
      model: 'BZ-Fakroun 16',
      category: 'decor',
      price: 36,
      description:
        'A little tortoise with a painted shell, from the hands of Aunt Dhahbia in Sejnane. The tortoise brings ' +
        'patience to a house, they say, and holds doors open in a draught. Dhahbia models the body around a gourd, ' +
        'so that it is hollow, and paints the lozenges with a twig chewed into a brush. It is fired in the open, and ' +
        'the flame leaves clouds of grey and rose on the belly. Keep it indoors and dry. Not a toy for small hands, ' +
        'as the clay is soft. 16 cm long, 9 cm high.',
      stock: 6,
      colors: [
        { name: 'Red earth', swatch: '#B06A40', views: ['whole', 'detail'] },
        { name: 'Cream', swatch: '#DCC29C', views: ['whole-cream'] },
      ],
      widthMillimeters: 160,
      heightMillimeters: 90,
      weightGrams: 520,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Amel',
          daysAgo: 15,
          text: 'Sweet and well packed. One toe was chipped; I called the shop and they exchanged it within the week.',
        },
      ],
    },
    {
      name: 'Wrought-iron lantern ‘Fanous’',
      model: 'BZ-Fanous 38',
      category: 'decor',
      price: 145,
      description:
        'An iron lantern with the curls of a Sidi Bou Saïd window, and a door that really closes. Adel heats flat ' +
        'bar in a small forge and bends every scroll over a horn, the same way the window grilles of the village ' +
        'were made. The scrolls are held by collars, not by welding. Four panes of thick glass protect a candle from ' +
        'the sea wind. For outdoors, wipe it with a little oil before winter. It stands or hangs from its ring. 20 ' +
        'cm wide and 38 cm high. The candle is not included.',
      stock: 5,
      colors: [
        { name: 'Blue of the village', swatch: '#1F5C9E', views: ['whole', 'detail'] },
        { name: 'Iron black', swatch: '#2B2A2A', views: ['whole-black'] },
      ],
      widthMillimeters: 200,
      heightMillimeters: 380,
      weightGrams: 2600,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Riadh',
          daysAgo: 4,
          text: 'The shadows on the wall are what you pay for. Very solid. It reached Tozeur the second day after the call.',
        },
        {
          name: 'Houda',
          daysAgo: 37,
          text: 'Superbe en noir. La petite porte est un peu dure, une goutte d’huile et c’est réglé.',
        },
      ],
    },
    {
      name: 'Studded door mirror ‘Bab’',
      model: 'BZ-Bab 60',
      category: 'decor',
      price: 165,
      description:
        'A mirror in the shape of a Sidi Bou Saïd door, with a pattern of black nails all around. The frame is old ' +
        'pine from doors that were beyond repair, planed, arched and painted in three thin coats. Adel hammers in ' +
        'ninety-six iron studs, one at a time, following a drawing of stars and moons that he knows from his own ' +
        'street. The glass is 4 mm thick and held from behind. Clean the frame with a dry cloth. 40 cm wide, 60 cm ' +
        'high, with two hooks and their screws.',
      stock: 3,
      colors: [
        { name: 'Door blue', swatch: '#1F4E86', views: ['whole', 'detail'] },
        { name: 'Saffron', swatch: '#D39A2E', views: ['whole-saffron'] },
        { name: 'White', swatch: '#F0EADC', views: ['whole-white'] },
      ],
      widthMillimeters: 400,
      heightMillimeters: 600,
      weightGrams: 4300,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'String puppet ‘Ismaïl Pacha’',
      model: 'BZ-Ismail 45',
      category: 'kids',
      price: 68,
      description:
        'The brave pasha of the Tunisian puppet theatre, with his moustache and his tin sword. Selma saw him as a ' +
        'child at the Halfaouine fair in Ramadan, and has sewn him ever since. The head and hands are carved in lime ' +
        'wood, the costume is made of wedding offcuts, velvet and old braid, and no two are dressed alike. Five ' +
        'strings run to a wooden cross that even a beginner can hold. Hang him up after the show. 45 cm high. From ' +
        'five years on. The next pashas are being sewn.',
      stock: 0,
      colors: [
        { name: 'Wine velvet', swatch: '#7A2438', views: ['whole', 'detail'] },
        { name: 'Green velvet', swatch: '#2F5A41', views: ['whole-green'] },
      ],
      widthMillimeters: 180,
      heightMillimeters: 450,
      weightGrams: 410,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Radhia',
          daysAgo: 18,
          text: 'My father recognised him at once and did all the voices. The children now fight over the sword.',
        },
        {
          name: 'Akram',
          daysAgo: 56,
          text: 'Beautiful costume. The strings tangled in the parcel, an hour of patience.',
        },
      ],
    },
    {
      name: 'Cloth bird mobile ‘Asfour’',
      model: 'BZ-Asfour 7',
      category: 'kids',
      price: 57.5,
      promotionalPrice: 46,
      description:
        'Seven cloth birds turning below a wooden ring, as if they had just left their white cage. Selma sews them ' +
        'from scraps of fouta and shirt, stuffs them with washed wool and gives each one another beak. They hang at ' +
        'different heights from cotton thread, and the least breath sets them off. The ring recalls the birdcages of ' +
        'the village, blue wire and white domes. Hang it out of reach, well above the cot. Dust it with a hair dryer ' +
        'on cold. 30 cm across, 55 cm long. Hook included.',
      stock: 12,
      colors: [
        { name: 'Blue birds', swatch: '#3D7FB8', views: ['whole', 'detail'] },
        { name: 'Garden colours', swatch: '#C9734A', views: ['whole-garden'] },
      ],
      widthMillimeters: 300,
      heightMillimeters: 550,
      weightGrams: 190,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Ghofrane',
          daysAgo: 2,
          text: 'It is above our daughter’s bed since Tuesday, and she talks to the birds. Easy to hang.',
        },
        { name: 'Maher', daysAgo: 49, text: 'Delivered with two threads knotted together, otherwise perfect.' },
      ],
    },
    {
      name: 'Patchwork camel ‘Jmila’',
      model: 'BZ-Jmila 26',
      category: 'kids',
      price: 42,
      description:
        'A soft camel made of eleven bits of fouta, with a woollen hump to hold in the night. Selma began with ' +
        'leftovers from a weaver in Ksar Hellal, and each camel still tells which foutas were in fashion that year. ' +
        'The eyes are embroidered, so there is nothing to swallow. The filling is carded wool, the seams are sewn ' +
        'twice. Legs long enough to knot around a wrist. Wash at 30 degrees in a pillowcase and let it dry on the ' +
        'line. 26 cm high. Good from birth, or from ninety.',
      stock: 14,
      colors: [
        { name: 'Saffron stripes', swatch: '#D39A3F', views: ['whole', 'detail'] },
        { name: 'Blue stripes', swatch: '#3D7FB8', views: ['whole-blue-stripes'] },
        { name: 'Rose stripes', swatch: '#C9697A', views: ['whole-rose-stripes'] },
      ],
      widthMillimeters: 240,
      heightMillimeters: 260,
      weightGrams: 230,
      views: ['whole', 'detail', 'group'],
    },
    {
      name: 'Patchwork shoulder bag ‘Khorj’',
      model: 'BZ-Khorj 30',
      category: 'bags',
      price: 89,
      description:
        'A shoulder bag pieced like a tiled wall, star by star, from sixty scraps of cotton. The khorj was the ' +
        'double bag on a donkey’s back, and this one keeps its deep square shape. Selma cuts the stars by hand, ' +
        'pieces them in the evening and quilts them to an old blanket so that the bag stays firm. The flap closes ' +
        'over a wooden button that Adel turns. Inside there are two pockets and a key loop. Wash it by hand in cool ' +
        'water. 30 cm wide, 28 cm high, 10 cm deep. One of a kind.',
      stock: 1,
      supply: 'one-of-a-kind',
      colors: [{ name: 'Blue and saffron', swatch: '#2F6296' }],
      widthMillimeters: 300,
      heightMillimeters: 280,
      weightGrams: 460,
      views: ['whole', 'detail', 'scene'],
    },
  ],
} as const satisfies SampleStore
