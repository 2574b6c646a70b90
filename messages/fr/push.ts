import type { Catalog } from '../catalog.ts'
import type { pushMessages as english } from '../en/push.ts'

export const pushMessages: Catalog<typeof english> = {
  'new-order': 'Nouvelles commandes',
  message: 'Nouveaux messages',
  'damage-report': 'Signalements de dommages',
  'email-failed': 'E-mails qui n’ont pas pu partir',
  'stock-low': 'Tailles presque épuisées',
  'backup-old': 'Il n’y a aucune sauvegarde récente',
  'to-prepare': 'Pièces à préparer',
  'plan-ending': 'L’abonnement de votre atelier finit bientôt',
  test: 'Les notifications fonctionnent sur ce téléphone',
}
