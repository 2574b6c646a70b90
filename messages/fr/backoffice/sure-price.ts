import type { Catalog } from '../../catalog.ts'
import type { surePriceMessages as english } from '../../en/backoffice/sure-price.ts'

export const surePriceMessages: Catalog<typeof english> = {
  sure: (price) => `Oui, ${price} est juste`,
}
