import type { Catalog } from '../../catalog.ts'
import type { callsMessages as english } from '../../en/backoffice/calls.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const of = (one: string, other: string) => (count: number) => `${count} ${plural('fr', count, { one, other })}`
const outcomes = (delivered: number, refused: number) =>
  `${plural('fr', delivered, { one: `${delivered} livrée`, other: `${delivered} livrées` })}, ${plural('fr', refused, { one: `${refused} refusée`, other: `${refused} refusées` })}`

export const callsMessages: Catalog<typeof english> = {
  title: 'Appels à passer',
  counts: {
    requests: of('demande parmi elles, à appeler d’abord', 'demandes parmi elles, à appeler d’abord'),
    toCallBackNow: of('à rappeler maintenant', 'à rappeler maintenant'),
    toCall: of('à appeler', 'à appeler'),
    later: of('à rappeler plus tard', 'à rappeler plus tard'),
    wrongNumbers: of('faux numéro', 'faux numéros'),
  },
  empty: 'Personne à appeler',
  emptyText: 'Les nouvelles commandes arrivent ici d’elles-mêmes.',
  noneLeft: 'Plus d’autre fiche pour vous',
  noneLeftText: 'Vous avez passé les autres, ou quelqu’un d’autre s’en occupe.',
  again: 'Reprendre au début',
  nextCard: 'Fiche suivante',
  others: 'Chez les autres',
  with: (person: string) => `chez ${isolate('ltr', person)}`,
  taken: (person: string) => `${isolate('ltr', person)} a cette fiche et appelle peut-être déjà.`,
  takeOver: 'La reprendre',
  call: 'Appeler',
  earlier: 'Autres commandes de ce numéro',
  earlierCounts: ({ count, delivered, refused }: { count: number; delivered: number; refused: number }) =>
    `${plural('fr', count, { one: `${count} commande`, other: `${count} commandes` })} : ${outcomes(delivered, refused)}`,
  calls: 'Appels passés',
  callBy: (person: string, moment: string, outcome: string) => `${moment}, ${isolate('ltr', person)} : ${outcome}`,
  confirmed: 'Confirmée',
  noAnswer: 'Sans réponse',
  otherTime: 'Sans réponse : rappeler à un autre moment',
  callBack: { soon: 'Dans 30 minutes', hours: 'Dans 3 heures', evening: 'À 18:00', tomorrow: 'Demain à 10:00' },
  callBackOn: { evening: (day: string) => `${day} à 18:00`, tomorrow: (day: string) => `${day} à 10:00` },
  wrongNumber: 'Faux numéro',
  newNumber: 'Le bon numéro, si quelqu’un le connaît',
  recordWrong: 'Noter le faux numéro',
  correct: 'Corriger l’adresse',
  change: 'Changer les pièces',
  saveAndConfirm: 'Enregistrer et confirmer',
  cancel: 'Annulée',
  cancelOrder: 'Annuler la commande',
  skip: 'Plus tard : fiche suivante',
  note: 'Note sur l’appel',
  done: (number: string, outcome: string) => `${number} : ${outcome}.`,
  settled: 'Quelqu’un a déjà réglé cette commande.',
  notKept: (note: string) => `Votre note n’a pas été gardée : « ${isolate('ltr', note)} »`,
}
