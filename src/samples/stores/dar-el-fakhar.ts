import type { SampleStore } from '#samples/sample-types.ts'

export const darElFakhar = {
  name: 'Dar El Fakhar',
  town: 'Nabeul',
  governorate: 'TN-21',
  craft: 'Painted pottery',
  category: 'decor',
  description:
    'Three generations of the Ben Slama family have turned clay in the same lane behind the Nabeul market. Hédi ' +
    'throws on the wheel his grandfather built. His daughter Rania paints, without a stencil, the fish and leaves ' +
    'she learned at his elbow. The clay comes from Tabarka by truck; the glazes are mixed in the courtyard. They ' +
    'fire on Thursdays, open the kiln on Saturdays, and pack every parcel in straw themselves. Small differences ' +
    'from piece to piece are how you know a hand was there.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.darelfakhar',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.darelfakhar',
  products: [
    {
      name: 'Fish-motif serving bowl ‘Hout’',
      model: 'NB-Hout 28',
      category: 'decor',
      price: 42,
      description:
        'A wide salad bowl with three fish chasing each other round the rim. Hédi throws it in Nabeul from Tabarka ' +
        'clay, and Rania paints the fish freehand in cobalt before the second firing. Fish are a sign of luck in ' +
        'Tunisian houses, so no wedding table goes without them. The glaze takes hot and cold food, lemon and oil. ' +
        'Wash it by hand if you want the blue to stay deep, and keep it out of the oven. It measures 28 cm across ' +
        'and 9 cm deep, enough salad for six.',
      stock: 18,
      colors: [
        { name: 'Cobalt blue', swatch: '#1F4E86', views: ['whole', 'detail'] },
        { name: 'Sea green', swatch: '#2F7A6B', views: ['whole-sea-green'] },
      ],
      widthMillimeters: 280,
      heightMillimeters: 90,
      weightGrams: 1350,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Amira',
          daysAgo: 9,
          text:
            'Arrived in Sousse in two days, wrapped in so much straw that nothing could move. The blue is even ' +
            'deeper than in the picture.',
        },
        {
          name: 'Skander',
          daysAgo: 34,
          text: 'Beautiful but heavier than I expected. It is a table bowl, not one you carry around full.',
        },
        { name: 'هدى', daysAgo: 71, text: 'اشتريتها هدية لأمي وعجبتها برشا. الرسم نظيف واللون كيف الصورة.' },
      ],
    },
    {
      name: 'Footed couscous platter ‘Mthred’',
      model: 'NB-Mthred 38',
      category: 'decor',
      price: 68.5,
      promotionalPrice: 54.9,
      description:
        'The big round platter that brings Friday couscous to the middle of the table. The foot is thrown apart and ' +
        'joined while the clay is still half dry, so that it stays level for decades. Rania draws the eight-leaf ' +
        'rosette with a donkey-hair brush, in the yellow and green Nabeul has used since the Andalusian potters ' +
        'came. It carries couscous for eight people. Hand wash, no oven. Fill it with hot water first in winter so ' +
        'that the glaze does not take a shock. 38 cm across, 11 cm high.',
      stock: 9,
      colors: [
        { name: 'Saffron yellow', swatch: '#D99E2B', views: ['whole', 'detail'] },
        { name: 'Leaf green', swatch: '#4F7A3A', views: ['whole-leaf-green'] },
      ],
      widthMillimeters: 380,
      heightMillimeters: 110,
      weightGrams: 2900,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Olfa',
          daysAgo: 6,
          text:
            'We were nine last Friday and it held everything. The yellow is warm, not lemon. Very happy at the ' +
            'promotion price.',
        },
        {
          name: 'Nizar',
          daysAgo: 48,
          text:
            'Très beau plat. Une petite goutte d’émail sur le pied, mais ça se voit à peine. Livré à Sfax le ' +
            'lendemain de l’appel.',
        },
      ],
    },
    {
      name: 'Unglazed water jug ‘Gargoulette’',
      model: 'NB-Gargoulette 2L',
      category: 'decor',
      price: 18.5,
      description:
        'Bare clay that keeps water cool on the hottest day, with no electricity at all. The wall is left unglazed ' +
        'on purpose. A little water passes through, dries in the air, and takes the heat with it. Hédi throws the ' +
        'jug thin, pulls the spout by hand and scratches one wavy line round the shoulder. Before the first use, ' +
        'leave it full for a night and throw that water away. Stand it on a saucer in a draught. It holds two litres ' +
        'and measures 17 by 29 cm.',
      stock: 32,
      colors: [{ name: 'Red clay', swatch: '#B5562B' }],
      widthMillimeters: 170,
      heightMillimeters: 290,
      weightGrams: 1150,
      views: ['whole', 'detail', 'group', 'scene'],
      comments: [
        {
          name: 'Bilel',
          daysAgo: 22,
          text:
            'It really works. We keep it on the balcony in Gabès and the water stays cool all afternoon. It does ' +
            'sweat, so do use a saucer.',
        },
      ],
    },
    {
      name: 'Tall painted vase ‘Jarra’',
      model: 'NB-Jarra 45',
      category: 'decor',
      price: 95,
      description:
        'A tall vase covered from lip to foot in a cobalt vine that never repeats itself. It takes Rania a whole day ' +
        'to paint. She starts at the belly and lets the stems find their way up and down. The form comes from the ' +
        'old oil jars of Nabeul, drawn slimmer for a hallway or a corner by the window. The inside is glazed and ' +
        'holds water. Dust it with a dry cloth; wash with cold water only. It stands 45 cm high and 22 cm wide. Two ' +
        'leave the kiln each month.',
      stock: 2,
      colors: [{ name: 'Cobalt on white', swatch: '#1F4E86' }],
      widthMillimeters: 220,
      heightMillimeters: 450,
      weightGrams: 3600,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Set of six coffee cups ‘Finjen’',
      model: 'NB-Finjen 6',
      category: 'decor',
      price: 54,
      description:
        'Six small cups without handles, made for strong coffee with a drop of orange-blossom water. Each one is ' +
        'thrown off the hump, which means that Hédi turns six cups from one lump of clay without stopping the wheel. ' +
        'Rania paints the dots with the end of a reed. The rim is thin, the foot a little wide, and the cup sits ' +
        'well between two fingers. They stack. The glaze goes through the dishwasher. Each cup holds 80 ml, is 65 mm ' +
        'wide and 60 mm high.',
      stock: 14,
      colors: [
        { name: 'Saffron', swatch: '#D99E2B', views: ['whole', 'detail'] },
        { name: 'Turquoise', swatch: '#2E8C95', views: ['whole-turquoise'] },
        { name: 'Cobalt', swatch: '#1F4E86', views: ['whole-cobalt'] },
      ],
      widthMillimeters: 65,
      heightMillimeters: 60,
      weightGrams: 780,
      views: ['whole', 'group', 'scene', 'detail'],
      comments: [
        {
          name: 'Sonia',
          daysAgo: 3,
          text:
            'Bought as a housewarming gift. One of the six is a touch smaller than the others, which we find ' +
            'charming.',
        },
        { name: 'Mehdi', daysAgo: 57, text: 'Good size for a capucin. I wish there was a matching tray.' },
      ],
    },
    {
      name: 'Lidded olive jar ‘Khabia’',
      model: 'NB-Khabia 1.5',
      category: 'decor',
      price: 36.75,
      description:
        'A round kitchen jar with a close lid, for olives in brine, salt or preserved lemons. The khabia once stood ' +
        'as tall as a child in every Cap Bon storeroom. This one is its grandson, sized for a shelf. Hédi cuts lid ' +
        'and jar from the same throw so that they fit, and glazes both inside and out. The dots are pressed with a ' +
        'fingertip. Salt and vinegar do it no harm. Wash by hand with a soft sponge. It holds one and a half litres, ' +
        '15 cm wide and 21 cm high.',
      stock: 11,
      colors: [
        { name: 'Olive green', swatch: '#5E6B2F', views: ['whole', 'detail'] },
        { name: 'Honey', swatch: '#B9772A', views: ['whole-honey'] },
      ],
      widthMillimeters: 150,
      heightMillimeters: 210,
      weightGrams: 1280,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Jasmine candle in a painted bowl ‘Yasmine’',
      model: 'NB-Yasmine 220',
      category: 'Cosmetics',
      price: 34.9,
      promotionalPrice: 27.9,
      description:
        'A jasmine candle poured in a small Nabeul bowl that you keep when the wax is gone. The bowl is painted with ' +
        'an eight-point zellige star. The candle is poured by Rania’s cousin in Hammamet, with plant wax, a cotton ' +
        'wick and jasmine oil, light as a machmoum sold on a summer evening. Burn it for two hours the first time so ' +
        'that the wax melts to the edge. Afterwards wash out the bowl with warm water and use it for olives. 220 g ' +
        'of wax, about forty hours, 11 cm across.',
      stock: 24,
      colors: [
        { name: 'Turquoise star', swatch: '#2E8C95', views: ['whole', 'detail'] },
        { name: 'Cobalt star', swatch: '#1F4E86', views: ['whole-cobalt'] },
      ],
      widthMillimeters: 110,
      heightMillimeters: 70,
      weightGrams: 560,
      views: ['whole', 'detail', 'group', 'scene'],
      comments: [
        {
          name: 'Rim',
          daysAgo: 12,
          text:
            'The smell is soft and real, not like a car freshener. The bowl already has a second life with ' +
            'pistachios.',
        },
        {
          name: 'Hela',
          daysAgo: 40,
          text: 'Jolie, mais la mèche fume un peu si on ne la coupe pas. À part ça, parfaite pour offrir.',
        },
      ],
    },
    {
      name: 'Child’s breakfast plate ‘Ftour’',
      model: 'NB-Ftour 19',
      category: 'kids',
      price: 26.5,
      description:
        'A child’s plate with a big smiling fish that appears as the bread and honey go. The rim stands up a little ' +
        'so that a spoon has something to push against. Hédi makes it thicker than his other plates, because he has ' +
        'four grandchildren and knows what happens to plates. Rania paints one fish and leaves space to add a first ' +
        'name: write it in the order note, and we confirm your order when it has been fired, some ten days later. ' +
        'Dishwasher fine, no oven. 19 cm across and 3 cm high. From three years on.',
      stock: 16,
      colors: [
        { name: 'Sky blue', swatch: '#4A90B8', views: ['whole', 'detail'] },
        { name: 'Rose', swatch: '#C9697A', views: ['whole-rose'] },
        { name: 'Yellow', swatch: '#E0AC3B', views: ['whole-yellow'] },
      ],
      widthMillimeters: 190,
      heightMillimeters: 30,
      weightGrams: 520,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Mariem',
          daysAgo: 28,
          text:
            'My son finishes his eggs to see the fish. Ordered it with his name in the note; they called when it was ' +
            'fired, and it came the next day.',
        },
      ],
    },
  ],
} as const satisfies SampleStore
