import type { Catalog } from '../catalog.ts'
import type { expectedDeliveryMessages as english } from '../en/expected-delivery.ts'
import { isolate } from '../isolate.ts'

export const expectedDeliveryMessages: Catalog<typeof english> = {
  expected: (day) => `Livraison prévue : ${day}`,
  late: (day) => `Elle était prévue pour le ${day}. Nous en sommes désolés : écrivez-nous ici ou appelez-nous.`,
  courier: (name) => `Livreur : ${isolate('ltr', name)}`,
}
