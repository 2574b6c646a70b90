import { Link } from 'react-router'
import type { PlanName } from '#domain/plan.ts'
import type { OpenDues } from '#domain/plans/open-dues.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { formatPrice } from '#web/text/format.ts'

interface PlanTermsProps {
  /** The one that runs. */
  readonly plan: PlanName | undefined
  readonly dues: OpenDues
}

/** The plan by which a store leaves its commission, and what is to pay for it. */
export function PlanTerms({ plan, dues }: PlanTermsProps) {
  const { terms } = statementsMessages
  return (
    <>
      <p>{plan ? terms.plan(planRequestsMessages.plans[plan]) : terms.noPlan}</p>
      {dues.planRequestId !== undefined && (
        <p>
          <Link to={planRequestPath(dues.planRequestId)} className="text-link">
            {terms.due(formatPrice(dues.amount))}
          </Link>
        </p>
      )}
    </>
  )
}
