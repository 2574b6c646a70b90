import type { Context } from 'hono'
import { orderHeaders } from '#api/contract/parameters.ts'
import { Problem } from '#api/problem.ts'
import { readBody } from '#api/read-body.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import { createdResponse } from '#api/responses.ts'
import {
  codeRefusalToWire,
  orderFromWire,
  paymentRefusalToWire,
  placedOrderToWire,
  quoteToWire,
  shortLinesToWire,
  unknownLinesToWire,
} from '#api/translate/order.ts'
import { invalidFields, valid } from '#api/validate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'

export function orderHandlers(marketplace: Marketplace) {
  return {
    async placeOrder(context: Context) {
      const key = readKey(context)
      const request = await readBody(context.req.raw, orderFromWire)
      const result = await placeOrder(requestMarketplace(context, marketplace), {
        ...request,
        ...(key !== undefined && { idempotencyKey: key }),
      })
      switch (result.outcome) {
        case 'placed':
          return createdResponse(context, placedOrderToWire(result.order))
        case 'unknown-lines':
          throw invalidFields(unknownLinesToWire(result.lines))
        case 'out-of-stock':
          throw new Problem(
            'out-of-stock',
            'Someone was faster: not enough pieces are left.',
            shortLinesToWire(result.lines),
          )
        case 'repriced':
          throw new Problem(
            'total-mismatch',
            'Please show the buyer the new total and ask again.',
            quoteToWire(result.quote),
          )
        case 'code-refused':
          throw invalidFields(codeRefusalToWire(result.refusal))
        case 'payment-not-offered':
          throw invalidFields([paymentRefusalToWire(result.offered)])
        case 'key-reused':
          throw new Problem('key-reuse', 'Please use a new key for another order.', {})
      }
    },
  }
}

function readKey({ req }: Context): string | undefined {
  return valid(orderHeaders, { 'Idempotency-Key': req.header('Idempotency-Key') })['Idempotency-Key']
}
