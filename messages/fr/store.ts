import type { Catalog } from '../catalog.ts'
import type { storeMessages as english } from '../en/store.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const storeMessages: Catalog<typeof english> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  follow: (store, network) => `${isolate('ltr', store)} sur ${network}`,
  products: (count) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
  seeAll: (count) => plural('fr', count, { one: `Voir ${count} pièce`, other: `Voir les ${count} pièces` }),
  pieces: 'De cet atelier',
  closed: (day) => `Fermé. De retour le ${day}`,
  closedText: 'Tout reste à voir, et se commande de nouveau à partir de ce jour.',
  empty: 'Cet atelier n’a rien en vente pour le moment.',
  others: 'D’autres mains, d’autres pièces',
  seeMakers: 'Voir tous les artisans',
  seeShop: 'Voir toute la boutique',
}
