import { useRef } from 'react'
import type { PlanName } from '#domain/plan.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { pricingMessages as pricing } from '#page-messages/pricing.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { TypedPlanRequest } from './plan-fields.ts'
import { PlanRequestForm } from './plan-request-form.tsx'

interface PlanDialogProps {
  readonly plan: PlanName
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The request form in a dialog. What was typed is restored when it is opened again, for another plan too. */
export function PlanDialog({ plan, isOpen, onClose }: PlanDialogProps) {
  const draft = useRef<TypedPlanRequest>(undefined)
  return (
    <Dialog
      isOpen={isOpen}
      title={pricing.subscribeTo(pricing.names[plan])}
      closeLabel={common.close}
      onClose={onClose}
    >
      <PlanRequestForm plan={plan} draft={draft} onSent={onClose} />
    </Dialog>
  )
}
