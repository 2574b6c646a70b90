import type { Catalog } from '../../catalog.ts'
import type { notificationsMessages as english } from '../../en/backoffice/notifications.ts'

export const notificationsMessages: Catalog<typeof english> = {
  title: 'Notifications',
  panel:
    'Votre téléphone vous signale les nouvelles commandes et les messages, même quand l’espace de gestion est fermé.',
  manage: 'Gérer les notifications',
  phones: 'Téléphones qui sonnent',
  noPhones: 'Aucun pour l’instant. Ouvrez cette page sur votre téléphone et activez-y les notifications.',
  phonesText: 'Ils ne reçoivent que le type et le nombre : jamais de nom, de numéro de téléphone ni d’adresse.',
  remove: 'Désactiver',
  turnOn: 'Activer sur ce téléphone',
  test: 'Envoyer une notification d’essai',
  unsupported:
    'Ce navigateur ne propose pas de notifications. Sur un iPhone, ajoutez d’abord l’espace de gestion à l’écran d’accueil et ouvrez-le depuis là.',
  denied: 'Le navigateur refuse les notifications de ce site. Autorisez-les dans ses réglages.',
  failed: 'Les notifications n’ont pas pu être activées. Veuillez réessayer.',
  what: 'Ce qui vous est signalé',
  whatText: 'Sur tous vos téléphones :',
  kinds: {
    'new-order': 'Nouvelles commandes',
    message: 'Messages',
    'damage-report': 'Signalements de dommages',
    'email-failed': 'E-mails qui n’ont pas pu partir',
    'stock-low': 'Tailles presque épuisées',
    'backup-old': 'Aucune sauvegarde récente',
  },
  quiet: 'Heures de silence',
  quietText:
    'Rien ne sonne alors, à l’heure de Tunis ; ce qui s’est passé est signalé ensuite. Deux heures égales : jamais de silence.',
  from: 'De',
  until: 'À',
  sound: 'Son',
  soundText: 'Tant que le bureau est ouvert ici, même derrière une autre fenêtre.',
  soundOn: 'Jouer un son à l’arrivée d’une commande, d’une demande de client ou d’un message',
  save: 'Enregistrer',
  outcomes: {
    saved: 'C’est enregistré.',
    subscribed: 'Ce téléphone sonne à partir de maintenant.',
    refused: 'L’adresse donnée par ce navigateur n’est pas utilisable.',
    queued: 'Elle devrait arriver dans quelques secondes.',
    'too-soon': 'Une notification vient de partir. Attendez quelques secondes.',
    'no-phone': 'Aucun de vos téléphones n’a les notifications activées.',
  },
  since: (moment: string) => `Depuis le ${moment}`,
}
