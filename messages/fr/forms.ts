import type { Catalog } from '../catalog.ts'
import type { formMessages as english } from '../en/forms.ts'

export const formMessages: Catalog<typeof english> = {
  required: 'Ce champ est obligatoire.',
  email: 'Cette adresse e-mail ne semble pas valide.',
  phone: 'Ce numéro ne semble pas valide : 8 chiffres, ou un numéro international avec +.',
  tooLong: 'Ce texte est trop long.',
  unreachable:
    'La boutique est injoignable. Vérifiez votre connexion et réessayez : ce que vous avez saisi n’est pas perdu.',
  rateLimited:
    'Trop d’envois en peu de temps, d’ici ou pour cette adresse. Réessayez un peu plus tard : ce que vous avez saisi n’est pas perdu.',
  honeypotLabel: 'Laissez ce champ vide',
  failed: 'Un problème est survenu chez nous. Réessayez dans un instant : ce que vous avez saisi n’est pas perdu.',
  sending: 'Envoi…',
}
