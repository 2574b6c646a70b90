import type { Catalog } from '../catalog.ts'
import type { orderLineMessages as english } from '../en/order-lines.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const orderLineMessages: Catalog<typeof english> = {
  size: (size) => `Taille ${isolate('ltr', size)}`,
  color: (color) => `Couleur : ${isolate('ltr', color)}`,
  subtotal: (count) => plural('fr', count, { one: `Sous-total, ${count} pièce`, other: `Sous-total, ${count} pièces` }),
  shipping: 'Livraison partout en Tunisie',
  discount: 'Remise',
  discountWithCode: (code) => `Remise, code ${isolate('ltr', code)}`,
  freeDelivery: 'livraison offerte',
  total: 'Total',
  totalWithDelivery: 'Total à payer',
}
