import type { Catalog } from '../catalog.ts'
import type {
  customerTextTemplates as english,
  exampleOrder as englishExample,
  paymentPhrases as englishPhrases,
} from '../en/customer-text-templates.ts'
import { isolate } from '../isolate.ts'

export const customerTextTemplates: Catalog<typeof english> = {
  'call-script': (customer, shop, pieces, total, address, hours, payment) =>
    `Bonjour, je parle bien à ${isolate('ltr', customer)} ? Ici ${isolate('ltr', shop)}. Vous avez commandé ${isolate('ltr', pieces)}, ${isolate('ltr', total)} livraison comprise, à livrer ici : ${isolate('ltr', address)}. Est-ce que tout est juste ? La livraison se fait sous ${isolate('ltr', hours)}. ${isolate('ltr', payment)}. Quand êtes-vous chez vous ?`,
  confirmation: (customer, shop, pieces, total, address, phone, confirm) =>
    `Bonjour ${isolate('ltr', customer)}, ici ${isolate('ltr', shop)}. Vous avez commandé ${isolate('ltr', pieces)}, ${isolate('ltr', total)} livraison comprise, à livrer ici : ${isolate('ltr', address)}. Pouvons-nous l’envoyer ? Confirmez ici : ${isolate('ltr', confirm)} ou répondez oui, ou appelez-nous au ${isolate('ltr', phone)}.`,
  'not-reached': (customer, shop, number, phone) =>
    `Bonjour ${isolate('ltr', customer)}, ici ${isolate('ltr', shop)}. Nous avons appelé pour votre commande ${isolate('ltr', number)} sans pouvoir vous joindre. Quand pouvons-nous rappeler ? Répondez ici, ou appelez-nous au ${isolate('ltr', phone)}.`,
  'on-its-way': (customer, shop, number, payment, phone) =>
    `Bonjour ${isolate('ltr', customer)}, votre commande ${isolate('ltr', number)} chez ${isolate('ltr', shop)} est en route. ${isolate('ltr', payment)}. Le livreur appelle avant de passer. Une question ? Appelez-nous au ${isolate('ltr', phone)}.`,
  'at-the-door': (customer, shop, number, payment) =>
    `Bonjour ${isolate('ltr', customer)}, le livreur est devant chez vous avec votre commande ${isolate('ltr', number)} de ${isolate('ltr', shop)}. ${isolate('ltr', payment)}.`,
  'return-agreed': (customer, shop, number, phone) =>
    `Bonjour ${isolate('ltr', customer)}, nous reprenons ce qui a été convenu de votre commande ${isolate('ltr', number)}. Remettez le colis au livreur tel que vous l’avez reçu. Une question ? Appelez-nous au ${isolate('ltr', phone)}. Merci, ${isolate('ltr', shop)}`,
  review: (customer, shop, page) =>
    `Bonjour ${isolate('ltr', customer)}, votre commande chez ${isolate('ltr', shop)} est arrivée. Est-ce qu’elle vous plaît ? Quelques mots aident l’artisan et les autres acheteurs : ${isolate('ltr', page)}`,
}

export const paymentPhrases: Catalog<typeof englishPhrases> = {
  due: (total) => `${isolate('ltr', total)} à payer à la livraison`,
  paid: 'Elle est payée',
  prepaid: { paypal: 'Paiement par PayPal', 'bank-card': 'Paiement par carte, sur la page de votre commande' },
}

/** An order that does not exist, for the preview of a template. */
export const exampleOrder: Catalog<typeof englishExample> = {
  customer: 'Leïla Gharbi',
  pieces: ['Bol', 'Tasse'],
  address: '5 rue des Oliviers',
  city: 'Sfax',
}
