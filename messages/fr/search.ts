import type { Catalog } from '../catalog.ts'
import type { searchMessages as english } from '../en/search.ts'

export const searchMessages: Catalog<typeof english> = {
  label: 'Rechercher dans la boutique',
  placeholder: 'Vase, fouta, savon…',
  button: 'Rechercher',
  clear: 'Effacer la recherche',
  open: 'Ouvrir la recherche',
  close: 'Fermer la recherche',
}
