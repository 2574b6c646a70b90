import type { SampleStore } from '#samples/sample-types.ts'

export const oudZitoun = {
  name: 'Oud Zitoun',
  town: 'Sfax',
  governorate: 'TN-61',
  craft: 'Olive wood',
  category: 'kids',
  description:
    'Anis Trabelsi and his sister Maha work with the olive trees of the Sfax plain, only those that no longer bear ' +
    'or that the wind brings down. Each trunk rests two years under a roof before a saw touches it. Anis turns and ' +
    'carves. Maha sands, oils and thinks up the toys, with her two boys as stern inspectors. No varnish and no paint ' +
    'that they would not put in their own kitchen. Offcuts become spoons, dust goes to the neighbour’s oven, and ' +
    'nothing much is left over.',
  instagramUrl: 'https://www.instagram.com/hirfa.sample.oudzitoun',
  facebookUrl: 'https://www.facebook.com/hirfa.sample.oudzitoun',
  products: [
    {
      name: 'Olive-wood serving board ‘Louh’',
      model: 'OZ-Louh 40',
      category: 'decor',
      price: 48,
      description:
        'One slice of an old olive trunk, with the wavy edge the tree gave it. Anis lets the plank dry for two ' +
        'years, planes it flat, then follows the natural line with a rasp. No two boards have the same grain, so ' +
        'yours will not be quite the one in the picture. It serves for bread, cheese or a whole tray of brik. Wash ' +
        'it quickly by hand, dry it standing, and rub in a spoon of olive oil once a month. About 40 cm long, 18 cm ' +
        'wide and 2 cm thick.',
      stock: 15,
      colors: [{ name: 'Olive wood', swatch: '#9A6A35' }],
      widthMillimeters: 180,
      heightMillimeters: 400,
      weightGrams: 1100,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Hatem',
          daysAgo: 11,
          text: 'The grain is splendid. Mine is a bit shorter than 40 cm, but they warn you that each one is different.',
        },
        {
          name: 'Ines',
          daysAgo: 60,
          text: 'Solid, smooth, smells of oil. I had to oil it twice the first week, it was thirsty.',
        },
      ],
    },
    {
      name: 'Set of three cooking spoons ‘Mgharef’',
      model: 'OZ-Mgharef 3',
      category: 'decor',
      price: 29.5,
      description:
        'Three olive-wood spoons for tasting, stirring and serving, each cut from a single branch. The round one is ' +
        'for chorba, the flat one scrapes the bottom of a pot, and the slotted one lifts olives from the brine. Anis ' +
        'carves them with a bent knife and Maha sands them four times, wetting the wood between each pass so that it ' +
        'stays smooth in use. They do not scratch a pan. Rinse, dry, and oil them when they look pale. Lengths 22, ' +
        '28 and 30 cm. Tied with a strip of halfa grass.',
      stock: 28,
      colors: [{ name: 'Olive wood', swatch: '#A8743C' }],
      widthMillimeters: 65,
      heightMillimeters: 300,
      weightGrams: 210,
      views: ['whole', 'detail', 'group'],
      comments: [
        {
          name: 'Najet',
          daysAgo: 4,
          text: 'The flat spoon has replaced everything else in my kitchen. Good price for three.',
        },
      ],
    },
    {
      name: 'Mortar and pestle ‘Mehres’',
      model: 'OZ-Mehres 12',
      category: 'decor',
      price: 44.9,
      description:
        'A deep olive-wood mortar for garlic, coriander and caraway, the start of every Sfaxian dish. It is turned ' +
        'from the foot of the trunk, where the grain runs in all directions and the wood does not split. The inside ' +
        'is left a little rough so that the spices do not run away. The pestle weighs enough to do the work for you. ' +
        'Wipe with a damp cloth after use; garlic will leave its memory, so some families keep two. 12 cm across, 11 ' +
        'cm high, the pestle 18 cm long.',
      stock: 7,
      colors: [{ name: 'Dark olive wood', swatch: '#7D5228' }],
      widthMillimeters: 120,
      heightMillimeters: 110,
      weightGrams: 960,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Wooden medina blocks ‘Houma’',
      model: 'OZ-Houma 32',
      category: 'kids',
      price: 62,
      promotionalPrice: 49.6,
      description:
        'Thirty-two wooden blocks to build a whole medina: doors, domes, arches and one minaret. Maha drew the first ' +
        'set for her sons on a rainy Sunday. The pieces are cut from olive and beech offcuts, rounded at every edge, ' +
        'and coloured with plant dyes that are fixed with oil. A child of two stacks them; a child of seven builds ' +
        'the souk and sells things in it. They live in a cotton bag printed with the plan of Sfax. Wipe with a damp ' +
        'cloth. The longest piece is 12 cm. From two years on.',
      stock: 10,
      colors: [
        { name: 'Earth colours', swatch: '#B8682F', views: ['whole', 'detail'] },
        { name: 'Natural wood', swatch: '#B48A52', views: ['whole-natural'] },
      ],
      widthMillimeters: 240,
      heightMillimeters: 180,
      weightGrams: 1650,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Sami',
          daysAgo: 7,
          text: 'Our twins have not fought for a full hour, a record. The bag is good quality too.',
        },
        {
          name: 'Hajer',
          daysAgo: 29,
          text: 'Les couleurs sont douces et le bois est bien lisse. Il manquait un dôme, échangé sans discuter.',
        },
        {
          name: 'Foued',
          daysAgo: 88,
          text: 'Well made. For under-threes I put aside the two smallest cubes, which seem tiny to me.',
        },
      ],
    },
    {
      name: 'Child’s stool ‘Korsi’',
      model: 'OZ-Korsi 28',
      category: 'kids',
      price: 115,
      description:
        'A three-legged stool at a child’s height, strong enough for the aunt who sits on it too. Three legs never ' +
        'wobble, even on an old tiled floor. The seat is carved to a shallow dish from one plank of olive wood, and ' +
        'the legs go right through it and are wedged from above, without a screw or a nail. It serves to reach the ' +
        'basin, to wait by the oven, to be a drum. Oil it once a year. 28 cm across and 27 cm high. It carries an ' +
        'adult of 90 kg.',
      stock: 5,
      supply: 'made-to-order',
      preparationDays: 4,
      colors: [
        { name: 'Olive wood', swatch: '#9A6A35', views: ['whole', 'detail'] },
        { name: 'Blue legs', swatch: '#2F6296', views: ['whole-blue-legs'] },
      ],
      widthMillimeters: 280,
      heightMillimeters: 270,
      weightGrams: 2700,
      views: ['whole', 'detail', 'scene'],
    },
    {
      name: 'Rolling camel ‘Jmal’',
      model: 'OZ-Jmal 15',
      category: 'kids',
      price: 38,
      description:
        'A small wooden camel on wheels that nods a little as it rolls over the tiles. Anis cuts the body from a ' +
        'plank where the grain follows the hump. The wheels turn on wooden pins, so there is no metal to come loose. ' +
        'A cord of plaited cotton is tied in front, 30 cm long, with a bead to hold. The finish is olive oil and ' +
        'beeswax only. Small hands can pull it, older ones load it with dates. Wipe it clean with a dry cloth. 15 cm ' +
        'long, 13 cm high. From eighteen months.',
      stock: 17,
      colors: [
        { name: 'Natural', swatch: '#B48A52', views: ['whole', 'detail'] },
        { name: 'Red wheels', swatch: '#A8461F', views: ['whole-red-wheels'] },
        { name: 'Blue wheels', swatch: '#2F6296', views: ['whole-blue-wheels'] },
      ],
      widthMillimeters: 150,
      heightMillimeters: 130,
      weightGrams: 290,
      views: ['whole', 'group', 'detail'],
      comments: [
        {
          name: 'Nour',
          daysAgo: 16,
          text: 'Gift for a first birthday in Le Kef. It rolls straight and it is quiet on the floor.',
        },
        { name: 'Taoufik', daysAgo: 74, text: 'Cute, but the cord is short for a tall child. We put a longer one.' },
      ],
    },
    {
      name: 'Ring rattle ‘Khorkhicha’',
      model: 'OZ-Khorkhicha 9',
      category: 'kids',
      price: 19.75,
      description:
        'Three loose rings on a smooth handle, and a soft click at every shake. The rattle is turned from one single ' +
        'piece of olive wood, rings included. Anis frees them with a hooked tool while the lathe is running, so ' +
        'there is no seam, no glue and nothing to fall off. A baby can hold it from about four months, and olive ' +
        'wood is pleasant to chew. It is rubbed with oil from the family’s own trees. Wipe with a damp cloth and let ' +
        'it dry. 9 cm long, 45 mm wide, as light as an egg.',
      stock: 22,
      colors: [{ name: 'Olive wood', swatch: '#A8743C' }],
      widthMillimeters: 45,
      heightMillimeters: 90,
      weightGrams: 55,
      views: ['whole', 'detail', 'scene'],
      comments: [
        {
          name: 'Rahma',
          daysAgo: 13,
          text: 'My niece chews on it all day and it still looks new. The sound is gentle, thank God.',
        },
      ],
    },
    {
      name: 'Olive-wood bead necklace ‘Hab Zitoun’',
      model: 'OZ-HabZitoun 48',
      category: 'Accessories',
      price: 35,
      description:
        'Forty-one wooden olives on a waxed cord, each with its own small map of grain. Anis turns them from the ' +
        'thinnest branches, where the wood goes from cream to almost black. Maha polishes them in a bag with crushed ' +
        'almond shells, and threads them light to dark. It closes with a knot that slides, so that you wear it long ' +
        'over a blousa or short above a collar. Water does it no harm, perfume does. A drop of oil on a cloth brings ' +
        'back the shine. 48 cm long when fully open.',
      stock: 8,
      colors: [
        { name: 'Olive wood', swatch: '#8F6231', views: ['whole', 'detail'] },
        { name: 'With saffron beads', swatch: '#D99E2B', views: ['whole-saffron-beads'] },
      ],
      widthMillimeters: 180,
      heightMillimeters: 240,
      weightGrams: 62,
      views: ['whole', 'detail', 'group'],
    },
  ],
} as const satisfies SampleStore
