import type { Catalog } from '../catalog.ts'
import type { sellerLinkMessages as english } from '../en/seller-link.ts'

export const sellerLinkMessages: Catalog<typeof english> = {
  text: (shop, store, url) =>
    `Bonjour ! Avec ce lien, votre téléphone ouvre votre atelier « ${store} » chez ${shop}. Il sert une fois, pendant sept jours, et il est à vous seul : ne le transmettez à personne.\n${url}`,
}
