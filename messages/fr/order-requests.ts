import type { Catalog } from '../catalog.ts'
import type { orderRequestMessages as english } from '../en/order-requests.ts'

export const orderRequestMessages: Catalog<typeof english> = {
  'call-time': {
    heading: 'Choisir l’heure de notre appel',
    text: 'Nous appelons pour confirmer votre commande avant tout envoi.',
    time: 'Appelez-moi',
    send: 'Appelez-moi à cette heure',
  },
  correct: {
    heading: 'Corriger le téléphone ou l’adresse',
    text: 'Saisissez les nouvelles coordonnées en entier : celles que nous avons ne sont pas affichées ici. Nous vous rappelons ensuite avant tout envoi, et nous prévenons l’adresse e-mail de la commande.',
    keep: 'Ce que vous laissez vide ne change pas.',
    phone: 'Nouveau téléphone',
    address: 'Nouvelle adresse',
    city: 'Ville de la nouvelle adresse',
    send: 'Corriger',
  },
  'come-again': {
    heading: 'J’étais absent : repassez',
    text: 'Choisissez un jour, et nous prévenons le livreur.',
    day: 'Repasser le',
    note: 'Quand il y a quelqu’un (facultatif)',
    send: 'Demander un nouveau passage',
  },
  write: {
    heading: 'Nous écrire au sujet de cette commande',
    text: 'Nous répondons à l’adresse e-mail de la commande, ou nous vous appelons.',
    message: 'Votre message',
    send: 'Envoyer le message',
  },
  noLonger: {
    packed: (phone) =>
      `Le colis est emballé : la commande ne peut plus être annulée ici. Appelez-nous au ${phone}, ou refusez le colis à la livraison : vous ne payez alors rien.`,
    shipped: (phone) =>
      `Le colis est chez le livreur : l’adresse et la commande ne peuvent plus être modifiées ici. Dites-le au livreur, qui vous appelle avant de venir, ou appelez-nous au ${phone}.`,
  },
  errors: {
    required: 'À remplir, s’il vous plaît.',
    tooLong: 'C’est trop long.',
    phone: 'Vérifiez le numéro : 8 chiffres en Tunisie, avec + depuis l’étranger.',
  },
  outcomes: {
    'call-time-chosen': (moment) => `Nous vous appelons ${moment}.`,
    'delivery-corrected': 'C’est corrigé. Nous vous appelons avant tout envoi.',
    'come-again-asked': (day) => `C’est noté : nous demandons au livreur de repasser ${day}.`,
    written: 'Votre message nous est bien parvenu.',
    'not-offered': 'Ce moment ne peut plus être choisi. Choisissez-en un autre, s’il vous plaît.',
    'too-early': (phone) =>
      `Le colis n’est pas encore parti. Pour changer quelque chose, corrigez-le ici ou appelez-nous au ${phone}.`,
    'too-late': (phone) => `Il est trop tard pour le faire ici. Appelez-nous au ${phone}, ou écrivez-nous ci-dessous.`,
    'too-often': (phone) => `Cela a déjà été demandé de nombreuses fois. Appelez-nous au ${phone}, s’il vous plaît.`,
    invalid: 'Vérifiez ce qui est signalé ci-dessous.',
    'rate-limited': (phone) => `Trop de demandes à la fois. Réessayez plus tard, ou appelez-nous au ${phone}.`,
  },
}
