import type { Catalog } from '../catalog.ts'
import type { languageOfferMessages as english } from '../en/language-offer.ts'

/** Shown on a page of another language to visitors whose browser prefers this one. */
export const languageOfferMessages: Catalog<typeof english> = {
  text: 'Cette boutique existe aussi en français.',
  link: 'Continuer en français',
  close: 'Fermer',
}
