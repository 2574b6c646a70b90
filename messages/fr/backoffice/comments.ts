import type { Catalog } from '../../catalog.ts'
import type { commentsMessages as english } from '../../en/backoffice/comments.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const commentsMessages: Catalog<typeof english> = {
  title: 'Commentaires',
  statuses: { held: 'En attente', published: 'Publié', hidden: 'Masqué' },
  none: {
    held: 'Aucun commentaire n’attend d’être lu.',
    published: 'Aucun commentaire n’est visible dans la boutique.',
    hidden: 'Aucun commentaire n’est masqué.',
  },
  on: 'Sur',
  select: (author: string) => `Sélectionner le commentaire signé ${isolate('ltr', author)}`,
  selectAll: 'Tout sélectionner',
  isNew: 'Nouveau',
  seen: 'Marquer comme lu',
  seenSelected: 'Marquer la sélection comme lue',
  seenNow: (count: number) =>
    plural('fr', count, { one: `${count} commentaire lu`, other: `${count} commentaires lus` }),
  publish: 'Publier',
  hide: 'Masquer',
  publishSelected: (count: number) => (count > 0 ? `Publier la sélection (${count})` : 'Publier la sélection'),
  hideSelected: (count: number) => (count > 0 ? `Masquer la sélection (${count})` : 'Masquer la sélection'),
  changed: {
    held: (count: number) =>
      plural('fr', count, {
        one: `${count} commentaire mis en attente`,
        other: `${count} commentaires mis en attente`,
      }),
    published: (count: number) =>
      plural('fr', count, { one: `${count} commentaire publié`, other: `${count} commentaires publiés` }),
    hidden: (count: number) =>
      plural('fr', count, { one: `${count} commentaire masqué`, other: `${count} commentaires masqués` }),
  },
}
