import type { Catalog } from '../../catalog.ts'
import type { undoStepsMessages as english } from '../../en/backoffice/undo-steps.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const undoStepsMessages: Catalog<typeof english> = {
  taken: (state) => `La commande est maintenant « ${state} ».`,
  untold: (minutes) =>
    plural('fr', minutes, {
      one: `Le client ne le sait pas encore. Il reste ${minutes} minute pour annuler.`,
      other: `Le client ne le sait pas encore. Il reste ${minutes} minutes pour annuler.`,
    }),
  undo: 'Annuler',
  undoOf: (state) => `Annuler « ${state} »`,
  late: (state) => `Annuler « ${state} » avec une raison`,
  reason: 'Pourquoi cette étape est annulée',
  reasonHint:
    'Pour l’équipe seulement. Le client a pu voir cette étape sur la page de la commande, qui montrera de nouveau la précédente.',
  wasTold: 'Le client a été prévenu de cette étape par e-mail.',
  correct: 'Envoyer un e-mail qui la corrige',
  done: (state) => `Annulé : la commande est de nouveau « ${state} ».`,
  outcomes: {
    'already-undone': (state) => `Quelqu’un a déjà annulé cette étape. La commande est maintenant « ${state} ».`,
    'changed-since': (state) =>
      `La commande a avancé depuis : elle est maintenant « ${state} ». Seule la dernière étape s’annule.`,
    joined: 'Cette commande a été réunie avec une autre, qui a ses pièces. Elle reste comme elle est.',
    'exchange-undone':
      'Elle remplaçait des pièces rendues, et cet échange a été annulé : la commande reste comme elle est.',
    returning: 'Des pièces de la commande sont dans un retour. Annulez ou refusez-le d’abord.',
    erased: 'Les données de ce client ont été effacées. La commande reste comme elle est.',
  },
  entry: (state) => `Étape annulée : ${state}`,
  undone: 'annulée depuis',
  batch: {
    reasonHint: 'Pour nous seulement. Nécessaire dès que les clients ont pu le voir.',
    correct: 'Envoyer un e-mail de correction à ceux qui étaient prévenus',
    undo: (count) => plural('fr', count, { one: 'Annuler', other: `Annuler pour les ${count}` }),
    taken: 'Lesquelles',
    done: (count) =>
      plural('fr', count, {
        one: `${count} commande est de nouveau comme avant.`,
        other: `${count} commandes sont de nouveau comme avant.`,
      }),
    none: 'Aucune commande n’a été remise comme avant.',
    notUndone: (number, why) => `${isolate('ltr', number)} : ${why}`,
    reasons: {
      'changed-since': (state) => `elle a avancé depuis, elle est « ${state} »`,
      'reason-needed': () => 'le délai pour annuler est passé, ouvrez-la et dites pourquoi',
      'out-of-stock': () => 'ses pièces ne sont plus en stock',
      joined: () => 'elle a été réunie avec une autre',
      'exchange-undone': () => 'son échange a été annulé',
      returning: () => 'des pièces sont dans un retour',
      erased: () => 'les données de son client ont été effacées',
    },
  },
}
