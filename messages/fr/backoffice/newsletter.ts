import type { Catalog } from '../../catalog.ts'
import type { newsletterMessages as english } from '../../en/backoffice/newsletter.ts'
import { plural } from '../../plural.ts'

const readers = (count: number) => plural('fr', count, { one: `${count} lecteur`, other: `${count} lecteurs` })

export const newsletterMessages: Catalog<typeof english> = {
  title: 'Newsletter',
  confirmed: (count: number) =>
    plural('fr', count, { one: `${count} lecteur confirmé`, other: `${count} lecteurs confirmés` }),
  export: 'Exporter en CSV',
  csv: { email: 'E-mail', confirmed: 'Confirmé le' },
  issues: 'Numéros',
  noIssues: 'Aucun numéro n’est encore écrit.',
  write: 'Écrire un numéro',
  statuses: { draft: 'Brouillon', sending: 'Envoi en cours', sent: 'Envoyé', stopped: 'Arrêté' },
  back: 'Newsletter',
  subject: 'Objet',
  body: 'Texte',
  bodyHint:
    'Une ligne vide commence un paragraphe, # un titre. Une adresse seule entre deux lignes vides devient un bouton. Le lien de désinscription est ajouté en bas.',
  save: 'Enregistrer le brouillon',
  keyUsed:
    'Ce formulaire a déjà créé un brouillon. Ce que vous avez écrit est toujours là : enregistrez de nouveau pour en créer un autre.',
  openMade: 'Voir le brouillon',
  saved: 'Le brouillon est enregistré.',
  previewTitle: 'Avant l’envoi',
  preview: 'Voir l’e-mail',
  previewText: 'Voir en texte simple',
  sendTest: 'M’envoyer un essai',
  testSent: (email: string) => `Le brouillon est enregistré, et un essai est en route vers ${email}.`,
  savesFirst:
    'Chacun de ces boutons enregistre d’abord le brouillon. Le lien de désinscription ne marche que dans les e-mails des lecteurs.',
  changedMeanwhile:
    'Quelqu’un d’autre a changé ce brouillon depuis que vous l’avez ouvert. Rien n’a été enregistré ni envoyé.',
  alreadySent: 'Ce numéro a été envoyé entre-temps et reste tel qu’il était.',
  send: (count: number) => `Envoyer à ${readers(count)}`,
  sendText:
    'Tous les lecteurs confirmés le reçoivent tel qu’il est écrit ici. L’envoi peut être arrêté, mais ce qui est parti est parti.',
  sendNow: 'Envoyer maintenant',
  nobody: 'Personne n’a encore confirmé la newsletter : il n’y a personne à qui envoyer.',
  progress: 'Avancement',
  sentOf: (sent: number, all: number) => `Reçu par ${sent} sur ${readers(all)}`,
  waiting: (count: number) => `${count} en route`,
  givenUp: (count: number) => plural('fr', count, { one: `${count} injoignable`, other: `${count} injoignables` }),
  withdrawn: (count: number) =>
    plural('fr', count, { one: `${count} arrêté ou désinscrit`, other: `${count} arrêtés ou désinscrits` }),
  stop: 'Arrêter',
  continue: 'Reprendre l’envoi',
}
