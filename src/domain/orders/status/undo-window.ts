/** What an owner sets of undoing steps. */
export interface UndoWindow {
  /** How long a step of staff is undone without a reason, and kept from the customer. */
  readonly undoMinutes: number
}

export const defaultUndoWindow: UndoWindow = { undoMinutes: 5 }

export const maxUndoMinutes = 60

/**
 * The time between the last undo without a reason and the moment when the customer sees the step: for a transaction
 * that is under way, and for instances whose clocks differ.
 */
export const undoMarginMilliseconds = 30_000

/** Returns when the customer sees a step of staff that is taken now, and is told by email. */
export function visibleFrom(now: Date, { undoMinutes }: UndoWindow): Date {
  return new Date(now.getTime() + undoMinutes * 60_000 + undoMarginMilliseconds)
}

/** Returns until when a step is undone without a reason; undefined for one that the customer saw at once. */
export function freeUndoUntil(visibleAt: Date | null): Date | undefined {
  return visibleAt === null ? undefined : new Date(visibleAt.getTime() - undoMarginMilliseconds)
}
