import { webManifestResponse } from '#web/http/web-manifest-response.ts'
import { languageIn, shopProfileIn } from '#web/page-context.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { homePath } from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/web-manifest'

/** The web app manifest: name and icons of the shop when installed on a device. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = await shopProfileIn(context)
  const { prefix } = languageIn(context)
  const side = {
    id: homePath(),
    name,
    short_name: name,
    description: tagline,
    start_url: withLocale(homePath(), prefix),
    scope: homePath(),
  }
  return webManifestResponse(side, { 'Cache-Control': 'public, max-age=86400' })
}
