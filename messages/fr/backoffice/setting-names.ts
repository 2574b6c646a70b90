import type { Catalog } from '../../catalog.ts'
import type { settingNames as english } from '../../en/backoffice/setting-names.ts'

/** What the settings are called. */
export const settingNames: Catalog<typeof english> = {
  'shop-profile': 'Coordonnées de la boutique',
  'main-language': 'Langue principale',
  protection: 'Protection',
  'rate-limits': 'Limites d’envoi',
  'review-limits': 'Modération',
  'hold-limits': 'Commandes non confirmées',
  'customer-texts': 'Textes pour les clients',
  'closed-days': 'Jours fériés et fermetures',
  'sale-terms': 'Frais de livraison et paiement',
  delivery: 'Livraisons',
  commission: 'Commission des artisans',
  'undo-window': 'Annulation des étapes',
  comments: 'Commentaires',
  reviews: 'Avis',
  'seller-terms': 'Conditions des artisans',
  studio: 'Artisans',
  submissions: 'Nouvelles pièces des artisans',
  preparation: 'Ce que les artisans voient des clients',
  plans: 'Abonnements',
  merchandising: 'Page d’accueil',
  'web-vitals': 'L’attente des visiteurs',
  retention: 'Durée de conservation des données',
  returns: 'Retours',
}
