import type { Catalog } from '../catalog.ts'
import type { sellerOrderMessages as english } from '../en/seller-order.ts'
import { isolate } from '../isolate.ts'

export const sellerOrderMessages: Catalog<typeof english> = {
  text: (shop, number, pieces, day) =>
    `Bonjour ! ${isolate('ltr', shop)} a une commande pour vous, ${isolate('ltr', number)} : ${isolate('ltr', pieces)}. Merci de la préparer pour le ${isolate('ltr', day)} et de le dire ici :`,
}
