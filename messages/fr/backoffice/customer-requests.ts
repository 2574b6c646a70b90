import type { Catalog } from '../../catalog.ts'
import type { customerRequestsMessages as english } from '../../en/backoffice/customer-requests.ts'
import { isolate } from '../../isolate.ts'

export const customerRequestsMessages: Catalog<typeof english> = {
  title: 'De la part du client',
  kinds: {
    confirmed: 'Confirmée par un lien',
    'call-time': 'Souhaite être appelé à une heure précise',
    corrected: 'A corrigé le téléphone ou l’adresse',
    'come-again': 'Était absent : le livreur doit repasser',
    message: 'A écrit un message',
    canceled: 'A annulé la commande',
  },
  channels: { email: 'Depuis l’e-mail', text: 'Depuis le message envoyé au téléphone' },
  oldPhone: 'Ancien téléphone :',
  oldAddress: 'Ancienne adresse :',
  correctedHint: 'Le lien d’une commande peut être transféré : en cas de doute, appelez aussi l’ancien numéro.',
  readMessage: 'Lire le message',
  settle: 'C’est traité',
  settledBy: (who, moment) => `traité par ${isolate('ltr', who)}, ${moment}`,
  correctedMeanwhile:
    'Le client vient de corriger la livraison. Relisez-lui les nouvelles coordonnées avant de confirmer.',
}
