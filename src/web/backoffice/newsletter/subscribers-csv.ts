import { listSubscribers } from '#domain/correspondence/list-subscribers.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { csvAnswer } from '../csv/csv.ts'
import { csvFormatOf } from '../csv/csv-format-cookie.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/subscribers-csv'

/** Everyone who has confirmed the newsletter, for a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { email, confirmed } = backoffice.newsletter.csv
  const subscribers = await listSubscribers(officeIn(context))
  const rows = subscribers.map((subscriber) => [subscriber.email, subscriber.confirmedAt])
  return csvAnswer('newsletter.csv', [[email, confirmed], ...rows], csvFormatOf(request))
}
