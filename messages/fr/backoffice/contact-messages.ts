import type { Catalog } from '../../catalog.ts'
import type { contactMessages as english } from '../../en/backoffice/contact-messages.ts'
import { isolate } from '../../isolate.ts'

export const contactMessages: Catalog<typeof english> = {
  title: 'Messages',
  filters: { waiting: 'À répondre', done: 'Classés' },
  none: { waiting: 'Tous les messages ont une réponse.', done: 'Aucun message n’est encore classé.' },
  suspicious: 'On dirait l’œuvre d’un robot',
  back: 'Tous les messages',
  from: (name: string) => `Message signé ${isolate('ltr', name)}`,
  doneBy: (who: string, moment: string) => `Classé par ${isolate('ltr', who)}, ${moment}`,
  toOrder: 'Ouvrir la commande',
  onOrderPage: 'Écrit sur la page de la commande, que toute personne ayant son lien peut ouvrir.',
  noAddress: 'La commande n’a pas d’adresse e-mail : appelez le client, puis marquez le message comme traité.',
  replies: 'Réponses',
  repliedBy: (who: string, moment: string) => `${isolate('ltr', who)}, ${moment}`,
  emailStates: {
    queued: 'L’e-mail est en route.',
    failed: 'L’e-mail n’a pas encore pu partir ; un nouvel essai est prévu.',
    sent: 'L’e-mail est parti.',
    'given-up': 'L’e-mail n’a pas pu être envoyé.',
    withdrawn: 'L’e-mail a été retiré.',
    held: 'L’e-mail est retenu jusqu’à la décision de l’équipe.',
  },
  reply: 'Répondre par e-mail',
  replyHint: (email: string, language: string) =>
    `Part à ${email}, avec une salutation au-dessus (langue : ${isolate('ltr', language)}) et le message en dessous.`,
  conflict:
    'Quelqu’un a répondu pendant que vous écriviez ; sa réponse est au-dessus. La vôtre n’est pas partie : envoyez-la si elle est encore utile.',
  send: 'Envoyer la réponse',
  markDone: 'Classer sans réponse',
  reopen: 'Reprendre',
}
