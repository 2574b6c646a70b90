import { z } from 'zod'
import { countSearch } from '#domain/catalog/search-report/count-search.ts'
import { searchSteps } from '#domain/catalog/search-report/search-step.ts'
import { locales } from '#domain/locale.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { readForm } from '#web/forms/read-form.ts'
import { asksNotToBeFollowed } from '#web/http/asks-not-to-be-followed.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/count-search'

const maxBytes = 4096

const shape = z.object({
  step: z.enum(searchSteps),
  text: z.string().min(1).max(maxSearchLength),
  locale: z.enum(locales),
  results: z.enum(['', '1']),
  seconds: z.coerce.number().int().min(0),
  device: z.string().regex(/^[\da-f]{32}$/),
})

/** Counts a step of a search, which pages report. Browsers that ask not to be followed are not counted. */
export async function action({ request, context }: Route.ActionArgs) {
  if (asksNotToBeFollowed(request)) return new Response(null, { status: 204 })
  const reading = shape.safeParse(Object.fromEntries(await readForm(request, maxBytes)))
  if (!reading.success) return new Response(null, { status: 400 })
  const { text, results, seconds, ...step } = reading.data
  const refusal = await catchRateLimited(
    countSearch(marketplaceIn(context), {
      ...step,
      searchText: text,
      hasResults: results === '1',
      secondsAgo: seconds,
    }),
  )
  return refusal ?? new Response(null, { status: 204 })
}
