import type { Catalog } from '../catalog.ts'
import type { productFieldNames as english } from '../en/product-fields.ts'

/** What people call the fields of a product: on its page, in forms, in the audit log and in files. */
export const productFieldNames: Catalog<typeof english> = {
  pictures: 'Images',
  name: 'Nom',
  storeId: 'Atelier',
  category: 'Catégorie',
  model: 'Modèle',
  regularPrice: 'Prix',
  promotionalPrice: 'Prix promotionnel',
  promotionFirstDay: 'Promo à partir du',
  promotionLastDay: 'Promo jusqu’au',
  description: 'Description',
  translations: 'Traductions',
  sizes: 'Tailles',
  colors: 'Couleurs',
  mainColor: 'Couleur principale',
  widthMillimeters: 'Largeur',
  heightMillimeters: 'Hauteur ou longueur',
  weightGrams: 'Poids',
  supply: 'Disponibilité',
  preparationDays: 'Jours de fabrication',
  weeklyLimit: 'Pièces par semaine, au plus',
  lowStock: 'Stock bas à partir de',
}
