import type { Catalog } from '../catalog.ts'
import type { cannotReasonMessages as english } from '../en/cannot-reasons.ts'

export const cannotReasonMessages: Catalog<typeof english> = {
  sold: 'Elle est vendue ailleurs',
  damaged: 'Elle est abîmée',
  material: 'La matière manque',
  time: 'Le temps manque',
  other: 'Une autre raison',
}
