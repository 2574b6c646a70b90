import type { Catalog } from '../../catalog.ts'
import type { planDuesMessages as english } from '../../en/backoffice/plan-dues.ts'
import { isolate } from '../../isolate.ts'

export const planDuesMessages: Catalog<typeof english> = {
  title: 'À payer pour l’abonnement',
  none: 'Rien n’était dû depuis que l’abonnement est accepté.',
  days: (from, until) => `du ${from} au ${until}`,
  payBy: (day) => `À payer jusqu’au ${day}`,
  overdue: (day) => `En retard depuis le ${day}`,
  waived: 'N’est pas à payer :',
  paidOn: (day, means, person) => `Payé le ${day} : ${means}. Enregistré par ${isolate('ltr', person)}`,
  revoked: (day) => `Annulé le ${day} :`,
  pay: {
    title: 'Enregistrer le paiement…',
    save: (amount) => `Enregistrer ${amount}`,
    exceeds: (owed) => `Seulement ${owed} sont dus à l’artisan, ce montant ne peut donc pas en être déduit.`,
    'no-store': 'Choisissez d’abord l’atelier de l’artisan.',
    'changed-meanwhile': 'Quelqu’un d’autre a enregistré quelque chose entre-temps. Voici ce qui vaut à présent.',
  },
  waive: { title: 'Ce n’est pas à payer…', save: 'Ce n’est pas à payer' },
  ofStore: {
    title: 'Ce que l’abonnement permet',
    over: (day) => `L’abonnement a fini le ${day} : pas de nouvelles pièces.`,
    untilOut: (day) => `L’atelier reste dans la boutique jusqu’au ${day}.`,
    out: 'L’atelier n’est plus dans la boutique, jusqu’à un abonnement en cours et payé.',
    pieces: (pieces, most) => `${pieces} pièces sur ${most}`,
    photos: (most) => `Jusqu’à ${most} photos par pièce`,
    onHome: 'Sur la page d’accueil',
    notOnHome: 'Pas sur la page d’accueil',
    numbers: 'Des chiffres dans l’atelier',
    noNumbers: 'Pas de chiffres dans l’atelier',
  },
  reminder: { title: 'Rappeler à l’artisan', whatsApp: 'WhatsApp', text: 'Texte' },
}
