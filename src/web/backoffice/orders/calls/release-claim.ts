import { releaseOrder } from '#domain/orders/calls/claim-order.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { readIds } from '#web/backoffice/orders/list/orders-query.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import type { Route } from './+types/release-claim'

/** Releases a claim when its page is closed. Called by `sendBeacon`, so nobody reads the response. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request)
  const [id] = readIds([form.get('id')])
  const until = new Date(textIn(form, 'until'))
  if (id === undefined || Number.isNaN(until.getTime())) return new Response(null, { status: 400 })
  await releaseOrder(officeIn(context), id, until)
  return new Response(null, { status: 204 })
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
