import { exportSubscribers } from '#domain/exports/export-subscribers.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { issuesPath } from '#web/paths/backoffice-paths.ts'
import { csvResponse } from '../csv/csv.ts'
import { csvFormatOf } from '../csv/csv-format-cookie.ts'
import type { Route } from './+types/subscribers-csv'

/** The confirmed subscribers as CSV. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireFreshSession(context, request, issuesPath())
  const { email, confirmed } = backoffice.newsletter.csv
  const subscribers = await exportSubscribers(officeIn(context))
  const rows = subscribers.map((subscriber) => [subscriber.email, subscriber.confirmedAt])
  return csvResponse('newsletter.csv', [[email, confirmed], ...rows], csvFormatOf(request))
}
