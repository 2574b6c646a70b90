import { useRef } from 'react'
import type { PlanName } from '#domain/plan.ts'
import { commonMessages } from '#messages/en/common.ts'
import { pricingMessages } from '#messages/en/pricing.ts'
import { useMessages } from '../../text/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { TypedPlanRequest } from './plan-fields.ts'
import { PlanRequestForm } from './plan-request-form.tsx'

interface PlanDialogProps {
  readonly plan: PlanName
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The request form in a dialog. What was typed is restored when it is opened again, for another plan too. */
export function PlanDialog({ plan, isOpen, onClose }: PlanDialogProps) {
  const pricing = useMessages(pricingMessages)
  const common = useMessages(commonMessages)
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
