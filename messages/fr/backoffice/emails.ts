import type { Catalog } from '../../catalog.ts'
import type { emailsMessages as english } from '../../en/backoffice/emails.ts'
import { plural } from '../../plural.ts'

export const emailsMessages: Catalog<typeof english> = {
  title: 'E-mails',
  filters: {
    'given-up': 'Abandonnés',
    held: 'Retenus',
    failing: 'En échec',
    waiting: 'En attente',
    sent: 'Envoyés',
    withdrawn: 'Retirés',
  },
  withCount: (name: string, count: number) => `${name} (${count > 1000 ? '1000+' : count})`,
  none: {
    'given-up': 'Aucun e-mail n’a été abandonné.',
    held: 'Aucun e-mail n’est retenu.',
    failing: 'Aucun e-mail n’est en échec.',
    waiting: 'Aucun e-mail n’attend son envoi.',
    sent: 'Aucun e-mail n’a encore été envoyé.',
    withdrawn: 'Aucun e-mail n’a été retiré.',
  },
  kinds: {
    'order-recap': 'Commande, au client',
    'order-notice': 'Commande, à la boutique',
    'order-reminder': 'Commande pas encore confirmée',
    'order-progress': 'Commande, où elle en est',
    'order-correction': 'Commande, une correction',
    'order-changed': 'Commande, pièces modifiées',
    'order-link': 'Commande, son lien à nouveau',
    'review-invitation': 'Commande, invitation à donner un avis',
    'delivery-corrected': 'Commande, livraison corrigée sur sa page',
    'return-confirmation': 'Retour, confirmation au client',
    'return-notice': 'Retour, à la boutique',
    'return-progress': 'Retour, où il en est',
    'return-reminder': 'Retour, remboursement à faire, à la boutique',
    'customer-request-notice': 'Commande, demande du client, à la boutique',
    'plan-confirmation': 'Demande d’abonnement, à l’artisan',
    'plan-notice': 'Demande d’abonnement, à la boutique',
    'plan-approved': 'Abonnement accepté',
    'plan-renewed': 'Abonnement renouvelé',
    'plan-refused': 'Abonnement refusé',
    'plan-expired': 'Abonnement terminé',
    'message-notice': 'Message, à la boutique',
    'message-reply': 'Réponse à un message',
    'newsletter-confirmation': 'Newsletter, à confirmer',
    'stock-alert-confirmation': 'Retour en stock, à confirmer',
    'stock-alert': 'Retour en stock',
    'newsletter-issue': 'Newsletter',
    'newsletter-test': 'Newsletter, essai',
    'data-link': 'Lien vers les données personnelles',
    'operator-invitation': 'Invitation dans l’équipe',
    'seller-email-confirmation': 'Adresse d’artisan à confirmer',
    'seller-link': 'Lien privé d’artisan',
    'password-reset': 'Mot de passe oublié',
    'password-changed': 'Compte, mot de passe changé',
    'email-changed': 'Compte, adresse changée',
    'second-factor-added': 'Compte, application ajoutée',
    'second-factor-removed': 'Compte, deuxième étape retirée',
    'recovery-codes-renewed': 'Compte, codes de secours renouvelés',
    'passkey-added': 'Compte, clé d’accès ajoutée',
    'passkey-removed': 'Compte, clé d’accès retirée',
    'people-exported': 'Compte, adresses exportées',
  },
  states: {
    queued: 'En attente d’envoi',
    sent: 'Envoyé',
    failed: 'En échec, nouvel essai prévu',
    'given-up': 'Abandonné',
    withdrawn: 'Retiré',
    held: 'Retenu jusqu’à la décision de l’équipe',
  },
  folder:
    'Aucun e-mail ne quitte cette machine : chacun est écrit dans un dossier et compte comme envoyé, mais personne ne le reçoit. La personne qui s’occupe du programme peut nommer un serveur d’e-mail dans MAIL_URL.',
  failing: (count: number) =>
    plural('fr', count, {
      one: `${count} e-mail est en échec ; un nouvel essai se fait tout seul.`,
      other: `${count > 1000 ? 'Plus de 1000' : count} e-mails sont en échec ; de nouveaux essais se font tout seuls.`,
    }),
  problems: {
    unreachable: 'Le serveur d’e-mail est injoignable : il est arrêté, ou son adresse est fausse.',
    'no-answer': 'Le serveur d’e-mail n’a pas répondu à temps.',
    'sign-in': 'Le serveur d’e-mail a refusé la connexion : l’identifiant ou le mot de passe est faux.',
    address: 'Le serveur d’e-mail a refusé l’adresse : elle est peut-être mal tapée, ou n’existe plus.',
    'too-many': 'Le serveur d’e-mail veut moins d’e-mails à la fois.',
    other: 'Le serveur d’e-mail n’a pas pris l’e-mail.',
  },
  technicalReason: 'Ce qu’il a répondu',
  writtenToFolder: (moment: string) => `Écrit dans un dossier : ${moment}`,
  details: {
    to: 'À',
    kind: 'Type',
    state: 'État',
    order: 'Commande',
    error: 'Ce qui n’a pas marché',
    asSent: 'Tel qu’il a été écrit pour le dernier envoi. Les parties secrètes de ses liens ne sont pas gardées.',
    asNow: 'Tel qu’il serait écrit maintenant : il est écrit au moment de l’envoi.',
    asNowSent: 'Son texte n’a pas été gardé. Tel qu’il serait écrit maintenant :',
    textUnavailable: 'Ce dont il parle n’existe plus, et son texte n’a pas été gardé.',
    back: 'Tous les e-mails',
  },
  recipient: 'Adresse',
  attempts: (count: number) => plural('fr', count, { one: `${count} essai`, other: `${count} essais` }),
  queued: (moment: string) => `Écrit : ${moment}`,
  sent: (moment: string) => `Envoyé : ${moment}`,
  resend: 'Renvoyer',
  resendTo: (recipient: string) => `Renvoyer : ${recipient}`,
  select: (recipient: string) => `Sélectionner l’e-mail à ${recipient}`,
  selectAll: 'Tout sélectionner',
  resendSelected: 'Renvoyer la sélection',
  resendShown: 'Renvoyer toute la page',
  held: {
    reason:
      'Plus d’e-mails à une même adresse, ou depuis un même réseau, que les réglages ne le permettent, ou un formulaire qu’un robot semble avoir rempli. N’importe qui peut taper n’importe quelle adresse : envoyez ceux que quelqu’un attend, et abandonnez les autres.',
    suspicious: 'On dirait l’œuvre d’un robot',
    release: 'Envoyer',
    releaseTo: (recipient: string) => `Envoyer : ${recipient}`,
    drop: 'Abandonner',
    dropTo: (recipient: string) => `Abandonner : ${recipient}`,
    releaseSelected: 'Envoyer la sélection',
    dropSelected: 'Abandonner la sélection',
  },
  done: {
    resent: (count: number) =>
      count === 0
        ? 'Il ne reste rien à renvoyer ici.'
        : plural('fr', count, { one: 'L’e-mail repart.', other: `${count} e-mails repartent.` }),
    released: (count: number) =>
      count === 0
        ? 'Il ne reste rien à envoyer ici.'
        : plural('fr', count, { one: 'L’e-mail part.', other: `${count} e-mails partent.` }),
    dropped: (count: number) =>
      count === 0
        ? 'Il ne reste rien à abandonner ici.'
        : plural('fr', count, { one: 'L’e-mail ne partira pas.', other: `${count} e-mails ne partiront pas.` }),
  },
}
