import type { TunisDay } from '#domain/tunis-day.ts'

/** How an attempt ended that did not deliver the parcel: the courier comes again, or brings it back. */
export const attemptOutcomes = ['postponed', 'refused'] as const

export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** Who decided that the parcel was not delivered. */
export const attemptDeciders = ['customer', 'courier', 'shop'] as const

export type AttemptDecider = (typeof attemptDeciders)[number]

export const attemptReasons = [
  'absent',
  'unreachable',
  'changed-mind',
  'no-money',
  'damaged',
  'not-as-expected',
  'late',
  'wrong-address',
  'other',
] as const

export type AttemptReason = (typeof attemptReasons)[number]

/** An attempt as it is reported. */
export interface DeliveryAttempt {
  readonly outcome: AttemptOutcome
  readonly decidedBy: AttemptDecider
  readonly reason: AttemptReason
  readonly note?: string
  /** The day of the next attempt, where it is known. */
  readonly postponedUntil?: TunisDay
}

/** An attempt as its row has it. */
interface RecordedAttempt {
  readonly outcome: AttemptOutcome
  readonly reason: AttemptReason
  readonly note: string
  readonly postponed_until: TunisDay | null
}

/** Returns whether somebody has reported this attempt already. */
export function isSameAttempt(
  last: RecordedAttempt,
  { outcome, reason, note, postponedUntil }: DeliveryAttempt,
): boolean {
  return (
    last.outcome === outcome &&
    last.reason === reason &&
    last.note === (note ?? '') &&
    last.postponed_until === (postponedUntil ?? null)
  )
}

/** Characters. */
export const maxAttemptNote = 300
