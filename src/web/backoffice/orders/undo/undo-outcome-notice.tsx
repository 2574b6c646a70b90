import type { UndoStepOutcome } from '#domain/orders/status/undo-order-step.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { LinesNotice } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What became of undoing a step. A missing reason is said at its field. */
export function UndoOutcomeNotice({ result }: { result: UndoStepOutcome }) {
  switch (result.outcome) {
    case 'undone':
      return (
        <Notice isStatic tone="success">
          {undoStepsMessages.done(orderNamesMessages.states[result.status])}
        </Notice>
      )
    case 'already-undone':
    case 'changed-since':
      return (
        <Notice isStatic tone="info">
          {undoStepsMessages.outcomes[result.outcome](orderNamesMessages.states[result.status])}
        </Notice>
      )
    case 'out-of-stock':
      return <LinesNotice refusal={result} />
    case 'joined':
    case 'exchange-undone':
    case 'returning':
    case 'erased':
      return (
        <Notice isStatic tone="error">
          {undoStepsMessages.outcomes[result.outcome]}
        </Notice>
      )
    default:
      return null
  }
}
