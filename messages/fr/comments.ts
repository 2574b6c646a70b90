import type { Catalog } from '../catalog.ts'
import type { commentMessages as english } from '../en/comments.ts'

export const commentMessages: Catalog<typeof english> = {
  commentPages: 'Pages d’avis',
  commentPage: (page, lastPage) => `Page ${page} sur ${lastPage}`,
  newerComments: 'Avis plus récents',
  olderComments: 'Avis plus anciens',
  noComments: 'Pas encore d’avis',
  noCommentsText: 'Vous avez cette pièce, ou vous connaissez l’atelier ? Votre avis aidera les autres.',
  writeComment: 'Donner votre avis',
  writeCommentText: 'Seuls votre nom et votre avis s’affichent ; le reste n’est pas publié.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  comment: 'Avis',
  sendComment: 'Envoyer l’avis',
  commentAdded: 'Merci. Votre avis s’affiche plus bas.',
  commentRefused: 'Votre avis n’est pas encore parti : vérifiez les champs signalés.',
}
