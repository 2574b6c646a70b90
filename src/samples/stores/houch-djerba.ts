import type { SampleStore } from '#samples/sample-types.ts'

export const houchDjerba = {
  name: 'Houch Djerba',
  town: 'Houmt Souk',
  governorate: 'TN-82',
  craft: 'Silver filigree and basketry',
  category: 'Accessories',
  description:
    'A houch is the white square house of Djerba, closed to the wind and open to the sky. In this one live two ' +
    'crafts. Younes Ferjani draws silver into thread, as his uncle taught him, with a second bench in Moknine for ' +
    'filigree. His aunt Mahbouba leads eleven women who plait palm and halfa, some here on the island, some in the ' +
    'oasis of Gabès. Silver in the morning, when the eyes are fresh; baskets in the afternoon, in the shade of the ' +
    'courtyard, with a pot of tea.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.houchdjerba',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.houchdjerba',
  products: [
    {
      name: 'Filigree hand necklace ‘Khomsa’',
      model: 'HD-Khomsa 42',
      category: 'Accessories',
      price: 265,
      description:
        'A silver hand, open like lace, on a fine chain: the khomsa that watches over the house. Younes draws the ' +
        'silver to a thread thinner than a hair, twists two together and curls them into the palm of the hand with ' +
        'pliers. It is then soldered in one breath. There are eleven grams of silver and three days in it. It ' +
        'darkens a little with time; a soft cloth and some bicarbonate bring the light back. The hand is 38 mm high, ' +
        'the chain is 42 cm and can be made longer.',
      stock: 3,
      colors: [
        { name: 'Silver', swatch: '#A9ADB0', views: ['whole', 'detail'] },
        { name: 'Gilded silver', swatch: '#C9A045', views: ['whole-gilded'] },
      ],
      widthMillimeters: 30,
      heightMillimeters: 38,
      weightGrams: 15,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Ikram',
          daysAgo: 16,
          text: 'My husband’s gift for our ten years. Fine as lace and it came in a little olive-wood box.',
        },
        {
          name: 'Thouraya',
          daysAgo: 62,
          text: 'Delicate work. I asked for a chain of 50 cm and got it at no extra cost.',
        },
      ],
    },
    {
      name: 'Filigree hoop earrings ‘Khros’',
      model: 'HD-Khros 32',
      category: 'Accessories',
      price: 118,
      description:
        'Light silver hoops with a row of tiny grains, inspired by the wedding earrings of the Sahel. They come from ' +
        'the Moknine bench, where Younes’s friend Dalila melts each grain from a clipping of silver wire on a piece ' +
        'of charcoal. Eighteen grains go on a hoop, placed with a wet hair. The old ones were heavy and hung from ' +
        'the headdress; these weigh four grams and hang from the ear all day. Wipe after wearing and keep them dry. ' +
        '32 mm across, with a hook that closes.',
      stock: 9,
      colors: [{ name: 'Silver', swatch: '#B2B5B6' }],
      widthMillimeters: 32,
      heightMillimeters: 40,
      weightGrams: 8,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Cyrine',
          daysAgo: 11,
          text: 'So light that I forget them. A bit smaller than they seem in the photo: measure 32 mm before ordering.',
        },
      ],
    },
    {
      name: 'Wide silver bracelet ‘Swar’',
      model: 'HD-Swar 25',
      category: 'Accessories',
      price: 190,
      promotionalPrice: 165,
      description:
        'An open silver cuff with Berber signs struck by hammer and punch, not cast. Younes beats the band from a ' +
        'small bar, anneals it four times and marks it on a block of lead. The zigzag is water, the diamond is the ' +
        'field, the dots are seed. It is the bracelet the women of the south were given in pairs. It opens just ' +
        'enough for the wrist to pass sideways; do not bend it wider each time. Rub it with a cloth. Two sizes, both ' +
        '25 mm wide, about thirty-four grams of silver.',
      sizes: [
        { name: 'Small, 15 to 16 cm', stock: 4 },
        { name: 'Medium, 17 to 18 cm', stock: 5 },
      ],
      colors: [{ name: 'Old silver', swatch: '#8F9496' }],
      widthMillimeters: 62,
      heightMillimeters: 25,
      weightGrams: 34,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Basma',
          daysAgo: 19,
          text: 'Heavy in the good sense. My wrist is 16.5 cm and the small one is right.',
        },
        {
          name: 'Lotfi',
          daysAgo: 77,
          text:
            'Bought for my daughter who lives in Lyon. The punch marks are sharp; a little polish paste was left in ' +
            'them.',
        },
      ],
    },
    {
      name: 'Silver star ring ‘Khatem’',
      model: 'HD-Khatem',
      category: 'Accessories',
      price: 72,
      description:
        'A silver ring with an eight-point star, cut out like the windows of an island mosque. The khatem is the ' +
        'seal: two squares turned on each other, found on tiles, doors and bread stamps all over Tunisia. Younes ' +
        'saws it with a blade as thin as thread and leaves the edge a touch uneven, so it catches the light. The ' +
        'ring is closed, which is why we ask for the size. Tie a thread round the finger and measure it in ' +
        'millimetres. Five grams of silver. The star is 14 mm across.',
      sizes: [
        { name: '50', stock: 2 },
        { name: '52', stock: 5 },
        { name: '54', stock: 7 },
        { name: '56', stock: 6 },
        { name: '58', stock: 0 },
        { name: '60', stock: 3 },
      ],
      colors: [
        { name: 'Silver', swatch: '#AEB1B3', views: ['whole', 'detail'] },
        { name: 'Gilded silver', swatch: '#C9A045', views: ['whole-gilded'] },
      ],
      widthMillimeters: 20,
      heightMillimeters: 24,
      weightGrams: 5,
      views: ['whole', 'detail', 'group'],
    },
    {
      name: 'Palm-frond sun hat ‘Mdhalla’',
      model: 'HD-Mdhalla',
      category: 'Accessories',
      price: 22.5,
      promotionalPrice: 18,
      description:
        'The wide straw hat of Djerba, plaited from young palm leaves and sewn in one long spiral. On the island ' +
        'men and women wear it in the fields and at the market, over a scarf. Mahbouba’s group dries the leaves ' +
        'for ten days, splits them with a thumbnail and plaits a ribbon of eleven strands, more than twenty ' +
        'metres for one hat. It breathes, it floats, and it lasts for many summers. If it loses its shape, damp ' +
        'it and dry it over a bowl. The brim is 44 cm across. Inner ribbon of cotton.',
      sizes: [
        { name: '56 cm', stock: 14, stockByColor: [7, 7] },
        { name: '59 cm', stock: 18, stockByColor: [9, 9] },
      ],
      colors: [
        { name: 'Natural palm', swatch: '#D2B06A', views: ['whole', 'detail'] },
        { name: 'With indigo band', swatch: '#34487E', views: ['whole-indigo-band'] },
      ],
      widthMillimeters: 440,
      heightMillimeters: 150,
      weightGrams: 180,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Haythem',
          daysAgo: 6,
          text: 'Arrived flat-packed in a big box, not crushed. Real shade, even for a tall man.',
        },
        {
          name: 'Zeineb',
          daysAgo: 30,
          text: 'Très joli. Il gratte un peu au front les premiers jours malgré le ruban.',
        },
        { name: 'Rached', daysAgo: 92, text: 'Cheap for the work in it. I took two more for the beach.' },
      ],
    },
    {
      name: 'Halfa market basket ‘Qoffa’',
      model: 'HD-Qoffa 40',
      category: 'bags',
      price: 38.5,
      description:
        'The basket that goes to market in the morning and to the beach in the afternoon. The halfa grass is pulled ' +
        'on the hills of Kasserine, beaten, soaked and twisted into cord. The women of the Gabès oasis coil it from ' +
        'the bottom up and sew it with palm fibre. The handles are covered with leather by Younes’s cousin. It holds ' +
        'eight kilos of vegetables and stands by itself. Let it dry in the air if it gets wet. 40 cm wide, 30 cm ' +
        'high. Slightly different from one pair of hands to the next.',
      stock: 23,
      colors: [
        { name: 'Natural halfa', swatch: '#C2A05F', views: ['whole', 'detail'] },
        { name: 'Indigo stripe', swatch: '#34487E', views: ['whole-indigo-stripe'] },
        { name: 'Pink stripe', swatch: '#C4667A', views: ['whole-pink-stripe'] },
      ],
      widthMillimeters: 400,
      heightMillimeters: 300,
      weightGrams: 720,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Safa',
          daysAgo: 10,
          text: 'I have filled it at the Marché Central every Saturday for two months. Not one strand has moved.',
        },
        {
          name: 'Mouna',
          daysAgo: 44,
          text: 'Smells of hay at first. Handles comfortable on the shoulder. Recommended.',
        },
      ],
    },
    {
      name: 'Lidded palm basket ‘Zembil’',
      model: 'HD-Zembil 32',
      category: 'decor',
      price: 34,
      description:
        'A round basket with a lid, for bread on the table or wool beside the chair. The ribs are the stems of dates ' +
        'after the harvest, the wrapping is palm leaf, some of it dyed with pomegranate skin. Mahbouba starts each ' +
        'one with a knot she calls the navel and works outward, turning the basket on her knee. The lid lifts off ' +
        'flat and makes a tray for fruit. Dust it with a dry brush and keep it from the damp. 32 cm across, 26 cm ' +
        'high with the lid on.',
      stock: 8,
      colors: [
        { name: 'Palm and saffron', swatch: '#CFA04A', views: ['whole', 'detail'] },
        { name: 'Palm and red', swatch: '#A8461F', views: ['whole-red'] },
      ],
      widthMillimeters: 320,
      heightMillimeters: 260,
      weightGrams: 640,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Crossed-strap sandal ‘Jerbia’',
      model: 'HD-Jerbia',
      category: 'shoes',
      price: 69,
      description:
        'A low sandal with two crossed straps and a little punched pattern, as the island wears it. It is made in ' +
        'Houmt Souk by Younes’s neighbour Slimane, who learned from the leather workers of the old fondouk. The ' +
        'diamonds are punched one at a time with a steel die, over a paler leather that shows through. The sole is ' +
        'flexible and sewn all round. Walk them in at home for a day or two. Keep them out of the sea, and cream ' +
        'them in autumn. They run true to size.',
      sizes: [
        { name: '36', stock: 4, stockByColor: [2, 2] },
        { name: '37', stock: 5, stockByColor: [3, 2] },
        { name: '38', stock: 7, stockByColor: [4, 3] },
        { name: '39', stock: 6, stockByColor: [3, 3] },
        { name: '40', stock: 3, stockByColor: [2, 1] },
        { name: '41', stock: 0, stockByColor: [0, 0] },
      ],
      colors: [
        { name: 'Henna brown', swatch: '#8A4526', views: ['whole', 'detail'] },
        { name: 'Sand', swatch: '#CDAA78', views: ['whole-sand'] },
      ],
      widthMillimeters: 92,
      heightMillimeters: 250,
      weightGrams: 430,
      views: ['whole', 'detail', 'scene'],
    },
  ],
} as const satisfies SampleStore
