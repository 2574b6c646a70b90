import type { Catalog } from '../catalog.ts'
import type { addedMessages as english } from '../en/added.ts'
import { plural } from '../plural.ts'

export const addedMessages: Catalog<typeof english> = {
  added: 'Ajouté à votre panier',
  inCart: (count) => plural('fr', count, { one: `Panier : ${count} pièce`, other: `Panier : ${count} pièces` }),
  viewCart: 'Voir le panier',
  dismiss: 'Masquer cette barre',
}
