import type { TunisDay } from '#domain/tunis-day.ts'

/** The days on which nobody phones customers and nothing is sent, beside Sundays and the fixed public holidays. */
export interface ClosedDays {
  /** In their order, each once. */
  readonly closedDays: readonly TunisDay[]
  readonly worksSaturdays: boolean
}

export const maxClosedDays = 60

export const defaultClosedDays: ClosedDays = { closedDays: [], worksSaturdays: true }
