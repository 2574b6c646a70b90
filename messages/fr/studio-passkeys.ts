import type { Catalog } from '../catalog.ts'
import type { studioPasskeysMessages as english } from '../en/studio-passkeys.ts'
import { studioMessages as studio } from './studio.ts'

export const studioPasskeysMessages: Catalog<typeof english> = {
  title: 'Empreinte ou visage',
  signIn: 'Entrer avec l’empreinte ou le visage',
  refused: 'Ceci n’ouvre plus d’atelier ici. Ouvrez un lien privé ou utilisez un code.',
  offer:
    'La prochaine fois, ce téléphone peut ouvrir votre atelier avec votre empreinte ou votre visage, sans lien. La boutique ne reçoit ni l’un ni l’autre.',
  add: 'L’utiliser sur ce téléphone',
  notNow: 'Pas maintenant',
  isOn: 'Ce téléphone ouvre votre atelier avec votre empreinte ou votre visage, même après une déconnexion.',
  proveFirst:
    'Vous pouvez ajouter ceci dans les dix minutes qui suivent l’ouverture d’un lien privé sur ce téléphone. Demandez-en un à la boutique.',
  proveWithPasskey:
    'Montrez d’abord que c’est vous, avec l’empreinte ou le visage d’un téléphone de la liste, ou ouvrez un lien privé sur celui-ci.',
  prove: 'C’est moi',
  canceled: 'Rien n’a changé. Réessayez.',
  exists: 'Ce téléphone l’a déjà.',
  times: (day, lastDay) => (lastDay ? `Depuis le ${day}, dernier usage ${lastDay}` : `Depuis le ${day}`),
  remove: 'Retirer',
  problems: {
    'refused-passkey': 'Cela n’a pas marché. Réessayez.',
    'too-many-passkeys': 'Dix téléphones l’ont déjà. Retirez-en un d’abord.',
    'prove-first': 'Plus de dix minutes ont passé. Montrez de nouveau que c’est vous.',
    'rate-limited': studio.enter.tooMany,
    unreachable: studio.errors.away.text,
  },
}
