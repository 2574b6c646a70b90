import type { Catalog } from '../../catalog.ts'
import type { customerTextsMessages as english } from '../../en/backoffice/customer-texts.ts'

export const customerTextsMessages: Catalog<typeof english> = {
  title: 'Textes pour le client',
  names: {
    'call-script': 'À dire au téléphone',
    confirmation: 'À confirmer',
    'not-reached': 'Pas joint',
    'on-its-way': 'En route',
    'at-the-door': 'Devant la porte',
    'return-agreed': 'Retour convenu',
    review: 'Demande d’avis',
  },
  channels: { whatsapp: 'WhatsApp', sms: 'SMS', messenger: 'Messenger' },
  sendBy: (channel, name) => `${channel} : ${name}`,
  open: 'Texte à copier, et noter l’envoi',
  copy: 'Copier le texte',
  copied: 'Copié',
  noteSent: 'Je l’ai envoyé par',
  sent: (channel, moment) => `Envoyé par ${channel}, ${moment}`,
  entry: (name, channel) => `Texte « ${name} » envoyé par ${channel}`,
  landline: 'C’est un téléphone fixe : il ne reçoit ni SMS ni message WhatsApp.',
  settings: {
    hint: 'Ces mots sont remplacés par ce que dit la commande :',
    placeholders: {
      customer: 'nom du client',
      shop: 'nom de la boutique',
      number: 'numéro de la commande',
      pieces: 'pièces',
      payment: 'ce qui est à payer, et comment',
      total: 'total avec la livraison',
      address: 'adresse',
      hours: 'délai de livraison promis, dès notre appel',
      phone: 'téléphone de la boutique',
      page: 'page de la première pièce',
      confirm: 'lien pour confirmer la commande d’un geste',
    },
    empty: 'Un champ vide rétablit notre texte.',
    preview: 'Avec une commande en exemple',
  },
}
