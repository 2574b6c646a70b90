import { releaseOrder } from '#domain/orders/claim-order.ts'
import { readForm, textIn } from '../../read-form.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/leave-card'
import { readIds } from './orders-query.ts'

/** A page says that it is no longer looked at, while it goes. Nobody waits for the answer. */
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
