import type { Millimes } from '#domain/money.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import type { Phone } from '#domain/phone.ts'

/** The outcome of calling the customer of an order that is not confirmed yet. */
export type Call =
  | { readonly outcome: 'confirmed' }
  | { readonly outcome: 'no-answer'; readonly callBackAt: Date }
  /** With the right phone number the order goes back into the call queue; without it, staff have to find one first. */
  | { readonly outcome: 'wrong-number'; readonly phone?: Phone }
  /** Confirmed, after a correction. `base`, here and below, is the version the operator saw when editing began. */
  | {
      readonly outcome: 'address-corrected'
      readonly correction: DeliveryCorrection
      readonly base?: DeliveryCorrection | undefined
    }
  /** Confirmed, with other lines, at the total that the operator read out to the customer. */
  | {
      readonly outcome: 'changed'
      readonly lines: readonly RequestedLine[]
      readonly claimedTotal: Millimes
      readonly base?: readonly RequestedLine[] | undefined
    }
  | { readonly outcome: 'cancelled'; readonly reason: string }

export type CallOutcome = Call['outcome']

export const callOutcomes = [
  'confirmed',
  'no-answer',
  'wrong-number',
  'address-corrected',
  'changed',
  'cancelled',
] as const satisfies readonly CallOutcome[]

/** Joins the reason for a cancellation and the note of the operator. */
export function reasonAndNote(reason: string, note: string): string {
  return [reason, note].filter((text) => text !== '').join(': ')
}
