import type { PlanName } from '#domain/memberships/plan.ts'
import type { PlanRequest } from '#domain/memberships/request-plan.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { newPlanRequest } from '../contract/requests.ts'
import { email, phone } from './fields.ts'

const plans = { Silver: 'silver', Gold: 'gold', Diamonds: 'diamonds' } as const satisfies Record<string, PlanName>

export const planRequestFromWire = newPlanRequest.extend({ email, tel: phone }).transform(
  (wire): PlanRequest => ({
    plan: plans[wire.selectedpack],
    name: cleanLine(wire.name),
    email: wire.email,
    phone: wire.tel,
    project: cleanLine(wire.project),
    description: cleanText(wire.description),
  }),
)
