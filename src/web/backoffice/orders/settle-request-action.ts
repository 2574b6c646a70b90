import { redirect } from 'react-router'
import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { settleCustomerRequest } from '#domain/orders/customer-requests/settle-customer-request.ts'
import { readFields, sentId } from '#web/forms/form-fields.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'

/** A request of the customer that the office has dealt with. */
const settleRequestForm = z.object({ request: sentId })

export async function settleRequest(office: Marketplace, id: number, form: FormData) {
  const { request: requestId } = readFields(settleRequestForm, form)
  if (requestId !== undefined) await settleCustomerRequest(office, id, requestId)
  return redirect(orderDetailsPath(id))
}
