import { plural } from '../plural.ts'

export const navigationMessages = {
  label: 'Main',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  home: 'Home',
  shop: 'Shop',
  about: 'About',
  contact: 'Contact',
  subscriptions: 'Subscriptions',
  favorites: 'Favourites',
  favoritesCount: (count: number) =>
    plural('en', count, { one: 'Your favourites: 1 piece', other: `Your favourites: ${count} pieces` }),
  makers: 'Our makers',
  collaborators: 'Collaborators',
  allCategories: 'All categories',
  language: (name: string) => `Language: ${name}`,
  submenuOf: (name: string) => `${name}: more pages`,
  cartEmpty: 'Your cart is empty',
  cart: (count: number) => plural('en', count, { one: 'Your cart: 1 piece', other: `Your cart: ${count} pieces` }),
}
