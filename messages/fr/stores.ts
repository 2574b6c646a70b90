import type { Catalog } from '../catalog.ts'
import type { storesMessages as english } from '../en/stores.ts'
import { plural } from '../plural.ts'

export const storesMessages: Catalog<typeof english> = {
  title: 'Nos artisans',
  description:
    'Potiers, tisserandes, sculpteurs sur bois et orfèvres de toute la Tunisie : les ateliers derrière les pièces de la boutique.',
  heading: 'Les artisans',
  text: 'Chaque pièce vient de l’un de ces ateliers. Poussez une porte pour voir qui y travaille, et ce qui s’y fabrique.',
  count: (count) => plural('fr', count, { one: `${count} atelier`, other: `${count} ateliers` }),
  none: 'Les premiers ateliers ouvrent bientôt. Revenez vite.',
  seeShop: 'Voir la boutique',
  sell: {
    heading: 'Vous travaillez de vos mains ?',
    text: 'Ouvrez votre atelier ici. Pour chaque abonnement, vous voyez le prix et ce qu’il comprend.',
    plans: 'Abonnements',
    ask: 'Nous poser une question',
  },
}
