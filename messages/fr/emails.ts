import type { Catalog } from '../catalog.ts'
import { frenchDays } from '../days.ts'
import type { emails as english } from '../en/emails.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'
import { returnEmails } from './return-emails.ts'
import { saleTerms } from './sale-terms.ts'

export const emails: Catalog<typeof english> = {
  greeting: (name) => `Bonjour ${isolate('ltr', name)},`,
  closing: (shopName, city) => `Avec nos remerciements, l’équipe ${isolate('ltr', shopName)}, ${isolate('ltr', city)}`,
  aboutShop: (shopName, address, phone) =>
    `${isolate('ltr', shopName)}, ${isolate('ltr', address)}. Téléphone : ${phone}.`,
  labelled: (label, value) => `${label} : ${isolate('ltr', value)}`,
  aboveLink: (label) => `${label} :`,
  payment: {
    'cash-on-delivery': 'En espèces, au livreur',
    paypal: 'Par PayPal : une demande de paiement suit par e-mail',
    'bank-card': 'Par carte, sur la page de votre commande',
  },
  lines: {
    pieces: (count, piece) => `${count} × ${isolate('ltr', piece)}`,
    madeToOrder: 'Sur commande',
    subtotal: 'Pièces',
    shipping: 'Livraison',
    discount: 'Remise',
    discountWithCode: (code) => `Remise, code ${isolate('ltr', code)}`,
    freeDelivery: 'livraison offerte',
    inPerson: 'Remise en boutique',
    total: 'Total',
  },
  facts: {
    order: 'Commande',
    name: 'Nom',
    language: 'Langue',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    city: 'Ville',
    payment: 'Paiement',
    customerNote: 'Note pour la commande',
    giftNote: 'Mot pour le cadeau',
    plan: 'Abonnement',
    project: 'Projet',
    description: 'Description',
  },
  planNames: { silver: 'Silver Plan', gold: 'Gold Plan', diamonds: 'Diamonds Plan' },
  orderRecap: {
    subject: (number) => `Votre commande ${number}`,
    heading: 'Merci pour votre commande',
    text: 'Elle nous est bien parvenue. Nous vous appelons pour la confirmer ; rien n’est envoyé avant.',
    requestText:
      'Votre demande nous est bien parvenue. Nous ne réservons qu’une quantité limitée avant de vous avoir au téléphone ; nous vous appelons donc d’abord : les pièces seront à vous après cet appel, dans la limite du stock.',
    confirm: 'Confirmer ma commande',
    confirmText: 'Vous pouvez la confirmer dès maintenant : elle passera parmi les premières.',
    confirmOnce:
      'Ce bouton n’est que pour vous et reste valable sept jours. Nous pouvons encore vous appeler au sujet de la livraison.',
    button: 'Voir ma commande',
    link: 'Seules les personnes qui ont ce lien peuvent ouvrir la page. Vous y voyez où en est votre commande, et vous pouvez l’annuler tant qu’elle n’est pas emballée.',
    terms: 'Bon à savoir',
    saleTerms,
    notYours:
      'Vous n’avez rien commandé ? Quelqu’un a dû se tromper d’adresse : dites-le-nous en répondant à cet e-mail.',
  },
  dataLink: {
    subject: 'Vos données personnelles',
    heading: 'Vos données personnelles',
    text: 'Avec ce lien, vous pouvez télécharger tout ce que la boutique garde sous cette adresse e-mail, ou le faire effacer.',
    button: 'Voir ou effacer mes données',
    validity: 'Le lien est valable 24 heures. Toute personne qui l’a peut en faire autant : ne le transmettez pas.',
    notYours:
      'Vous n’avez rien demandé ? Vous n’avez rien à faire : rien n’est effacé tant que le lien n’est pas suivi.',
  },
  returns: returnEmails,
  orderProgress: {
    states: {
      requested: {
        subject: (number) => `Votre demande ${number} est bien arrivée`,
        text: 'Nous vous appelons d’abord. Les pièces vous sont réservées après cet appel, dans la limite du stock.',
      },
      received: {
        subject: (number) => `Votre commande ${number} est bien arrivée`,
        text: 'Nous vous appelons pour la confirmer ; rien n’est envoyé avant.',
      },
      confirmed: {
        subject: (number) => `Votre commande ${number} est confirmée`,
        text: 'Les artisans la préparent.',
      },
      packed: {
        subject: (number) => `Votre commande ${number} est emballée`,
        text: 'Elle est dans son colis et attend le livreur.',
      },
      shipped: {
        subject: (number) => `Votre commande ${number} est en route`,
        text: 'Elle est chez le livreur, qui vous appelle avant de venir.',
      },
      delivered: {
        subject: (number) => `Votre commande ${number} est livrée`,
        text: (days) =>
          `Profitez-en longtemps. Si quelque chose ne va pas, échangez ${days === 1 ? 'dans la journée' : `dans les ${frenchDays(days)}`} : répondez à cet e-mail.`,
      },
      cancelled: {
        subject: (number) => `Votre commande ${number} est annulée`,
        text: 'Rien ne sera envoyé, et il n’y a rien à payer.',
      },
      refused: {
        subject: (number) => `Votre commande ${number} nous revient`,
        text: 'Le colis a été refusé à la livraison. Si ce n’était pas voulu, répondez à cet e-mail.',
      },
      lost: {
        subject: (number) => `Votre commande ${number} s’est perdue en route`,
        text: 'Le livreur ne retrouve pas votre colis. Vous ne payez rien. Nous revenons vers vous pour savoir ce que vous préférez, ou répondez à cet e-mail.',
      },
      'written-off': {
        subject: (number) => `Votre commande ${number} n’a pas été retrouvée`,
        text: 'Le colis s’est perdu en route et n’a pas été retrouvé. Vous ne payez rien. Si vous avez déjà payé ou préférez autre chose, répondez à cet e-mail.',
      },
      returned: {
        subject: (number) => `Votre commande ${number} nous est revenue`,
        text: 'Le colis est de retour chez nous. Si vous attendez un échange ou un remboursement, répondez à cet e-mail.',
      },
      released: {
        subject: (number) => `Nous n’avons pas pu vous joindre : commande ${number}`,
        text: 'Nous vous avons appelé sans réussir à vous joindre : les pièces ne vous sont plus réservées. Les voulez-vous toujours ? Ouvrez votre commande et reprenez-la d’un geste, tant qu’il en reste.',
      },
    },
    unpaid: {
      subject: (number) => `Votre commande ${number} n’a pas été payée`,
      text: 'Aucun paiement n’est arrivé : les pièces ne vous sont plus réservées. Les voulez-vous toujours ? Ouvrez votre commande et reprenez-la d’un geste, tant qu’il en reste.',
    },
    button: 'Voir ma commande',
    link: 'Seules les personnes qui ont ce lien peuvent ouvrir la page.',
  },
  orderCorrection: {
    subject: (number) => `Une correction pour votre commande ${number}`,
    heading: 'Une correction pour votre commande',
    text: (subject) =>
      `Nous vous avons écrit : « ${isolate('ltr', subject)} ». C’était une erreur de notre part, et nous en sommes désolés.`,
  },
  orderChanged: {
    subject: (number) => `Votre commande ${number} a été modifiée`,
    heading: 'Votre commande a été modifiée',
    text: (total) => `Nous avons modifié les pièces de votre commande. Elle s’élève maintenant à ${total} :`,
    notAgreed: 'Quelque chose n’est pas comme convenu ? Répondez à cet e-mail.',
  },
  orderLink: {
    subject: (number) => `Le lien de votre commande ${number}`,
    heading: 'Le lien de votre commande',
    text: 'Il a été demandé sur notre site, avec le numéro de la commande et son téléphone. Il ouvre votre commande : vous voyez où elle en est, et vous pouvez l’annuler tant qu’elle n’est pas emballée.',
    button: 'Voir ma commande',
    link: 'Seules les personnes qui ont ce lien peuvent ouvrir la page : ne le transmettez pas. Le lien reçu avec votre commande reste valable.',
    notYours: 'Vous n’avez rien demandé ? Vous n’avez rien à faire : le lien n’a été envoyé qu’à cette adresse.',
  },
  reviewInvitation: {
    subject: (number) => `Votre commande ${number} vous plaît-elle ?`,
    heading: 'Comment la trouvez-vous ?',
    text: 'Votre commande est chez vous depuis quelques jours. Dites en une minute ce que vous en pensez : une à cinq étoiles, et des mots et des photos si vous le souhaitez. Cela aide les autres à choisir, et l’atelier le lit aussi.',
    button: 'Donner mon avis',
    once: 'Nous ne le demandons qu’une fois. Ce lien est à vous seul.',
  },
  deliveryCorrected: {
    subject: (number) => `Commande ${number} : la livraison a été modifiée`,
    heading: 'La livraison de votre commande a été modifiée',
    text: 'Sur la page de votre commande, une personne qui en a le lien vient de corriger le téléphone ou l’adresse. Nous appelons pour confirmer avant tout envoi.',
    notYours: (phone) =>
      `Ce n’était pas vous ? Appelez-nous tout de suite au ${phone}, ou répondez à cet e-mail : rien n’est envoyé avant que nous vous ayons parlé.`,
    button: 'Voir ma commande',
    masked: 'En partie masqué, au cas où cet e-mail serait transféré.',
  },
  customerRequestNotice: {
    kinds: {
      corrected: {
        subject: (number) => `Commande ${number} : livraison corrigée par le client`,
        text: 'Elle attend de nouveau votre appel : confirmez les nouvelles coordonnées avec le client avant tout envoi. Le lien d’une commande peut être transféré ; en cas de doute, appelez aussi l’ancien numéro.',
      },
      'come-again': {
        subject: (number) => `Commande ${number} : le livreur doit repasser`,
        text: 'Le client était absent et demande que le livreur repasse. Prévenez le livreur, s’il vous plaît.',
      },
      canceled: {
        subject: (number) => `Commande ${number} : annulée par le client`,
        text: 'Elle était déjà confirmée : prévenez ceux qui la préparent. Ses pièces sont de retour en stock.',
      },
    },
    oldPhone: 'Ancien téléphone',
    oldAddress: 'Ancienne adresse',
    comeOn: 'Repasser le',
  },
  orderNotice: {
    subject: (number) => `Nouvelle commande ${number}`,
    heading: 'Une nouvelle commande',
    text: 'Appelez le client pour la confirmer.',
    requestText:
      'C’est une demande : elle ne réserve encore aucune pièce. Appelez d’abord ce client ; la confirmation réserve les pièces.',
  },
  orderReminder: {
    subject: (number) => `Pas encore confirmée : commande ${number}`,
    heading: 'Une commande attend votre appel',
    text: (hours) =>
      plural('fr', hours, {
        one: `Personne n’a encore joint ce client. Sans confirmation d’ici ${hours} heure ouvrée, la commande est libérée : ses pièces retournent en stock, et le client est prévenu par e-mail.`,
        other: `Personne n’a encore joint ce client. Sans confirmation d’ici ${hours} heures ouvrées, la commande est libérée : ses pièces retournent en stock, et le client est prévenu par e-mail.`,
      }),
  },
  planConfirmation: {
    subject: (plan) => `Votre demande pour le ${plan}`,
    heading: 'Votre demande est bien arrivée',
    text: (plan) =>
      `Vous avez demandé le ${plan}. Nous étudions votre projet, puis nous vous appelons ou vous écrivons.`,
    next: 'Rien n’est débité avant notre échange.',
    notYours:
      'Vous n’avez pas demandé d’abonnement ? Quelqu’un a dû se tromper d’adresse : dites-le-nous en répondant à cet e-mail.',
  },
  planNotice: {
    subject: (plan) => `Demande pour le ${plan}`,
    heading: 'Un artisan demande un abonnement',
    text: 'La demande attend votre réponse.',
  },
  messageNotice: {
    orderSubject: (number) => `Un message au sujet de la commande ${number}`,
    noAddress: 'La commande n’a pas d’adresse e-mail : appelez le client.',
    subject: 'Un message de la page de contact',
    heading: 'Un visiteur vous a écrit',
    text: 'Répondez à cet e-mail pour répondre au visiteur.',
    excerpt:
      'Les retours à la ligne et les liens sont retirés du message, et un long message est coupé. Il est gardé en entier dans la boutique.',
  },
  newsletterConfirmation: {
    subject: 'Voulez-vous recevoir notre newsletter ?',
    heading: 'Des nouvelles des ateliers ?',
    text: 'Quelqu’un, vous sans doute, a demandé notre newsletter à cette adresse : les nouvelles pièces, les artisans qui les font et la promo de la semaine, une fois par semaine au plus.',
    button: 'Oui, je m’inscris',
    validity: 'Le lien est valable 7 jours.',
    notYours: 'Ce n’était pas vous ? Ne faites rien : sans votre réponse, rien ne vous sera envoyé.',
    leave: 'Ne plus jamais me le demander',
  },
  stockAlertPiece: (parts) => parts.map((part) => isolate('ltr', part)).join(', '),
  stockAlertConfirmation: {
    subject: (name) => `${isolate('ltr', name)} : vous prévenir de son retour ?`,
    heading: 'Vous prévenir de son retour ?',
    text: (piece) =>
      `Quelqu’un, vous sans doute, veut savoir à cette adresse quand cette pièce sera de nouveau en stock : ${isolate('ltr', piece)}. Vous recevrez alors un seul e-mail.`,
    button: 'Oui, prévenez-moi',
    validity: 'Le lien est valable 7 jours.',
    notYours: 'Ce n’était pas vous ? Ne faites rien : sans votre réponse, rien ne vous sera envoyé.',
    leave: 'Annuler cette demande',
  },
  stockAlert: {
    subject: (name) => `${isolate('ltr', name)} est de retour`,
    heading: 'Elle est de retour',
    text: (piece) =>
      `Vous vouliez savoir quand cette pièce serait de nouveau en stock : ${isolate('ltr', piece)}. C’est le cas.`,
    noHold: 'Nous ne mettons rien de côté : elle est à qui la commande en premier.',
    button: 'Voir la pièce',
    once: 'C’est le seul e-mail que vous aviez demandé : votre demande est terminée.',
    leave: 'Annuler aussi mes autres demandes',
  },
  messageReply: {
    subject: 'Notre réponse à votre message',
    heading: 'Une réponse à votre message',
    youWrote: (day) => `Le ${day}, vous nous avez écrit :`,
  },
  planDecision: {
    approved: {
      subject: (plan) => `Votre ${plan} est accepté`,
      heading: 'Bienvenue parmi nos ateliers',
      text: (plan, lastDay) => `Votre demande pour le ${plan} est acceptée. Il est à vous jusqu’au ${lastDay} inclus.`,
      next: 'Répondez à cet e-mail si quelque chose n’est pas clair.',
    },
    renewed: {
      subject: (plan) => `Votre ${plan} continue`,
      heading: 'Une nouvelle saison ensemble',
      text: (plan, lastDay) => `Votre ${plan} est renouvelé. Il est maintenant à vous jusqu’au ${lastDay} inclus.`,
      next: 'Répondez à cet e-mail si quelque chose n’est pas clair.',
    },
    refused: {
      subject: (plan) => `Au sujet de votre demande pour le ${plan}`,
      heading: 'Pas cette fois',
      text: (plan, _lastDay) => `Nous avons étudié votre demande pour le ${plan} et ne pouvons pas y donner suite.`,
      next: 'Vous pouvez répondre à cet e-mail, ou renouveler votre demande quand les choses auront changé.',
    },
    expired: {
      subject: (plan) => `Votre ${plan} est terminé`,
      heading: 'Votre abonnement est terminé',
      text: (plan, lastDay) => `Votre ${plan} a pris fin le ${lastDay}.`,
      next: 'Répondez à cet e-mail si vous voulez continuer : nous le renouvelons pour vous.',
    },
  },
  newsletterIssue: {
    button: 'Voir',
    why: 'Vous recevez cet e-mail parce que vous l’avez demandé et que vous avez confirmé votre adresse.',
    leave: 'Me désinscrire',
    trial: (subject) => `Essai : ${isolate('ltr', subject)}`,
  },
  operatorInvitation: {
    subject: (shopName) => `Votre accès à l’espace de gestion ${isolate('ltr', shopName)}`,
    heading: (shopName) => `Bienvenue dans l’espace de gestion ${isolate('ltr', shopName)}`,
    text: 'Un propriétaire de la boutique a créé un compte pour vous. Choisissez un mot de passe, et vous y êtes.',
    button: 'Choisir un mot de passe',
    validity: 'Le lien fonctionne une seule fois, dans les 7 jours.',
    notYours: 'Vous ne connaissez pas la boutique ? Quelqu’un a dû se tromper d’adresse : ignorez cet e-mail.',
  },
  passwordReset: {
    subject: (shopName) => `Un nouveau mot de passe pour l’espace de gestion ${isolate('ltr', shopName)}`,
    heading: 'Un nouveau mot de passe',
    text: 'Quelqu’un, vous sans doute, a oublié le mot de passe de votre compte. Choisissez-en un autre ici.',
    button: 'Choisir un autre mot de passe',
    validity:
      'Le lien fonctionne une seule fois, dans les 30 minutes. Choisir un autre mot de passe ferme toutes les autres sessions.',
    notYours: 'Ce n’était pas vous ? Ignorez cet e-mail : votre mot de passe reste le même.',
  },
  sellerEmailConfirmation: {
    subject: (shopName) => `Votre adresse e-mail chez ${isolate('ltr', shopName)}`,
    heading: 'Est-ce votre adresse ?',
    text: 'Vous avez donné cette adresse pour votre atelier. Confirmez-la, et vous pourrez y recevoir un lien privé quand il vous en faut un.',
    button: 'Confirmer cette adresse',
    validity: 'Ce lien ne concerne que l’adresse : il sert une fois, dans les 24 heures.',
    notYours: 'Vous n’avez pas d’atelier ici ? Quelqu’un a pu se tromper d’adresse : ignorez cet e-mail.',
  },
  sellerLink: {
    subject: (shopName) => `Votre lien privé vers ${isolate('ltr', shopName)}`,
    heading: 'Votre lien privé',
    text: 'Ouvrez-le sur le téléphone avec lequel vous voulez entrer dans votre atelier.',
    button: 'Ouvrir mon atelier',
    validity:
      'Le lien privé sert une fois, dans les 30 minutes. Un plus récent le remplace. Ne le donnez à personne, pas même à la boutique.',
    notYours: 'Vous n’avez rien demandé ? Ignorez cet e-mail : personne n’entre sans le lien.',
  },
  accountNotices: {
    'password-changed': {
      heading: 'Votre mot de passe a été modifié',
      text: 'Votre compte de l’espace de gestion a maintenant un autre mot de passe.',
    },
    'email-changed': {
      heading: 'Votre adresse a été modifiée',
      text: 'Votre compte de l’espace de gestion a maintenant une autre adresse e-mail. Celle-ci ne reçoit plus rien.',
    },
    'second-factor-added': {
      heading: 'Une application d’authentification a été ajoutée',
      text: 'Désormais, la connexion à votre compte demande aussi un code de cette application.',
    },
    'second-factor-removed': {
      heading: 'Votre deuxième étape a été supprimée',
      text: 'La connexion à votre compte ne demande plus que votre mot de passe, jusqu’à ce que vous ajoutiez de nouveau une application.',
    },
    'recovery-codes-renewed': {
      heading: 'De nouveaux codes de secours ont été créés',
      text: 'Les anciens codes de secours ne permettent plus d’entrer dans votre compte de l’espace de gestion.',
    },
    'passkey-added': {
      heading: 'Une clé d’accès a été ajoutée',
      text: 'Avec elle, on se connecte à votre compte de l’espace de gestion sans votre mot de passe.',
    },
    'passkey-removed': {
      heading: 'Une clé d’accès a été supprimée',
      text: 'Elle ne permet plus de se connecter à votre compte de l’espace de gestion.',
    },
    'people-exported': {
      heading: 'Des adresses ont été exportées',
      text: 'Un fichier de noms et d’adresses de personnes a été exporté de la boutique sous votre nom. L’historique dit lequel.',
    },
  },
  accountNotYours:
    'Ce n’était ni vous ni un collègue ? Choisissez tout de suite un autre mot de passe, déconnectez tous vos appareils depuis votre compte, et prévenez un propriétaire de la boutique.',
}
