import type { Catalog } from '../catalog.ts'
import type { studioPieceMessages as english } from '../en/studio-piece.ts'
import { isolate } from '../isolate.ts'

export const studioPieceMessages: Catalog<typeof english> = {
  toPieces: 'Toutes les pièces',
  saved: {
    submitted: 'La boutique l’a reçue, et la regarde avant les clients.',
    published: 'Elle est en vente.',
    stock: 'Le stock est enregistré.',
    words: 'C’est enregistré. Vos clients la voient ainsi maintenant.',
    resting: 'Elle n’est plus en vente. Remettez-la quand vous voulez.',
    back: 'Elle est de nouveau en vente.',
  },
  stock: {
    pieces: 'Pièces',
    less: (name) => (name ? `Une de moins : ${isolate('ltr', name)}` : 'Une de moins'),
    more: (name) => (name ? `Une de plus : ${isolate('ltr', name)}` : 'Une de plus'),
    other: 'Plusieurs à la fois, ou une autre raison',
    which: 'Laquelle',
    reason: 'Que s’est-il passé ?',
    reasons: {
      counted: 'J’ai compté : il y en a',
      delivered: 'Nouvelles : en plus',
      damaged: 'Abîmées : en moins',
      'given-away': 'Offertes : en moins',
      'back-to-maker': 'De retour chez moi : en moins',
    },
    change: 'Enregistrer le stock',
  },
  'not-a-number': 'Choisissez ce qui s’est passé, et écrivez le nombre de pièces.',
  planFull: 'Votre abonnement n’a plus de place : retirez d’abord une autre pièce.',
  stockRefused: {
    'moved-meanwhile': (stock) => `Une vente ou un changement vient d’arriver : il y en a ${stock}. Regardez encore.`,
    'too-few': (stock) => `Il n’y en a que ${stock}.`,
    'one-of-a-kind': () => 'C’est une pièce unique : il y en a une au plus.',
    'made-to-order': () => 'Elle est faite sur commande : ses pièces ne sont pas comptées.',
    'key-used': (stock) => `L’envoi d’avant est enregistré, pas celui-ci : il y en a ${stock} maintenant.`,
  },
  words: 'Prix et textes',
  writtenIn: 'Écrit en',
  save: 'Enregistrer',
  changedMeanwhile:
    'La boutique a changé cette pièce entre-temps. Rien de vous n’est perdu : regardez plus bas, puis enregistrez.',
  savedMeanwhile: (text) => (text ? `Enregistré entre-temps : ${isolate('ltr', text)}` : 'Vidé entre-temps'),
  /** Whether a piece is in the shop, why not, and what one can do. */
  shop: {
    states: { in: 'En vente', closed: 'Fermé', 'sold-out': 'Épuisée', out: 'Pas en vente' },
    asBuyer: 'La voir comme vos clients',
    rest: 'La retirer pour l’instant',
    reasons: {
      draft: 'Vous ne l’avez pas encore mise en vente.',
      resting: 'Vous l’avez retirée pour l’instant.',
      held: 'La boutique l’a retirée, ou ne l’a pas encore mise en vente.',
      planned: (moment) => `La boutique la met en vente le ${moment}.`,
      'store-retired': 'La boutique ne montre pas votre atelier en ce moment.',
      'store-closed': (day) => `Votre atelier est fermé. On peut commander à partir du ${day}.`,
      'plan-over':
        'L’abonnement de votre atelier est fini. Rien n’est perdu : avec un nouvel abonnement, tout est comme avant.',
      'sold-out': 'Personne ne peut la commander : il n’en reste pas.',
      'places-taken': 'Personne ne peut la commander : tout ce qui peut être fait cette semaine est commandé.',
      waiting: 'La boutique la regarde d’abord, puis la met en vente. Vous n’avez rien à faire.',
      'without-picture': 'Les clients n’en voient aucune photo, et peu commandent ce qu’ils ne voient pas.',
    },
    sentBack: {
      photo: 'La boutique l’a renvoyée : la photo est sombre, floue, ou ne montre pas la pièce. Prenez-en une autre.',
      words: 'La boutique l’a renvoyée : le nom ou la description manque ou n’est pas clair. Récrivez-les.',
      price: 'La boutique l’a renvoyée : le prix ne semble pas juste. Vérifiez-le.',
      category: 'La boutique l’a renvoyée : sa catégorie est une autre. Choisissez-la sous « En dire plus ».',
      'not-handmade': 'La boutique l’a renvoyée : elle vend ce qui est fait à la main.',
    },
    remedies: {
      ask: 'Demander à la boutique de la regarder',
      first: 'La mettre en vente',
      back: 'La remettre en vente',
      stock: 'Dire combien il y en a',
      photo: 'Ajouter une photo',
      open: 'Les jours de fermeture',
      write: 'Écrire à la boutique',
    },
  },
}
