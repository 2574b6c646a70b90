import type { Catalog } from '../catalog.ts'
import type { categoryMessages as english } from '../en/categories.ts'

export const categoryMessages: Catalog<typeof english> = {
  Accessories: 'Accessoires',
  bags: 'Sacs',
  clothing: 'Vêtements',
  Cosmetics: 'Cosmétiques et bougies',
  decor: 'Décoration',
  kids: 'Enfants',
  shoes: 'Chaussures',
}
