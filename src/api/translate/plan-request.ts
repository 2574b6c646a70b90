import { newPlanRequest } from '#api/contract/requests.ts'
import type { PlanName } from '#domain/plan.ts'
import type { PlanRequest } from '#domain/plans/request-plan.ts'
import { email, lang, line, phone, text } from './fields.ts'

const plans = { Silver: 'silver', Gold: 'gold', Diamonds: 'diamonds' } as const satisfies Record<string, PlanName>

const { name, project, description } = newPlanRequest.shape
const cleaned = { name: line(name), project: line(project), description: text(description) }

export const planRequestFromWire = newPlanRequest.extend({ ...cleaned, email, lang, tel: phone }).transform(
  (wire): PlanRequest => ({
    plan: plans[wire.selectedpack],
    name: wire.name,
    email: wire.email,
    phone: wire.tel,
    project: wire.project,
    description: wire.description,
    locale: wire.lang,
  }),
)
