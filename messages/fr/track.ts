import type { Catalog } from '../catalog.ts'
import type { trackMessages as english } from '../en/track.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const trackMessages: Catalog<typeof english> = {
  title: 'Suivre votre commande',
  description: 'Voyez où en est votre commande, avec son numéro et son téléphone.',
  text: 'Avec le numéro de votre commande et le téléphone que vous aviez indiqué, vous voyez où elle en est.',
  number: 'Numéro de commande',
  numberHint: (example) => `Il figure dans l’e-mail de votre commande et ressemble à ${isolate('ltr', example)}.`,
  numberError: 'Ce numéro ne semble pas valide : H, puis 8 lettres ou chiffres.',
  phone: 'Téléphone de la commande',
  show: 'Voir ma commande',
  sendLink: 'Renvoyer mon lien privé',
  notFound: (phone) => `Aucune commande n’a ce numéro et ce téléphone. Vérifiez les deux, ou appelez-nous au ${phone}.`,
  linkSent: (phone) =>
    `S’ils correspondent à une commande avec une adresse e-mail, nous y avons envoyé le lien ; nous le faisons au plus trois fois par jour. S’il n’arrive pas, ou si vous n’avez pas donné d’adresse e-mail, appelez-nous au ${phone}.`,
  tooMany: (minutes, phone) =>
    plural('fr', minutes, {
      one: `Beaucoup d’essais ont été faits pour cette commande ou depuis votre réseau. Patientez ${minutes} minute, ou appelez-nous au ${phone}. Le lien privé que vous avez fonctionne toujours.`,
      other: `Beaucoup d’essais ont été faits pour cette commande ou depuis votre réseau. Patientez ${minutes} minutes, ou appelez-nous au ${phone}. Le lien privé que vous avez fonctionne toujours.`,
    }),
  noNumber: 'Vous n’avez pas le numéro ? Appelez-nous :',
  privatePage: 'Votre page privée',
  privatePageText:
    'Ici, vous voyez seulement où elle en est. Pour l’annuler ou voir où elle va, ouvrez le lien privé de l’e-mail de votre commande. Nous pouvons le renvoyer à l’adresse e-mail de la commande.',
  another: 'Suivre une autre commande',
}
