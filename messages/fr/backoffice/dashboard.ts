import type { Catalog } from '../../catalog.ts'
import type { dashboardMessages as english } from '../../en/backoffice/dashboard.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const of = (one: string, other: string) => (count: number) => plural('fr', count, { one, other })

export const dashboardMessages: Catalog<typeof english> = {
  title: 'À faire',
  heading: 'À faire aujourd’hui',
  nothing: 'Rien n’attend',
  nothingText: 'Les nouvelles commandes arrivent ici d’elles-mêmes.',
  makers: 'Les artisans et leurs ateliers',
  folder:
    'Aucun e-mail ne quitte cette machine : ils sont écrits dans un dossier et comptent comme envoyés, mais personne ne les reçoit.',
  untrustedProxy:
    'Tous les visiteurs semblent venir d’une même adresse, et les limites risquent de repousser des clients : un proxy que TRUSTED_PROXIES ne nomme pas se trouve devant la boutique. La personne qui s’occupe du programme peut l’ajouter.',
  folderMore: 'Voir les e-mails',
  backups: {
    proven: (moment: string, seconds: number) => `Dernière sauvegarde vérifiée : ${moment}, restaurée en ${seconds} s`,
    tonight: (time: string) => `cette nuit à ${time}`,
    today: (time: string) => `aujourd’hui à ${time}`,
    none: 'Aucune sauvegarde n’est encore vérifiée. La première se fait la nuit.',
    off: 'La boutique ne fait pas de sauvegarde d’elle-même : voyez BACKUP_TO dans docs/settings.md.',
    overdue: 'Aucune sauvegarde n’a été vérifiée depuis plus de deux jours.',
    failed: 'La dernière sauvegarde a échoué :',
    brokenRules: 'La dernière sauvegarde est entière, mais ce qu’elle a copié était déjà faux dans la boutique :',
    sameDisk:
      'Les sauvegardes sont sur le même disque que la boutique et seraient perdues avec elle : donnez un autre disque à BACKUP_TO.',
    walWaits: (megabytes: number, freeMegabytes: number) =>
      `Des changements ne peuvent pas être archivés et attendent : ${megabytes} Mo, avec ${freeMegabytes} Mo libres. Ils seront abandonnés avant de remplir le disque.`,
  },
  firstSteps: {
    text: 'Ce qu’il faut à une boutique neuve. Chaque ligne se termine d’elle-même dès que c’est fait.',
    hide: 'Masquer cette liste',
    done: 'Fait',
    guide: 'Voir',
    steps: {
      'shop-details': 'Saisir le nom et l’adresse de votre boutique',
      emails: 'Faire partir les e-mails',
      backups: 'Garder les sauvegardes sur un autre disque',
      'public-address': 'Donner à la boutique son adresse publique',
      couriers: 'Ajouter qui livre vos colis',
      'first-piece': 'Ajouter votre premier produit',
      colleague: 'Inviter un collègue',
    },
  },
  week: 'Commandes des sept derniers jours',
  inconsistent:
    'La boutique a vérifié ses comptes et trouvé des enregistrements qui se contredisent. La vente continue. Gardez une sauvegarde, ne changez rien à la main, et montrez ceci à la personne qui s’occupe du programme :',
  lostParcels: {
    text: 'Colis perdus. Réclamez leurs pièces au livreur, ou passez-les en perte :',
    claim: (goods: string, share: string) => `pièces d’une valeur de ${goods}, dont ${share} pour les artisans`,
  },
  missingPictures: {
    text: 'Les fichiers de ces images manquent, et les visiteurs voient une couleur unie à la place. Choisissez d’autres images, ou reprenez les fichiers d’une sauvegarde :',
    unused: 'visible seulement avec d’anciennes commandes',
    banner: (place: string) => `Page d’accueil : ${isolate('ltr', place)}`,
  },
  kinds: {
    'consistency-violations': of(
      'enregistrement qui contredit les autres',
      'enregistrements qui contredisent les autres',
    ),
    'orders-to-call-back': of('commande à rappeler maintenant', 'commandes à rappeler maintenant'),
    'orders-to-call': of('commande à confirmer par téléphone', 'commandes à confirmer par téléphone'),
    'orders-wrong-number': of('commande avec un faux numéro', 'commandes avec un faux numéro'),
    'pieces-not-prepared': of(
      'pièce que son artisan ne peut pas préparer',
      'pièces que leurs artisans ne peuvent pas préparer',
    ),
    'orders-to-pack': of('commande à emballer', 'commandes à emballer'),
    'orders-to-ship': of('colis prêt à remettre au livreur', 'colis prêts à remettre au livreur'),
    'orders-overdue': of('colis en route depuis trop longtemps', 'colis en route depuis trop longtemps'),
    'orders-on-the-way': of('colis en route', 'colis en route'),
    'orders-refused': of('colis refusé à récupérer', 'colis refusés à récupérer'),
    'orders-lost': of('colis perdu à réclamer ou à passer en perte', 'colis perdus à réclamer ou à passer en perte'),
    'customer-requests': of('commande avec une demande du client', 'commandes avec une demande du client'),
    'orders-to-refund': of('commande à rembourser', 'commandes à rembourser'),
    'card-payments-wrong': of('paiement par carte à vérifier', 'paiements par carte à vérifier'),
    'refunds-due': of('remboursement que la loi veut bientôt', 'remboursements que la loi veut bientôt'),
    'returns-waiting': of('retour à traiter', 'retours à traiter'),
    'remittances-overdue': of('livreur en retard de versement', 'livreurs en retard de versement'),
    messages: of('message auquel répondre', 'messages auxquels répondre'),
    'comments-held': of('commentaire en attente de lecture', 'commentaires en attente de lecture'),
    'comments-new': of('nouveau commentaire dans la boutique', 'nouveaux commentaires dans la boutique'),
    'reviews-held': of('avis en attente de lecture', 'avis en attente de lecture'),
    'reviews-new': of('nouvel avis dans la boutique', 'nouveaux avis dans la boutique'),
    submissions: of('nouvelle pièce d’artisan', 'nouvelles pièces d’artisans'),
    'seller-changes': of('modification d’artisan', 'modifications d’artisans'),
    'plan-requests': of('demande d’abonnement', 'demandes d’abonnement'),
    'plans-unpaid': of('abonnement impayé à temps', 'abonnements impayés à temps'),
    'plans-ending': of('abonnement finit dans les 14 jours', 'abonnements finissent dans les 14 jours'),
    'emails-held': of('e-mail retenu à regarder', 'e-mails retenus à regarder'),
    'emails-failed-permanently': of('e-mail qui n’a pas pu partir', 'e-mails qui n’ont pas pu partir'),
    'emails-failing': of('e-mail en échec, nouvel essai prévu', 'e-mails en échec, nouvel essai prévu'),
    'sizes-low': of('taille presque ou tout à fait épuisée', 'tailles presque ou tout à fait épuisées'),
    'pictures-missing': of('image dont le fichier manque', 'images dont les fichiers manquent'),
  },
}
