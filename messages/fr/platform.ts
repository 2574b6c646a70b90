import type { Catalog } from '../catalog.ts'
import { frenchDays, frenchHours, frenchWorkingDays } from '../days.ts'
import type { platformMessages as english } from '../en/platform.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

/** `18 mois`, `3 ans`. */
function period(months: number): string {
  if (months % 12 !== 0) return `${months} mois`
  const years = months / 12
  return plural('fr', years, { one: `${years} an`, other: `${years} ans` })
}

export const platformMessages: Catalog<typeof english> = {
  title: (name) => `À propos de ${isolate('ltr', name)}`,
  description: (name) =>
    `Ce qu’est ${isolate('ltr', name)}, comment fonctionnent la commande, la livraison, l’échange et la rétractation, et comment sont gardées les données personnelles.`,
  heading: (name) => `${isolate('ltr', name)} veut dire métier`,
  text: (nameInArabic) =>
    `${isolate('ltr', nameInArabic)} désigne en arabe un métier, un savoir-faire : ce que deux mains ont appris et peuvent transmettre. C’est ce qui se vend ici, et rien d’autre.`,
  contents: 'Sur cette page',
  what: {
    heading: 'Ce que c’est',
    paragraphs: (name) => [
      `${isolate('ltr', name)} est une place de marché pour ce qui se fait à la main en Tunisie. Artisans et petits ateliers y présentent leurs pièces, chacun sur sa page ; vous commandez chez tous avec un seul panier et une seule adresse de livraison.`,
      'Chaque pièce indique l’atelier d’où elle vient. Les prix sont en dinars tunisiens, et le prix affiché est celui que vous payez, plus la livraison.',
    ],
    link: 'Parcourir la boutique',
  },
  ordering: {
    heading: 'Comment commander',
    paying: 'Payez à votre porte',
    payments: {
      'cash-on-delivery': 'En espèces, quand le colis est entre vos mains.',
      paypal: 'Si vous choisissez PayPal, une demande de paiement vous parvient par e-mail.',
      'bank-card': 'Si vous choisissez la carte bancaire, vous payez sur une page sécurisée juste après la commande.',
    },
    steps: (hours, shipping, isFrom, price) => [
      {
        heading: 'Choisissez, sans compte',
        text: 'Remplissez votre panier, puis laissez votre nom, votre téléphone, votre e-mail et votre adresse. Aucune inscription.',
      },
      { heading: 'Nous vous appelons', text: 'L’un de nous vous appelle pour confirmer la commande avant tout envoi.' },
      {
        heading: `Livraison en ${frenchHours(hours)}`,
        text: `${frenchHours(hours)} au plus après cet appel, partout en Tunisie, ${isFrom ? `à partir de ${shipping} par commande, selon le gouvernorat` : `pour ${shipping} par commande`}.${price === '' ? '' : ` Gratuit à partir de ${price}.`}`,
      },
    ],
  },
  returns: {
    heading: 'Échange et rétractation',
    paragraphs: (days, withdrawal, refund) => [
      `Vous pouvez échanger une pièce ${days === 1 ? 'dans la journée qui suit' : `dans les ${frenchDays(days)} qui suivent`} la livraison : une autre taille, une autre couleur, une autre pièce. Écrivez-nous ou appelez-nous d’abord, et gardez-la dans l’état où elle est arrivée.`,
      `Vous pouvez aussi renoncer à votre achat. La loi n° 2000-83 relative aux échanges et au commerce électroniques vous donne ${frenchWorkingDays(withdrawal)}, à compter du jour où vous recevez la pièce, pour vous rétracter sans motif. Renvoyez-la, et nous vous remboursons dans un délai de ${frenchWorkingDays(refund)} après son retour. Les frais de renvoi sont à votre charge, sauf si la pièce était défectueuse ou n’était pas celle que vous aviez commandée.`,
    ],
    link: 'Nous écrire',
  },
  makers: {
    heading: 'Pour les artisans',
    paragraphs: [
      'Si vous travaillez de vos mains, vous pouvez ouvrir votre atelier ici. Il y a trois abonnements : vous en demandez un, nous vous rappelons, et nous convenons de tout ensemble avant de commencer.',
    ],
    link: 'Voir les abonnements',
  },
  founder: {
    heading: 'Pourquoi cette boutique, et qui s’en occupe',
    paragraphs: (name, city) => [
      `${isolate('ltr', name)} est née d’une idée simple : savoir travailler l’argile, la laine ou le bois ne devrait pas obliger à être aussi photographe, créateur de sites et service de livraison. L’artisan fabrique ; le reste peut se partager.`,
      `La boutique est tenue depuis ${isolate('ltr', city)}. Les personnes qui répondent au téléphone sont celles qui lisent vos messages et vous appellent pour votre commande.`,
    ],
  },
  personalData: {
    heading: 'Vos données personnelles',
    introduction:
      'Nous en gardons le moins possible, conformément à la loi organique n° 2004-63 portant sur la protection des données à caractère personnel. Nous ne les vendons pas, et aucune régie publicitaire ne vous suit ici.',
    kept: ({ contacts, letters, messages, commentContacts, logs }) => [
      {
        what: 'Une commande',
        why: `Votre nom, votre e-mail, votre téléphone et votre adresse, et ce que vous avez commandé : pour vous appeler, livrer, échanger et rembourser. ${period(contacts)} après la commande, nous effaçons vos coordonnées et tout ce que vous avez écrit ou envoyé à son sujet, comme les notes, les messages, les photos et les avis ; les pièces et les montants restent, comme la loi le demande pour la comptabilité d’un commerce.`,
      },
      {
        what: 'Un commentaire',
        why: `Votre nom et votre texte s’affichent sous la pièce jusqu’à ce que vous nous demandiez de les retirer. Votre e-mail et votre téléphone ne s’affichent pas ; ils nous permettent de vous répondre et sont effacés après ${period(commentContacts)}.`,
      },
      {
        what: 'Un message ou une demande d’abonnement',
        why: `Ce que vous avez écrit et de quoi vous joindre : pour vous répondre. Gardés tant que dure l’échange ou votre abonnement, puis ${period(messages)} au plus.`,
      },
      {
        what: 'La newsletter',
        why: `Votre adresse e-mail, pour vous demander si l’inscription venait bien de vous, puis jusqu’à votre désinscription. Elle est effacée ${period(contacts)} plus tard.`,
      },
      {
        what: 'L’attente d’une pièce',
        why: 'Votre adresse e-mail et la pièce, pour vous demander si la demande vient bien de vous, puis vous écrire une fois quand la pièce est de retour. Une demande non confirmée est supprimée après une semaine, une demande terminée après un mois, et une demande encore en attente après un an.',
      },
      {
        what: 'Nos e-mails et nos propres registres',
        why: `Une copie des e-mails que nous vous avons envoyés, pendant ${period(letters)}, et qui de nous a modifié quoi dans votre commande, pendant ${period(logs)} : pour savoir ce qui a été dit et fait.`,
      },
      {
        what: 'Vos recherches',
        why: 'Nous comptons les mots, pas les personnes, pour savoir ce que l’on cherche ici en vain. Votre navigateur garde un nombre aléatoire, que nous n’enregistrons que mêlé aux mots, méconnaissable. Les numéros et les adresses sont écartés, nous ne lisons les mots que si trois appareils les ont cherchés, et après 90 jours il n’en reste rien. Un navigateur qui demande à ne pas être suivi n’est pas compté.',
      },
      {
        what: 'Le panier, les favoris et les pièces vues récemment',
        why: 'Ils restent dans votre navigateur, et vous pouvez les y effacer. Nous ne connaissons le panier que si vous commandez ; pour afficher les prix et le stock du jour, votre navigateur nous interroge sur les pièces, et nous ne gardons pas ses questions.',
      },
    ],
    /** Unless an owner has switched it off. */
    waits: {
      what: 'Le temps que prend une page',
      why: 'Votre navigateur nous dit une fois si la page est venue vite, a réagi et n’a pas bougé, et de quelle sorte de page il s’agit : ni cookie, ni adresse, rien sur vous. Nous le comptons par semaine et l’effaçons après 365 jours. Un navigateur qui demande à ne pas être suivi ne dit rien.',
    },
    rights:
      'Pour voir ou effacer ce que nous gardons d’une commande, ouvrez sa page. Pour tout ce que nous gardons sous votre adresse e-mail, nous y envoyons un lien ; pour un numéro de téléphone, nous rappelons d’abord, afin que personne ne puisse faire une demande à votre place. Pour une rectification, écrivez à',
    rightsEnd:
      '. Ce que la loi oblige un commerce à conserver reste, sans votre nom. Les sauvegardes oublient vos données quand elles expirent.',
  },
  samples: {
    heading: 'Ce qui est inventé ici',
    paragraphs: [
      'Les ateliers, les artisans, les pièces, les commentaires et les personnes présentés actuellement dans cette boutique sont des exemples. Ils ont été inventés pour montrer comment elle fonctionne ; les savoir-faire et les lieux sont réels. Toute ressemblance avec un atelier ou une personne existants serait fortuite.',
    ],
  },
  seller: {
    heading: 'Mentions légales',
    seller: 'Vendeur',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
  },
}
