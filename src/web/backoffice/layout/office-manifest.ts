import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { webManifestResponse } from '#web/http/web-manifest-response.ts'
import { shopProfileIn } from '#web/page-context.ts'
import { callsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import type { Route } from './+types/office-manifest'

/**
 * The web app manifest of the back office, which is installed beside the shop. It says nothing that needs signing in.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await shopProfileIn(context)
  return webManifestResponse({
    id: dashboardPath(),
    name: layoutMessages.office(name),
    short_name: name,
    start_url: dashboardPath(),
    scope: dashboardPath(),
    shortcuts: [
      { name: sectionsMessages.calls, url: callsPath() },
      { name: sectionsMessages.orders, url: ordersPath() },
    ],
  })
}
