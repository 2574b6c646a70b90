import type { Catalog } from '../../catalog.ts'
import type { accountMessages as english } from '../../en/backoffice/account.ts'

export const accountMessages: Catalog<typeof english> = {
  title: 'Votre compte',
  signOut: 'Se déconnecter',
  name: {
    title: 'Votre nom',
    label: 'Comment les autres vous appellent',
    save: 'Enregistrer le nom',
    saved: 'C’est votre nom à partir de maintenant.',
    text: 'Il figure à côté de ce que vous faites : étapes, notes, appels et historique.',
  },
  language: {
    title: 'Votre langue',
    label: 'Langue de l’espace de gestion et des e-mails qui vous sont adressés',
    notChosen: 'Celle du navigateur (e-mails : boutique)',
    save: 'Enregistrer la langue',
  },
  password: {
    title: 'Mot de passe',
    button: 'Changer le mot de passe',
    text: 'Le changer vous déconnecte partout ailleurs.',
    changed: 'Votre nouveau mot de passe est enregistré. Tous les autres navigateurs sont déconnectés.',
  },
  email: {
    title: 'Adresse e-mail',
    label: 'Nouvelle adresse e-mail',
    button: 'Changer l’adresse',
    text: 'Elle sert à vous connecter et reçoit les e-mails sur votre compte. L’adresse actuelle est prévenue du changement.',
    changed: (email: string) => `À partir de maintenant, vous vous connectez avec ${email}.`,
    taken: 'Un autre compte a déjà cette adresse.',
  },
  back: 'Retour à votre compte',
  app: {
    title: 'Application d’authentification',
    on: 'La connexion demande un code de votre application.',
    off: 'Une application sur votre téléphone arrête qui ne connaît que votre mot de passe.',
    change: 'Gérer l’application',
    add: 'Ajouter une application',
  },
  passkeys: {
    title: 'Clés d’accès',
    panel:
      'Une clé d’accès vous connecte avec l’empreinte, le visage ou le code de votre appareil, sans mot de passe ni code à taper.',
    manage: 'Gérer les clés d’accès',
    yours: 'Vos clés d’accès',
    none: 'Vous n’en avez pas encore. Une clé d’accès vous connecte avec l’empreinte, le visage ou le code de votre appareil.',
    text: 'Chacune vous connecte sans mot de passe ni code à taper. Retirez celles des appareils que vous n’avez plus.',
    times: (created: string, lastUsed?: string) =>
      lastUsed
        ? `Ajoutée : ${created} · dernière utilisation : ${lastUsed}`
        : `Ajoutée : ${created} · pas encore utilisée`,
    add: 'Ajouter une clé d’accès',
    remove: 'Retirer',
    canceled: 'Aucune clé ajoutée : l’opération a été annulée, ou cet appareil en a déjà une à vous.',
    outcomes: {
      added: 'La clé d’accès est ajoutée. Utilisez-la pour vous connecter.',
      refused: 'Cette clé d’accès n’a pas pu être ajoutée. Essayez encore une fois.',
      'too-many': 'Vous avez dix clés d’accès. Retirez-en une d’abord.',
    },
    unavailable: {
      'ip-address':
        'Les navigateurs ne proposent pas de clé d’accès à une adresse IP comme 127.0.0.1. Ouvrez l’espace de gestion par son nom (https://…, ou http://localhost sur la machine elle-même) et démarrez la boutique avec ce nom dans PUBLIC_URL.',
      'plain-http':
        'Les navigateurs ne proposent pas de clé d’accès en http simple sur un réseau. Servez la boutique en https et démarrez-la avec cette adresse dans PUBLIC_URL.',
    },
  },
  sessions: 'Vos sessions ouvertes',
  failed: {
    title: 'Connexions échouées',
    text: 'Au cours des 30 derniers jours. Si ce n’était pas vous, changez votre mot de passe ; après un code incorrect, c’est que quelqu’un le connaît.',
    steps: { password: 'Mot de passe incorrect', code: 'Bon mot de passe, code incorrect' },
  },
  thisBrowser: 'Ce navigateur',
  lastSeen: (moment: string) => `Dernière activité : ${moment}`,
  device: (browser = 'Un navigateur', system?: string) => (system ? `${browser} sur ${system}` : browser),
  endSession: 'Déconnecter',
  everywhere: 'Se déconnecter partout',
  everywhereText: 'Ferme aussitôt toutes les sessions, celle-ci aussi.',
}
