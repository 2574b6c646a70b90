import type { Catalog } from '../catalog.ts'
import type { categoryMessages as english } from '../en/categories.ts'

/** Names of the built-in categories and collections, unless an owner writes others. */
export const categoryMessages: Catalog<typeof english> = {
  Accessories: 'Accessoires',
  bags: 'Sacs',
  clothing: 'Vêtements',
  Cosmetics: 'Cosmétiques et bougies',
  decor: 'Décoration',
  kids: 'Enfants',
  shoes: 'Chaussures',
  'artisanal-decor-craft': 'Déco et artisanat',
  'handcrafted-accessories': 'Accessoires faits main',
  'home-ambiance-essentials': 'Ambiance et essentiels de la maison',
  'kids-room-wonders': 'Merveilles pour la chambre d’enfant',
}
