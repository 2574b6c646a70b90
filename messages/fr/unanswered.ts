import type { Catalog } from '../catalog.ts'
import type { unansweredMessages as english } from '../en/unanswered.ts'

export const unansweredMessages: Catalog<typeof english> = {
  text: 'Votre dernier envoi est resté sans réponse. Renvoyez-le tel quel : s’il est déjà devenu une commande, vous recevrez son numéro, pas une deuxième commande.',
}
