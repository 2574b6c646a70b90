import type { Catalog } from '../catalog.ts'
import type { commonMessages as english } from '../en/common.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const commonMessages: Catalog<typeof english> = {
  skipToContent: 'Aller au contenu',
  close: 'Fermer',
  addToCart: 'Ajouter au panier',
  addPieceToCart: (name) => `Ajouter au panier : ${isolate('ltr', name)}`,
  chooseSize: 'Choisir la taille',
  chooseColor: 'Choisir la couleur',
  chooseOptions: 'Choisir les options',
  chooseFor: (choice, name) => `${choice} : ${isolate('ltr', name)}`,
  soldOut: 'Épuisé',
  fullyBooked: 'Complet cette semaine',
  allInCart: (stock) =>
    plural('fr', stock, {
      one: 'Il n’y en a qu’une, et elle est déjà dans votre panier.',
      other: `Il n’y en a que ${stock}, et elles sont toutes dans votre panier.`,
    }),
  allPlacesInCart: 'Votre panier en contient déjà autant qu’on peut en commander pour le moment.',
  addToFavorites: (name) => `Ajouter ${isolate('ltr', name)} aux favoris`,
  removeFromFavorites: (name) => `Retirer ${isolate('ltr', name)} des favoris`,
  from: 'à partir de',
  priceBefore: 'Ancien prix',
  promotionalPrice: 'Prix promotionnel',
  lowestPrice: 'Plus bas prix sur 30 jours',
  lowestBefore: (price) => `Plus bas prix sur 30 jours : ${price}`,
  introductoryPrice: 'Prix de lancement',
  discount: (percent) => `−${percent} %`,
  breadcrumb: 'Vous êtes ici',
  home: 'Accueil',
  homeTitle: (shopName, tagline) => `${isolate('ltr', shopName)} : ${isolate('ltr', tagline)}`,
  country: 'Tunisie',
}
