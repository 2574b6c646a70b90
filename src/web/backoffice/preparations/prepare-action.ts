import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { known, readFields, sentId, sentIdOrZero } from '#web/forms/form-fields.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { unreadable } from '#web/http/unreadable.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'

/** What the office says of a line for its maker. `line` is the line as the page showed it. */
const prepareForm = z
  .object({
    ...{ position: sentIdOrZero, variant: sentId, pieces: sentId },
    answer: known(['ready', 'again'] as const),
  })
  .transform(({ position, variant: variantId, pieces: quantity, answer }) => ({
    line: variantId && quantity ? { position, variantId, quantity } : undefined,
    answer,
  }))

/** Says for a maker that a line is ready, or is not after all. */
export async function prepareForMaker(office: Marketplace, id: number, form: FormData) {
  const { line, answer } = readFields(prepareForm, form)
  if (!line || !answer) return unreadable()
  const result = await catchNotFound(prepareLine(office, { ...line, orderId: id }, { state: answer }))
  if (result.outcome === 'saved') return redirect(orderDetailsPath(id))
  const refused = result.outcome === 'not-possible' ? result : ({ outcome: 'preparation-changed' } as const)
  return data(refused, { status: 409 })
}
