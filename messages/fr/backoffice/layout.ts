import type { Catalog } from '../../catalog.ts'
import type * as english from '../../en/backoffice/layout.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const layoutMessages: Catalog<typeof english.layoutMessages> = {
  office: (shopName: string) => `Gestion ${isolate('ltr', shopName)}`,
  skipToContent: 'Aller au contenu',
  navigation: 'Rubriques de la gestion',
  more: 'Plus',
  customerLanguage: 'Langue',
  toShop: 'Voir la boutique',
  waiting: (count: number) => plural('fr', count, { one: `${count} chose à faire`, other: `${count} choses à faire` }),
}

export const punctuationMessages: Catalog<typeof english.punctuationMessages> = { colon: ' : ', becomes: ' → ' }

export const listsMessages: Catalog<typeof english.listsMessages> = {
  filter: 'Filtrer la liste',
  filters: (count) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  older: 'Plus anciens',
  newest: 'Retour aux plus récents',
  newer: 'Plus récents',
  oldest: 'Retour aux plus anciens',
  nothingMore: 'La liste ne contient rien de plus.',
  search: 'Chercher',
  pages: 'Pages',
  page: (page: number, last: number) => `Page ${page} sur ${last}`,
  previousPage: 'Précédente',
  nextPage: 'Suivante',
  sortedAs: { ascending: 'tri croissant', descending: 'tri décroissant' },
  shortcuts: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    keys: {
      'j  k': 'ligne suivante et précédente ; les flèches aussi, une fois une ligne choisie',
      Enter: 'ouvrir la ligne',
      x: 'cocher la ligne',
      '/': 'chercher dans l’espace de gestion',
      '?': 'montrer ces raccourcis',
    },
    turnOn: 'Utiliser les raccourcis dans ce navigateur',
    whyOff: 'À désactiver si vous dictez : un mot pourrait actionner une touche.',
  },
  sortedBy: 'Trier par',
}

export const unsavedChangesMessages: Catalog<typeof english.unsavedChangesMessages> = {
  title: 'Partir sans enregistrer ?',
  text: 'Vos changements ici ne sont pas encore enregistrés.',
  stay: 'Rester ici',
  go: 'Partir sans enregistrer',
  close: 'Fermer',
}

export const screenProblemsMessages: Catalog<typeof english.screenProblemsMessages> = {
  unsaved:
    'La boutique n’a pas répondu : personne ne sait si c’est enregistré. Votre saisie est toujours là : vérifiez avant de renvoyer.',
  stale: 'La boutique est injoignable pour le moment. Ce que vous voyez est peut-être ancien.',
  'signed-out':
    'Votre session est fermée. Votre saisie est toujours là, et pourra être enregistrée une fois la session rouverte.',
  signIn: 'Se connecter dans un autre onglet',
}

export const errorsMessages: Catalog<typeof english.errorsMessages> = {
  notAllowed: {
    title: 'Vous n’y avez pas accès',
    text: 'Demandez à un propriétaire de la boutique, ou connectez-vous avec un autre compte.',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal tapée, ou ce qu’elle montrait a disparu.',
  },
  tooLong: {
    title: 'C’est trop pour un seul envoi',
    text: 'Rien n’a été enregistré. Envoyez-le en plusieurs fois.',
  },
  away: {
    title: 'L’espace de gestion fait une courte pause',
    text: 'Rien n’est perdu. Réessayez dans quelques secondes.',
  },
  failed: {
    title: 'Une erreur s’est produite de notre côté',
    text: 'Vérifiez si votre dernière action a été enregistrée avant de la refaire.',
  },
  requestId: (id: string) => `Référence dans le journal : ${id}.`,
  again: 'Réessayer',
  toDashboard: 'Vers la page « À faire »',
}
