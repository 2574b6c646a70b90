import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { orUndefinedOnFailure } from '#web/backoffice/layout/screen-problem.ts'
import type { Route } from './+types/pending-counts-data'

/** The counts for polling. */
export function loader({ context }: Route.LoaderArgs) {
  return countPendingWork(officeIn(context))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orUndefinedOnFailure(serverLoader())
}
