import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { undoJoining } from '#domain/orders/duplicates/undo-joining.ts'
import { textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'

/** Parts two orders that were joined. */
export async function partOrders(office: Marketplace, _: number, form: FormData) {
  const { outcome } = await undoJoining(office, parseId(textIn(form, 'joined')))
  const answer = { outcome: 'parting', parting: outcome } as const
  return outcome === 'undone' ? data(done(answer)) : data(answer, { status: 409 })
}
