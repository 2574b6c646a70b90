import type { Catalog } from '../../catalog.ts'
import type { exportNamesMessages as english } from '../../en/backoffice/export-names.ts'

export const exportNamesMessages: Catalog<typeof english> = {
  tables: {
    orders: 'Commandes',
    'order-lines': 'Contenu des commandes',
    'order-steps': 'Étapes des commandes',
    products: 'Produits, tailles et stock',
    stores: 'Ateliers',
    'stock-movements': 'Mouvements de stock',
    comments: 'Commentaires',
    messages: 'Messages',
    packs: 'Demandes d’abonnement',
    letters: 'E-mails',
    changes: 'Historique',
  },
  newsletter: 'Lecteurs de la newsletter',
  services: 'Abonnements et commissions',
}
