import type { Catalog } from '../catalog.ts'
import type { studioEmailMessages as english } from '../en/studio-email.ts'
import { isolate } from '../isolate.ts'
import { studioMessages as studio } from './studio.ts'

export const studioEmailMessages: Catalog<typeof english> = {
  title: 'Adresse e-mail',
  text: 'Avec elle, vous pouvez recevoir un lien privé sans le demander à la boutique. Elle n’est pas obligatoire.',
  label: 'Votre adresse e-mail',
  other: 'Une autre adresse e-mail',
  send: 'Envoyer un lien pour la confirmer',
  asked: (email) =>
    `Un lien a été envoyé à ${isolate('ltr', email)}. Ouvrez-le dans les 24 heures : il confirme l’adresse.`,
  remove: 'Retirer l’adresse',
  lost: 'Un téléphone où vos e-mails sont ouverts est perdu ? Retirez aussi l’adresse.',
  proveFirst:
    'Vous pouvez donner une adresse, ou une autre, dans les dix minutes qui suivent l’ouverture d’un lien privé sur ce téléphone.',
  proveWithPasskey: 'Ou montrez ici que c’est vous, avec votre empreinte ou votre visage.',
  problems: {
    invalid: 'Ce n’est pas une adresse e-mail complète, comme amel@example.tn.',
    'prove-first': 'Plus de dix minutes ont passé. Montrez de nouveau que c’est vous.',
    'rate-limited': studio.enter.tooMany,
    unreachable: studio.errors.away.text,
  },
  confirm: {
    title: 'Votre adresse e-mail',
    text: 'Est-ce votre adresse ? Des liens privés vers votre atelier pourront y être envoyés.',
    button: 'Oui, la confirmer',
    confirmed: 'L’adresse est confirmée. Vous pouvez désormais y recevoir un lien privé.',
    closedTitle: 'Ce lien ne marche plus',
    closedText: `Il a servi, ou un plus récent a été envoyé. Dans « ${studio.phones.title} », vous pouvez en demander un autre.`,
  },
  enter: {
    title: 'Par e-mail',
    text: `Si vous avez donné votre adresse e-mail dans « ${studio.phones.title} », un lien privé y est envoyé.`,
    button: 'M’envoyer un lien',
    sent: 'Si cette adresse est celle d’un artisan, un lien y arrive. Il peut servir dans les 30 minutes.',
  },
}
