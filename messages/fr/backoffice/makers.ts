import type { Catalog } from '../../catalog.ts'
import type { makersMessages as english } from '../../en/backoffice/makers.ts'
import { plural } from '../../plural.ts'

export const makersMessages: Catalog<typeof english> = {
  title: 'Artisans',
  stores: 'Ateliers',
  filters: {
    all: 'Tous',
    waiting: 'Pièces en attente',
    'not-signed-in': 'Pas connectés',
    ending: 'Abonnement bientôt fini',
    'without-access': 'Sans accès',
  },
  none: {
    all: 'Aucun artisan n’a encore d’atelier.',
    waiting: 'Aucune pièce n’attend d’être regardée.',
    'not-signed-in': 'Toutes les personnes qui peuvent entrer sont connectées.',
    ending: 'Aucun abonnement ne finit dans les 14 jours.',
    'without-access': 'Quelqu’un peut entrer dans chaque atelier.',
  },
  columns: { store: 'Atelier', makers: 'Qui peut entrer', waiting: 'En attente', owed: 'Dû', plan: 'Abonnement' },
  retired: 'Retiré',
  planOver: 'Abonnement fini',
  lastSeen: (moment) => `dernière visite ${moment}`,
  notSignedIn: 'pas connecté',
  manage: 'Liens, téléphones, accès',
  giveAccess: 'Donner accès',
  pieces: (count) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
  plan: (name, lastDay) => `${name} jusqu’au ${lastDay}`,
}
