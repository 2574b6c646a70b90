import type { Catalog } from '../catalog.ts'
import type { footerMessages as english } from '../en/footer.ts'
import { isolate } from '../isolate.ts'

export const footerMessages: Catalog<typeof english> = {
  contact: 'Nous trouver, nous écrire',
  quickLinks: 'Liens utiles',
  forMakers: 'Artisans',
  newsletter: 'Newsletter',
  newsletterText: 'Nouvelles pièces et nouveaux artisans, une fois par semaine au plus.',
  facebook: (name) => `${isolate('ltr', name)} sur Facebook`,
  instagram: (name) => `${isolate('ltr', name)} sur Instagram`,
  trackOrder: 'Suivre votre commande',
  languages: 'Langues',
  copyright: (year, name) => `© ${year} ${isolate('ltr', name)}. Tous droits réservés.`,
}
