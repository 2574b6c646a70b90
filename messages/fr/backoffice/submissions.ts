import type { Catalog } from '../../catalog.ts'
import type { submissionsMessages as english } from '../../en/backoffice/submissions.ts'

export const submissionsMessages: Catalog<typeof english> = {
  title: 'Nouvelles pièces d’artisans',
  text: 'Elles ne sont pas encore en vente. Acceptez une pièce, ou renvoyez-la avec une raison : l’artisan la lit dans sa langue.',
  none: 'Aucune pièce n’attend.',
  approve: 'La mettre en vente',
  sendBack: 'La renvoyer',
  reason: 'Pourquoi',
  reasons: {
    photo: 'La photo : sombre, floue, ou pas de la pièce',
    words: 'Les textes : le nom ou la description manque ou n’est pas clair',
    price: 'Le prix : trop haut, trop bas ou faux',
    category: 'La catégorie est une autre',
    'not-handmade': 'Elle n’est pas faite à la main',
  },
  done: {
    approved: 'La pièce est en vente.',
    'sent-back': 'La pièce est renvoyée à l’artisan.',
  },
  changedMeanwhile: 'Elle n’attend plus : quelqu’un d’autre a décidé, ou elle a changé.',
  withoutDescription: 'Sans description',
}
