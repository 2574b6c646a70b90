import type { Catalog } from '../catalog.ts'
import type { offlineMessages as english } from '../en/offline.ts'

export const offlineMessages: Catalog<typeof english> = {
  title: 'Vous êtes hors ligne',
  text: 'Pas de connexion à la boutique pour le moment. Votre panier et vos favoris sont gardés dans ce navigateur.',
  tryAgain: 'Réessayer',
  orCall: 'Ou appelez-nous : nous prenons aussi les commandes par téléphone.',
  visitedPages: 'Pages vues récemment',
  cachedPage: (time) =>
    `Vous êtes hors ligne. Cette page date du ${time} ; les prix et le stock ont pu changer depuis.`,
}
