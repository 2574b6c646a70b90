import type { Catalog } from '../catalog.ts'
import type { pushMessages as english } from '../en/push.ts'

export const pushMessages: Catalog<typeof english> = {
  'new-order': (count: string) => `Nouvelles commandes : ${count}`,
  message: (count: string) => `Nouveaux messages : ${count}`,
  'damage-report': (count: string) => `Signalements de dommages : ${count}`,
  'email-failed': (count: string) => `E-mails qui n’ont pas pu partir : ${count}`,
  'stock-low': (count: string) => `Tailles presque épuisées : ${count}`,
  'backup-old': 'Il n’y a aucune sauvegarde récente',
  test: 'Les notifications fonctionnent sur ce téléphone',
}
