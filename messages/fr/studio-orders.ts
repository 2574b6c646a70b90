import type { Catalog } from '../catalog.ts'
import type { studioOrdersMessages as english } from '../en/studio-orders.ts'
import { isolate } from '../isolate.ts'

export const studioOrdersMessages: Catalog<typeof english> = {
  title: 'Commandes',
  parts: 'Parties de la liste',
  shows: { open: 'À préparer', ready: 'Prêtes', past: 'Faites' },
  none: {
    open: 'Il n’y a rien à préparer.',
    ready: 'Rien n’attend la boutique.',
    past: 'Rien ces derniers temps.',
  },
  dueBy: (day) => `Avant la fin du ${day}`,
  dueToday: 'Pour aujourd’hui',
  late: (day) => `En retard : c’était pour le ${day}`,
  giftNote: 'À joindre au cadeau',
  buyer: (firstName, town) => `Pour ${isolate('ltr', firstName)}, ${isolate('ltr', town)}`,
  order: 'Commande',
  ready: 'C’est prêt',
  notReady: 'Finalement pas prêt',
  cannot: 'Je ne peux pas, parce que…',
  why: 'Pourquoi ?',
  note: 'Ce que la boutique doit savoir (si vous voulez)',
  tellShop: 'Le dire à la boutique',
  waits: 'Vous ne pouvez pas la préparer. La boutique décide.',
  canAfterAll: 'Finalement je peux',
  saved: {
    ready: 'La boutique sait que c’est prêt.',
    cannot: 'La boutique le sait et décide.',
    again: 'La pièce est de nouveau à préparer.',
  },
  problems: {
    reason: 'Choisissez pourquoi vous ne pouvez pas.',
    'not-possible': 'Cette commande n’est plus à préparer.',
    'changed-meanwhile': 'La commande vient de changer. Regardez encore.',
  },
  ends: {
    packed: 'Elle est dans son colis',
    canceled: 'Annulée : ne la préparez pas',
    'on-hold': 'En attente : la boutique rappelle le client',
  },
  push: {
    title: 'Nouvelles commandes',
    text: 'Ce téléphone peut vous dire quand il y a quelque chose à préparer, mais pas la nuit.',
    on: 'Ce téléphone vous dit quand il y a quelque chose à préparer.',
    turnOn: 'Prévenir ce téléphone',
    turnOff: 'Ne plus le prévenir',
    unsupported:
      'Ce navigateur ne sait pas le faire. Sur un iPhone, mettez d’abord votre atelier sur l’écran d’accueil et ouvrez-le de là.',
    denied: 'Le navigateur ne le permet pas. Autorisez les notifications de ce site dans ses réglages.',
    failed: 'Cela n’a pas marché. Réessayez.',
  },
}
