import { listWaiting } from '#domain/today/list-waiting.ts'
import { orNothing } from '../layout/trouble.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/waiting-data'

/** The counts alone, for a screen that stays open. */
export function loader({ context }: Route.LoaderArgs) {
  return listWaiting(officeIn(context))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothing(serverLoader())
}
