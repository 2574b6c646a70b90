import type { Catalog } from '../../catalog.ts'
import type { commentsMessages as english } from '../../en/backoffice/comments.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const commentsMessages: Catalog<typeof english> = {
  title: 'Avis',
  statuses: { held: 'En attente', published: 'Publié', hidden: 'Masqué' },
  none: {
    held: 'Aucun avis n’attend d’être lu.',
    published: 'Aucun avis n’est visible dans la boutique.',
    hidden: 'Aucun avis n’est masqué.',
  },
  on: 'Sur',
  select: (author: string) => `Sélectionner l’avis signé ${isolate('ltr', author)}`,
  selectAll: 'Tout sélectionner',
  isNew: 'Nouveau',
  seen: 'Marquer comme lu',
  seenSelected: 'Marquer la sélection comme lue',
  seenNow: (count: number) => plural('fr', count, { one: `${count} avis lu`, other: `${count} avis lus` }),
  publish: 'Publier',
  hide: 'Masquer',
  publishSelected: (count: number) => (count > 0 ? `Publier la sélection (${count})` : 'Publier la sélection'),
  hideSelected: (count: number) => (count > 0 ? `Masquer la sélection (${count})` : 'Masquer la sélection'),
  changed: {
    held: (count: number) =>
      plural('fr', count, { one: `${count} avis mis en attente`, other: `${count} avis mis en attente` }),
    published: (count: number) => plural('fr', count, { one: `${count} avis publié`, other: `${count} avis publiés` }),
    hidden: (count: number) => plural('fr', count, { one: `${count} avis masqué`, other: `${count} avis masqués` }),
  },
}
