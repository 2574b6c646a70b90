import type { Context } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'
import { requestPlan } from '#domain/memberships/request-plan.ts'
import { answerCreated } from '../answer.ts'
import { askedBy } from '../asked-by.ts'
import { readBody } from '../read-body.ts'
import { planRequestFromWire } from '../translate/plan-request.ts'

export function membershipHandlers(marketplace: Marketplace) {
  return {
    async requestPlan(context: Context) {
      await requestPlan(askedBy(context, marketplace), await readBody(context.req.raw, planRequestFromWire))
      return answerCreated(context, {})
    },
  }
}
