import type { Catalog } from '../../catalog.ts'
import type { storeCardMessages as english } from '../../en/backoffice/store-card.ts'
import { isolate } from '../../isolate.ts'

export const storeCardMessages: Catalog<typeof english> = {
  title: (store) => `Fiche : ${isolate('ltr', store)}`,
  text: 'Seule l’équipe la voit, et l’artisan la sienne. L’historique masque les numéros.',
  phone: 'Téléphone',
  phoneHint: 'Pour les textes prêts. Vide : le numéro de qui a accès.',
  emails: 'Adresses e-mail des artisans',
  emailsHint: 'Données et confirmées par eux-mêmes, dans leur espace.',
  locale: 'Langue de ce qui est envoyé',
  sameLanguage: 'Celle de qui a accès',
  account: 'Compte bancaire ou postal (RIB)',
  accountHint: '20 chiffres ; les deux derniers contrôlent les autres. Un IBAN de Tunisie est lu aussi.',
  accountOfOwner: 'Seuls les propriétaires changent le compte.',
  noAccount: 'Pas encore de compte',
  isPost: 'Un compte postal',
  isBank: 'Un compte bancaire',
  taxStatus: 'Situation fiscale',
  unknown: 'Pas encore connue',
  taxStatuses: {
    none: 'Sans patente',
    'auto-entrepreneur': 'Auto-entrepreneur',
    'flat-rate': 'Régime forfaitaire',
    real: 'Régime réel',
  },
  taxNumber: 'Matricule fiscal',
  taxNumberHint: (example) => `Comme ${example}.`,
  cardNumber: 'Numéro de la carte d’artisan ou d’identité',
  isCardSeen: 'Quelqu’un de l’équipe a vu cette carte',
  seen: (person, day) => `Vue par ${isolate('ltr', person)} le ${day}`,
  save: 'Enregistrer la fiche',
  saved: 'La fiche est enregistrée.',
  checkFields: 'Pas encore enregistré : regardez les champs marqués.',
  changedMeanwhile: 'Quelqu’un d’autre a changé la fiche entre-temps. Regardez-la à nouveau avant d’enregistrer.',
  lookAgain: 'Voir comment elle est maintenant',
  problems: {
    phone: 'Ceci ne ressemble pas à un numéro de téléphone.',
    account:
      'Ce n’est pas un RIB : il a 20 chiffres, dont les deux derniers contrôlent les autres. Comparez encore une fois.',
    taxNumber: 'Un matricule fiscal a sept chiffres et une lettre, comme dans l’exemple.',
    card: 'Écrivez des lettres, des chiffres, des tirets et des barres.',
    cardNeeded: 'Écrivez le numéro de la carte qui a été vue.',
  },
}
