import { data } from 'react-router'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { refusedFormPath } from '#web/paths/refused-form-path.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import type { Route } from './+types/not-found-page'

export const handle = staticPage

/** Any URL that no other route matches, and the one that stands for a form which was refused before any route. */
export function loader({ request }: Route.LoaderArgs) {
  const isRefusedForm = splitLocale(new URL(request.url).pathname).path === refusedFormPath
  throw data(null, { status: isRefusedForm ? 403 : 404 })
}

export function action() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
