import { z } from 'zod'
import { releaseOrder } from '#domain/orders/calls/claim-order.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { readIds } from '#web/backoffice/orders/list/orders-query.ts'
import { rawText, readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import type { Route } from './+types/release-claim'

const releaseForm = z.object({
  id: rawText.transform((sent) => readIds([sent])[0]),
  until: rawText.transform(
    (sent) =>
      z.iso
        .datetime()
        .transform((text) => new Date(text))
        .safeParse(sent).data,
  ),
})

/** Releases a claim when its page is closed. Called by `sendBeacon`, so nobody reads the response. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { id, until } = readFields(releaseForm, await readForm(request))
  if (id === undefined || !until) return new Response(null, { status: 400 })
  await releaseOrder(officeIn(context), id, until)
  return new Response(null, { status: 204 })
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
