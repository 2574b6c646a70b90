export const aboutMessages = {
  title: 'About the crafts',
  description:
    'Nabeul pottery, Kairouan rugs, olive wood from Sfax and silver filigree: where the pieces of the shop come from.',
  heading: 'What Tunisian hands can do',
  text: 'Clay, wool, wood and silver, and what people have learned to make of them. Four short stories, and the workshops that carry them on.',
  aboutPlatform: (name: string) => `What ${name} is and how it works`,
  articles: {
    pottery: {
      place: 'Nabeul and Sejnane',
      heading: 'Clay that remembers the wheel',
      paragraphs: [
        'Nabeul, on the Cap Bon, is the best known pottery town of the country. A pot is thrown, dried in the shade and fired; then it is glazed, painted and fired again. Cobalt gives the blue, copper the green. The fish that swims through so many bowls is painted for good luck.',
        'In Sejnane, in the north, women model clay without a wheel and fire it in the open. Since 2018 their skill is on the UNESCO list of the intangible heritage of humanity.',
      ],
      link: 'See the pottery',
    },
    rugs: {
      place: 'Kairouan',
      heading: 'Forty thousand knots to the square metre',
      paragraphs: [
        'The knotted rug of Kairouan, the zarbia, carries a long diamond in its middle, framed by borders like the walls of a garden. Its fineness is counted: twenty knots by twenty in every ten centimetres make forty thousand in a square metre.',
        'The margoum is flat. Its Berber signs are worked into the weave from the back, so that the weaver sees the picture only when she turns her work.',
      ],
      link: 'See the rugs',
    },
    wood: {
      place: 'Sfax and the Sahel',
      heading: 'A tree that gives twice',
      paragraphs: [
        'Olive trees stand in rows all around Sfax, and many are older than anyone who picks from them. When one no longer bears, or the wind brings it down, its wood begins a second life.',
        'It is dense, honey coloured and full of dark veins, and it splits if it is hurried: it has to dry slowly before it is carved. A spoonful of oil now and then keeps a board or a bowl for years.',
      ],
      link: 'See the olive wood',
    },
    silver: {
      place: 'Djerba and Moknine',
      heading: 'Silver drawn to a thread',
      paragraphs: [
        'For filigree, silver is drawn until it is as thin as a hair. Two threads are twisted together, curled with pliers into leaves and spirals, and soldered into a frame. What remains is mostly light.',
        'Djerba and Moknine are known for it. The open hand, the khomsa, is meant to keep harm away from whoever wears it.',
      ],
      link: 'See the filigree',
    },
  },
  collectionsHeading: 'Browse by room and by use',
  categoriesHeading: 'Or by category',
  collaboratorsHeading: 'The workshops we work with',
  collaboratorsText: 'Every piece in the shop comes from one of these workshops. Step inside to see what they make.',
  allMakers: 'All makers, and where they work',
  newsletterHeading: 'News from the workshops',
  newsletterText: 'New pieces and makers, once a week at most.',
}
