import type { Catalog } from '../../catalog.ts'
import type { officeSearchMessages as english } from '../../en/backoffice/office-search.ts'

export const officeSearchMessages: Catalog<typeof english> = {
  title: 'Rechercher',
  label: 'Numéro, nom, e-mail, produit, code…',
  find: 'Chercher',
  nothing: 'Rien trouvé. Essayez moins de lettres, ou une partie du numéro.',
  orders: 'Commandes',
  products: 'Produits',
  all: 'Tout voir',
  remittances: 'Versements',
}
