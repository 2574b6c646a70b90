import type { Catalog } from '../catalog.ts'
import type { commentMessages as english } from '../en/comments.ts'

export const commentMessages: Catalog<typeof english> = {
  commentPages: 'Pages de commentaires',
  commentPage: (page, lastPage) => `Page ${page} sur ${lastPage}`,
  newerComments: 'Commentaires plus récents',
  olderComments: 'Commentaires plus anciens',
  noComments: 'Pas encore de commentaires',
  noCommentsText: 'Vous avez cette pièce, ou vous connaissez l’atelier ? Votre commentaire aidera les autres.',
  writeComment: 'Laisser un commentaire',
  writeCommentText: 'Seuls votre nom et votre commentaire s’affichent ; le reste n’est pas publié.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  comment: 'Commentaire',
  sendComment: 'Envoyer le commentaire',
  commentAdded: 'Merci. Votre commentaire s’affiche plus bas.',
  commentRefused: 'Votre commentaire n’est pas encore parti : vérifiez les champs signalés.',
}
