import type { UndoStepOutcome } from '#domain/orders/status/undo-order-step.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { LinesNotice } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What became of undoing a step. A missing reason is said at its field. */
export function UndoOutcomeNotice({ result }: { result: UndoStepOutcome }) {
  const { undoSteps, orders } = backoffice
  switch (result.outcome) {
    case 'undone':
      return <Notice tone="success">{undoSteps.done(orders.states[result.status])}</Notice>
    case 'already-undone':
    case 'changed-since':
      return <Notice tone="info">{undoSteps.outcomes[result.outcome](orders.states[result.status])}</Notice>
    case 'out-of-stock':
      return <LinesNotice refusal={result} />
    case 'joined':
    case 'returning':
    case 'erased':
      return <Notice tone="error">{undoSteps.outcomes[result.outcome]}</Notice>
    default:
      return null
  }
}
