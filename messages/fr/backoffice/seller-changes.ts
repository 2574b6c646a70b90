import type { Catalog } from '../../catalog.ts'
import type { sellerChangesMessages as english } from '../../en/backoffice/seller-changes.ts'

export const sellerChangesMessages: Catalog<typeof english> = {
  title: 'Modifié par les artisans',
  text: 'Ce que les artisans modifient de leurs pièces est en vente aussitôt. Voici ce qui était, et ce qui est.',
  parts: { 'to-see': 'À regarder', all: 'Tout, avec le stock' },
  none: 'Aucune modification n’est à regarder.',
  noneYet: 'Aucun artisan n’a encore modifié de pièce.',
  store: 'Atelier',
  everyStore: 'Tous les ateliers',
  seen: 'Je les ai vues',
  done: 'Ces modifications sont vues.',
}
