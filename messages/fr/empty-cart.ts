import type { Catalog } from '../catalog.ts'
import type { emptyCartMessages as english } from '../en/empty-cart.ts'

export const emptyCartMessages: Catalog<typeof english> = {
  empty: 'Votre panier est vide',
  emptyText: 'Rien pour l’instant. Bols, tapis, couffins et bougies vous attendent.',
  toShop: 'Parcourir la boutique',
  toFavorites: 'Voir mes favoris',
  ordered: (number) => `Vous avez passé la commande ${number}`,
}
