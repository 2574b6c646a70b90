import type { Catalog } from '../catalog.ts'
import type { specificationMessages as english } from '../en/specification.ts'

export const specificationMessages: Catalog<typeof english> = {
  specification: 'Caractéristiques',
  category: 'Catégorie',
  store: 'Atelier',
  colors: 'Couleurs',
  sizes: 'Tailles',
  width: 'Largeur',
  height: 'Hauteur',
  weight: 'Poids',
  availability: 'Disponibilité',
}
