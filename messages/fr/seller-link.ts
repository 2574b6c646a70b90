import type { Catalog } from '../catalog.ts'
import type { sellerLinkMessages as english } from '../en/seller-link.ts'

import { isolate } from '../isolate.ts'

export const sellerLinkMessages: Catalog<typeof english> = {
  text: (shop, store) =>
    `Bonjour ! Avec ce lien, votre téléphone ouvre votre atelier « ${isolate('ltr', store)} » chez ${isolate('ltr', shop)}. Il sert une fois, pendant sept jours, et il est à vous seul : ne le transmettez à personne.`,
}
