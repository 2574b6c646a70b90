import { exportSubscribers } from '#domain/exports/export-subscribers.ts'
import type { Subscriber } from '#domain/newsletter/list-subscribers.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { csvStreamResponse } from '#web/csv/csv.ts'
import { issuesPath } from '#web/paths/backoffice-message-paths.ts'
import type { Route } from './+types/subscribers-csv'

/** Streams the confirmed subscribers as CSV. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireFreshSession(context, request, issuesPath())
  const { email, confirmed } = newsletterMessages.csv
  const rows = rowsOf(exportSubscribers(officeIn(context)))
  return csvStreamResponse('newsletter.csv', [email, confirmed], rows, csvFormatOf(request))
}

async function* rowsOf(batches: AsyncIterable<readonly Subscriber[]>) {
  for await (const batch of batches) yield batch.map(({ email, confirmedAt }) => [email, confirmedAt])
}
