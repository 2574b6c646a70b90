import type { Catalog } from '../../catalog.ts'
import type { productNamesMessages as english } from '../../en/backoffice/product-names.ts'

export const productNamesMessages: Catalog<typeof english> = {
  add: 'Ajouter un produit',
  issues: {
    retired: 'Retiré',
    'store-retired': 'Atelier retiré',
    'sold-out': 'Épuisé',
    'without-picture': 'Sans image',
    'without-description': 'Sans description',
  },
  pasteRows: 'Coller depuis un tableur',
}
