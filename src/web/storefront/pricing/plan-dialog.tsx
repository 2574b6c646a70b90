import { useRef } from 'react'
import type { PlanName } from '#domain/memberships/plan.ts'
import { commonMessages } from '#messages/common.ts'
import { pricingMessages } from '#messages/pricing.ts'
import { useMessages } from '../../text/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { TypedPlanRequest } from './plan-form.ts'
import { PlanRequestForm } from './plan-request-form.tsx'

interface PlanDialogProps {
  readonly plan: PlanName
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The form over the page. What was typed is there again after closing it, also for another plan. */
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
