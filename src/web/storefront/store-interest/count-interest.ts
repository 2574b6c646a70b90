import { z } from 'zod'
import { countInterest } from '#domain/store-interest/count-interest.ts'
import { interestKinds, maxReported } from '#domain/store-interest/interest.ts'
import { readForm } from '#web/forms/read-form.ts'
import { asksNotToBeFollowed } from '#web/http/asks-not-to-be-followed.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { hasSessionCookieIn, marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/count-interest'

const maxBytes = 4096

/** Such as `3,12`. */
const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.int()).max(maxReported))
  .optional()

const shape = z.object({ kind: z.enum(interestKinds), products: ids, stores: ids })

/**
 * Counts what a visitor saw, found and kept of a store, which pages report. Browsers that ask not to be followed are
 * not counted, nor those in which somebody is signed in to the office or the studio.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (asksNotToBeFollowed(request) || hasSessionCookieIn(context)) return new Response(null, { status: 204 })
  const reading = shape.safeParse(Object.fromEntries(await readForm(request, maxBytes)))
  if (!reading.success) return new Response(null, { status: 400 })
  const { kind, products = [], stores = [] } = reading.data
  const counting = countInterest(marketplaceIn(context), { kind, productIds: products, storeIds: stores })
  return (await catchRateLimited(counting)) ?? new Response(null, { status: 204 })
}
