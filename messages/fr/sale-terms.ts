import type { Catalog } from '../catalog.ts'
import { frenchDays, frenchTime, frenchWorkingDays } from '../days.ts'
import type { saleTerms as english } from '../en/sale-terms.ts'
import { isolate } from '../isolate.ts'

export const saleTerms: Catalog<typeof english> = {
  delivery: (time) =>
    time === 1
      ? 'Livraison dans l’heure qui suit la confirmation de votre commande.'
      : `Livraison dans les ${frenchTime(time)} qui suivent la confirmation de votre commande.`,
  exchange: (days) =>
    days === 1
      ? 'Échange dans la journée qui suit la livraison.'
      : `Échange dans les ${frenchDays(days)} qui suivent la livraison.`,
  withdrawal: (days) =>
    `Vous pouvez vous rétracter dans un délai de ${frenchWorkingDays(days)} et vous faire rembourser, comme vous en donne le droit la loi n° 2000-83 relative aux échanges et au commerce électroniques.`,
  seller: (seller, address) => `Vendeur : ${isolate('ltr', seller)}, ${isolate('ltr', address)}.`,
}
