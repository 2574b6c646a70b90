import type { Catalog } from '../../catalog.ts'
import type { officeOfflineMessages as english } from '../../en/backoffice/offline.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const officeOfflineMessages: Catalog<typeof english> = {
  title: 'Pas de connexion',
  text: 'La boutique est injoignable, et cette page n’est pas enregistrée sur cet appareil.',
  tryAgain: 'Réessayer',
  storedPages: 'Pages enregistrées sur cet appareil',
  cachedPage: (time) =>
    `Pas de connexion. Cette page date du ${time}. Les notes sur les commandes seront envoyées plus tard ; pour tout le reste, il faut une connexion.`,
  unsentNotes: (count) =>
    plural('fr', count, {
      one: `${count} note n’est pas encore envoyée :`,
      other: `${count} notes ne sont pas encore envoyées :`,
    }),
  unsent: 'Pas encore envoyée. Elle le sera dès qu’il y aura une connexion.',
  unkept:
    'Pas encore envoyée. Votre navigateur ne la garde pas : elle est perdue si vous fermez ou rechargez cette page.',
  refused: 'La boutique n’a pas accepté cette note.',
  discard: 'La supprimer',
  typedAndSent: (person, typed, sent) => `${isolate('ltr', person)}, écrite le ${typed}, envoyée le ${sent}`,
  tooManyNotes: 'Trop de notes attendent déjà sur cet appareil. Retrouvez une connexion avant d’en ajouter.',
  signOut: {
    title: 'Se déconnecter quand même ?',
    notes: (count) =>
      plural('fr', count, {
        one: `${count} note sur une commande n’est pas encore envoyée. La déconnexion la supprime.`,
        other: `${count} notes sur des commandes ne sont pas encore envoyées. La déconnexion les supprime.`,
      }),
    drafts: (count) =>
      plural('fr', count, {
        one: `La saisie de ${count} produit n’est pas enregistrée. La déconnexion la supprime.`,
        other: `La saisie de ${count} produits n’est pas enregistrée. La déconnexion la supprime.`,
      }),
    stay: 'Rester connecté',
    go: 'Supprimer et se déconnecter',
  },
}
