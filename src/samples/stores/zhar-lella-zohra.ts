import type { SampleStore } from '#samples/sample-types.ts'

export const zharLellaZohra = {
  name: 'Zhar Lella Zohra',
  town: 'Dar Chaâbane El Fehri',
  governorate: 'TN-21',
  craft: 'Flower waters and soap',
  category: 'Cosmetics',
  description:
    'For six weeks each spring the lanes of Dar Chaâbane smell of bitter orange. Zohra Gharbi has picked and ' +
    'distilled its flowers since she was nine. Today she works with two daughters-in-law and one copper qattar, a ' +
    'still that was part of her dowry. What they do not grow they buy from people they know: roses from Bargou, clay ' +
    'from the hills, olive oil from a cousin at Korba. The recipes are short and every jar says what is inside. When ' +
    'a batch is gone, the next one waits for its season.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.zharzohra',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.zharzohra',
  products: [
    {
      name: 'Orange-blossom water ‘Zhar’',
      model: 'ZZ-Zhar 500',
      category: 'Cosmetics',
      price: 24.75,
      description:
        'Bitter-orange flowers, spring water and a copper still. There is nothing else in the bottle. Zohra picks ' +
        'before the sun is high, spreads the flowers on a sheet, and distils the same evening. Four kilos of blossom ' +
        'give about four litres. Only the first part of the run goes into this bottle, so a spoon is enough for a ' +
        'tray of makroudh, and a few drops for a coffee. It also cools the face after a day at the sea. Keep the ' +
        'bottle in the dark and finish it within a year. 500 ml of glass, cork stopper.',
      stock: 36,
      colors: [{ name: 'Orange blossom', swatch: '#E0A85A' }],
      widthMillimeters: 75,
      heightMillimeters: 260,
      weightGrams: 890,
      views: ['whole', 'detail', 'group', 'scene'],
      comments: [
        {
          name: 'Khadija',
          daysAgo: 5,
          text: 'This is the zhar of my grandmother in Nabeul. Strong and clean. Half a spoon is enough in the samsa.',
        },
        {
          name: 'Walid',
          daysAgo: 38,
          text: 'Bien emballé, aucune fuite jusqu’à Bizerte. Un peu cher, mais rien à voir avec celui du supermarché.',
        },
        { name: 'أمينة', daysAgo: 66, text: 'ريحتو أصلية، نحط منو في القهوة كل صباح. شكرا للّا زهرة.' },
      ],
    },
    {
      name: 'Bargou rosewater ‘Ward’',
      model: 'ZZ-Ward 200',
      category: 'Cosmetics',
      price: 16.5,
      description:
        'Rosewater from the small pink roses that grow on the terraces of Bargou, in the hills of Siliana. The ' +
        'petals come down in cloth bags the morning after they are picked, and go straight into the still. The water ' +
        'is clear, a little green at the first breath, then round and soft. Use it after washing the face, in a bowl ' +
        'of tfal clay, or over strawberries with sugar. No colour, no alcohol, no perfume added. Keep it cool once ' +
        'opened and use it within six months. 200 ml, with a spray head.',
      stock: 27,
      colors: [{ name: 'Rose', swatch: '#C9697A' }],
      widthMillimeters: 52,
      heightMillimeters: 175,
      weightGrams: 340,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Asma',
          daysAgo: 14,
          text: 'Very fresh. The spray head of mine was loose; I wrote to them and they sent another one without a word.',
        },
        {
          name: 'Ons',
          daysAgo: 83,
          text: 'J’en suis à mon troisième flacon. L’odeur change un peu d’un lot à l’autre, c’est vivant.',
        },
      ],
    },
    {
      name: 'Olive-oil soap ‘Saboun Zit’',
      model: 'ZZ-Saboun 150',
      category: 'Cosmetics',
      price: 8.5,
      description:
        'A hard green bar of olive oil, cut by wire and dried on reeds for a whole winter. Zohra uses the last ' +
        'pressing from Korba, the one too strong for salad, and stirs it with lye and salt water for two days. The ' +
        'soap is poured on the floor of the back room, cut, stamped and left to breathe for four months. It lathers ' +
        'little and lasts long. Keep it on a rack between two washes. It serves for face, hands, hair and delicate ' +
        'wool. A bar weighs 150 g and measures 65 mm a side.',
      stock: 40,
      colors: [
        { name: 'Olive, plain', swatch: '#7C8A3E', views: ['whole', 'detail'] },
        { name: 'With rosemary', swatch: '#5E6B2F', views: ['whole-rosemary'] },
        { name: 'With orange peel', swatch: '#CF8A3A', views: ['whole-orange-peel'] },
      ],
      widthMillimeters: 65,
      heightMillimeters: 65,
      weightGrams: 150,
      views: ['whole', 'group', 'detail'],
      comments: [
        {
          name: 'Zied',
          daysAgo: 2,
          text: 'Bought ten, one for each guest at our engagement. They came tied with string, very pretty.',
        },
        {
          name: 'Lamia',
          daysAgo: 31,
          text: 'Good for my dry hands. Smells like a mill, which I love and my husband does not.',
        },
        { name: 'Hamdi', daysAgo: 52, text: 'Lasts about six weeks in our shower. The rosemary one is my favourite.' },
        { name: 'Emna', daysAgo: 97, text: 'Le savon est top. Le timbre était un peu effacé sur deux pièces.' },
      ],
    },
    {
      name: 'Blue nila powder ‘Nila’',
      model: 'ZZ-Nila 60',
      category: 'Cosmetics',
      price: 12.9,
      description:
        'The deep blue powder of the south, ground fine and sifted three times through silk. Women of Kébili and ' +
        'Tataouine mix it before a wedding with yoghurt, honey or rosewater, spread it thin for ten minutes, then ' +
        'rinse it off in the hammam. Zohra buys the stone whole and grinds it in a brass mortar, so that she knows ' +
        'what is in the jar. Try a little on the wrist first, and keep it away from pale towels: it is a true blue. ' +
        'The jar holds 60 g, enough for about fifteen masks.',
      stock: 21,
      colors: [{ name: 'Indigo', swatch: '#2B3A7A' }],
      widthMillimeters: 65,
      heightMillimeters: 60,
      weightGrams: 165,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Rose-steeped washing clay ‘Tfal’',
      model: 'ZZ-Tfal 250',
      category: 'Cosmetics',
      price: 11.5,
      description:
        'Grey clay for hair and face, steeped with rose petals and cloves, then dried in the sun. Tfal is what ' +
        'Tunisian mothers brought to the hammam long before shampoo. The clay is washed seven times to take out the ' +
        'sand, kneaded with flower water and pressed into flakes. Soften two spoons in warm water, work it through ' +
        'wet hair, wait five minutes and rinse well. It cleans without foam. Keep the jar closed and dry. 250 g, ' +
        'about eight washes for long hair. The scent is faint and goes with the rinse.',
      stock: 3,
      colors: [{ name: 'Grey rose clay', swatch: '#A38A80' }],
      widthMillimeters: 90,
      heightMillimeters: 105,
      weightGrams: 430,
      views: ['whole', 'scene', 'detail'],
    },
    {
      name: 'Hammam ghassoul with seven herbs ‘Ghassoul’',
      model: 'ZZ-Ghassoul 300',
      category: 'Cosmetics',
      price: 18,
      promotionalPrice: 14.4,
      description:
        'Brown ghassoul clay, mixed with seven dried herbs of the Cap Bon for a slow hammam evening. Lavender, ' +
        'myrtle, rosemary, chamomile, geranium, rose and bay are dried in the attic and ground by hand before they ' +
        'meet the clay. Stir with warm water to the thickness of yoghurt and spread on damp skin. Let it sit while ' +
        'you drink a tea, then rinse before it dries hard. The herbs leave small flecks; that is how you know they ' +
        'are there. The jar holds 300 g. Keep it dry and use it within a year.',
      stock: 19,
      colors: [{ name: 'Earth brown', swatch: '#8A5A3C' }],
      widthMillimeters: 95,
      heightMillimeters: 110,
      weightGrams: 510,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Chaima',
          daysAgo: 8,
          text: 'Smells like a garden after rain. The herbs stick to the bath a little, a quick rinse does it.',
        },
        {
          name: 'Dorra',
          daysAgo: 45,
          text: 'Nice texture, my skin liked it. I would prefer a bigger jar for the family.',
        },
      ],
    },
    {
      name: 'Neroli candle ‘Layali’',
      model: 'ZZ-Layali 180',
      category: 'Cosmetics',
      price: 32,
      description:
        'The smell of an orange grove at night, poured by hand in a thick honey-coloured glass. Neroli is the oil ' +
        'that floats on top of the still, a few drops for each basket of flowers. Zohra keeps it for this candle, ' +
        'with a little beeswax from Zaghouan and a wick of plaited cotton. The flame is low and steady. Cut the wick ' +
        'to half a centimetre before you light it, and never leave it alone in a room. When it is finished, the ' +
        'glass becomes a tea light. 180 g, about thirty-five hours.',
      stock: 13,
      colors: [
        { name: 'Honey', swatch: '#D39A3F', views: ['whole', 'detail'] },
        { name: 'Natural', swatch: '#E4D3AE', views: ['whole-natural'] },
      ],
      widthMillimeters: 80,
      heightMillimeters: 95,
      weightGrams: 420,
      views: ['whole', 'detail', 'group', 'scene'],
      comments: [
        {
          name: 'Selim',
          daysAgo: 25,
          text:
            'Gave it to my mother-in-law. She asked where I found it, so that is a success. Delivered to Monastir in ' +
            'two days.',
        },
      ],
    },
    {
      name: 'Hammam pouch with washing mitt ‘Sorra’',
      model: 'ZZ-Sorra 26',
      category: 'bags',
      price: 31.9,
      description:
        'A striped pouch for the hammam, with a kessa mitt inside and room for soap and clay. Zohra’s ' +
        'daughter-in-law Ahlem sews it from cotton woven in Beni Khiar, the next village, and lines it with waxed ' +
        'cloth so that it may go home wet. The mitt is of coarse crêpe; use it on warm skin, after ten minutes of ' +
        'steam, and rinse it well. A cord pulls the pouch shut and hangs it on a nail. Wash both at 40 degrees. The ' +
        'pouch is 26 cm wide and 18 cm high. The soap is not included.',
      stock: 15,
      colors: [
        { name: 'Rose stripes', swatch: '#C9697A', views: ['whole', 'detail'] },
        { name: 'Indigo stripes', swatch: '#34487E', views: ['whole-indigo'] },
        { name: 'Olive stripes', swatch: '#6C7838', views: ['whole-olive'] },
      ],
      widthMillimeters: 260,
      heightMillimeters: 180,
      weightGrams: 170,
      views: ['whole', 'detail', 'group'],
    },
  ],
} as const satisfies SampleStore
