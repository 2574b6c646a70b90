import type { Context } from 'hono'
import { readBody } from '#api/read-body.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import { createdResponse } from '#api/responses.ts'
import { planRequestFromWire } from '#api/translate/plan-request.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'

export function planRequestHandlers(marketplace: Marketplace) {
  return {
    async requestPlan(context: Context) {
      await requestPlan(requestMarketplace(context, marketplace), await readBody(context.req.raw, planRequestFromWire))
      return createdResponse(context, {})
    },
  }
}
