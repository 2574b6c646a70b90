import type { Catalog } from '../catalog.ts'
import type { navigationMessages as englishNavigation } from '../en/layout.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const navigationMessages: Catalog<typeof englishNavigation> = {
  label: 'Navigation principale',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  home: 'Accueil',
  shop: 'Boutique',
  about: 'À propos',
  contact: 'Contact',
  subscriptions: 'Abonnements',
  favorites: 'Favoris',
  favoritesCount: (count) =>
    plural('fr', count, { one: `Vos favoris : ${count} pièce`, other: `Vos favoris : ${count} pièces` }),
  makers: 'Nos artisans',
  collaborators: 'Ateliers partenaires',
  allCategories: 'Toutes les catégories',
  language: (name: string) => `Langue\u00a0: ${isolate('ltr', name)}`,
  submenuOf: (name) => `${isolate('ltr', name)} : autres pages`,
  cartEmpty: 'Votre panier est vide',
  cart: (count) =>
    plural('fr', count, { one: `Votre panier : ${count} pièce`, other: `Votre panier : ${count} pièces` }),
}
