import type { Catalog } from '../../catalog.ts'
import type { personMessages as english } from '../../en/backoffice/person.ts'
import { plural } from '../../plural.ts'

export const personMessages: Catalog<typeof english> = {
  title: 'Personne',
  text: 'Ce que la boutique garde de quelqu’un, par téléphone, e-mail ou numéro de commande.',
  query: 'Téléphone, e-mail ou numéro de commande',
  find: 'Chercher',
  unreadable: 'Ce n’est ni un numéro de téléphone, ni une adresse e-mail, ni un numéro de commande.',
  unknownOrder: 'Aucune commande n’a ce numéro.',
  nothing: 'La boutique ne garde rien sous ce contact.',
  also: 'Cherchez aussi',
  newest: (shown: number, count: number) => `Les ${shown} plus récents sur ${count}`,
  show: 'Montrer',
  answer: 'Remettre ou effacer',
  byPhone:
    'La personne qui demande n’est pas forcément celle qui a commandé. Rappelez le numéro avant de remettre ou d’effacer quoi que ce soit.',
  called: (phone: string) => `J’ai appelé le ${phone} et parlé avec cette personne`,
  calledOrder: 'J’ai appelé le numéro de cette commande et parlé avec cette personne',
  byEmail:
    'Envoyez un lien à cette adresse. Qui en lit les e-mails peut alors tout télécharger ou tout faire effacer ; vous n’avez rien d’autre à faire.',
  sendLink: 'Envoyer le lien',
  download: 'Tout télécharger',
  erase: 'Tout effacer',
  eraseSure: 'Oui, tout effacer',
  eraseText: 'Contacts, notes et e-mails sont effacés. Commandes, montants et stock restent. C’est définitif.',
  notCalled: 'Rien n’a été remis ni effacé : confirmez d’abord que vous avez appelé.',
  erased: (rows: number) =>
    rows === 0
      ? 'La boutique ne gardait rien.'
      : plural('fr', rows, { one: `Effacé : ${rows} ligne.`, other: `Effacé : ${rows} lignes.` }),
  countOf: (table: string, count: number) => `${table} (${count})`,
  unsettled: 'Rien n’est encore effacé. Ceci est encore en cours ; réglez-le d’abord :',
  planRequest: (id: number) => `Demande d’abonnement ${id}`,
  links: {
    sent: 'Le lien est en route.',
    'sent-already': 'Un lien a été envoyé à cette adresse il y a moins d’une heure.',
    'no-address': 'Il n’y a pas d’adresse où l’envoyer.',
  },
}
