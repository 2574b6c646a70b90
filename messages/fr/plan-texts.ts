import type { Catalog } from '../catalog.ts'
import type { planTexts as english } from '../en/plan-texts.ts'
import { isolate } from '../isolate.ts'

export const planTexts: Catalog<typeof english> = {
  ends: (shop, store, plan, day) =>
    `Bonjour ! L’abonnement ${plan} de votre atelier « ${isolate('ltr', store)} » chez ${isolate('ltr', shop)} va jusqu’au ${day}. Pour continuer ensuite, répondez à ce message.`,
  endsToday: (shop, store, plan) =>
    `Bonjour ! C’est le dernier jour de l’abonnement ${plan} de votre atelier « ${isolate('ltr', store)} » chez ${isolate('ltr', shop)}. Pour continuer, répondez à ce message.`,
  ended: (shop, store, plan, day) =>
    `Bonjour ! L’abonnement ${plan} de votre atelier « ${isolate('ltr', store)} » chez ${isolate('ltr', shop)} a fini le ${day}. Tout est gardé : avec un nouvel abonnement, votre atelier continue comme avant. Répondez à ce message.`,
  receipt: {
    title: (number) => `Reçu ${number}`,
    for: 'Pour',
    store: 'Atelier',
    plan: 'Abonnement',
    days: 'Jours',
    from: (day, lastDay) => `du ${day} au ${lastDay}`,
    amount: 'Reçu',
    by: 'Payé par',
    setOff: 'Déduit de ce qui vous est dû',
    paidOn: 'Le',
    reference: 'Référence',
    revoked: 'Ce reçu a été annulé et ne compte pas.',
  },
}
