import { z } from 'zod'
import { countWebVitals } from '#domain/web-vitals/count-web-vitals.ts'
import { pageKinds, vitalRatings } from '#domain/web-vitals/web-vital.ts'
import { readForm } from '#web/forms/read-form.ts'
import { asksNotToBeFollowed } from '#web/http/asks-not-to-be-followed.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { hasSessionCookieIn, marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/count-web-vitals'

const maxBytes = 1024

const rating = z.enum(vitalRatings).optional()

const shape = z.object({ page: z.enum(pageKinds), lcp: rating, inp: rating, cls: rating })

/** What robots and programs that measure pages call themselves, if they run scripts at all. */
const robot = /bot\b|crawl|spider|headless|lighthouse/i

/**
 * Counts how long a visitor waited, which pages report. Browsers that ask not to be followed are not counted, nor
 * robots, nor those in which somebody is signed in to the office or the studio.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const isRobot = robot.test(request.headers.get('User-Agent') ?? '')
  if (isRobot || asksNotToBeFollowed(request) || hasSessionCookieIn(context)) return new Response(null, { status: 204 })
  const reading = shape.safeParse(Object.fromEntries(await readForm(request, maxBytes)))
  if (!reading.success) return new Response(null, { status: 400 })
  const { page, ...ratings } = reading.data
  return (
    (await catchRateLimited(countWebVitals(marketplaceIn(context), { page, ratings }))) ??
    new Response(null, { status: 204 })
  )
}
