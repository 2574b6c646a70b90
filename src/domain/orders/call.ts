import type { Millimes } from '../money.ts'
import type { Phone } from '../phone.ts'
import type { DeliveryCorrection } from './delivery-correction.ts'
import type { RequestedLine } from './order.ts'

/** What can come of calling the customer of an order that nobody has confirmed yet. */
export type Call =
  | { readonly outcome: 'confirmed' }
  | { readonly outcome: 'no-answer'; readonly callBackAt: Date }
  /** With the right number, when somebody knows it, the order waits to be called again. */
  | { readonly outcome: 'wrong-number'; readonly phone?: Phone }
  /** Confirmed, with something put right before. `base`, here and below, is what the person had before them. */
  | {
      readonly outcome: 'address-corrected'
      readonly correction: DeliveryCorrection
      readonly base?: DeliveryCorrection | undefined
    }
  /** Confirmed, with other pieces, at the total that the customer was told. */
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

/** Why an order was cancelled, and what else was written down. */
export function reasonAndNote(reason: string, note: string): string {
  return [reason, note].filter((words) => words !== '').join(': ')
}
