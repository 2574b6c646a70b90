import type { Catalog } from '../../catalog.ts'
import type * as english from '../../en/backoffice/sections.ts'

export const sectionsMessages: Catalog<typeof english.sectionsMessages> = {
  dashboard: 'À faire',
  messages: 'Messages',
  comments: 'Commentaires',
  reviews: 'Avis',
  planRequests: 'Abonnements',
  newsletter: 'Newsletter',
  emails: 'E-mails',
  auditLog: 'Historique',
  reports: 'Chiffres',
  products: 'Produits',
  calls: 'Appels',
  orders: 'Commandes',
  customers: 'Clients',
  statements: 'Relevés des artisans',
  couriers: 'Livreurs',
  returns: 'Retours',
  promotion: 'Promo',
  categories: 'Catégories',
  discountCodes: 'Codes',
  stores: 'Ateliers',
  homePage: 'Page d’accueil',
  translations: 'Traductions',
  person: 'Personne',
  team: 'Équipe',
  settings: 'Réglages',
  cash: 'Caisse',
  handovers: 'Remises au livreur',
  deliveryResults: 'Retour du livreur',
  firstSteps: 'La première heure',
  productFeeds: 'Flux produits',
}

export const sectionGroupsMessages: Catalog<typeof english.sectionGroupsMessages> = {
  orders: 'Commandes',
  catalog: 'Catalogue',
  people: 'Personnes',
  shop: 'Boutique',
}
