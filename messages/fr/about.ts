import type { Catalog } from '../catalog.ts'
import type { aboutMessages as english } from '../en/about.ts'
import { isolate } from '../isolate.ts'

export const aboutMessages: Catalog<typeof english> = {
  title: 'Les savoir-faire',
  description:
    'Poterie de Nabeul, tapis de Kairouan, bois d’olivier de Sfax et filigrane d’argent : d’où viennent les pièces de la boutique.',
  heading: 'Ce que les mains savent faire en Tunisie',
  text: 'L’argile, la laine, le bois et l’argent, et ce que l’on a appris à en faire. Quatre courtes histoires, et les ateliers qui les continuent.',
  aboutPlatform: (name) => `${isolate('ltr', name)}, ce que c’est et comment ça marche`,
  articles: {
    pottery: {
      place: 'Nabeul et Sejnane',
      heading: 'L’argile se souvient du tour',
      paragraphs: [
        'Nabeul, au Cap Bon, est la ville de potiers la plus connue du pays. La pièce est tournée, séchée à l’ombre, puis cuite ; on l’émaille, on la peint, et elle retourne au four. Le cobalt donne le bleu, le cuivre le vert. Le poisson qui nage au fond de tant de plats porte bonheur.',
        'À Sejnane, dans le nord, les femmes modèlent l’argile sans tour et la cuisent à ciel ouvert. Depuis 2018, leur savoir-faire est inscrit par l’UNESCO au patrimoine culturel immatériel de l’humanité.',
      ],
      link: 'Voir la poterie',
    },
    rugs: {
      place: 'Kairouan',
      heading: 'Quarante mille nœuds au mètre carré',
      paragraphs: [
        'Le tapis noué de Kairouan, la zarbia, porte en son centre un long losange, entouré de bordures comme un jardin de ses murs. Sa finesse se compte : vingt nœuds sur vingt dans chaque carré de dix centimètres, soit quarante mille au mètre carré.',
        'Le mergoum, lui, est un tapis ras. Ses motifs berbères se tissent par l’envers : la tisserande ne voit l’image qu’en retournant son ouvrage.',
      ],
      link: 'Voir les tapis',
    },
    wood: {
      place: 'Sfax et le Sahel',
      heading: 'Un arbre qui donne deux fois',
      paragraphs: [
        'Tout autour de Sfax, les oliviers s’alignent à perte de vue, et beaucoup sont plus vieux que tous ceux qui les récoltent. Quand l’un d’eux ne donne plus, ou que le vent l’a couché, son bois commence une seconde vie.',
        'C’est un bois dense, couleur de miel, parcouru de veines sombres, et il se fend si on le presse : il lui faut sécher lentement avant d’être travaillé. Une cuillerée d’huile de temps en temps, et une planche ou un bol se gardent des années.',
      ],
      link: 'Voir le bois d’olivier',
    },
    silver: {
      place: 'Djerba et Moknine',
      heading: 'L’argent tiré en fil',
      paragraphs: [
        'Pour le filigrane, on étire l’argent jusqu’à la finesse d’un cheveu. Deux fils sont torsadés ensemble, enroulés à la pince en feuilles et en spirales, puis soudés dans un cadre. Ce qui reste est surtout de la lumière.',
        'Djerba et Moknine en ont fait leur spécialité. La main ouverte, la khomsa, protège, dit-on, la personne qui la porte.',
      ],
      link: 'Voir le filigrane',
    },
  },
  collectionsHeading: 'Par univers et par usage',
  categoriesHeading: 'Ou par catégorie',
  collaboratorsHeading: 'Nos ateliers partenaires',
  collaboratorsText:
    'Chaque pièce de la boutique vient de l’un de ces ateliers. Poussez une porte pour voir ce qui s’y fabrique.',
  allMakers: 'Tous les artisans, et où ils travaillent',
  newsletterHeading: 'Des nouvelles des ateliers',
  newsletterText: 'Nouvelles pièces et nouveaux artisans, une fois par semaine au plus.',
}
