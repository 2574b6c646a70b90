import type { Catalog } from '../catalog.ts'
import type { cartMessages as english } from '../en/cart.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const cartMessages: Catalog<typeof english> = {
  title: 'Panier',
  heading: 'Votre panier',
  description: 'Votre sélection, gardée dans votre navigateur jusqu’à la commande.',
  lines: 'Pièces de votre panier',
  each: (price) => `${price} la pièce`,
  quantity: (name) => `Quantité : ${isolate('ltr', name)}`,
  quantityNow: (name, count, subtotal) =>
    `${isolate('ltr', name)} : ${count}. Sous-total : ${isolate('ltr', subtotal)}.`,
  more: (name) => `Une de plus : ${isolate('ltr', name)}`,
  fewer: (name) => `Une de moins : ${isolate('ltr', name)}`,
  remove: 'Retirer',
  removeLine: (name) => `Retirer ${isolate('ltr', name)}`,
  removed: (name) => `Retiré du panier : ${isolate('ltr', name)}.`,
  undo: 'Annuler',
  summary: 'Récapitulatif',
  checkout: 'Commander',
  continueShopping: 'Continuer mes achats',
  payLater: 'Vous payez quand le colis est entre vos mains.',
  changed: 'Un prix ou un stock a changé depuis votre choix. Le détail est indiqué plus bas.',
  priceWas: (before, now) => `Le prix est passé de ${before} à ${now}.`,
  onlyLeft: (count) => plural('fr', count, { one: 'Il n’en reste qu’une.', other: `Il n’en reste que ${count}.` }),
  allLeft: (count) => plural('fr', count, { one: 'C’est la dernière.', other: `Ce sont les ${count} dernières.` }),
  soldOut: 'Épuisé.',
  storeClosed: (day) => `Cet atelier est fermé. On peut de nouveau commander à partir du ${day}.`,
  gone: 'Cette pièce n’est plus en vente.',
  chooseAgain: 'Les tailles ou les couleurs de cette pièce ont changé. Faites un nouveau choix.',
  toChoice: 'Choisir à nouveau',
  placesLeft: (count) =>
    plural('fr', count, {
      one: 'Il ne reste qu’une place cette semaine.',
      other: `Il ne reste que ${count} places cette semaine.`,
    }),
  mostAtOnce: (count) => `On peut en commander ${count} au plus à la fois.`,
  fullyBooked: 'Toutes les places de cette semaine sont prises. On peut de nouveau commander à partir de lundi.',
  issueOf: (name, issue) => `${isolate('ltr', name)} – ${issue}`,
  takeLeft: (count) => plural('fr', count, { one: 'Prendre la dernière', other: `Prendre les ${count} dernières` }),
  blocked:
    'Certaines pièces ne peuvent pas être commandées telles quelles. Prenez ce qui reste, choisissez à nouveau ou retirez-les, puis commandez.',
  tooManyLines: (most) =>
    `Une commande contient au plus ${most} pièces différentes. Retirez-en quelques-unes et commandez-les à part.`,
  unreachable:
    'La boutique est injoignable pour le moment. Votre panier est gardé ; les prix et le stock seront vérifiés à nouveau.',
  unanswered: 'Votre dernière commande est restée sans réponse.',
  unansweredLink: 'Vérifier si elle est bien passée',
}
