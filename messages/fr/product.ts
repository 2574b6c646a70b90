import type { Catalog } from '../catalog.ts'
import { frenchDays } from '../days.ts'
import type { productMessages as english } from '../en/product.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const productMessages: Catalog<typeof english> = {
  titleOf: (name, store) => `${isolate('ltr', name)} par ${isolate('ltr', store)}`,
  titleWithPrice: (title, price) => `${isolate('ltr', title)}, ${isolate('ltr', price)}`,
  pictures: (name) => `Photos : ${isolate('ltr', name)}`,
  pictureOf: (position, count) => `Photo ${position} sur ${count}`,
  position: (position, count) => `${position} / ${count}`,
  enlarge: 'Agrandir',

  inStock: 'En stock',
  onlyLeft: (count) => plural('fr', count, { one: 'Plus qu’une', other: `Plus que ${count}` }),
  soldOut: 'Épuisé',
  soldOutInSize: 'Épuisé dans cette taille',
  soldOutInColor: 'Épuisé dans cette couleur',
  notInSize: 'N’existe pas dans cette taille',
  notInColor: 'N’existe pas dans cette couleur',
  notMade: 'Non disponible',
  size: 'Taille',
  sizeStock: (count) => `${count} en stock`,
  sizeStockAtLeast: (count) => `${count}+ en stock`,
  sizeWithStock: (size, stock) => `${isolate('ltr', size)}, ${stock}`,
  sizeMissing: 'Choisissez d’abord une taille.',
  color: 'Couleur',
  quantity: 'Quantité',
  fewer: 'Une de moins',
  more: 'Une de plus',
  beyondStock: (stock) =>
    plural('fr', stock, { one: 'Il n’y en a qu’une en stock.', other: `Il n’y en a que ${stock} en stock.` }),
  beyondStockWithCart: (stock, inCart) =>
    plural('fr', stock, {
      one: 'Il n’y en a qu’une en stock, et elle est dans votre panier.',
      other: `Il n’y en a que ${stock} en stock, et votre panier en contient déjà ${inCart}.`,
    }),
  buyBar: 'Acheter',
  buyNow: 'Commander cette pièce',
  buyNowText:
    'Votre navigateur n’exécute pas JavaScript, nécessaire au panier et aux favoris. Le bouton mène directement à la commande de cette pièce.',

  deliveryDetails: 'Livraison et paiement',
  shipping: (price) => `Livraison à ${price}, partout en Tunisie`,
  shippingFrom: (price) => `Livraison à partir de ${price}, selon le gouvernorat`,
  freeShippingFrom: (price) => `Livraison gratuite à partir de ${price}`,
  payment: 'Paiement à la livraison, colis en main',
  exchange: (days) =>
    days === 1
      ? 'Échange dans la journée après la livraison'
      : `Échange dans les ${frenchDays(days)} après la livraison`,

  readMore: 'Lire la suite',
  showLess: 'Réduire',
  about: 'À propos de cette pièce',
  description: 'Description',
  madeBy: 'Fabriqué par',

  comments: (count) => `Commentaires (${count})`,
  commentCount: (count) =>
    count === 0
      ? 'Laisser le premier commentaire'
      : plural('fr', count, { one: `${count} commentaire`, other: `${count} commentaires` }),

  goesWith: 'Va bien avec',
  moreFrom: 'Du même atelier :',
  seeStore: 'Voir tout l’atelier',
}
