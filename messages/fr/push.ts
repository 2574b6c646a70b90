import type { Catalog } from '../catalog.ts'
import type { pushMessages as english } from '../en/push.ts'

export const pushMessages: Catalog<typeof english> = {
  'new-order': 'Nouvelles commandes : {count}',
  message: 'Nouveaux messages : {count}',
  'damage-report': 'Signalements de dommages : {count}',
  'email-failed': 'E-mails qui n’ont pas pu partir : {count}',
  'stock-low': 'Tailles presque épuisées : {count}',
  'backup-old': 'Il n’y a aucune sauvegarde récente',
  test: 'Les notifications fonctionnent sur ce téléphone',
}
