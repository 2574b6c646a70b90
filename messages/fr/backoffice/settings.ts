import type { Catalog } from '../../catalog.ts'
import type { settingsMessages as english } from '../../en/backoffice/settings.ts'
import { isolate } from '../../isolate.ts'

export const settingsMessages: Catalog<typeof english> = {
  title: 'Réglages',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: (names: readonly string[]) => `Enregistré : ${names.join(', ')}. C’est valable dès maintenant.`,
  asBefore: 'C’était déjà ainsi. Rien n’est changé.',
  invalid: 'Rien n’est encore enregistré. Regardez les champs marqués.',
  unreachable: 'Impossible d’enregistrer. Votre saisie n’est pas perdue : réessayez dans un moment.',
  unreadable: (names) =>
    `Ce qui était enregistré est illisible : ${names.join(', ')}. Les valeurs par défaut s’appliquent : vérifiez-les, puis enregistrez.`,
  nothing: 'rien',
  conflict: {
    changed: (by: string | undefined) =>
      `${by === undefined ? 'Quelqu’un d’autre' : isolate('ltr', by)} vient d’enregistrer ceci. Le réglage est maintenant :`,
    yours: 'Votre saisie est toujours dans le formulaire. Enregistrez de nouveau pour remplacer la sienne.',
  },
  texts: {
    'shop-profile':
      'Visible dans la boutique, dans les e-mails, sur les bons de livraison et pour les moteurs de recherche.',
    'main-language':
      'La langue de la boutique à ses adresses simples. Les autres ont un préfixe comme /ar, et les anciennes adresses marchent toujours.',
    protection:
      'Contre les visiteurs qui envoient trop : combien de commandes, de commentaires et de messages sont acceptés d’un réseau ou d’une personne, et à partir de combien ils attendent d’être lus.',
    'rate-limits':
      'Un réseau qui en envoie plus est prié de revenir plus tard, et ce qui arrive sous un même e-mail ou téléphone attend d’être lu ; qui commande plus envoie une demande, que nous appelons d’abord. La connexion a ses propres limites.',
    'review-limits':
      'Qui dépasse ces nombres n’est pas repoussé : ce qui arrive ensuite attend que l’équipe le regarde. Dix fois plus est refusé.',
    'hold-limits':
      'Ce que les commandes peuvent réserver avant d’être confirmées par téléphone. Qui commande plus envoie une demande : elle ne prend aucune pièce avant d’être confirmée, et nous l’appelons d’abord.',
    'customer-texts':
      'Ce que le bureau propose pour WhatsApp, SMS et Messenger, et ce qui se dit au téléphone, dans la langue de la commande.',
    'closed-days':
      'Les fêtes qui suivent la lune et les jours de fermeture. Ils ne comptent pas comme heures ouvrées : aucune commande n’y est rappelée ni libérée.',
    'sale-terms':
      'Ce que coûte la livraison, combien de temps une pièce s’échange, et comment les clients peuvent payer. Les commandes déjà passées gardent ce qui a été convenu.',
    delivery:
      'Quand la page du jour signale un colis en route depuis trop longtemps, et le jour que le client voit pour le sien.',
    commission:
      'Ce que les artisans laissent au site sur les ventes, en pour cent : selon l’abonnement de l’atelier, sauf si son relevé en dit une autre. Cela vaut pour les prochaines livraisons.',
    'undo-window':
      'Combien de temps une étape s’annule d’un geste. La page et l’e-mail du client attendent aussi longtemps.',
    comments: 'Lesquels attendent que l’équipe les lise.',
    reviews: 'Ce que les clients disent des pièces reçues.',
    'seller-terms':
      'Les artisans les acceptent avant de changer quoi que ce soit dans leur espace. Chaque enregistrement est une nouvelle version, et on leur demande à nouveau. Sans texte, on ne demande rien.',
    studio:
      'Si les artisans ouvrent leur propre espace avec leur téléphone. Sans lui, personne n’y entre et rien n’en est montré.',
    submissions:
      'Quelles pièces ajoutées par les artisans attendent que quelqu’un les ait vues. Celles qui attendent sont sur le premier écran.',
    preparation:
      'Si les artisans voient le prénom et la ville du client avec ce qu’ils préparent. Ils ne voient rien d’autre d’un client.',
    plans:
      'Ce que l’abonnement de l’atelier permet aux artisans, et ce qui suit quand il finit. Cela vaut tant que les artisans tiennent eux-mêmes leur atelier.',
    merchandising:
      'Les produits que la page d’accueil met en avant, et à partir de quand le stock d’une taille est bas.',
    'web-vitals':
      'Le navigateur d’un visiteur dit une fois par page si elle est venue vite, sans cookie et sans dire qui c’était. Les chiffres le montrent par semaine.',
    retention:
      'En mois. Ce qui est plus ancien est effacé chaque nuit, définitivement ; la page sur les données personnelles le dit aussi.',
    returns:
      'Les délais de la loi 2000-83, en jours ouvrables : pour que le client se rétracte après l’arrivée du colis, et pour que la boutique rembourse après le retour des pièces.',
  },
  shopProfileHints: {
    legalName: 'Comme la loi veut que le vendeur soit nommé avant une commande.',
    email:
      'L’adresse à laquelle les visiteurs écrivent. Celle où les commandes sont annoncées est donnée au démarrage du programme.',
    facebookUrl: 'https://www.facebook.com/…, ou rien',
    instagramUrl: 'https://www.instagram.com/…, ou rien',
    locale: 'Celle dans laquelle les quatre champs suivants sont écrits.',
    translations: 'Un texte laissé vide s’affiche dans la langue principale de la boutique.',
  },
  saleTerms: {
    parts: {
      deliveryFee: 'Frais de livraison',
      feesByGovernorate: 'Frais de livraison par gouvernorat',
      freeFrom: 'Livraison gratuite à partir de',
      exchangeDays: 'Jours pour échanger',
      declinedPayments: 'Paiements non proposés',
    },
    feeHint: 'En dinars. Ils comptent tant que la ville n’est pas connue, et là où rien d’autre n’est fixé plus bas.',
    freeFromHint: 'En dinars, pour les pièces d’une commande. Vide : la livraison n’est jamais gratuite.',
    exchangeHint: (max) => `De 1 à ${max}, comptés depuis la livraison.`,
    elsewhere: 'Autres frais par gouvernorat',
    elsewhereHint: 'Seulement là où les frais sont différents. La ville saisie à la commande indique le gouvernorat.',
    feeIn: (governorate) => `Frais de livraison, ${governorate}`,
    offerChoices: { yes: 'Proposé', no: 'Pas proposé' },
  },
  delivery: {
    parts: {
      overdueDays: 'Jours avant qu’un colis soit en retard',
      preparationDays: 'Jours ouvrés pour préparer une commande',
      transitDays: 'Jours ouvrés de route',
      transitDaysByGovernorate: 'Jours ouvrés de route par gouvernorat',
      maxHours: 'Heures de la confirmation à la livraison, au plus',
    },
    overdueHint: (max) => `De 1 à ${max}, comptés depuis sa remise au livreur.`,
    preparationHint: 'Si la boutique n’a pas son propre nombre. La boutique la plus lente d’une commande compte.',
    hoursHint: (max) =>
      `De 1 à ${max}. Aucun client ne voit un jour plus tardif, et les pages de la boutique promettent ce délai.`,
    elsewhere: 'Autres jours par gouvernorat',
    elsewhereHint: 'Seulement là où la route prend un autre nombre de jours.',
    daysIn: (governorate) => `Jours de route, ${governorate}`,
  },
  commission: {
    parts: {
      withoutPlan: 'Sans abonnement (%)',
      silver: 'Silver (%)',
      gold: 'Gold (%)',
      diamonds: 'Diamonds (%)',
      courierFees: 'Part des frais de livreur (%)',
    },
    courierFeesHint:
      'De ce qu’un livreur prend au-delà des frais de livraison payés par le client : cette part est répartie entre les artisans du colis.',
  },
  undoWindow: {
    label: 'Minutes pour annuler une étape',
    hint: (max) =>
      `De 1 à ${max}. Cela vaut pour les prochaines étapes ; passé ce délai, une étape s’annule avec une raison.`,
  },
  mainLanguage: { label: 'Langue principale' },
  webVitals: {
    label: 'L’attente des visiteurs',
    choices: { yes: 'est mesurée', no: 'n’est pas mesurée' },
  },
  protection: {
    label: 'Niveau',
    choices: { normal: 'Normal : pour tous les jours', strict: 'Strict : un tiers, pour les jours d’abus' },
    own: 'Des limites ont été réglées une à une. Un niveau les remplace.',
  },
  limits: {
    parts: {
      order: 'Commandes',
      comment: 'Commentaires',
      message: 'Messages',
      'plan-request': 'Demandes d’abonnement',
      subscription: 'Newsletter et retours en stock',
      unconfirmedOrders: 'Commandes d’un même téléphone qui peuvent attendre notre appel',
    },
    perNetwork: 'Depuis un même réseau',
    perRecipient: 'Pour une personne',
    within: 'En',
    times: { minute: 'une minute', hour: 'une heure', day: 'un jour' },
    unconfirmedHint: 'Les suivantes sont des demandes : elles ne prennent aucune pièce avant d’être confirmées.',
    fields: {
      perNetwork: (part: string) => `${part}, depuis un même réseau`,
      perNetworkTime: (part: string) => `${part}, depuis un même réseau, durée`,
      perRecipient: (part: string) => `${part}, pour une personne`,
      perRecipientTime: (part: string) => `${part}, pour une personne, durée`,
    },
  },
  reviewLimits: {
    comment: 'Commentaires depuis un même réseau',
    message: 'Messages depuis un même réseau',
    'plan-request': 'Demandes d’abonnement depuis un même réseau',
    subscription: 'Inscriptions à la newsletter et attentes de retour en stock depuis un même réseau',
    'comments-on-product': 'Commentaires sur un même produit',
    'comments-of-email': 'Commentaires d’une même adresse e-mail',
    'comment-burst': 'Commentaires à la suite, sur un même produit ou depuis un même réseau',
    'emails-to-mailbox': 'E-mails à une adresse tapée par un visiteur',
    'emails-of-network': 'E-mails à des adresses tapées depuis un même réseau',
  },
  retention: {
    parts: {
      contacts: 'Contacts des commandes',
      letters: 'E-mails',
      messages: 'Messages',
      commentContacts: 'Contacts des commentaires',
      logs: 'Historique',
    },
    hints: {
      contacts:
        'Ceux des commandes terminées, avec leurs notes, messages, retours, photos et avis. Pièces et montants restent. Aussi ceux qui ont quitté la newsletter.',
      letters: 'À qui ils sont allés et ce qu’ils disaient.',
      messages: 'Avec leurs réponses, une fois classés. Aussi les demandes d’abonnement terminées.',
      commentContacts: 'E-mail et téléphone. Le nom et le texte restent sous le produit.',
      logs: 'Les données personnelles dans l’historique. Qui a changé quoi reste.',
    },
  },
  holds: {
    parts: {
      orderPieces: 'Une commande, pièces',
      orderValue: 'Une commande, valeur',
      customerPieces: 'Un téléphone ou e-mail, pièces',
      customerValue: 'Un téléphone ou e-mail, valeur',
      networkPieces: 'Un réseau, pièces',
      networkValue: 'Un réseau, valeur',
      shopPieces: 'Toutes les commandes, pièces',
      shopValue: 'Toutes les commandes, valeur',
      sizeShare: 'Part d’une taille, en pour cent',
      hoursToConfirm: 'Heures ouvrées pour confirmer',
      hoursAfterReminder: 'Heures ouvrées après le rappel',
    },
    holders: {
      order: 'Une commande',
      customer: 'Toutes les commandes d’un même téléphone ou e-mail',
      network: 'Toutes les commandes d’un même réseau',
      shop: 'Toutes les commandes qui attendent notre appel',
    },
    pieces: 'Pièces',
    value: 'Valeur en DT',
    sizeShareHint: 'De ce qui reste d’une taille, pour une commande. Une pièce est toujours permise.',
    hoursHint:
      'Ensuite, un e-mail vous le rappelle. Du lundi au samedi de 9 h à 18 h, sauf les jours fériés et les jours nommés plus bas.',
    afterReminderHint: 'Ensuite, les pièces retournent en stock, et le client est prévenu par e-mail.',
  },
  closedDays: {
    label: 'Jours de fermeture',
    saturdays: 'Samedis',
    saturdayChoices: { yes: 'Nous travaillons, et les livreurs roulent', no: 'Fermé' },
    hint: (count: number) =>
      `Un par ligne, comme 2026-05-27 ou 27/5/2026, ${count} au plus. Les jours passés peuvent être enlevés.`,
    holidays: (days: readonly string[]) =>
      `Connus d’office : les dimanches, ${days.map((day) => day.replace(/^1 /, '1er ')).join(', ')}.`,
  },
  comments: {
    held: 'En attente jusqu’à leur lecture',
    choices: { links: 'Ceux avec un lien, un texte répété ou un air automatique', all: 'Tous les commentaires' },
  },
  reviews: {
    invitations: 'L’invitation à donner un avis',
    invitationChoices: { sent: 'part une fois par e-mail pour chaque commande livrée', off: 'ne part pas' },
    inviteAfterDays: 'Jours entre la livraison et l’invitation',
    daysHint: (max: number) =>
      `De 1 à ${max}. Seul l’e-mail attend ; la page de la commande accepte un avis tout de suite.`,
    newReviews: 'Un nouvel avis',
    choices: {
      held: 'attend que l’un de nous l’ait lu',
      shown: 'est affiché tout de suite, sauf s’il contient un lien',
    },
  },
  studio: {
    label: 'L’espace des artisans',
    choices: { yes: 'est ouvert : la page d’un atelier dit qui peut entrer', no: 'n’existe pas' },
  },
  submissions: {
    label: 'Nouvelles pièces',
    choices: {
      every: 'Toutes attendent que quelqu’un les ait vues',
      first: 'Les cinq premières d’un atelier attendent',
      none: 'Sont en vente aussitôt',
    },
  },
  preparation: {
    label: 'Prénom et ville',
    choices: { yes: 'sont montrés aux artisans', no: 'restent à la boutique' },
  },
  plans: {
    parts: {
      silverPieces: 'Silver : pièces',
      silverPhotos: 'Silver : photos',
      silverOnHome: 'Silver : accueil',
      silverNumbers: 'Silver : chiffres',
      goldPieces: 'Gold : pièces',
      goldPhotos: 'Gold : photos',
      goldOnHome: 'Gold : accueil',
      goldNumbers: 'Gold : chiffres',
      diamondsPieces: 'Diamonds : pièces',
      diamondsPhotos: 'Diamonds : photos',
      diamondsOnHome: 'Diamonds : accueil',
      diamondsNumbers: 'Diamonds : chiffres',
      withoutPlanPieces: 'Sans abonnement : pièces',
      withoutPlanPhotos: 'Sans abonnement : photos',
      withoutPlanOnHome: 'Sans abonnement : accueil',
      withoutPlanNumbers: 'Sans abonnement : chiffres',
      graceDays: 'Jours en boutique après la fin',
      daysToPay: 'Jours pour payer un abonnement',
    },
    graceHint:
      'Les nouvelles pièces s’arrêtent avec l’abonnement, et l’atelier quitte la boutique après ces jours. Il revient avec un abonnement payé.',
    choices: { yes: 'oui', no: 'non' },
  },
  merchandising: {
    parts: { bestSellers: 'Meilleures ventes', deliveredOrders: 'Commandes livrées', lowStock: 'Stock bas' },
    choices: { rule: 'Trois tirées du 5e au 13e produit', sales: 'Ce qui a été acheté et gardé' },
    deliveredHint:
      'Avec « Ce qui a été acheté et gardé » : tant qu’il n’y a pas autant de commandes livrées, trois sont tirées au sort.',
    lowStockHint: 'Une taille avec autant de pièces ou moins.',
  },
  returns: {
    parts: { withdrawalDays: 'Jours ouvrables pour se rétracter', refundDays: 'Jours ouvrables pour rembourser' },
    daysHint: (max) => `De 1 à ${max}.`,
  },
}
