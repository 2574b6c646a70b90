import type { Catalog } from '../catalog.ts'
import type { profileMessages as english } from '../en/profile.ts'
import { plural } from '../plural.ts'

export const profileMessages: Catalog<typeof english> = {
  title: 'Profil',
  description: 'Les pièces que vous suivez.',
  favorites: 'Vos favoris',
  count: (count) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
  onlyHere:
    'Gardés uniquement dans ce navigateur : sans compte, et personne d’autre ne les voit. Effacer les données du navigateur les efface aussi.',
  priceThen: 'La boutique est injoignable pour le moment : ces prix datent du jour où vous avez gardé les pièces.',
  priceWas: (price) => `${price} au moment de votre choix`,
  gone: 'N’est plus en vente',
  share: 'Partager ces pièces',
  shareTitle: 'Des pièces qui me plaisent',
  shareLink: 'Copiez ce lien',
  linkCopied: 'Lien copié. Qui l’ouvre voit ces pièces à leurs prix actuels.',
  linkHasFirst: (max) => `Le lien contient les ${max} premières pièces.`,
  empty: 'Pas encore de favoris',
  emptyText: 'Touchez le cœur d’une pièce qui vous plaît, et vous la retrouverez ici.',
  toShop: 'Parcourir la boutique',
}
