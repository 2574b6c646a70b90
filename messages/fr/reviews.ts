import type { Catalog } from '../catalog.ts'
import type { reviewMessages as english } from '../en/reviews.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const reviewMessages: Catalog<typeof english> = {
  stars: (stars: number) => `${stars} ${stars > 1 ? 'étoiles' : 'étoile'} sur 5`,
  rating: (average: string, count: number) =>
    `${isolate('ltr', average)} sur 5 étoiles, ${plural('fr', count, { one: '1 avis', other: `${count} avis` })}`,
  heading: 'Avis des acheteurs',
  title: (product: string) => `Avis : ${isolate('ltr', product)}`,
  description: (product: string) => `Ce qu’en disent ceux qui l’ont acheté ici : ${isolate('ltr', product)}`,
  boughtHere: 'Acheté ici',
  anonymous: 'Un client',
  photo: (number: number) => `Photo ${number}`,
  answerOf: { shop: 'Réponse de la boutique', maker: 'Réponse de l’atelier' },
  all: 'Tous les avis',
  older: 'Avis plus anciens',
  newest: 'Avis les plus récents',
  none: 'Personne n’a encore donné d’avis.',
  back: 'Retour à la pièce',
}
