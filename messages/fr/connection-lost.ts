import type { Catalog } from '../catalog.ts'
import type { connectionLostMessages as english } from '../en/connection-lost.ts'

export const connectionLostMessages: Catalog<typeof english> = {
  title: 'La boutique est injoignable',
  text: 'La connexion semble coupée. Votre panier est gardé dans votre navigateur, et cette page s’affichera dès que la connexion reviendra.',
  reload: 'Réessayer',
  showCached: 'Voir les pages enregistrées',
  backHome: 'Retour à l’accueil',
  toShop: 'Parcourir la boutique',
}
