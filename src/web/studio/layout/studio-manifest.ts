import { studioMessages } from '#page-messages/studio.ts'
import { webManifestResponse } from '#web/http/web-manifest-response.ts'
import { languageIn, shopProfileIn } from '#web/page-context.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import type { Route } from './+types/studio-manifest'

/**
 * The web app manifest of the studio, which is installed beside the shop. It says nothing that needs signing in. No
 * browser asks for a service worker any more.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await shopProfileIn(context)
  const inLanguage = (path: string) => withLocale(path, languageIn(context).prefix)
  return webManifestResponse({
    id: piecesPath(),
    name: studioMessages.studio(name),
    short_name: studioMessages.makers,
    start_url: inLanguage(piecesPath()),
    scope: inLanguage(piecesPath()),
  })
}
