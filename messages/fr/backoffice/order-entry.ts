import type { Catalog } from '../../catalog.ts'
import type { orderEntryMessages as english } from '../../en/backoffice/order-entry.ts'
import { isolate } from '../../isolate.ts'

/** The form in which staff enter an order. */
export const orderEntryMessages: Catalog<typeof english> = {
  title: 'Saisir une commande',
  text: 'Pour qui commande par téléphone, par message ou sur place.',
  language: 'Langue des e-mails et des textes au client',
  source: 'Canal',
  payment: 'Paiement',
  inPerson: 'Sur place, la livraison ne coûte rien ; nom, téléphone et adresse peuvent rester vides.',
  known: (name: string, place: string) =>
    `${isolate('ltr', name)}, ${isolate('ltr', place)} a déjà commandé avec ce numéro.`,
  fillIn: 'Remplir les champs vides',
  filledIn: 'Rempli. Demandez si c’est toujours juste.',
  isConfirmed: 'Déjà convenu avec le client : pas besoin d’appel',
  isHandedOver: 'Remise et payée en espèces maintenant',
  ask: 'Calculer le total',
}
