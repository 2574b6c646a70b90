import type { Catalog } from '../catalog.ts'
import type { storeFieldNames as english } from '../en/store-fields.ts'

/** What people call the fields of a store: in forms, in the audit log and in files. */
export const storeFieldNames: Catalog<typeof english> = {
  name: 'Nom',
  category: 'Catégorie',
  description: 'Description',
  craft: 'Savoir-faire',
  town: 'Ville ou village',
  governorate: 'Gouvernorat',
  preparationDays: 'Jours ouvrés pour préparer une commande',
  logo: 'Logo',
  cover: 'Couverture',
  closedFirstDay: 'Fermé du',
  closedLastDay: 'Fermé jusqu’au',
  closedNote: 'Mot de fermeture',
  instagramUrl: 'Adresse Instagram',
  facebookUrl: 'Adresse Facebook',
  translations: 'Traductions',
}
