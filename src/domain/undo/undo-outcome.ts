import type { ResumeOutcome } from '#domain/promotions/cancel-promotion.ts'

/**
 * `changed-since`: the entity has changed since. `cannot`: this kind of change cannot be undone. The others say why a
 * canceled promotion is not scheduled again. Only `undone` changes anything.
 */
export type UndoOutcome =
  | 'undone'
  /**
   * A step of an order that its customer may know of, that needs more pieces than there are, or of an order that is
   * gone.
   */
  | 'reason-needed'
  | 'out-of-stock'
  | 'joined'
  | 'exchange-undone'
  | 'returning'
  | 'erased'
  | 'changed-since'
  | 'cannot'
  | Exclude<ResumeOutcome['outcome'], 'scheduled' | 'ends-before-start'>

export function undoneIf(isUndone: boolean | undefined): UndoOutcome {
  return isUndone ? 'undone' : 'changed-since'
}
