import type { Catalog } from '../../catalog.ts'
import type { preparationsMessages as english } from '../../en/backoffice/preparations.ts'
import { isolate } from '../../isolate.ts'

export const preparationsMessages: Catalog<typeof english> = {
  title: 'Pièces que les artisans ne peuvent pas préparer',
  text: 'Ouvrez la commande pour décider : changez ses pièces, annulez-la, ou redemandez à l’artisan.',
  none: 'Les artisans peuvent préparer tout ce qui est commandé.',
  panel: 'Chez les artisans',
  states: { asked: 'Pas encore prête', ready: 'Prête', cannot: 'Ne peut pas être préparée' },
  withoutMaker: 'Personne n’entre dans cet atelier : appelez',
  dueBy: (day) => `pour le ${day}`,
  late: 'en retard',
  markReady: 'C’est prêt',
  askAgain: 'Redemander à l’artisan',
  tell: 'Les téléphones de ces artisans ne sont pas prévenus. Prévenez-les :',
  whatsApp: (name, store) => `WhatsApp à ${isolate('ltr', name)}, ${isolate('ltr', store)}`,
  changed: 'La commande vient de changer. Regardez encore.',
  packingList: 'Liste de préparation',
  packingListText: 'Ce qui est prêt, et dans quel atelier. Elle ne va pas dans le colis.',
}
