import type { Catalog } from '../../catalog.ts'
import type { fetchingMessages as english } from '../../en/backoffice/fetching.ts'
import { plural } from '../../plural.ts'

export const fetchingMessages: Catalog<typeof english> = {
  title: 'À prendre chez les artisans',
  text: 'Les pièces des commandes confirmées qui ne sont pas encore emballées, par artisan. Rien des clients n’y figure.',
  none: 'Il n’y a rien à prendre.',
  pieces: (count) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
  print: 'Imprimer',
  send: 'WhatsApp',
  noPhone: 'Pas de numéro',
  toCard: 'Fiche',
  cut: (count) => `Seules les ${count} premières lignes sont montrées, celles des commandes les plus anciennes.`,
  ready: 'Prête',
  madeToOrder: 'sur commande',
}
