import type { Catalog } from '../../catalog.ts'
import type { statementLinkMessages as english } from '../../en/backoffice/statement-link.ts'
import { isolate } from '../../isolate.ts'

export const statementLinkMessages: Catalog<typeof english> = {
  title: (store) => `Envoyer le relevé : ${isolate('ltr', store)}`,
  text: (month) =>
    `Le lien montre ${month} avec ses pièces et rien d’autre, pendant 90 jours, à qui l’a. Un nouveau lien retire le précédent.`,
  make: 'Faire le lien',
  makeNew: 'Faire un nouveau lien',
  works: (day) => `Un lien fonctionne jusqu’au ${day}.`,
  revoke: 'Retirer le lien',
  created: 'Le lien',
  once: 'Il n’est montré que maintenant. Copiez-le, ou envoyez-le.',
  noPhone: 'Il n’y a pas de numéro de l’artisan. Copiez le texte, ou notez le numéro sur la fiche de l’atelier.',
  inFuture: 'Ce mois n’a pas commencé.',
}
